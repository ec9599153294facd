"""Sealed deals with failures, in tournaments and in mixes, and the changes that the database refuses."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.fairness.recording import Recording
from bot.fairness.sealing import made_decks
from bot.poker.actions import ActionKind
from bot.poker.cards import cards_text
from bot.tables.messages import CutDeal
from bot.tables.replies import TableDenial
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS
from bot.tables.saved_seals import Roster
from db import check
from tests.harness.tables.decks import SomeAhead
from tests.harness.tables.doubles import MemoryStore, RecordThread
from tests.harness.tables.room import PAUSE_MS, Room, of_game
from tests.harness.tables.sealed_room import SealedRoom, proved
from tests.harness.tables.tournament_room import THREE, TOURNAMENT, TournamentRoom
from tests.tables.rules.test_rotation import mix
from tests.tables.test_on_file import spoil

STACKS = {1: 1_000, 2: 1_000, 3: 1_000}
RETRY_MS = 15_000
PASSIVE = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
COPY = "INSERT INTO seal SELECT table_id, 9, seal, seal, seed, x'', 0, NULL, NULL, NULL, state FROM seal"


@pytest.fixture
async def sealed(tmp_path: Path) -> AsyncIterator[SealedRoom]:
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    yield room
    await room.stop()
    assert check(room.path) == []


async def test_a_closing_that_could_not_be_saved_is_requested_again(store: MemoryStore) -> None:
    thread = RecordThread(at_once=False)
    room = Room(store, closer=thread)
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    store.down = True
    await room.sit(104, 4)
    answer = await thread.answer()
    assert answer is not None
    assert not answer.done
    store.down = False
    thread.at_once = True
    await room.advance(RETRY_MS + PAUSE_MS)
    assert [deal.again for deal in thread.asked] == [False, True]
    assert (room.view.hand_number, len(thread.posts)) == (1, 1)


async def test_a_deal_retried_after_a_failed_save_does_not_post_its_closing_again(store: MemoryStore) -> None:
    thread = RecordThread()
    room = Room(store, closer=thread)
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    store.down = True
    await room.advance(DEAL_CLOSING_LEAD_MS)
    assert (room.view.course.paused, room.view.hand) == ("store_failed", None)
    store.down = False
    await room.advance(RETRY_MS + PAUSE_MS)
    assert (room.view.hand_number, len(thread.posts), len(thread.asked)) == (1, 1, 1)
    assert store.seals[room.table_id][1].message_id == thread.posts[room.table_id, 1]


async def test_a_sealed_hand_with_an_unreadable_log_is_undone_and_keeps_its_seal_and_closing(
    tmp_path: Path,
) -> None:
    """The cards of the hand can no longer be proved, but its closing and its undoing can."""
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS)
    closed = room.view.hand_closing
    assert closed is not None
    await room.tables.stop()
    spoil(room.path, "UPDATE hand_event SET body = '{}' WHERE kind = 5")
    again = await room.restarted()
    assert again.view.last.voided == "fault"
    assert again.rows("SELECT state, message_id, seed FROM seal WHERE hand = 1") == [("void", closed.message, None)]
    assert again.rows("SELECT count(*) FROM hand_record") == [(0,)]
    await again.advance(PAUSE_MS)
    assert again.view.hand_number == 2
    await again.fold_round()
    await again.stop()
    assert check(again.path) == []


@pytest.mark.parametrize("fails", [False, True])
async def test_F2_decks_prepared_during_a_hand_are_sealed_once_it_is_over(store: MemoryStore, fails: bool) -> None:
    """If their seal cannot be saved, they are never used: the next try seals others."""
    decks = SomeAhead(Random(1), share=1.0)
    room = Room(store, closer=RecordThread(), maker=decks)
    await room.started(STACKS)
    prepared = decks.ready[room.table_id]
    assert prepared.hand == 3
    await room.fold_round()
    store.down = fails
    await room.advance(PAUSE_MS)
    store.down = False
    await room.advance(RETRY_MS + PAUSE_MS)
    seals = store.seals[room.table_id]
    assert [seals[2].state, seals[3].state] == ["dealt", "next"]
    assert (seals[3].seed == prepared.seed) is not fails
    await room.fold_round()
    await room.close()
    assert decks.ready == {}


@pytest.mark.parametrize("game", ["badugi", "razz"])
async def test_a_change_that_could_not_be_saved_takes_no_positions(store: MemoryStore, game: str) -> None:
    """Before each act somebody tries another, which deals other cards and fails."""
    room = Room(store, closer=RecordThread())
    await room.started(STACKS, **of_game(game))
    running = room.tables._hosts[room.table_id]._position.seals.running  # type: ignore[union-attr]  # it is sealed
    assert running is not None
    while not room.hand.finished:
        store.down = True
        player, kinds = room.to_act(), [option.kind for option in room.hand.options]
        draws = ActionKind.DRAW in kinds
        held = room.tables.private(room.table_id, player)
        assert held is not None
        failed = await room.act(
            player, "draw" if draws else kinds[0], cards=cards_text(held.downcards) if draws else ""
        )
        assert failed.denial is TableDenial.STORE_FAILED
        store.down = False
        await room.play(f"{player} {'draw' if draws else next(kind for kind in PASSIVE if kind in kinds)}")
    commits = [commit for commit in store.commits if commit.events]
    log = [event for commit in commits for event in commit.events]
    taken = tuple(positions for commit in commits for positions in commit.taken or [()] * len(commit.events))
    assert taken == Recording(running.deal.decks()).follow(log)


async def test_a_seal_is_not_shown_until_it_is_saved(store: MemoryStore) -> None:
    room = Room(store, closer=RecordThread())
    await room.open()
    await room.seat_all(STACKS)
    before = room.view.seal
    store.down = True
    await room.advance(PAUSE_MS)
    assert room.view.seal == before
    assert room.view.hand is None


async def test_no_seed_appears_in_a_repr_or_in_the_log_or_in_an_answer(
    store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    room = Room(store, closer=RecordThread())
    await room.started(STACKS)
    reply = await room.submit(CutDeal(room.request(101), "word"))
    seeds = [seal.seed for seal in store.seals[room.table_id].values()]
    await room.next_hand()
    host = room.tables._hosts[room.table_id]
    told = [repr(value) for value in (host._position, host.view(), reply, room.publisher, *store.commits)]
    told += [repr(value) for value in (*store.tables.values(), *await store.open_tables(), caplog.text)]
    for text in told:
        assert not any(seed and (seed.hex() in text or repr(seed)[2:-1] in text) for seed in seeds)


async def test_F3_an_act_that_comes_after_its_deal_accepts_none_is_not_saved(store: MemoryStore) -> None:
    """No table gets there; without this its file would have an act that did not cut the deal."""
    room = Room(store, closer=RecordThread())
    await room.started(STACKS)
    host, saved = room.tables._hosts[room.table_id], len(store.commits)
    seals = host._position.seals
    assert seals is not None
    asked = seals.with_closing_requested(
        Roster("razz", 1, 0, 0, (1, 2, 3), "00" * 16), made_decks(room.table_id, 3, bytes(32))
    )
    host._position = replace(host._position, seals=asked)
    reply = await room.act(room.to_act(), "bring_in")
    assert (reply.denial, len(store.commits)) == (TableDenial.STORE_FAILED, saved)


# Tournaments and mixes


async def test_a_tournaments_table_is_sealed_and_deals_when_its_director_orders_it(store: MemoryStore) -> None:
    room = TournamentRoom(store, closer=RecordThread())
    await room.open()
    await room.seat_all(THREE)
    assert room.view.seal is not None
    assert room.view.seal.hand == 1
    await room.advance(10 * PAUSE_MS)
    assert room.view.hand is None
    await room.dealt()
    await room.next_hand()
    assert room.view.hand_number == 2
    assert room.view.hand_closing is not None


async def test_an_entrant_taken_out_while_the_deal_is_being_closed_is_dealt_in_and_folds(store: MemoryStore) -> None:
    thread = RecordThread(at_once=False)
    room = TournamentRoom(store, closer=thread)
    await room.open()
    await room.seat_all(THREE)
    await room.go_on()
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert (await room.unseat(102)).done
    assert 102 in room.stacks()
    store.mint(room.view.place.guild_id, 104, TOURNAMENT, 1_000)
    assert (await room.seat(104, 4, 1_000)).done
    await thread.answer()
    await room.advance(DEAL_CLOSING_LEAD_MS)
    assert dict(room.view.last.hand_players) == {1: 101, 2: 102, 3: 103}
    await room.fold_round()
    assert 102 not in room.stacks()
    assert store.total(room.view.place.guild_id, TOURNAMENT) == 4_000


async def test_a_pause_of_the_tournament_keeps_the_closing(store: MemoryStore) -> None:
    room = TournamentRoom(store, closer=RecordThread())
    await room.open()
    await room.seat_all(THREE)
    await room.go_on()
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    await room.stop_all()
    await room.advance(10 * PAUSE_MS)
    assert room.view.hand is None
    await room.start_all()
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 1
    assert room.closer is not None
    assert len(room.closer.posts) == 1


async def test_the_closings_of_a_mixed_table_name_each_game_and_its_hands_can_be_proved(sealed: SealedRoom) -> None:
    played = mix("razz", "badugi", "five-card-draw", rotation_hands=1)
    await sealed.started(
        STACKS, game="razz", rotation=played.rotation, rotation_hands=1, stakes=played.stakes, seats_max=6
    )
    for _ in range(3):
        await sealed.check_down()
        await sealed.advance(PAUSE_MS)
    games = [sealed.thread.lines[sealed.table_id, hand].game for hand in (1, 2, 3, 4)]
    assert games == ["razz", "badugi", "five-card-draw", "razz"]
    assert proved(sealed, 1, 2, 3).holds


# The file


@pytest.mark.parametrize(
    ("attack", "refusal"),
    [
        ("UPDATE seal SET seal = zeroblob(32)", "a seal is never replaced"),
        ("UPDATE seal SET seed = randomblob(32) WHERE state = 'next'", "a seal is never replaced"),
        ("UPDATE seal SET message_id = 5 WHERE state = 'dealt'", "closed before"),
        ("UPDATE seal SET contributions = x'01' WHERE state = 'dealt'", "closed before"),
        ("UPDATE seal SET state = 'dealt' WHERE state = 'next'", "nothing is dealt unclosed"),
        ("UPDATE seal SET state = 'next' WHERE state = 'dealt'", "a deal goes one way only"),
        ("UPDATE seal SET state = 'undealt' WHERE state = 'dealt'", "a deal goes one way only"),
        ("DELETE FROM seal", "append-only"),
        (f"{COPY} WHERE state = 'next'", "sealed before"),
    ],
)
async def test_F2_the_database_lets_no_seal_be_replaced_and_no_deal_be_closed_twice(
    sealed: SealedRoom, attack: str, refusal: str
) -> None:
    await sealed.started(STACKS)
    await sealed.play(f"{sealed.to_act()} bring_in")
    await sealed.cut(101, "so that something was added")
    with closing(sqlite3.connect(sealed.path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.IntegrityError, match=refusal):
            connection.execute(attack)
        connection.execute("ROLLBACK")
