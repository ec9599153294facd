"""The only place with SQL. ``store = await open_store(path)``, and with it ``store.bank``, ``store.directory``,
``store.office``."""

from db.backup import backup
from db.check import check
from db.errors import (
    DatabaseError,
    DatabaseFailing,
    DatabaseIncomplete,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnusable,
    MigrationFailed,
    SqliteTooOld,
)
from db.place import beside, settled
from db.retention import Housekeeping
from db.schedule import BackupSchedule
from db.store import SqliteStore, open_store

__all__ = [
    "BackupSchedule",
    "DatabaseError",
    "DatabaseFailing",
    "DatabaseInUse",
    "DatabaseIncomplete",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Housekeeping",
    "MigrationFailed",
    "SqliteStore",
    "SqliteTooOld",
    "backup",
    "beside",
    "check",
    "open_store",
    "settled",
]
