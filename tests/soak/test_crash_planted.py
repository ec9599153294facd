"""Planted bugs: each breaks one promise between a table and its file, and the soak must see it soon."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import bot.tables.deciding.draft
import bot.tables.running.host
from bot.poker.codec import Encoded, encode
from bot.poker.events import Event
from bot.poker.views import PlayerView
from bot.tables.deciding.commit import finish_draft
from bot.tables.deciding.draft import TableDraft
from bot.tables.manager import TableManager
from bot.tables.messages import Message
from bot.tables.ports import Publisher, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.rules.position import Position, Table
from bot.tables.running.announce import announce
from bot.tables.running.clock import next_wake
from bot.tables.running.host import TableHost
from bot.tables.saving import DuplicateRequest, InsufficientChips, Request, StoreError, TableCommit
from bot.tables.state import SeatState, TableState
from db.file.batch import BatchConnection, Job, Write, _is_fault, _store_error
from db.money import ledger
from db.store import SqliteStore
from db.tables import rooms
from tests.harness.fairness import decks
from tests.soak.crash import STORY_POINTS, Finding, crash, room

SEED = 10
SEEDS = {
    "tell before save": 26,
    "request id not recorded": 30,
    "no shield around the commit": 8,
    "dropped savepoint": 5,
    "state kept although the commit failed": 70,
    "an order not in the audit": 17,
    "no transaction around a batch": 11,
    "transfers applied twice": 16,
    "no look at what is missing": 4,
    "no alarm in a pause": 5,
}
"""Seeds that show the bugs soon; in the end any seed shows any of them."""
POINTS_MOST = STORY_POINTS

Plant = Callable[[pytest.MonkeyPatch], None]
Change = Callable[[TableHost, TableDraft], None]


@pytest.fixture(scope="module", autouse=True)
def _a_seed_gives_its_deck_once() -> Iterator[None]:
    """Make each seed's deck only once, since each start proves the same few hands again."""
    with decks.each_made_once():
        yield


