"""A room on a real file with sealed tables, and the proofs of its hands read from the file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.fairness.cutting import closing_line
from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import read_kept_bytes
from bot.fairness.log import Entry
from bot.fairness.proof import EVERYBODY, DealRecord, Proof, discards_of, proof_for
from bot.fairness.proof_text import written
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import Verified, verify
from bot.poker.events import without_secrets
from bot.tables.messages import CutDeal
from bot.tables.ports import SealView
from bot.tables.replies import TableReply
from db import open_store
from db.event_rows import decode_row, read_positions
from db.record_rows import WHOLE
from db.seal_rows import read_contributions, read_roster
from tests.harness.in_the_loop import in_the_loop
from tests.harness.tables.doubles import RecordThread
from tests.harness.tables.room import GUILD, Room
from tests.tables.conftest import PLAYERS, WALLET

STATES = {"done": "finished", "void": "undone", "undealt": "undealt"}


class SealedRoom(Room):
    """A room with sealed tables; file and ``thread`` survive restarts."""

    path: Path
    thread: RecordThread

    @classmethod
    async def on_file(cls, path: Path, *, at_once: bool = True) -> "SealedRoom":
        with in_the_loop():
            store = await open_store(path)
        for player_id in PLAYERS:
            await store.bank.wallet(GUILD, player_id, WALLET, 0)
        thread = RecordThread(at_once=at_once)
        room = cls(store, closer=thread)
        room.path, room.thread = path, thread
        return room

    async def restarted(self) -> "SealedRoom":
        """Start a new process on the same file and record thread."""
        await self.stop()
        with in_the_loop():
            store = await open_store(self.path)
        again = type(self)(store, seed=1, closer=self.thread)
        again.timer.ring_next(self.timer.now_ms())
        again.requests, again.channels, again.table_id = self.requests, self.channels, self.table_id
        again.path, again.thread = self.path, self.thread
        self.thread.asked.clear()
        await again.tables.restore()
        await again.quiet()
        return again

    async def stop(self) -> None:
        await self.thread.settle()
        await self.tables.stop()
        await self.store.close()  # type: ignore[attr-defined]  # it is a SqliteStore

    @property
    def seal(self) -> SealView:
        assert self.view.seal is not None
        return self.view.seal

    async def cut(self, player_id: int, word: str) -> TableReply:
        return await self.submit(CutDeal(self.request(player_id), word))

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(query).fetchall()

    def states(self) -> list[object]:
        """Return the state of every deal, by hand."""
        return [state for (state,) in self.rows("SELECT state FROM seal ORDER BY hand")]


def record(path: Path, table_id: int, hand: int) -> tuple[DealRecord, dict[int, tuple[tuple[int, ...], ...]]]:
    """Return all that is kept of a finished hand, and each seat's discards."""
    of = (table_id, hand)
    with closing(sqlite3.connect(path)) as connection:
        before, seal, contributions, roster, thread, message, state = connection.execute(
            """SELECT before, seal, contributions, roster, thread_id, message_id, state FROM seal
            WHERE table_id = ? AND hand = ?""", of
        ).fetchone()  # fmt: skip
        log = connection.execute(
            """SELECT e.kind, e.body, s.class, s.body, e.taken, e.person FROM hand h
            JOIN hand_event e ON e.hand_id = h.id
            LEFT JOIN hand_secret s ON s.hand_id = e.hand_id AND s.seq = e.seq
            WHERE h.table_id = ? AND h.number = ? ORDER BY e.seq""", of
        ).fetchall()  # fmt: skip
        (body,) = connection.execute(
            f"""SELECT {WHOLE} FROM hand h JOIN hand_record r ON r.hand_id = h.id
            WHERE h.table_id = ? AND h.number = ?""", of
        ).fetchone()  # fmt: skip
    told, decks = read_roster(roster), read_kept_bytes(body, context_of(table_id, hand))
    events = [decode_row(kind, public, {name: secret} if name else {}) for kind, public, name, secret, _, _ in log]
    entries = tuple(
        Entry(without_secrets(event), read_positions(taken), bool(person))
        for event, (*_, taken, person) in zip(events, log, strict=True)
    )
    shut = told.closed_by(thread, message)
    whole = Proof(
        *(table_id, hand, EVERYBODY, STATES[state], before, seal),  # type: ignore[arg-type]  # one of the states
        read_contributions(contributions),
        shut,
        decks[0],
        entries,
        decks[1],
    )
    return DealRecord(whole), {seat: discards_of(events, seat) for seat in (0, *told.seats)}


def proofs(room: SealedRoom, hand: int) -> list[tuple[str, str]]:
    """Return everybody's proofs of the hand, as named files."""
    kept, discards = record(room.path, room.table_id, hand)
    return [(f"{hand}-{seat}", written(proof_for(kept, seat, thrown))) for seat, thrown in discards.items()]


def proved(room: SealedRoom, *hands: int) -> Verified:
    """Verify the proofs of these hands against all their closings in the record thread."""
    closings = [
        (f"https://discord.com/channels/1/{room.thread.id}/{message}", closing_line(room.thread.lines[of]))
        for of, message in room.thread.posts.items()
        if of[1] in hands
    ]
    return verify([file for hand in hands for file in proofs(room, hand)], ReaderKept((), closings))
