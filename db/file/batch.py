"""Group commit: the parts of many callers are written in one transaction. A refused part is undone by itself: each part
has a savepoint, of its own or together with others that all succeed.

All of it happens in one call into the connection's thread. aiosqlite's public way to make such a call is ``commit()``,
so that is the method which runs the batch.
"""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from bot.common.tracebacks import where
from bot.moderation.ports import TooManyDisputes, TooManyPresets
from bot.tables.saving import (
    ChannelTaken,
    DuplicateRequest,
    InsufficientChips,
    PlayerBanned,
    PlayerLeaving,
    StoreError,
    WalletFrozen,
)
from db.file.errors import error_code
from db.file.last_write import CLOSED, IN_USE, LastWrite, note

log = logging.getLogger(__name__)

_REFUSALS: Final = {
    "insufficient chips": InsufficientChips,
    "duplicate request": DuplicateRequest,
    "channel taken": ChannelTaken,
    "player banned": PlayerBanned,
    "player leaving": PlayerLeaving,
    "wallet frozen": WalletFrozen,
    "too many disputes": TooManyDisputes,
    "too many presets": TooManyPresets,
}
"""The messages of the schema's triggers, and the error that each stands for."""

BUSY_MS: Final = 5_000
"""How long a statement waits for another program's lock."""
_PASSING: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


Write = Callable[[sqlite3.Connection, Sequence[Any]], Sequence[Any]]
"""Writes parts in their order and gives what came of each; where it raises, all of them are undone."""


@dataclass(slots=True, eq=False)
class Job:
    """One caller's part of a batch, and its outcome afterwards."""

    write: Write
    """Parts next to each other that have the same are written by one call."""
    part: Any = None
    then: Callable[[Any], None] | None = None
    """Told the value once it is durable, whether or not the caller still waits."""
    value: Any = None
    error: Exception | None = None

    def follow(self) -> None:
        """Called once it is durable. An error in ``then`` undoes nothing, and the rest of the batch waits to be
        told, so it goes to the log."""
        if self.error is not None or self.then is None:
            return
        try:
            self.then(self.value)
        except Exception as error:
            log.error("what was to follow a write failed: %s", where(error))


class BatchConnection(sqlite3.Connection):
    """A connection in autocommit mode whose ``commit`` writes ``batch``, or says in ``fault`` why not."""

    batch: Sequence[Job] = ()
    fault: Exception | None = None
    """Nothing of the last batch was written, for this reason; None when it was."""
    is_unsure = False
    """True if it failed so late that all of it may have been written."""
    recorded: dict[int, int]
    """The requests that the batch carries out, with their players."""
    note_unsure: Callable[[dict[int, int]], None] | None = None
    """Keeps requests of which nobody knows whether they were carried out."""
    watch: Callable[[], None] | None = None
    """Raises where the file is no longer the one that its path leads to."""
    sweeps: bool = False
    """The next ``commit`` empties the log instead of writing a batch."""
    last_write: LastWrite | None = None
    """Numbers each batch that changes anything, and learns once that is durable."""

    def commit(self) -> None:
        if self.sweeps:
            self.sweeps = False
            self._empty_log()
            return
        jobs, self.batch, self.fault, self.recorded = self.batch, (), None, {}
        is_committing = False
        try:
            self._watch()
            self.execute("BEGIN IMMEDIATE")
            changes = self.total_changes
            for write, some in groupby(jobs, attrgetter("write")):
                self._run(write, list(some))
            number = self._number_it() if self.total_changes != changes else None
            is_committing = True
            self.execute("COMMIT")
            self._watch()
            if self.last_write is not None and number is not None:
                self.last_write.acknowledge(number)
        except Exception as error:
            self.fault = error
            self.is_unsure = is_committing and not is_passing(error)
            with suppress(sqlite3.Error):
                self.rollback()
            if self.is_unsure and self.note_unsure is not None:
                self.note_unsure(self.recorded)

    def _empty_log(self) -> None:
        """Carries the log over into the file and cuts it to nothing: seeds and decks of hands that are over stand there
        until it is written over. Left for another time where somebody reads. Meanwhile the file says that it is not in
        use, as an empty log needs it to (``db.file.last_write``)."""
        assert self.last_write is not None
        self.fault = None
        try:
            self.execute("PRAGMA busy_timeout = 0")
            note(self, self.last_write.next(), CLOSED)
            self.last_write.acknowledge(self.last_write.next())
            self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            note(self, self.last_write.next(), IN_USE)
            self.last_write.acknowledge(self.last_write.next())
            self.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception as error:
            self.fault = error
            with suppress(sqlite3.Error):
                self.rollback()
        finally:
            with suppress(sqlite3.Error):
                self.execute(f"PRAGMA busy_timeout = {BUSY_MS}")

    def _number_it(self) -> int | None:
        if self.last_write is None:
            return None
        number = self.last_write.next()
        self.execute(f"PRAGMA user_version = {number}")
        return number

    def _watch(self) -> None:
        if self.watch is not None:
            self.watch()

    def _run(self, write: Write, jobs: list[Job]) -> None:
        """Write the jobs under a savepoint. Where one of several is refused all are undone, and each half tries again
        under a savepoint of its own, until the refused job is alone."""
        self.execute("SAVEPOINT jobs")
        try:
            values = write(self, [job.part for job in jobs])
        except Exception as error:
            # A full disk has rolled back the whole transaction, and nothing says so but in_transaction.
            if not self.in_transaction or _is_fault(error):
                raise
            self.execute("ROLLBACK TO jobs")
            self.execute("RELEASE jobs")
            self._run_apart(write, jobs, error)
        else:
            self.execute("RELEASE jobs")
            for job, value in zip(jobs, values, strict=True):
                job.value = value

    def _run_apart(self, write: Write, jobs: list[Job], error: Exception) -> None:
        if len(jobs) == 1:
            jobs[0].error = _named(error)
            return
        half = len(jobs) // 2
        self._run(write, jobs[:half])
        self._run(write, jobs[half:])


def is_passing(fault: Exception) -> bool:
    """True if the file is whole and what failed may be tried again: a full disk, a lock held by another program.

    After anything else, such as an I/O error at the commit, only a fresh start can tell what the file holds.
    """
    return error_code(fault) in _PASSING


def _is_fault(error: Exception) -> bool:
    """True if the file failed, rather than this one part of the batch."""
    return isinstance(error, sqlite3.OperationalError | sqlite3.InternalError) or type(error) is sqlite3.DatabaseError


def _named(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.IntegrityError):
        return error
    refusal = _REFUSALS.get(str(error))
    named = (refusal or StoreError)(str(error))
    # Where a refusal was raised says nothing, and the frames there hold the job that holds it: a cycle.
    named.__cause__ = error.with_traceback(None) if refusal else error
    return named
