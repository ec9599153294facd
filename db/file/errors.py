"""Why a database cannot be used, each with one line that says what to do.

DatabaseError
├── SqliteTooOld       the SQLite library lacks STRICT tables
├── DatabaseInUse      another process has the file
├── DatabaseUnusable   no such file, not a database, not ours, damaged
│   ├── DatabaseIncomplete      it lacks writes that were acknowledged
│   └── DatabaseOfAnotherPart   it holds the servers of another process
├── DatabaseFailing    the disk does not take what is written, or is read-only, which may pass
├── DatabaseTooNew     a later version of the program made it
└── MigrationFailed    bringing it up to date did not work; the file is as it was

The errors of a single write are bot.tables.saving.StoreError and its kinds.
"""

import sqlite3
from pathlib import Path
from typing import Final

from bot.common.owner_error import PASSING_NUMBERS, OwnerError
from bot.tables.saving import OutcomeUnknown, StoreDamaged, StoreUnavailable

_PASSING_RESULTS: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    # In a folder that is read-only, no journal can be made.
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
}
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class DatabaseError(OwnerError):
    """The message is one line for people."""


class SqliteTooOld(DatabaseError):
    pass


class DatabaseInUse(DatabaseError):
    may_pass = True


class DatabaseUnusable(DatabaseError):
    pass


class DatabaseIncomplete(DatabaseUnusable):
    pass


class DatabaseOfAnotherPart(DatabaseUnusable):
    pass


class DatabaseFailing(DatabaseError):
    may_pass = True


class DatabaseTooNew(DatabaseError):
    pass


class MigrationFailed(DatabaseError):
    pass


def unusable(error: Exception, line: str, kind: type[DatabaseError] = DatabaseUnusable) -> DatabaseError:
    """The error with that line to raise for one of SQLite's or the system's: DatabaseFailing where the disk is full,
    read-only, or does not answer, which may pass, and ``kind`` for anything else."""
    failing = error_code(error) in _PASSING_RESULTS or getattr(error, "errno", None) in PASSING_NUMBERS
    return (DatabaseFailing if failing else kind)(line)


def failed_in_use(path: Path, fault: BaseException) -> DatabaseError:
    """The error that ends a bot whose file failed while it was in use: damage is the owner's to mend, and a fresh start
    tells what became of anything else."""
    if is_damage(fault):
        return DatabaseUnusable(f"{path} is damaged ({fault}): restore a backup, then start again")
    return DatabaseFailing(f"{path} failed ({fault}): fix that, then start again")


def unavailable(error: BaseException, *, is_unsure: bool = False) -> StoreUnavailable:
    """The error that tells a caller of the store what the file failed with; ``is_unsure`` where that was so late that
    the commit may stand."""
    failed = StoreDamaged if is_damage(error) else StoreUnavailable
    return (OutcomeUnknown if is_unsure else failed)(str(error) or repr(error))


def is_damage(error: BaseException) -> bool:
    """True if the file holds something else than SQLite wrote."""
    return isinstance(error, Exception) and error_code(error) in _DAMAGE


def error_code(error: Exception) -> int:
    """SQLite's primary result code; 0 for what Python raised by itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
