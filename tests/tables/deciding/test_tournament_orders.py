"""The director's orders to a tournament's table, which waits for the director after each hand."""

import pytest

from bot.poker.events import HandStarted
from bot.tables.messages import Close, GoOn, MemberGone, SeatEntrant
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial
from bot.tables.saving import Account, Request
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, GUILD, PAUSE_MS, Room, button_deck, deal_draw, of_game
from tests.harness.tables.tournament_room import BET, THREE, TOURNAMENT, TournamentRoom, posted
from tests.tables.conftest import PLAYERS, WALLET

GONE = Close(Request(500, None, "channel gone"), "Its channel was deleted.", gone="channel")


def ordinary_room(tournament_room: Room) -> Room:
    """Return a room for ordinary tables on the same store and manager."""
    room = Room(tournament_room.store)
    room.tables, room.requests, room.channels = (
        tournament_room.tables,
        tournament_room.requests,
        tournament_room.channels,
    )
    return room


# It waits


async def test_a_table_deals_no_hand_and_does_not_close_without_an_order_of_the_director(
    waiting: TournamentRoom,
) -> None:
    assert waiting.view.course.waits
    assert waiting.view.tournament_id == TOURNAMENT
    await waiting.advance(A_LONG_TIME)
    assert waiting.view.hand is None
    assert waiting.timer.pending() == []
    await waiting.quiet()
    assert waiting.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}


async def test_a_table_ordered_to_deal_deals_at_the_given_time_and_waits_again_after_the_hand(
    waiting: TournamentRoom,
) -> None:
    assert (await waiting.go_on(in_ms=12_000)).done
    assert not waiting.view.course.waits
    await waiting.advance(11_999)
    assert waiting.view.hand is None
    await waiting.advance(1)
    assert waiting.view.hand_number == 1
    await waiting.fold_round()
    assert waiting.view.course.waits
    await waiting.advance(A_LONG_TIME)
    assert waiting.view.hand_number == 1


async def test_the_commit_that_ends_a_hand_also_saves_that_the_table_waits_for_the_director(
    dealt: TournamentRoom,
) -> None:
    await dealt.fold_round()
    last = dealt.store.commits[-1]
    assert last.closes_hand
    assert last.state.waits


async def test_a_table_also_waits_after_an_undone_hand(dealt: TournamentRoom) -> None:
    assert (await dealt.void()).done
    assert dealt.view.course.waits
    assert dealt.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    await dealt.dealt()
    assert dealt.view.hand_number == 2


async def test_an_order_to_deal_in_the_far_future_is_carried_out_within_a_hundred_seconds(
    waiting: TournamentRoom,
) -> None:
    await waiting.go_on(in_ms=A_LONG_TIME)
    await waiting.advance(100_000)
    assert waiting.view.hand_number == 1


async def test_a_table_ordered_to_deal_twice_deals_once_at_the_later_time(waiting: TournamentRoom) -> None:
    await waiting.go_on(BET, in_ms=5_000)
    await waiting.go_on(2 * BET, in_ms=10_000)
    await waiting.advance(9_999)
    assert waiting.view.hand is None
    await waiting.advance(1)
    assert posted(waiting).small_bet == 2 * BET


