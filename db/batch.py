"""Group commit: what many callers want is written in one transaction, each part under a savepoint of its own.

All of it happens in one call into the connection's thread. aiosqlite's public way to make such a call is ``commit()``,
so that is the method which runs the batch.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from bot.moderation.ports import TooManyDisputes, TooManyPresets
from bot.tables.saving import ChannelTaken, DuplicateRequest, InsufficientChips, PlayerBanned, StoreError, WalletFrozen

_REFUSALS: Final = {
    "insufficient chips": InsufficientChips,
    "duplicate request": DuplicateRequest,
    "channel taken": ChannelTaken,
    "player banned": PlayerBanned,
    "wallet frozen": WalletFrozen,
    "too many disputes": TooManyDisputes,
    "too many presets": TooManyPresets,
}
"""What the schema's triggers say, and the error it stands for."""

_PASSING: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


@dataclass(slots=True, eq=False)
class Job:
    """A caller's part of a batch, and afterwards what came of it."""

    run: Callable[[sqlite3.Connection], Any]
    then: Callable[[Any], None] | None = None
    """Told the value once it is durable, whether or not the caller still waits."""
    value: Any = None
    error: Exception | None = None


class BatchConnection(sqlite3.Connection):
    """A connection in autocommit mode whose ``commit`` writes ``batch``, or says in ``fault`` why not."""

    batch: Sequence[Job] = ()
    fault: Exception | None = None
    """Nothing of the last batch was written, for this reason; None when it was."""
    watch: Callable[[], None] | None = None
    """Raises where the file is no longer the one that its path leads to."""

    def commit(self) -> None:
        jobs, self.batch, self.fault = self.batch, (), None
        try:
            self._watch()
            self.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._run(job)
            self.execute("COMMIT")
            self._watch()
        except Exception as error:
            self.fault = error
            with suppress(sqlite3.Error):
                self.rollback()

    def _watch(self) -> None:
        if self.watch is not None:
            self.watch()

    def _run(self, job: Job) -> None:
        self.execute("SAVEPOINT job")
        try:
            job.value = job.run(self)
        except Exception as error:
            # A full disk has rolled back the whole transaction, and nothing says so but in_transaction.
            if not self.in_transaction or _is_fault(error):
                raise
            self.execute("ROLLBACK TO job")
            job.error = _named(error)
        self.execute("RELEASE job")


def is_passing(fault: Exception) -> bool:
    """Whether the file is whole and what failed may be tried again: a full disk, a lock held by another program.

    After anything else, such as an I/O error at the commit, only a fresh start can tell what the file holds.
    """
    return error_code(fault) in _PASSING


def error_code(error: Exception) -> int:
    """SQLite's primary result code; 0 for what Python raised by itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _is_fault(error: Exception) -> bool:
    """Whether the file failed, rather than this one part of the batch."""
    return isinstance(error, sqlite3.OperationalError | sqlite3.InternalError) or type(error) is sqlite3.DatabaseError


def _named(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.IntegrityError):
        return error
    named = _REFUSALS.get(str(error), StoreError)(str(error))
    named.__cause__ = error
    return named
