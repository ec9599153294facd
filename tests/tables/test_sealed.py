"""Sealed deals at tables: cut by people, closed by a message and proved from the file (F-1 to F-8)."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.fairness.cutting import Contribution, whole_cut
from bot.poker.actions import ActionKind
from bot.poker.events import BroughtIn
from bot.poker.games import GAMES
from bot.tables.messages import Act, DealClosed
from bot.tables.replies import TableDenial
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS
from bot.tables.views import table_view
from db import check
from db.seal_rows import read_contributions
from tests.harness.tables.doubles import FIRST_MESSAGE, RECORD_THREAD
from tests.harness.tables.room import PAUSE_MS, TURN_MS, Room, of_game
from tests.harness.tables.sealed_room import SealedRoom, proved, record

STACKS = {1: 1_000, 2: 1_000, 3: 1_000}
LATER_MS = 3_600_000


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[SealedRoom]:
    """Yield a room whose closings are posted as soon as they are requested."""
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    yield room
    await room.stop()
    assert check(room.path) == []


@pytest.fixture
async def slow(room: SealedRoom) -> SealedRoom:
    """Return a room whose closings are posted when the test says so."""
    room.thread.at_once = False
    return room


async def test_F2_a_table_gets_its_first_seal_when_it_opens(room: SealedRoom) -> None:
    await room.open()
    assert (room.seal.hand, room.seal.cutters, room.seal.asked, room.seal.closed) == (1, (), False, None)
    assert room.states() == ["next"]


async def test_the_view_shows_each_change_of_the_seals_between_two_hands(slow: SealedRoom) -> None:
    """Where only the seals change, the rest of the view is taken over from the one before."""
    await slow.open()
    await slow.seat_all(STACKS)
    host = slow.tables._hosts[slow.table_id]
    for hand in (1, 2):
        seals: list[tuple[int, bool, bool]] = []
        for step in (
            slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS),
            slow.thread.answer(),
            slow.advance(DEAL_CLOSING_LEAD_MS),
            slow.cut(101, "lucky seven"),
            slow.fold_round(),
        ):
            await step
            assert slow.view == table_view(host._table, host._position, slow.view.revision)
            assert slow.view.revision == host._revision
            seals.append((slow.seal.hand, slow.seal.asked, slow.seal.closed is not None))
        running = (hand + 1, False, False)
        assert seals == [(hand, True, False), (hand, True, True), running, running, (hand + 1, True, False)]


async def test_F2_the_request_to_close_a_deal_seals_the_next_deal_and_the_closing_line_names_its_seal(
    slow: SealedRoom,
) -> None:
    """The seal is saved before the line is posted, and dealing the hand changes neither seal."""
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    ((first, before, seats), (second, following, unknown)) = slow.rows("SELECT seal, before, roster FROM seal")
    assert (before, following, seats is None, unknown) == (bytes(32), first, False, None)
    (asked,) = slow.thread.asked
    assert (asked.line.seal, asked.line.next_seal, slow.states()) == (first, second, ["next", "next"])
    assert (await slow.cut(101, "too early")).denial is TableDenial.DEAL_CLOSED
    await slow.thread.answer()
    await slow.advance(DEAL_CLOSING_LEAD_MS)
    assert (slow.seal.hand, bytes.fromhex(slow.seal.seal), slow.states()) == (2, second, ["dealt", "next"])


async def test_F3_the_actions_of_players_cut_the_next_deal(room: SealedRoom) -> None:
    await room.started(STACKS)
    first = room.to_act()
    await room.play(f"{first} bring_in")
    second = room.to_act()
    await room.play(f"{second} complete")
    acts = (Contribution(first - 100, "bring-in"), Contribution(second - 100, "complete"))
    assert room.seal.cut == whole_cut(bytes.fromhex(room.seal.seal), acts).hex()
    assert room.seal.cutters == tuple(sorted({first - 100, second - 100}))


async def test_F3_an_action_by_the_clock_does_not_cut_the_deal(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.advance(TURN_MS)
    assert any(isinstance(event, BroughtIn) for event in room.view.last.recent)
    assert room.seal.cutters == ()


async def test_F3_each_seat_may_cut_a_deal_with_one_word(room: SealedRoom) -> None:
    await room.open()
    await room.sit(101, 1)
    assert (await room.cut(105, "hello")).denial is TableDenial.NOT_SEATED
    assert (await room.cut(101, " \u200b ")).denial is TableDenial.NO_WORD
    assert (await room.cut(101, " lucky seven ")).done
    assert (await room.cut(101, "again")).denial is TableDenial.HAS_CUT
    assert room.seal.cut == whole_cut(bytes.fromhex(room.seal.seal), [Contribution(1, "cut", word="lucky seven")]).hex()


async def test_F3_the_view_shows_each_word_with_the_seat_that_gave_it(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.cut(102, "lucky seven")
    await room.cut(101, "ü")
    assert room.seal.words == ((2, "lucky seven"), (1, "ü"))


async def test_F3_no_word_is_accepted_between_the_last_action_of_a_hand_and_the_next_deal(room: SealedRoom) -> None:
    await room.started(STACKS)
    assert not room.seal.asked
    await room.fold_round()
    assert (room.hand.finished, room.seal.asked) == (True, True)
    assert (await room.cut(101, "late")).denial is TableDenial.DEAL_CLOSED
    await room.advance(PAUSE_MS)
    assert (await room.cut(101, "in time")).done


async def test_F3_players_may_cut_the_next_deal_with_a_word_while_the_table_is_paused_between_hands(
    room: SealedRoom,
) -> None:
    await room.started(STACKS)
    await room.pause(at_once=False)
    await room.fold_round()
    assert (room.view.clock.next_hand_ms, room.seal.asked) == (None, False)
    assert (await room.cut(101, "while we wait")).done


async def test_a_table_without_a_closer_is_not_sealed(tmp_path: Path) -> None:
    room = await SealedRoom.on_file(tmp_path / "plain.sqlite3")
    plain = Room(room.store)
    await plain.started(STACKS)
    assert plain.view.seal is None
    assert room.rows("SELECT * FROM seal") == room.rows("SELECT * FROM hand_event WHERE taken IS NOT NULL") == []
    await plain.tables.stop()
    await room.stop()


# Closing


async def test_F3_closing_a_deal_does_not_delay_the_hand_beyond_the_usual_pause(room: SealedRoom) -> None:
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS - 1)
    assert not room.seal.asked
    await room.advance(1)
    assert room.seal.closed is not None
    assert (room.seal.closed.thread, room.seal.closed.message) == (RECORD_THREAD, FIRST_MESSAGE)
    assert room.view.hand is None
    await room.advance(DEAL_CLOSING_LEAD_MS)
    assert room.view.hand_number == 1
    assert room.view.hand_closing is not None
    assert room.view.hand_closing.message == FIRST_MESSAGE
    await room.fold_round()
    assert room.view.hand_closing.message == FIRST_MESSAGE
    await room.advance(PAUSE_MS)
    assert room.view.hand_closing.message == FIRST_MESSAGE + 1
    await room.void()
    assert room.view.hand_closing is None


async def test_F3_no_hand_is_dealt_before_its_deal_is_closed(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS + 60_000)
    assert (slow.view.hand, len(slow.thread.asked)) == (None, 1)
    answer = await slow.thread.answer()
    assert answer is not None
    assert answer.done
    assert slow.view.hand_number == 1


async def test_F3_an_idle_table_closes_even_if_nobody_closes_its_deal(slow: SealedRoom) -> None:
    await slow.started(STACKS)
    await slow.advance(LATER_MS)
    assert slow.tables.view(slow.table_id) is None
    assert slow.states() == ["undealt", "undealt"]


async def test_F3_a_repeated_closing_changes_nothing_and_a_different_closing_is_refused(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    for _ in range(2):
        answer = await slow.thread.answer()
        assert answer is not None
        assert answer.done
    other = await slow.submit(DealClosed(1, RECORD_THREAD, FIRST_MESSAGE + 7))
    assert other.denial is TableDenial.STALE
    assert slow.seal.closed is not None
    assert slow.seal.closed.message == FIRST_MESSAGE
    await slow.advance(DEAL_CLOSING_LEAD_MS)
    late = await slow.thread.answer()
    assert late is not None
    assert late.denial is TableDenial.STALE


async def test_F3_a_player_who_leaves_while_the_deal_is_being_closed_is_dealt_in_and_folds(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert (await slow.leave(102)).done
    assert slow.status(102) == "leaving"
    await slow.advance(DEAL_CLOSING_LEAD_MS)
    await slow.thread.answer()
    assert dict(slow.view.last.hand_players) == {1: 101, 2: 102, 3: 103}
    await slow.fold_round()
    assert 102 not in slow.stacks()


async def test_F3_a_player_who_sits_down_or_moves_while_the_deal_is_being_closed_waits(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert (await slow.sit(104, 4)).done
    assert (await slow.change_seat(103, 6)).done
    assert (await slow.cut(101, "late")).denial is TableDenial.DEAL_CLOSED
    await slow.thread.answer()
    await slow.advance(DEAL_CLOSING_LEAD_MS)
    assert dict(slow.view.last.hand_players) == {1: 101, 2: 102, 3: 103}
    assert slow.thread.asked[0].line.seats == (1, 2, 3)
    slow.thread.at_once = True
    await slow.next_hand()
    assert dict(slow.view.last.hand_players) == {1: 101, 2: 102, 4: 104, 6: 103}


async def test_a_click_of_the_previous_hand_does_nothing_while_the_deal_is_being_closed(slow: SealedRoom) -> None:
    slow.thread.at_once = True
    await slow.started(STACKS)
    await slow.fold_round()
    slow.thread.at_once = False
    await slow.advance(PAUSE_MS)
    before = slow.seal
    assert before.asked
    for player_id in (101, 102, 103):
        click = Act(slow.request(player_id), ActionKind.FOLD, None, 1, 3, "button")
        assert (await slow.submit(click)).denial is TableDenial.NO_HAND
    assert slow.seal == before


async def test_a_pause_keeps_the_closing_of_a_deal_and_the_hand_is_dealt_after_the_pause(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert (await slow.pause()).done
    answer = await slow.thread.answer()
    assert answer is not None
    assert answer.done
    await slow.advance(LATER_MS)
    assert slow.view.hand is None
    await slow.resume()
    await slow.advance(PAUSE_MS)
    assert (slow.view.hand_number, len(slow.thread.posts)) == (1, 1)


async def test_undoing_a_deal_that_is_being_closed_counts_as_an_undone_hand(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    await slow.leave(102)
    assert (await slow.void()).done
    assert (slow.view.hand_number, slow.seal.hand, slow.states()) == (1, 2, ["undealt", "next"])
    assert 102 not in slow.stacks()
    answer = await slow.thread.answer()
    assert answer is not None
    assert answer.denial is TableDenial.STALE
    slow.thread.at_once = True
    await slow.advance(PAUSE_MS)
    assert slow.view.hand_number == 2


async def test_F2_a_table_that_closes_reveals_the_seeds_of_its_undealt_seals(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    await slow.close()
    assert slow.rows("SELECT state, length(seed) FROM seal") == [("undealt", 32), ("undealt", 32)]
    answer = await slow.thread.answer()
    assert answer is None


async def test_F3_the_act_that_ends_a_closing_tables_last_hand_is_saved_with_its_undealt_seal(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.close()
    for act in ("bring_in", "fold", "fold"):
        await room.play(f"{room.to_act()} {act}")
    ((stored, state),) = room.rows("SELECT contributions, state FROM seal WHERE hand = 2")
    assert isinstance(stored, bytes)
    assert ([one.kind for one in read_contributions(stored)], state) == (["bring-in", "fold", "fold"], "undealt")


# Dealt and proved


@pytest.mark.parametrize("game", GAMES)
async def test_F8_every_hand_played_can_be_proved_from_the_file(room: SealedRoom, game: str) -> None:
    await room.started(STACKS, **of_game(game))
    await room.cut(101, "lucky seven")
    for _ in range(3):
        await room.check_down()
        await room.advance(PAUSE_MS)
    verified = proved(room, 1, 2, 3)
    assert [verdict.problem for verdict in verified.verdicts] == [None] * 12
    assert verified.together == []
    assert verified.holds


async def test_F5_the_decks_after_a_reshuffle_are_sealed_too(room: SealedRoom) -> None:
    """Six players draw four cards each as often as they may."""
    await room.started(dict.fromkeys(range(1, 7), 1_000), **of_game("badugi"))
    while not room.hand.finished:
        kinds = [option.kind for option in room.hand.options]
        player_id = room.to_act()
        if ActionKind.DRAW in kinds:
            private = room.tables.private(room.table_id, player_id)
            assert private is not None
            cards = tuple(private.downcards)
            assert (await room.submit(Act(room.request(player_id), ActionKind.DRAW, cards=cards))).done
        else:
            await room.play(f"{player_id} {'check' if ActionKind.CHECK in kinds else 'call'}")
    whole = record(room.path, room.table_id, 1)[0].whole
    assert whole.decks_taken > 1
    assert proved(room, 1).holds


async def test_R7_3_after_a_deal_that_nobody_opened_the_next_sealed_deck_is_used(room: SealedRoom) -> None:
    await room.started(STACKS, **of_game("five-card-draw", jackpots=True, forced_bets="ante"))
    for _ in range(3):
        await room.play(f"{room.to_act()} check")
    await room.advance(PAUSE_MS)
    await room.fold_round()
    whole = record(room.path, room.table_id, 1)[0].whole
    assert whole.decks_taken >= 2
    assert proved(room, 1).holds


async def test_F7_the_seed_is_deleted_after_the_hand_and_undone_hands_can_be_proved_too(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.play(f"{room.to_act()} bring_in")
    assert (await room.void()).done
    assert room.rows("SELECT seed FROM seal WHERE hand = 1") == [(None,)]
    await room.advance(PAUSE_MS)
    await room.check_down()
    verified = proved(room, 1, 2)
    assert verified.holds, (verified.together, [verdict.problem for verdict in verified.verdicts])
    assert room.states() == ["void", "done", "next"]


# Restarts


async def test_F3_a_restart_requests_the_closing_again_and_keeps_the_same_deal(slow: SealedRoom) -> None:
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.cut(103, "over the restart")
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    line, before = slow.thread.asked[0].line, slow.seal
    again = await slow.restarted()
    (asked,) = again.thread.asked
    assert (asked.line, asked.again, again.seal) == (line, True, before)
    await again.thread.answer()
    await again.advance(PAUSE_MS)
    assert again.view.hand_number == 1
    await again.stop()


async def test_F3_a_bot_restarted_between_closing_and_deal_finds_the_message_that_closed_the_deal(
    room: SealedRoom,
) -> None:
    """Until the deal saves it, only the record thread has the closing."""
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    closed = room.seal.closed
    assert closed is not None
    assert room.rows("SELECT message_id FROM seal WHERE roster IS NOT NULL") == [(None,)]
    again = await room.restarted()
    assert (again.thread.asked[0].again, again.seal.closed, len(again.thread.posts)) == (True, closed, 1)
    await again.advance(PAUSE_MS)
    assert (again.view.hand_number, again.view.hand_closing) == (1, closed)
    assert again.rows("SELECT thread_id, message_id FROM seal WHERE hand = 1") == [(closed.thread, closed.message)]
    await again.stop()


@pytest.mark.parametrize("first", ["pause", "answer"])
async def test_F3_a_table_paused_while_its_deal_is_being_closed_saves_the_closing(slow: SealedRoom, first: str) -> None:
    """Nobody knows when the table will deal, and by then the message may be far up the thread."""
    await slow.open()
    await slow.seat_all(STACKS)
    await slow.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    for act in (slow.pause, slow.thread.answer) if first == "pause" else (slow.thread.answer, slow.pause):
        await act()
    assert slow.rows("SELECT message_id FROM seal WHERE roster IS NOT NULL") == [(FIRST_MESSAGE,)]
    again = await slow.restarted()
    assert again.thread.asked == []
    await again.stop()


@pytest.mark.parametrize("acts", range(5))
async def test_a_restart_during_a_hand_keeps_the_contributions_to_the_next_deal(room: SealedRoom, acts: int) -> None:
    await room.started(STACKS)
    chance = Random(acts)
    for at in range(acts):
        kinds = [option.kind for option in room.hand.options]
        kind = chance.choice([kind for kind in kinds if kind in ("call", "check", "bring_in")])
        await room.play(f"{room.to_act()} {kind}")
        if at == 2:
            await room.cut(101, "between")
    before = room.seal
    again = await room.restarted()
    assert again.seal == before
    await again.check_down()
    await again.advance(PAUSE_MS)
    await again.check_down()
    assert proved(again, 1, 2).holds
    await again.stop()
