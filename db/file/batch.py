"""Group commit: the writes of many callers in one transaction.

A transaction writes the parts of several callers. Savepoints within it ensure that a refused part is rolled back alone.

A whole batch is one call into the connection's thread. aiosqlite has only one public method that makes such a call,
``commit()``; so BatchConnection overrides ``commit()`` to write the batch.
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
"""The messages of the schema's triggers -> the error to raise for each."""

BUSY_MS: Final = 5_000
"""The time that a statement waits for another program's lock, in ms."""
_PASSING: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


Write = Callable[[sqlite3.Connection, Sequence[Any]], Sequence[Any]]
"""A function that writes parts in order and returns each part's result.

If it raises, all of the parts are rolled back.
"""


@dataclass(slots=True, eq=False)
class Job:
    """One caller's part of a batch and its result."""

    write: Write
    """The function that writes the part; neighbouring parts with the same function are written in one call."""
    part: Any = None
    then: Callable[[Any], None] | None = None
    """A callback that gets the result once the write is durable, even if the caller was cancelled."""
    value: Any = None
    error: Exception | None = None

    def follow(self) -> None:
        """Call ``then`` with the durable value.

        An error in ``then`` is only logged, because the write is durable, and the callbacks of the rest of the batch
        must still run.
        """
        if self.error is not None or self.then is None:
            return
        try:
            self.then(self.value)
        except Exception as error:
            log.error("a callback after a write failed: %s", where(error))


class BatchConnection(sqlite3.Connection):
    """A connection in autocommit mode whose ``commit`` writes ``batch``, or puts the error into ``fault``."""

    batch: Sequence[Job] = ()
    fault: Exception | None = None
    """The reason why nothing of the last batch was written; None if it was written."""
    is_unsure = False
    """True if the last batch failed during its commit, so that it may have been written as a whole."""
    recorded: dict[int, int]
    """request_id -> player_id of the requests in the current batch."""
    note_unsure: Callable[[dict[int, int]], None] | None = None
    """A callback that gets the requests of a batch that may or may not have been written."""
    watch: Callable[[], None] | None = None
    """A check that raises FileGone if the database file was deleted, moved or replaced."""
    sweeps: bool = False
    """True if the next ``commit`` must empty the write-ahead log instead of writing a batch."""
    last_write: LastWrite | None = None
    """The write counter, which numbers each batch that changes data.

    A number is saved once its batch is durable.
    """

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
        """Copy the log (-wal) into the file and truncate it.

        Until the log is overwritten, it contains the seeds and decks of hands that are over. If another connection is
        reading, this is left to the next sweep. While the log is empty, the file is marked as not in use
        (``db.file.last_write``).
        """
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
        """Write the jobs under a savepoint.

        If one of several jobs is refused, roll all of them back and try each half under its own savepoint, until the
        refused job is alone.
        """
        self.execute("SAVEPOINT jobs")
        try:
            values = write(self, [job.part for job in jobs])
        except Exception as error:
            # After a full disk SQLite has rolled back the whole transaction; only in_transaction shows it.
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
            jobs[0].error = _store_error(error)
            return
        half = len(jobs) // 2
        self._run(write, jobs[:half])
        self._run(write, jobs[half:])


def is_passing(fault: Exception) -> bool:
    """Return True if the file is sound and a retry may succeed.

    This is so if the disk is full, or another program holds a lock. After any other error, for example an I/O error at
    the commit, only a restart can tell what the file contains.
    """
    return error_code(fault) in _PASSING


def _is_fault(error: Exception) -> bool:
    """Return True if the error concerns the whole file, not just one part of the batch."""
    return isinstance(error, sqlite3.OperationalError | sqlite3.InternalError) or type(error) is sqlite3.DatabaseError


def _store_error(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.IntegrityError):
        return error
    refusal = _REFUSALS.get(str(error))
    store_error = (refusal or StoreError)(str(error))
    # Drop the traceback: its frames refer to the job, which refers to the error: a reference cycle.
    store_error.__cause__ = error.with_traceback(None) if refusal else error
    return store_error
