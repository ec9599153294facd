"""Why a database cannot be used, each with one line that says what to do.

DatabaseError
├── SqliteTooOld       the SQLite library lacks STRICT tables
├── DatabaseInUse      another process has the file
├── DatabaseUnusable   no such file, not a database, not ours, not writable, damaged
│   ├── DatabaseIncomplete      it lacks writes that were acknowledged
│   └── DatabaseOfAnotherPart   it holds the servers of another process
├── DatabaseFailing    the disk does not take what is written, which may pass
├── DatabaseTooNew     a later version of the program made it
└── MigrationFailed    bringing it up to date did not work; the file is as it was

The errors of a single write are bot.tables.saving.StoreError and its kinds.
"""

import sqlite3
from errno import EIO, ENOSPC
from typing import Final

from bot.common.owner_error import OwnerError

_OF_THE_DISK: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}


class DatabaseError(OwnerError):
    """The message is one line for people."""


class SqliteTooOld(DatabaseError):
    pass


class DatabaseInUse(DatabaseError):
    pass


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
    """The error with that line to raise for one of SQLite's or the system's: DatabaseFailing where the disk is full or
    does not answer, which may pass, and ``kind`` for anything else."""
    failing = error_code(error) in _OF_THE_DISK or getattr(error, "errno", None) in (EIO, ENOSPC)
    return (DatabaseFailing if failing else kind)(line)


def error_code(error: Exception) -> int:
    """SQLite's primary result code; 0 for what Python raised by itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
