"""The time bank: when it starts, what it costs, and that only its use empties it."""

from dataclasses import replace

import pytest

from bot.common.outages import Outage
from bot.poker.refusals import Reason
from bot.tables.messages import TurnEnded
from bot.tables.replies import TableDenial
from bot.tables.rules.seating import with_seat
from bot.tables.rules.time_bank import REFILL_HANDS
from bot.tables.state import SeatState
from tests.harness.tables.doubles import ManualTimer, MemoryStore
from tests.harness.tables.room import TURN_MS, Room, deal
from tests.harness.tables.tournament_room import TournamentRoom
from tests.harness.tables.turn_room import more_time
from tests.tables.conftest import _CARDS

BANK_MS = 60_000


@pytest.fixture
async def banked(store: MemoryStore) -> Room:
    """Return a room where 101 must bring it in, with a bank of a minute besides the turn's 45 seconds."""
    room = Room(store, *deal([1, 2, 3], _CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, time_bank_seconds=60)
    return room


def seat_of(store: MemoryStore, player_id: int) -> SeatState:
    return next(seat for seat in store.commits[-1].state.seats if seat.player_id == player_id)


async def test_the_time_bank_starts_when_the_turn_is_over(banked: Room) -> None:
    started = banked.timer.now_ms()
    await banked.advance(TURN_MS)
    assert banked.to_act() == 101
    assert banked.view.clock.bank_from_ms == started + TURN_MS
    assert banked.view.clock.deadline_ms == started + TURN_MS + BANK_MS
    assert banked.publisher.shown[-1].clock.bank_from_ms == started + TURN_MS


async def test_a_player_keeps_the_unused_part_of_their_time_bank(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS + 20_000)
    await banked.play("101 bring_in")
    assert seat_of(store, 101).bank_ms == BANK_MS - 20_000
    assert seat_of(store, 101).timeouts == 0
    assert banked.view.clock.bank_from_ms is None
    assert banked.view.clock.deadline_ms == banked.timer.now_ms() + TURN_MS
    assert seat_of(store, 102).bank_ms is None


async def test_the_time_used_is_charged_even_if_the_player_changed_seats_before(
    banked: Room, store: MemoryStore
) -> None:
    await banked.play("101 bring_in", "102 fold")
    assert (await banked.change_seat(103, 5)).done
    await banked.advance(TURN_MS + 20_000)
    await banked.play("103 fold")
    assert seat_of(store, 103).seat == 5
    assert seat_of(store, 103).bank_ms == BANK_MS - 20_000


async def test_a_turn_that_ends_in_time_costs_nothing(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS - 1)
    await banked.play("101 bring_in")
    assert seat_of(store, 101).bank_ms is None


async def test_the_turn_is_over_when_the_time_bank_is_empty(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS + BANK_MS)
    assert banked.to_act() == 102
    assert seat_of(store, 101).bank_ms == 0
    assert seat_of(store, 101).timeouts == 1
    assert store.commits[-1].cause is not None
    assert store.commits[-1].cause.via == "timeout"


async def test_a_player_who_timed_out_before_gets_no_time_bank_in_the_next_turn(
    banked: Room, store: MemoryStore
) -> None:
    await banked.play("101 bring_in", "102 call", "103 call")
    sleeper = banked.to_act()
    seat = replace(seat_of(store, sleeper), timeouts=1, bank_ms=30_000)
    kept = store.tables[banked.table_id]
    seats = with_seat(kept.state.seats, seat)
    store.tables[banked.table_id] = replace(kept, state=replace(kept.state, seats=seats))
    again = Room(store, timer=ManualTimer(banked.timer.now_ms()))
    again.requests, again.table_id = banked.requests, banked.table_id
    await again.tables.restore()
    assert again.view.clock.bank_ms == 30_000
    await again.advance(TURN_MS)
    assert again.status(sleeper) == "sitting_out", "the second time-out in a row had no time bank"
    assert seat_of(store, sleeper).bank_ms == 30_000


async def test_only_the_player_to_act_may_take_the_time_bank_before_the_turn_runs_out(banked: Room) -> None:
    started = banked.timer.now_ms()
    assert (refused := (await more_time(banked, 102)).refusal) is not None
    assert refused.reason is Reason.OUT_OF_TURN
    assert (await more_time(banked, 101)).done
    assert banked.view.clock.deadline_ms == started + TURN_MS + BANK_MS
    assert (await more_time(banked, 101)).denial is TableDenial.BANK_RUNS
    await banked.advance(TURN_MS + BANK_MS - 1)
    assert banked.to_act() == 101
    await banked.advance(1)
    assert banked.to_act() == 102


async def test_a_time_bank_taken_early_but_not_needed_costs_nothing(banked: Room, store: MemoryStore) -> None:
    await more_time(banked, 101)
    await banked.advance(TURN_MS - 1)
    await banked.play("101 bring_in")
    assert seat_of(store, 101).bank_ms is None


async def test_a_turns_alarm_set_before_the_time_bank_was_taken_does_nothing(banked: Room) -> None:
    ring = TurnEnded(banked.view.hand_number, banked.hand.version)
    await more_time(banked, 101)
    assert (await banked.submit(ring)).denial is TableDenial.STALE
    assert banked.to_act() == 101


async def test_a_request_for_more_time_is_refused_if_the_time_bank_is_empty(banked: Room) -> None:
    await banked.advance(TURN_MS + BANK_MS)
    await banked.play("102 call", "103 call")
    while banked.to_act() != 101:
        await banked.act(banked.to_act(), "check")
    assert (await more_time(banked, 101)).denial is TableDenial.NO_BANK


async def test_a_table_without_a_time_bank_refuses_more_time(playing: Room) -> None:
    assert (await more_time(playing, 101)).denial is TableDenial.NO_BANK
    await playing.advance(TURN_MS)
    assert playing.to_act() == 102


async def test_a_tournament_has_no_time_bank(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.started({1: 1_000, 2: 1_000}, time_bank_seconds=60)
    first = room.to_act()
    assert (await more_time(room, first)).denial is TableDenial.NO_BANK
    await room.advance(TURN_MS)
    assert room.to_act() != first


async def test_a_restart_keeps_the_rest_of_the_time_bank(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS + 20_000)
    await banked.play("101 bring_in")
    await banked.advance(TURN_MS + 10_000)
    again = Room(store, timer=ManualTimer(banked.timer.now_ms() + 3_600_000))
    again.requests, again.table_id = banked.requests, banked.table_id
    await again.tables.restore()
    now = again.timer.now_ms()
    assert again.to_act() == 102
    assert again.view.clock.deadline_ms == now + 15_000 + BANK_MS
    await again.advance(1_000)
    await again.play("102 call")
    assert seat_of(store, 102).bank_ms is None
    assert seat_of(store, 101).bank_ms == BANK_MS - 20_000


async def test_a_pause_stops_the_time_bank_and_the_turn_starts_again(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS + 20_000)
    await banked.pause()
    await banked.advance(3_600_000)
    await banked.resume()
    assert banked.view.clock.bank_from_ms is None
    assert banked.view.clock.deadline_ms == banked.timer.now_ms() + TURN_MS
    assert seat_of(store, 101).bank_ms == BANK_MS - 20_000


async def test_a_clock_set_back_by_hours_does_not_lengthen_the_time_bank(banked: Room) -> None:
    await banked.advance(TURN_MS + 1_000)
    before_ms = banked.timer.now_ms()
    banked.timer.put_back(7_200_000)
    banked.tables.play_was_impossible(Outage(before_ms, banked.timer.now_ms()))
    await banked.quiet()
    assert banked.view.clock.deadline_ms == banked.timer.now_ms() + BANK_MS - 1_000


async def test_an_empty_time_bank_gets_ten_seconds_back_after_a_number_of_hands(store: MemoryStore) -> None:
    room = Room(store)
    await room.started({1: 2_000, 2: 2_000, 3: 2_000}, time_bank_seconds=60)
    sleeper = room.to_act()
    await room.advance(TURN_MS + BANK_MS)
    assert seat_of(store, sleeper).bank_ms == 0
    while room.view.hand_number < REFILL_HANDS:
        assert seat_of(store, sleeper).bank_ms == 0
        await room.next_hand()
    assert seat_of(store, sleeper).bank_ms == 10_000


async def test_a_player_who_leaves_during_their_time_bank_passes_no_time_to_the_next(banked: Room) -> None:
    await banked.advance(TURN_MS + 1_000)
    await banked.leave(101)
    assert banked.to_act() != 101
    assert banked.view.clock.bank_from_ms is None


async def test_a_failed_save_uses_none_of_the_time_bank(banked: Room, store: MemoryStore) -> None:
    await banked.advance(TURN_MS + 1_000)
    store.down = True
    await banked.act(101, "bring_in")
    await banked.advance(120_000)
    store.down = False
    await banked.advance(20_000)
    assert banked.to_act() == 101
    await banked.play("101 bring_in")
    assert seat_of(store, 101).bank_ms is None