@pytest.fixture(autouse=True)
def _sound_room() -> None:
    """Make the file that the story begins with before a bug is planted."""
    room(0)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up soon on a hand of three that does not end: in the correct program all of them end."""
    monkeypatch.setattr("tests.soak.crash_again._TURNS_MOST", 100)


def first_finding(words: str = "", points: int = POINTS_MOST, seed: int = SEED) -> Finding | None:
    """Return the first finding with one of these words in its problems."""
    with closing(crash(seed, range(points))) as courses:
        newest = (course.findings[-1] for course in courses if course.findings)
        return next((finding for finding in newest if any(words in problem for problem in finding.problems)), None)


def nothing(host: TableHost, draft: TableDraft) -> None:
    """Change nothing."""


def saving(before: Change = nothing, failed: Change = nothing) -> Plant:
    """Return a plant whose host saves correctly, except for what it does before the commit or after a failure."""

    async def save(self: TableHost, draft: TableDraft, request: Request | None) -> TableDenial | None:
        commit = finish_draft(draft, request)
        before(self, draft)
        try:
            await self._outside.store.commit(commit)
        except DuplicateRequest:
            return TableDenial.ALREADY_DONE
        except InsufficientChips:
            return TableDenial.INSUFFICIENT_CHIPS
        except StoreError as error:
            failed(self, draft)
            self._pause(type(error).__name__)
            return TableDenial.STORE_FAILED
        self._keep(draft, request)
        return None

    return lambda patch: patch.setattr(TableHost, "_save", save)


def arm_the_clock(host: TableHost, draft: TableDraft) -> None:
    position, host._position = host._position, draft.position
    host._set_clock()
    host._position = position


def keep(host: TableHost, draft: TableDraft) -> None:
    host._change(draft.position)


def tell_before_save(patch: pytest.MonkeyPatch) -> None:
    async def save(self: TableHost, draft: TableDraft, request: Request | None) -> TableDenial | None:
        commit = finish_draft(draft, request)
        self._keep(draft, request)
        await self._outside.store.commit(commit)
        return None

    patch.setattr(TableHost, "_save", save)


def no_shield(patch: pytest.MonkeyPatch) -> None:
    """Let the caller carry the message out, so that cancelling the caller cancels it, too."""
    carry_out, locks = TableHost._carry_out, defaultdict[int, asyncio.Lock](asyncio.Lock)

    async def in_turn(self: TableHost, message: Message, answer: asyncio.Future[TableReply] | None) -> None:
        async with locks[id(self)]:
            await carry_out(self, message, answer)

    async def submit(self: TableHost, message: Message) -> TableReply:
        answer: asyncio.Future[TableReply] = asyncio.get_running_loop().create_future()
        await self._carry_out(message, answer)
        return await answer

    patch.setattr(TableHost, "_carry_out", in_turn)
    patch.setattr(TableHost, "submit", submit)


def dropped_savepoint(patch: pytest.MonkeyPatch) -> None:
    def run(self: BatchConnection, write: Write, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                (job.value,) = write(self, [job.part])
            except Exception as error:
                if not self.in_transaction or _is_fault(error):
                    raise
                job.error = _store_error(error)

    patch.setattr(BatchConnection, "_run", run)


def no_transaction(patch: pytest.MonkeyPatch) -> None:
    def commit(self: BatchConnection) -> None:
        self.sweeps, self.recorded = False, {}
        for job in self.batch:
            try:
                (job.value,) = job.write(self, [job.part])
            except Exception as error:
                job.error = _store_error(error)

    patch.setattr(BatchConnection, "commit", commit)


def request_not_recorded(patch: pytest.MonkeyPatch) -> None:
    commit = SqliteStore.commit

    async def without_request(self: SqliteStore, part: TableCommit) -> None:
        await commit(self, part._replace(request=None))

    patch.setattr(SqliteStore, "commit", without_request)


def transfers_twice(patch: pytest.MonkeyPatch) -> None:
    write = ledger.write

    def twice(*args: Any) -> None:
        write(*args)
        write(*args)

    patch.setattr(ledger, "write", twice)


def cards_again_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    restore = TableManager.restore

    async def and_deal(self: TableManager) -> None:
        await restore(self)
        for host in self._hosts.values():
            for _, player in host.view().last.hand_players:
                private = host.private(player)
                assert private is not None
                self._outside.publisher.cards_dealt(host.view(), player, private)

    patch.setattr(TableManager, "restore", and_deal)


def closed_without_awarding(patch: pytest.MonkeyPatch) -> None:
    def without_award(draft: TableDraft, request: Request | None) -> TableCommit:
        whole = finish_draft(draft, request)
        return whole._replace(transfers=tuple(move for move in whole.transfers if move.code != "award"))

    patch.setattr(bot.tables.running.host, "finish_draft", without_award)


def audit_not_saved(patch: pytest.MonkeyPatch) -> None:
    def without_audit(draft: TableDraft, request: Request | None) -> TableCommit:
        return finish_draft(draft, request)._replace(audit=None)

    patch.setattr(bot.tables.running.host, "finish_draft", without_audit)


def leaving_not_saved(patch: pytest.MonkeyPatch) -> None:
    save = rooms.save_states

    def forgetful(connection: sqlite3.Connection, states: Iterable[tuple[int, TableState]]) -> None:
        save(connection, [(table_id, replace(state, seats=staying(state))) for table_id, state in states])

    def staying(state: TableState) -> tuple[SeatState, ...]:
        return tuple(replace(seat, leaving=False) for seat in state.seats)

    patch.setattr(rooms, "save_states", forgetful)


def swallowed_commit(patch: pytest.MonkeyPatch) -> None:
    commit, number = SqliteStore.commit, count(1)

    async def sometimes(self: SqliteStore, part: TableCommit) -> None:
        if next(number) % 7:
            await commit(self, part)

    patch.setattr(SqliteStore, "commit", sometimes)


class _WrongEar:
    """A publisher that gives everybody their neighbour's cards."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher
        self.show_table = publisher.show_table
        self.send_due = publisher.send_due

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        players = [player for _, player in view.last.hand_players]
        self._publisher.cards_dealt(view, players[players.index(player_id) - 1], private)


