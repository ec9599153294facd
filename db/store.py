"""The storage for tables and moderators.

Store, Bank, Directory and Office share one connection.
"""

import sqlite3
from functools import partial
from pathlib import Path

from bot.fleet.part import Part
from bot.moderation.ports import Office
from bot.tables.saving import DamagedTable, NewTable, Request, SavedTable, TableCommit
from db import requests
from db.due_letters import SqliteDueLetters
from db.due_posts import SqliteDuePosts
from db.file.connection import Database
from db.file.migrate import MIGRATIONS
from db.history.evenings import SqliteEvenings
from db.history.hand_archive import SqliteHandArchive
from db.history.recaps import SqliteRecaps
from db.history.statistics import SqliteHistory
from db.moderation.accounts import SqliteAccounts
from db.moderation.audit import SqliteAuditLog
from db.moderation.conduct import SqliteConduct
from db.moderation.disputes import SqliteDisputes
from db.moderation.lobby_book import SqliteLobbyBook
from db.moderation.record_book import SqliteRecordBook
from db.moderation.room_book import SqliteRoomBook
from db.money.bank import SqliteBank
from db.money.chip_desk import SqliteChipDesk
from db.people.directory import SqliteDirectory
from db.people.preferences import SqlitePreferences
from db.people.privacy import SqlitePrivacy
from db.people.unsure_requests import SqliteUnsureRequests
from db.people.user_orders import SqliteUserOrders
from db.practice import SqliteHouseBook, SqliteLessons
from db.tables import rooms
from db.tables.commits import write
from db.tables.known_ids import KnownIds
from db.tables.letters import SqliteLetters
from db.tables.past_tables import SqlitePastTables
from db.tournament_news import SqliteTournamentNews
from db.tournament_wishes import SqliteTournamentWishes
from db.tournaments import SqliteTournaments


class SqliteStore:
    """Implements Store of bot.tables.saving.

    ``open_store`` creates it; ``bank``, ``directory`` and ``office`` share its connection.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = KnownIds()
        self._write = partial(write, self._known)
        self.bank = SqliteBank(database)
        self.directory = SqliteDirectory(database)
        self.letters = SqliteLetters(database)
        self.due_letters = SqliteDueLetters(database)
        self.due_posts = SqliteDuePosts(database)
        self.tournament_news = SqliteTournamentNews(database)
        self.office = _office(database, self.directory)
        self.tournaments = SqliteTournaments(database)
        self.history = SqliteHistory(database)
        self.recaps = SqliteRecaps(database)
        self.evenings = SqliteEvenings(database)
        self.preferences = SqlitePreferences(database)
        self.user_orders = SqliteUserOrders(database, self.directory)
        self.house_book = SqliteHouseBook(database)
        self.lessons = SqliteLessons(database)
        self.past_tables = SqlitePastTables(database)
        self.lobbies = SqliteLobbyBook(database)
        self.tournament_wishes = SqliteTournamentWishes(database)
        self.records = SqliteRecordBook(database)
        self.unsure_requests = SqliteUnsureRequests(database)

    @property
    def database(self) -> Database:
        """The database, for parts that work on the file itself, for example housekeeping."""
        return self._database

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        """Save the table and return its id. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> int:
            return rooms.insert(connection, new, requests.record(connection, request, at_ms), at_ms)

        return await self._database.write(run)

    async def commit(self, commit: TableCommit) -> None:
        """Save the commit as a whole. Raises StoreError, and ValueError for a commit that contradicts itself."""
        if commit.hand_number is None and (commit.events or commit.closes_hand or commit.voids_hand):
            raise ValueError("events and the end of a hand need the hand's number")
        await self._database.write_part(self._write, commit, self._known.remember_id)
        if commit.closes_table:
            self._database.sweep()

    async def open_tables(self) -> list[SavedTable]:
        """Return every open table that can be read, as of one moment, by id. Raises StoreError."""
        return (await self._database.write(rooms.open_tables)).readable

    async def damaged_tables(self) -> list[DamagedTable]:
        """Return the open tables whose row cannot be read, by id. Raises StoreError."""
        return (await self._database.write(rooms.open_tables)).damaged

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        """Save the channel and the message in which the table is shown now. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> None:
            rooms.save_table_message(connection, table_id, channel_id, message_id)

        await self._database.write(run)

    async def close(self) -> None:
        """Finish the pending writes and close the file; afterwards every call raises StoreUnavailable."""
        await self._database.close()


async def open_store(
    path: Path, migrations: Path = MIGRATIONS, *, accept_loss: bool = False, part: Part | None = None
) -> SqliteStore:
    """Open the file; create it if it is missing.

    ``accept_loss``: open it even if it lacks acknowledged writes. Another part's file is refused; without a ``part``
    every file is accepted, and a new one belongs to a process that runs alone. Raises db.DatabaseError, whose message
    is one line that says what to do.
    """
    return SqliteStore(await Database.open(path, migrations, accept_loss=accept_loss, part=part))


def _office(database: Database, directory: SqliteDirectory) -> Office:
    """Return the moderators' storage for this connection."""
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