async def test_a_table_with_one_player_refuses_the_order_to_deal(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.open()
    await room.seat_all({1: 1_000})
    assert (await room.go_on()).denial is TableDenial.TOO_FEW
    assert room.view.course.waits


async def test_a_table_ordered_to_deal_waits_again_when_only_one_player_is_left(waiting: TournamentRoom) -> None:
    await waiting.go_on()
    await waiting.unseat(101)
    assert not waiting.view.course.waits
    await waiting.unseat(102)
    assert waiting.view.course.waits
    assert waiting.view.clock.next_hand_ms is None


async def test_during_a_hand_the_director_can_neither_order_a_deal_nor_seat_anybody(dealt: TournamentRoom) -> None:
    dealt.store.mint(GUILD, 104, TOURNAMENT, 500)
    assert (await dealt.go_on()).denial is TableDenial.IN_HAND
    assert (await dealt.seat(104, 4, 500)).denial is TableDenial.IN_HAND
    assert dealt.off_table() == {104: 500}


@pytest.mark.parametrize("last_two", [False, True])
async def test_R3_3_a_hand_counts_as_that_of_the_last_two_players_only_if_the_director_says_so(
    store: MemoryStore, last_two: bool
) -> None:
    room = TournamentRoom(store)
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.submit(GoOn(BET, room.timer.now_ms() + PAUSE_MS, last_two))
    await room.advance(PAUSE_MS)
    assert [event.last_two for event in room.view.last.recent if isinstance(event, HandStarted)] == [last_two]


# Seats and chips


async def test_chips_at_the_table_come_from_the_players_tournament_entry_and_return_to_it(
    waiting: TournamentRoom,
) -> None:
    assert waiting.off_table() == {}
    assert (await waiting.unseat(102)).done
    assert waiting.off_table() == {102: 1_000}
    assert waiting.store.balances[Account("wallet", GUILD, 102)] == WALLET
    assert sorted(waiting.stacks()) == [101, 103]
    codes = {move.code for commit in waiting.store.commits for move in commit.transfers}
    assert codes == {"take_seat", "leave_seat"}


async def test_the_director_seats_a_player_once_at_a_free_seat_with_the_chips_they_have(
    waiting: TournamentRoom,
) -> None:
    waiting.store.mint(GUILD, 104, TOURNAMENT, 500)
    assert (await waiting.seat(104, 3, 500)).denial is TableDenial.SEAT_TAKEN
    assert (await waiting.seat(104, 9, 500)).denial is TableDenial.NO_SUCH_SEAT
    assert (await waiting.seat(104, 4, 0)).denial is TableDenial.BUY_IN_SIZE
    assert (await waiting.seat(104, 4, 501)).denial is TableDenial.INSUFFICIENT_CHIPS
    assert (await waiting.seat(104, 4, 500)).done
    assert (await waiting.seat(104, 4, 500)).denial is TableDenial.INSUFFICIENT_CHIPS
    assert waiting.stacks()[104] == 500


async def test_T1_6_a_rebuy_is_added_to_the_stack_of_a_seated_player(waiting: TournamentRoom) -> None:
    waiting.store.mint(GUILD, 101, TOURNAMENT, 300)
    assert (await waiting.seat(101, 1, 300)).done
    assert waiting.stacks()[101] == 1_300


async def test_unseating_a_player_who_is_not_there_succeeds_and_writes_nothing(waiting: TournamentRoom) -> None:
    assert (await waiting.unseat(102)).done
    commits = len(waiting.store.commits)
    assert (await waiting.unseat(102)).done
    assert len(waiting.store.commits) == commits


async def test_T3_6_a_player_taken_out_during_a_hand_folds_and_leaves_the_table_after_the_hand(
    store: MemoryStore,
) -> None:
    room = TournamentRoom(store, button_deck(1))
    await room.started(THREE, **of_game("badugi"))
    assert (await room.unseat(102)).done
    assert (await room.unseat(102)).done
    assert room.status(102) == "leaving"
    assert (await room.back(102)).denial is TableDenial.KICKED
    await room.play("101 call")
    assert room.to_act() == 103, "the small blind has folded"
    await room.check_down()
    assert sorted(room.stacks()) == [101, 103]
    assert room.off_table() == {102: 990}, "posted chips stay"


@pytest.mark.parametrize("restarted", [False, True])
async def test_T3_6_a_player_taken_out_while_all_in_cannot_win_the_hand(store: MemoryStore, restarted: bool) -> None:
    cards = {1: "2c3d4h5s7c", 2: "AdKdQd9s8s", 3: "AsKsQs9h7h"}
    room = TournamentRoom(store, *deal_draw("deuce-to-seven-single-draw", [1, 2, 3], cards))
    await room.started({1: 60, 2: 500, 3: 500}, **of_game("deuce-to-seven-single-draw"))
    await room.play("101 raise 60", "102 call", "103 call")
    assert (await room.unseat(101)).done
    if restarted:
        room = await room.crash()
    await room.play("102 draw", "103 draw")
    await room.check_down()
    assert room.stacks() == {102: 440, 103: 620}, "the best hand left wins everything"
    assert room.off_table() == {}, "the player taken out takes no chips away"
    mucked = next(seat for seat in room.hand.seats if seat.seat == 1)
    assert (mucked.mucked, mucked.shown) == (True, ())


async def test_T3_6_players_who_are_all_taken_out_of_a_hand_share_their_side_pot(store: MemoryStore) -> None:
    cards = {1: "AsKsQs9h7h", 2: "AdKdQd9s8s", 3: "2c3d4h5s7c"}
    room = TournamentRoom(store, *deal_draw("deuce-to-seven-single-draw", [1, 2, 3], cards))
    await room.started({1: 60, 2: 500, 3: 500}, **of_game("deuce-to-seven-single-draw"))
    await room.play("101 call", "102 raise 500", "103 call", "101 call")
    for player in (102, 103):
        assert (await room.unseat(player)).done
    await room.play("101 draw")
    assert room.stacks() == {101: 180}
    assert room.off_table() == {102: 440, 103: 440}


async def test_T3_4_busted_players_keep_their_seats_and_the_record_of_the_stacks_they_started_with(
    store: MemoryStore,
) -> None:
    cards = {1: "AsKsQs9h8h", 2: "AdKdQd9s8s", 3: "2c3d4h5s7c"}
    room = TournamentRoom(store, *deal_draw("deuce-to-seven-single-draw", [1, 2, 3], cards))
    await room.started({1: 60, 2: 50, 3: 1_000}, **of_game("deuce-to-seven-single-draw"))
    assert {line.player_id: line.started_with for line in room.view.seats} == {101: 60, 102: 50, 103: 1_000}
    await room.play("101 raise 60", "102 call", "103 call", "102 draw", "103 draw", "101 draw")
    broke = [line for line in room.view.seats if not line.stack]
    assert [(line.player_id, line.status, line.started_with) for line in broke] == [
        (101, "playing", 60),
        (102, "playing", 50),
    ]
    assert (await room.sit(101)).denial is TableDenial.TOURNAMENT
    again = await room.crash()
    assert [(line.player_id, line.started_with) for line in again.view.seats if not line.stack] == [
        (101, 60),
        (102, 50),
    ]
    assert (await again.unseat(101)).done
    assert (await again.unseat(102)).done
    assert again.stacks() == {103: 1_110}


# The tournament's decisions


async def test_players_and_moderators_cannot_change_or_close_a_tournaments_table_themselves(
    waiting: TournamentRoom,
) -> None:
    refused = [
        await waiting.sit(104),
        await waiting.sit(101),
        await waiting.leave(101),
        await waiting.sit_out(101),
        await waiting.close(),
        await waiting.shut(),
        await waiting.kick(101),
        await waiting.hand_over(101),
    ]
    assert {reply.denial for reply in refused} == {TableDenial.TOURNAMENT}
    assert waiting.store.audit == []
    assert sorted(waiting.stacks()) == [101, 102, 103]


async def test_a_deleted_channel_closes_the_table_and_returns_the_chips_to_the_entries(dealt: TournamentRoom) -> None:
    assert (await dealt.submit(GONE)).done
    assert dealt.tables.view(dealt.table_id) is None
    assert dealt.off_table() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert [(letter.player_id, letter.about["of_tournament"]) for letter in dealt.letters] == [
        (101, 1),
        (102, 1),
        (103, 1),
    ]


async def test_T3_6_a_deleted_channel_closes_a_table_despite_every_pause(dealt: TournamentRoom) -> None:
    await dealt.pause()
    await dealt.stop_all()
    await dealt.submit(GONE)
    assert dealt.tables.view(dealt.table_id) is None
    assert sum(dealt.off_table().values()) == 3_000


async def test_a_table_that_the_director_breaks_up_closes_at_once_even_during_a_paused_hand(
    dealt: TournamentRoom,
) -> None:
    await dealt.pause()
    assert (await dealt.break_up()).done
    assert dealt.tables.view(dealt.table_id) is None
    assert dealt.off_table() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert [entry.act for entry in dealt.store.audit] == ["pause"]
    assert dealt.store.commits[-1].request is None


async def test_an_ordinary_table_refuses_the_orders_of_a_director(dealt: TournamentRoom) -> None:
    room = ordinary_room(dealt)
    await room.open()
    assert (await room.submit(SeatEntrant(101, 1, 100))).denial is TableDenial.STORE_FAILED
    assert (await room.submit(GoOn(BET, 0))).denial is TableDenial.STORE_FAILED
    assert room.stacks() == {}


# Spectators


async def test_the_tables_of_a_tournament_are_found_by_its_id(waiting: TournamentRoom) -> None:
    await ordinary_room(waiting).open()
    assert [view.table_id for view in waiting.tables.of_tournament(TOURNAMENT)] == [waiting.table_id]
    assert waiting.tables.of_tournament(TOURNAMENT + 1) == []


async def test_the_watcher_sees_each_saved_change_of_a_tournaments_table_and_no_other(waiting: TournamentRoom) -> None:
    seen: list[TableView] = []
    waiting.tables.watch(seen.append)
    await waiting.go_on()
    assert [view.course.waits for view in seen] == [False]
    waiting.store.down = True
    await waiting.unseat(101)
    await waiting.leave(101)
    assert len(seen) == 1
    waiting.store.down = False
    await waiting.advance(A_LONG_TIME)
    assert seen[-1] == waiting.view
    other = ordinary_room(waiting)
    await other.open()
    told = len(seen)
    assert (await other.sit(105)).done
    assert len(seen) == told


async def test_a_closed_table_is_already_removed_when_the_watcher_is_called(waiting: TournamentRoom) -> None:
    open_then: list[bool] = []
    waiting.tables.watch(lambda view: open_then.append(waiting.tables.view(view.table_id) is not None))
    await waiting.break_up()
    assert open_then == [False]


async def test_a_failing_watcher_does_not_disturb_the_table(
    waiting: TournamentRoom, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(view: TableView) -> None:
        raise RuntimeError("nobody looks on")

    waiting.tables.watch(fails)
    await waiting.dealt()
    assert waiting.view.hand_number == 1
    assert "failed in notifying its watchers" in caplog.text


async def test_the_director_can_move_a_banned_entrant(waiting: TournamentRoom) -> None:
    """A ban or a freeze counts at other tables only; a moderator removes the player from the tournament."""
    waiting.store.banned.add(101)
    waiting.store.frozen.add(101)
    assert (await waiting.unseat(101)).done
    assert (await waiting.seat(101, 5, 1_000)).done


async def test_a_tournaments_table_never_moves_chips_between_the_tournament_and_the_wallets(
    dealt: TournamentRoom,
) -> None:
    await dealt.submit(MemberGone(101))
    await dealt.check_down()
    await dealt.break_up()
    assert dealt.store.total(GUILD) == len(PLAYERS) * WALLET
    assert dealt.store.total(GUILD, TOURNAMENT) == 3_000
