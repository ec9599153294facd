"""The only place with SQL. ``store = await open_store(path)``, with ``store.bank`` and ``store.directory``."""

from db.backup import backup
from db.check import check
from db.errors import (
    DatabaseError,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnusable,
    MigrationFailed,
    SqliteTooOld,
)
from db.schedule import BackupSchedule
from db.store import SqliteStore, open_store

__all__ = [
    "BackupSchedule",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "MigrationFailed",
    "SqliteStore",
    "SqliteTooOld",
    "backup",
    "check",
    "open_store",
]
