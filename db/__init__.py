"""The only place with SQL. ``store = await open_store(path)``, and with it ``store.bank``, ``store.directory``,
``store.office``."""

from db.backup import backup
from db.check import check
from db.errors import (
    DatabaseError,
    DatabaseIncomplete,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnusable,
    MigrationFailed,
    SqliteTooOld,
)
from db.retention import Housekeeping
from db.schedule import BackupSchedule
from db.store import SqliteStore, open_store

__all__ = [
    "BackupSchedule",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseIncomplete",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "Housekeeping",
    "MigrationFailed",
    "SqliteStore",
    "SqliteTooOld",
    "backup",
    "check",
    "open_store",
]
