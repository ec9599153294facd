"""The errors of opening and running a database, each with one line that says what to do.

DatabaseError
├── SqliteTooOld       the SQLite library lacks STRICT tables
├── DatabaseInUse      another process has the file
├── DatabaseUnusable   no such file, not a database, another program's, or damaged
│   ├── DatabaseIncomplete      it lacks writes that were acknowledged
│   └── DatabaseOfAnotherPart   it holds the servers of another process
├── DatabaseFailing    the disk refuses writes or is read-only, which may pass
├── DatabaseTooNew     a later version of the program made it
└── MigrationFailed    the migration failed; the file is as it was before

The errors of a single write are bot.tables.saving.StoreError and its subclasses.
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
    # In a read-only folder SQLite cannot create its journal.
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
}
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class DatabaseError(OwnerError):
    """An error whose message is one line for the host."""


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
    """Return the error to raise for an error of SQLite or of the operating system.

    Its message is ``line``. It is DatabaseFailing if the disk is full, read-only or does not answer, which may be
    temporary; otherwise it is of ``kind``.
    """
    failing = error_code(error) in _PASSING_RESULTS or getattr(error, "errno", None) in PASSING_NUMBERS
    return (DatabaseFailing if failing else kind)(line)


def failed_in_use(path: Path, fault: BaseException) -> DatabaseError:
    """Return the error that stops a bot whose file failed during use.

    The message asks the host to restore a backup if the file is damaged, otherwise to fix the fault and restart.
    """
    if is_damage(fault):
        return DatabaseUnusable(f"{path} is damaged ({fault}): restore a backup, then start again")
    return DatabaseFailing(f"{path} failed ({fault}): fix that, then start again")


def unavailable(error: BaseException, *, is_unsure: bool = False) -> StoreUnavailable:
    """Return the error for a caller of the store.

    ``is_unsure``: the failure came so late that the commit may have succeeded.
    """
    failed = StoreDamaged if is_damage(error) else StoreUnavailable
    return (OutcomeUnknown if is_unsure else failed)(str(error) or repr(error))


def is_damage(error: BaseException) -> bool:
    """Return True if SQLite reports that the file is corrupt or is not a database."""
    return isinstance(error, Exception) and error_code(error) in _DAMAGE


def error_code(error: Exception) -> int:
    """Return SQLite's primary result code; 0 for an error that Python itself raised."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
