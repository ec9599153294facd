"""The pace of a table: its turn, time bank and idle time, above all at tables played over days."""

import pytest

from bot.tables.rules.pace import (
    NORMAL_SECONDS,
    PACE_NAMES,
    PACES,
    SLOW_IDLE_SECONDS,
    SLOW_PAUSE_MS,
    at_pace,
    bank_for,
    is_slow,
    with_idle,
)
from tests.harness.tables.doubles import ManualTimer, MemoryStore
from tests.harness.tables.room import PAUSE_MS, Room, settings

HOURS_MS = 3_600_000


@pytest.mark.parametrize("name", PACE_NAMES)
def test_choosing_the_turn_length_of_a_pace_also_sets_its_time_bank(name: str) -> None:
    pace = next(pace for known, pace in PACES.items() if known == name)
    changed = at_pace(settings(), pace.turn, 1_800)
    assert (changed.turn_seconds, changed.time_bank_seconds) == (pace.turn, pace.bank)


def test_the_paces_have_turns_of_15_45_and_90_seconds_and_12_hours() -> None:
    assert [pace.turn for pace in PACES.values()] == [15, NORMAL_SECONDS, 90, 43_200]
    assert settings().turn_seconds == NORMAL_SECONDS


def test_a_custom_turn_gets_the_time_bank_of_the_nearest_pace() -> None:
    assert [bank_for(seconds) for seconds in (5, 15, 16, 45, 60, 3_600, 7_200)] == [30, 30, 60, 60, 120, 120, 0]


def test_only_a_table_played_over_days_stays_open_for_a_week_without_hands() -> None:
    slow, quick = at_pace(settings(), 43_200, 1_800), at_pace(settings(), 45, 1_800)
    assert (slow.idle_seconds, quick.idle_seconds) == (SLOW_IDLE_SECONDS, 1_800)
    assert (is_slow(slow), is_slow(quick)) == (True, False)
    assert with_idle(slow, 60).idle_seconds == SLOW_IDLE_SECONDS
    assert with_idle(slow, 30 * 86_400).idle_seconds == 30 * 86_400


@pytest.fixture
async def slow(store: MemoryStore) -> Room:
    room = Room(store)
    await room.open(turn_seconds=43_200, idle_seconds=SLOW_IDLE_SECONDS)
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.advance(SLOW_PAUSE_MS)
    return room


async def test_a_slow_hand_can_last_for_days(slow: Room) -> None:
    started = slow.timer.now_ms()
    while not slow.hand.finished:
        await slow.advance(11 * HOURS_MS)
        kinds = [option.kind for option in slow.hand.options]
        await slow.play(f"{slow.to_act()} {next(kind for kind in ('check', 'call', 'bring_in') if kind in kinds)}")
    assert slow.timer.now_ms() - started > 4 * 24 * HOURS_MS
    assert slow.status(101) == slow.status(102) == "playing"


async def test_the_hands_of_a_slow_table_are_a_minute_apart(slow: Room) -> None:
    await slow.fold_round()
    await slow.advance(PAUSE_MS)
    assert slow.view.hand_number == 1
    await slow.advance(SLOW_PAUSE_MS - PAUSE_MS)
    assert slow.view.hand_number == 2


async def test_a_player_who_twice_lets_a_turn_of_twelve_hours_run_out_sits_out(slow: Room) -> None:
    sleeper = slow.to_act()
    await slow.advance(12 * HOURS_MS - 1)
    assert slow.to_act() == sleeper
    await slow.advance(1)
    other = slow.to_act()
    assert other != sleeper
    await slow.play(f"{other} complete")
    await slow.advance(12 * HOURS_MS)
    assert slow.status(sleeper) == "sitting_out"
    assert slow.view.clock.next_hand_ms is None


async def test_a_slow_table_closes_after_a_week_without_hands(slow: Room) -> None:
    await slow.fold_round()
    await slow.sit_out(101)
    await slow.advance(SLOW_IDLE_SECONDS * 1000 - 1)
    assert slow.tables.view(slow.table_id) is not None
    await slow.advance(1)
    assert slow.tables.view(slow.table_id) is None


async def test_a_slow_turn_keeps_its_remaining_hours_over_a_restart(slow: Room, store: MemoryStore) -> None:
    deadline = slow.view.clock.deadline_ms
    await slow.advance(5 * HOURS_MS)
    again = Room(store, timer=ManualTimer(slow.timer.now_ms() + HOURS_MS))
    again.requests, again.table_id = slow.requests, slow.table_id
    await again.tables.restore()
    assert deadline is not None
    assert again.view.clock.deadline_ms == deadline + 15_000
    await again.advance(deadline + 15_000 - again.timer.now_ms())
    assert again.to_act() != slow.to_act()
