"""The file behind moderation, put together."""

from bot.moderation.ports import Office
from db.file.connection import Database
from db.history.hand_archive import SqliteHandArchive
from db.moderation.accounts import SqliteAccounts
from db.moderation.audit import SqliteAuditLog
from db.moderation.conduct import SqliteConduct
from db.moderation.disputes import SqliteDisputes
from db.moderation.room_book import SqliteRoomBook
from db.money.chip_desk import SqliteChipDesk
from db.people.directory import SqliteDirectory
from db.people.privacy import SqlitePrivacy


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
