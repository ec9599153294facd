"""The file behind moderation, put together."""

from bot.moderation.ports import Office
from db.accounts import SqliteAccounts
from db.archive import SqliteHandArchive
from db.audit import SqliteAuditLog
from db.chip_desk import SqliteChipDesk
from db.conduct import SqliteConduct
from db.connection import Database
from db.directory import SqliteDirectory
from db.disputes import SqliteDisputes
from db.privacy import SqlitePrivacy
from db.room_book import SqliteRoomBook


def open_office(database: Database, directory: SqliteDirectory) -> Office:
    """All of it over one connection."""
    conduct = SqliteConduct(database)
    directory.returned = conduct.read_anew
    return Office(
        SqliteRoomBook(database),
        conduct,
        SqliteChipDesk(database),
        SqliteAuditLog(database),
        SqliteAccounts(database),
        SqliteHandArchive(database),
        SqliteDisputes(database),
        SqlitePrivacy(database, directory),
    )
