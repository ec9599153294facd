"""Why a database cannot be used, each with one line that says what to do.

DatabaseError
├── SqliteTooOld       the SQLite library lacks STRICT tables
├── DatabaseInUse      another process has the file
├── DatabaseUnusable   no such file, not a database, not ours, not writable, damaged
│   └── DatabaseIncomplete   it lacks writes that were acknowledged
├── DatabaseFailing    the disk does not take what is written, which may pass
├── DatabaseTooNew     a later version of the program made it
└── MigrationFailed    bringing it up to date did not work; the file is as it was

The errors of a single write are bot.tables.saving.StoreError and its kinds.
"""

from bot.common.owner_error import OwnerError


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


class DatabaseFailing(DatabaseError):
    may_pass = True


class DatabaseTooNew(DatabaseError):
    pass


class MigrationFailed(DatabaseError):
    pass
