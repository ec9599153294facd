"""The SQLite file: the only package with SQL.

``store = await open_store(path)`` opens the file; ``store.bank``, ``store.directory`` and ``store.office`` share its
connection.
"""

from db.file.errors import (
    DatabaseError,
    DatabaseFailing,
    DatabaseIncomplete,
    DatabaseInUse,
    DatabaseOfAnotherPart,
    DatabaseTooNew,
    DatabaseUnusable,
    MigrationFailed,
    SqliteTooOld,
)
from db.file.paths import beside, real_path, unwritable
from db.moderation.room_book import rooms
from db.splitting.split import FileSplit, split
from db.store import SqliteStore, open_store
from db.upkeep.backup import backup
from db.upkeep.backup_schedule import BackupSchedule
from db.upkeep.check import check
from db.upkeep.retention import Housekeeping

__all__ = [
    "BackupSchedule",
    "DatabaseError",
    "DatabaseFailing",
    "DatabaseInUse",
    "DatabaseIncomplete",
    "DatabaseOfAnotherPart",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "FileSplit",
    "Housekeeping",
    "MigrationFailed",
    "SqliteStore",
    "SqliteTooOld",
    "backup",
    "beside",
    "check",
    "open_store",
    "real_path",
    "rooms",
    "split",
    "unwritable",
]