def cards_to_the_neighbour(patch: pytest.MonkeyPatch) -> None:
    def tell_wrong(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
        announce(_WrongEar(publisher), view, draft)

    patch.setattr(bot.tables.running.host, "announce", tell_wrong)


def cards_to_the_room(patch: pytest.MonkeyPatch) -> None:
    def everything(events: Iterable[Event]) -> tuple[Event, ...]:
        return tuple(events)

    patch.setattr(bot.tables.deciding.draft, "public_events", everything)


def deck_not_saved(patch: pytest.MonkeyPatch) -> None:
    def without_deck(event: Event) -> Encoded:
        whole = encode(event)
        return replace(whole, secrets={name: body for name, body in whole.secrets.items() if name != "deck"})

    patch.setattr("db.tables.hand_log.encode", without_deck)


def no_alarm_in_a_pause(patch: pytest.MonkeyPatch) -> None:
    def asleep(table: Table, position: Position, not_before_ms: int) -> tuple[int, Message] | None:
        return None if position.failing else next_wake(table, position, not_before_ms)

    patch.setattr("bot.tables.running.clock.next_wake", asleep)


def no_look_at_what_is_missing(patch: pytest.MonkeyPatch) -> None:
    """Ignore both the record of the last write and the file's mark that it is in use."""
    for look in ("_behind", "_in_use_without_log"):
        patch.setattr(f"db.file.last_write.{look}", lambda *_: None)


PLANTED: dict[str, tuple[Plant, str]] = {
    "tell before save": (tell_before_save, "as it never stood in the file"),
    "clock armed before the commit": (
        saving(before=arm_the_clock),
        "a clock is set for a turn that is not in the file",
    ),
    "state kept although the commit failed": (saving(failed=keep), "as it never stood in the file"),
    "no shield around the commit": (no_shield, "otherwise in memory than in the file"),
    "dropped savepoint": (dropped_savepoint, "was refused, and its request is in the file"),
    "no transaction around a batch": (no_transaction, "ledger and log differ"),
    "request id not recorded": (request_not_recorded, "was acknowledged, and its request is not in the file"),
    "transfers applied twice": (transfers_twice, "ledger and log differ"),
    "down cards dealt again after a restart": (cards_again_after_a_restart, "the same down cards are sent again"),
    "hand closed without awarding": (closed_without_awarding, "was not played to its end"),
    "an order not in the audit": (audit_not_saved, "times in the audit"),
    "leaving not saved": (leaving_not_saved, "as it never stood in the file"),
    "commit swallowed": (swallowed_commit, "as it never stood in the file"),
    "down cards given to the neighbour": (cards_to_the_neighbour, "who is not their owner"),
    "down cards shown to the room": (cards_to_the_room, "or not for the room"),
    "deck not saved": (deck_not_saved, "was not played to its end"),
    "no look at what is missing": (no_look_at_what_is_missing, "a file without its log passes for whole"),
    "no alarm in a pause": (no_alarm_in_a_pause, "one stands still"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_the_crash_soak_finds_each_planted_bug(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, words = PLANTED[name]
    plant(monkeypatch)
    finding = first_finding(words, seed=SEEDS.get(name, SEED))
    assert finding is not None, f"{POINTS_MOST} points without a finding"


def test_the_same_seed_and_crash_point_find_the_same_problem_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a bug that always shows at the same point; how far a commit without a shield gets depends on its thread."""
    leaving_not_saved(monkeypatch)
    finding = first_finding()
    assert finding is not None
    begin = finding.point - finding.point % STORY_POINTS
    *_, course = crash(SEED, range(begin, finding.point + 1), finding.point - begin)
    assert course.findings == [finding]


def test_correct_saving_gives_no_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    saving()(monkeypatch)
    assert first_finding(points=120) is None
