"""Sitting down, leaving, sitting out, coming back, and closing a table."""

import pytest

from bot.poker.events import Folded
from bot.tables.messages import DirectMessages, MemberGone
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal
from tests.tables.conftest import WALLET

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}


@pytest.fixture
async def playing(store: MemoryStore) -> Room:
    """Return a room with three players: seat 1 must bring it in, seats 2 and 3 follow."""
    room = Room(store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    return room


async def wallet(room: Room, player_id: int) -> int:
    assert isinstance(room.store, MemoryStore)
    return await room.store.wallet_balance(GUILD, player_id)


async def test_sitting_down_moves_the_smallest_buy_in_from_the_wallet_to_the_lowest_free_seat(room: Room) -> None:
    await room.open()
    reply = await room.sit(101)
    assert [(line.seat, line.player_id, line.stack) for line in reply.view.seats] == [(1, 101, 1_000)]
    assert await wallet(room, 101) == WALLET - 1_000


@pytest.mark.parametrize(
    ("seat", "buy_in", "denial"),
    [
        (None, 999, TableDenial.BUY_IN_SIZE),
        (None, 2_001, TableDenial.BUY_IN_SIZE),
        (0, None, TableDenial.NO_SUCH_SEAT),
        (4, None, TableDenial.NO_SUCH_SEAT),
        (1, None, TableDenial.SEAT_TAKEN),
        (2, 2_000, None),
    ],
)
async def test_sitting_down_is_refused_for_a_wrong_buy_in_or_seat(
    room: Room, seat: int | None, buy_in: int | None, denial: TableDenial | None
) -> None:
    await room.open(seats_max=3)
    await room.sit(101)
    reply = await room.sit(102, seat, buy_in)
    assert reply.denial is denial
    assert reply.done is (denial is None)
    assert await wallet(room, 102) == (WALLET if denial else WALLET - 2_000)


async def test_nobody_may_sit_down_a_second_time_or_at_a_full_table_or_without_enough_chips(room: Room) -> None:
    await room.open(seats_max=2, buy_in_least=100, buy_in_most=WALLET + 1)
    await room.sit(101)
    assert (await room.sit(101)).denial is TableDenial.ALREADY_SEATED
    assert (await room.sit(102, None, WALLET + 1)).denial is TableDenial.INSUFFICIENT_CHIPS
    await room.sit(103)
    assert (await room.sit(104)).denial is TableDenial.TABLE_FULL


async def test_a_newcomer_waits_for_the_next_hand(playing: Room) -> None:
    await playing.seat_all({4: 1_500})
    assert playing.status(104) == "waiting"
    assert playing.stacks()[104] == 1_500
    assert len(playing.hand.seats) == 3
    await playing.play("101 bring_in", "102 fold", "103 fold")
    await playing.advance(PAUSE_MS)
    assert len(playing.hand.seats) == 4


async def test_a_player_who_leaves_between_hands_is_paid_out_at_once(room: Room) -> None:
    await room.open()
    await room.sit(101)
    reply = await room.leave(101)
    assert reply.done
    assert reply.view.seats == ()
    assert await wallet(room, 101) == WALLET
    assert (await room.leave(101)).denial is TableDenial.NOT_SEATED


async def test_a_player_who_waits_for_a_hand_leaves_at_once(playing: Room) -> None:
    await playing.seat_all({4: 1_000})
    await playing.leave(104)
    assert 104 not in playing.stacks()
    assert await wallet(playing, 104) == WALLET


async def test_a_player_who_leaves_during_a_hand_folds_on_their_turn_and_is_paid_out_after_it(playing: Room) -> None:
    await playing.play("101 bring_in")
    assert (await playing.leave(103)).done
    assert playing.status(103) == "leaving"
    assert (await playing.leave(103)).denial is TableDenial.ALREADY_LEAVING
    await playing.play("102 complete")
    assert playing.to_act() == 101
    assert Folded(3) in playing.view.last.recent
    assert await wallet(playing, 103) == WALLET - 1_000
    await playing.play("101 fold")
    assert await wallet(playing, 103) == WALLET - 2
    assert sorted(playing.stacks()) == [101, 102]


async def test_a_player_who_leaves_on_their_own_turn_folds_at_once(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in")
    await playing.leave(102)
    assert playing.to_act() == 103
    assert store.commits[-1].cause is not None
    assert store.commits[-1].cause.via == "leaving"


async def test_a_leaving_player_checks_when_checking_is_free(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    assert playing.hand.street == 1
    first = playing.to_act()
    await playing.leave(first)
    assert not next(seat for seat in playing.hand.seats if seat.seat == first - 100).folded
    assert playing.to_act() != first


async def test_a_leaving_player_posts_the_bring_in_when_they_must(playing: Room) -> None:
    await playing.leave(101)
    assert playing.hand.seats[-1].bet == 3
    assert playing.to_act() == 102


async def test_a_hand_plays_to_its_end_when_all_players_have_left(playing: Room) -> None:
    for player in (101, 102, 103):
        await playing.leave(player)
    assert playing.hand.finished
    assert playing.view.seats == ()
    assert sum([await wallet(playing, player) for player in (101, 102, 103)]) == 3 * WALLET


async def test_a_member_who_leaves_the_server_is_paid_out(playing: Room) -> None:
    assert (await playing.submit(MemberGone(102))).done
    await playing.play("101 complete", "103 fold")
    assert await wallet(playing, 102) == WALLET - 2
    assert (await playing.submit(MemberGone(102))).denial is TableDenial.NOT_SEATED


async def test_a_player_who_sits_out_keeps_their_seat_and_is_not_dealt_in(playing: Room) -> None:
    await playing.play("101 bring_in")
    assert (await playing.sit_out(103)).done
    assert (await playing.sit_out(103)).denial is TableDenial.ALREADY_OUT
    await playing.play("102 fold", "103 fold")
    assert playing.hand.finished
    await playing.advance(PAUSE_MS)
    assert [seat.seat for seat in playing.hand.seats] == [1, 2]
    assert (await playing.back(103)).done
    assert (await playing.back(103)).denial is TableDenial.NOT_OUT
    assert playing.status(103) == "waiting"


async def test_a_player_who_sits_out_during_a_hand_plays_it_to_its_end(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.sit_out(102)
    assert playing.to_act() == 102
    assert playing.status(102) == "sitting_out"
    await playing.play("102 complete")
    assert playing.to_act() == 103
    await playing.play("103 fold", "101 call")
    while not playing.hand.finished:
        await playing.play(f"{playing.to_act()} check")
    await playing.advance(PAUSE_MS)
    assert sorted(seat.seat for seat in playing.hand.seats) == [1, 3]


async def test_the_table_stops_waiting_for_a_player_who_sits_out_and_misses_their_turns(playing: Room) -> None:
    await playing.play("101 bring_in", "102 call", "103 call")
    sleeper = playing.to_act()
    await playing.sit_out(sleeper)
    await playing.advance(TURN_MS)
    assert playing.hand.street == 1
    while playing.to_act() != sleeper:
        await playing.play(f"{playing.to_act()} check")
    await playing.advance(TURN_MS)
    while not playing.hand.finished:
        assert playing.to_act() != sleeper
        await playing.play(f"{playing.to_act()} check")


async def test_a_leaving_player_may_change_their_mind_until_the_hand_ends(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.leave(103)
    assert (await playing.back(103)).done
    assert playing.status(103) == "playing"
    assert (await playing.back(103)).denial is TableDenial.NOT_OUT
    await playing.play("102 complete")
    assert playing.to_act() == 103, "the player acts again"
    await playing.play("103 fold", "101 fold")
    assert 103 in playing.stacks()
    await playing.advance(PAUSE_MS)
    assert 3 in {seat.seat for seat in playing.hand.seats}


async def test_coming_back_cancels_both_sitting_out_and_leaving(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.sit_out(103)
    await playing.leave(103)
    assert (await playing.back(103)).done
    assert playing.status(103) == "playing"


async def test_a_leaving_player_cannot_come_back_to_a_closing_table(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.leave(103)
    await playing.close()
    assert (await playing.back(103)).denial is TableDenial.CLOSES_AFTER_HAND


async def test_a_leaving_player_can_neither_sit_out_nor_ask_for_a_seat(playing: Room) -> None:
    await playing.leave(103)
    assert (await playing.sit_out(103)).denial is TableDenial.ALREADY_LEAVING
    assert (await playing.sit(103)).denial is TableDenial.ALREADY_LEAVING
    assert (await playing.wait_for_seat(103)).denial is TableDenial.ALREADY_LEAVING


async def test_a_kicked_player_who_asks_for_a_seat_gets_the_kick_as_the_reason(playing: Room) -> None:
    await playing.kick(103)
    assert (await playing.sit(103)).denial is TableDenial.KICKED
    assert (await playing.wait_for_seat(103)).denial is TableDenial.KICKED


async def test_a_player_without_chips_buys_in_again_at_their_seat(store: MemoryStore) -> None:
    room = Room(store, *deal([1, 2], {1: "AsAhKsKhQsQhJs", 2: "2c3c4c5c6c7d9d"}))
    await room.started({1: 30, 2: 1_000}, buy_in_least=10)
    await room.play("101 complete", "102 raise")
    assert (await room.sit(101)).denial is TableDenial.ALREADY_SEATED
    await room.play("101 call")
    assert room.stacks()[101] == 0
    assert (await room.back(101)).denial is TableDenial.INSUFFICIENT_CHIPS
    assert (await room.sit(101, None, 500)).done
    assert room.stacks()[101] == 500
    assert room.status(101) == "playing"
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2
    assert not room.hand.finished


async def test_closing_waits_for_the_end_of_the_hand_and_pays_everybody_out(playing: Room, store: MemoryStore) -> None:
    assert (await playing.close()).done
    assert (await playing.sit(104)).denial is TableDenial.CLOSES_AFTER_HAND
    assert playing.publisher.shown[-1].course.closes_after_hand
    assert (await playing.close()).done
    await playing.play("101 bring_in", "102 complete", "103 fold")
    last = await playing.act(101, "fold")
    assert last.view.course.closed
    assert last.view.seats == ()
    assert playing.tables.view(playing.table_id) is None
    assert await playing.tables.submit(playing.table_id, MemberGone(101)) is None
    assert store.tables == {}
    assert sum([await wallet(playing, player) for player in (101, 102, 103)]) == 3 * WALLET
    assert playing.publisher.shown[-1].course.closed
    assert playing.timer.pending() == []


async def test_closing_between_hands_pays_everybody_out_in_a_single_commit(room: Room, store: MemoryStore) -> None:
    await room.open()
    await room.sit(101)
    commits = len(store.commits)
    reply = await room.close()
    assert reply.view.course.closed
    assert len(store.commits) == commits + 1
    assert await wallet(room, 101) == WALLET


async def test_the_seat_shows_that_a_player_has_closed_their_direct_messages(room: Room) -> None:
    await room.open()
    await room.sit(101)
    await room.submit(DirectMessages(101, closed=True))
    assert room.view.seats[0].dm_closed
    commits = room.view.revision
    await room.submit(DirectMessages(101, closed=True))
    assert room.view.revision == commits
    assert (await room.submit(DirectMessages(102, closed=True))).denial is TableDenial.NOT_SEATED
