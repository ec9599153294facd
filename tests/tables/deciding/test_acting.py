"""The action clock and the idle time of a table."""

from dataclasses import replace

import pytest

from bot.poker.stakes import Stakes
from bot.tables.messages import TurnEnded
from bot.tables.replies import TableDenial
from bot.tables.state import SeatState, TableState, TurnClock
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal
from tests.tables.conftest import WALLET

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}
IDLE_MS = 1_800_000


@pytest.fixture
async def playing(store: MemoryStore) -> Room:
    room = Room(store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    return room


async def test_a_time_out_posts_the_bring_in_and_later_folds_to_a_bet(playing: Room, store: MemoryStore) -> None:
    await playing.advance(TURN_MS)
    assert playing.hand.seats[-1].bet == 3
    assert store.commits[-1].cause is not None
    assert store.commits[-1].cause.via == "timeout"
    assert playing.to_act() == 102
    assert playing.view.clock.deadline_ms == playing.timer.now_ms() + TURN_MS
    await playing.advance(TURN_MS)
    assert playing.hand.seats[0].folded


async def test_a_time_out_checks_when_checking_is_free(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    first = playing.to_act()
    await playing.advance(TURN_MS)
    assert playing.hand.street == 1
    assert playing.to_act() != first
    assert not any(seat.folded for seat in playing.hand.seats)


async def test_each_action_restarts_the_clock(playing: Room) -> None:
    await playing.advance(TURN_MS - 1)
    await playing.play("101 bring_in")
    await playing.advance(TURN_MS - 1)
    assert playing.to_act() == 102


def test_setting_the_turn_of_a_table_state_changes_nothing_else_in_the_state() -> None:
    state = TableState(seats=(SeatState(1, 101),), button=3, hand_number=7, turn=TurnClock(60, 50))
    for turn in (TurnClock(90), None):
        assert state.with_turn(turn) == replace(state, turn=turn)


async def test_two_time_outs_in_a_row_sit_a_player_out_and_the_table_no_longer_waits_for_them(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    sleeper = playing.to_act()
    others = [player for player in (101, 102, 103) if player != sleeper]
    await playing.advance(TURN_MS)
    assert playing.status(sleeper) == "playing"
    while playing.to_act() != sleeper:
        await playing.act(playing.to_act(), "check")
    await playing.advance(TURN_MS)
    assert playing.status(sleeper) == "sitting_out"
    while not playing.hand.finished:
        assert playing.to_act() in others
        await playing.act(playing.to_act(), "check")
    await playing.advance(PAUSE_MS)
    assert len(playing.hand.seats) == 2
    await playing.back(sleeper)
    assert playing.status(sleeper) == "waiting"


async def test_a_players_own_action_resets_their_time_outs(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    sleeper = playing.to_act()
    his_turns = 0
    while not playing.hand.finished:
        his_turns += playing.to_act() == sleeper
        if playing.to_act() == sleeper and his_turns % 2:
            await playing.advance(TURN_MS)
        else:
            await playing.act(playing.to_act(), "check")
    assert his_turns == 4
    assert playing.status(sleeper) == "playing"


async def test_a_time_out_that_arrives_after_its_turn_has_ended_does_nothing(playing: Room) -> None:
    version = playing.hand.version
    await playing.play("101 bring_in")
    view = playing.view
    assert (await playing.submit(TurnEnded(1, version))).denial is TableDenial.STALE
    assert (await playing.submit(TurnEnded(2, playing.hand.version))).denial is TableDenial.STALE
    assert playing.view == view


async def test_a_table_without_hands_closes_after_its_idle_time_and_pays_everybody_out(
    room: Room, store: MemoryStore
) -> None:
    await room.open()
    await room.advance(IDLE_MS - 1)
    await room.sit(101)
    await room.advance(IDLE_MS - 1)
    assert room.view.seats
    await room.advance(1)
    assert room.tables.view(room.table_id) is None
    assert await store.wallet_balance(GUILD, 101) == WALLET
    assert room.publisher.shown[-1].course.closed


async def test_the_idle_time_counts_from_the_last_hand(playing: Room) -> None:
    await playing.play("101 bring_in", "102 fold", "103 fold")
    await playing.sit_out(101)
    await playing.sit_out(102)
    assert playing.view.clock.next_hand_ms is None
    await playing.advance(IDLE_MS - 1)
    assert playing.tables.view(playing.table_id) is not None
    await playing.advance(1)
    assert playing.tables.view(playing.table_id) is None
    assert playing.timer.pending() == []


async def test_a_table_that_nobody_plays_at_closes_and_pays_everybody_out(playing: Room, store: MemoryStore) -> None:
    await playing.advance(20 * TURN_MS + IDLE_MS)
    assert playing.tables.view(playing.table_id) is None
    assert store.total(GUILD) == 12 * WALLET
    assert all(account.kind in ("wallet", "issuer") for account, chips in store.balances.items() if chips)


async def bring_in_passed_to_102(store: MemoryStore) -> Room:
    """Return a room where 101 shows the king of spades, is all-in from the ante, and 102 has the bring-in."""
    room = Room(store, *deal([1, 2, 3, 4], {1: "AsAhKs", 2: "2c3cQd", 3: "2d3dJh", 4: "4d5d6h"}, button=4))
    await room.open(stakes=Stakes.of(20, ante=10, bring_in=15), buy_in_least=10)
    await room.seat_all({1: 10, 2: 1_000, 3: 1_000, 4: 1_000})
    await room.advance(PAUSE_MS)
    assert room.to_act() == 102
    return room


async def test_R4_10_a_time_out_folds_when_the_bring_in_was_passed_on(store: MemoryStore) -> None:
    room = await bring_in_passed_to_102(store)
    await room.advance(TURN_MS)
    assert [seat.seat for seat in room.hand.seats if seat.folded] == [2]
    assert room.to_act() == 103


async def test_R4_10_a_player_who_has_left_does_not_pay_a_bring_in_that_was_passed_on(store: MemoryStore) -> None:
    room = await bring_in_passed_to_102(store)
    await room.leave(103)
    await room.play("102 fold")
    assert room.hand.finished, "103 has folded, and 104 alone has no decision"
    assert {seat.seat: seat.bet for seat in room.hand.seats if seat.bet} == {}


async def test_a_hand_in_which_nobody_can_act_is_followed_by_the_usual_pause(store: MemoryStore) -> None:
    room = Room(store)
    await room.open(stakes=Stakes.of(20, ante=20, bring_in=20), buy_in_least=20)
    await room.seat_all({1: 20, 2: 20, 3: 1_000})
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 1
    assert room.hand.finished
    assert room.view.clock.next_hand_ms == room.timer.now_ms() + PAUSE_MS
    broke = next(line.player_id for line in room.view.seats if not line.stack)
    assert (await room.sit(broke, buy_in=20)).done, "the player may buy in again, as after any hand"
    await room.advance(PAUSE_MS - 1)
    assert room.view.hand_number == 1
    await room.advance(1)
    assert room.view.hand_number == 2


async def test_a_hand_that_ends_at_once_restarts_the_idle_time(store: MemoryStore) -> None:
    room = Room(store)
    await room.open(stakes=Stakes.of(20, ante=20, bring_in=20), buy_in_least=20)
    await room.seat_all({1: 20, 2: 20})
    await room.advance(PAUSE_MS)
    assert room.hand.finished
    await room.advance(IDLE_MS - 1)
    assert not room.view.course.closed
    await room.advance(1)
    assert room.tables.view(room.table_id) is None
