"""The file behind the tables and the moderators: Store, Bank, Directory and Office over one connection."""

import sqlite3
from functools import partial
from pathlib import Path

from bot.tables.saving import DamagedTable, NewTable, Request, SavedTable, TableCommit
from db import chain, hand_log, ledger, requests, rooms
from db.bank import SqliteBank
from db.connection import Database
from db.directory import SqliteDirectory
from db.history import SqliteHistory
from db.known import KnownIds, LookUp
from db.letters import SqliteLetters
from db.migrate import MIGRATIONS
from db.office import open_office
from db.practice import SqliteHouseBook, SqliteLessons
from db.preferences import SqlitePreferences
from db.tournaments import SqliteTournaments


class SqliteStore:
    """bot.tables.saving.Store; ``bank``, ``directory`` and ``office`` share its connection. Made by ``open_store``."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = KnownIds()
        self.bank = SqliteBank(database)
        self.directory = SqliteDirectory(database)
        self.letters = SqliteLetters(database)
        self.office = open_office(database, self.directory)
        self.tournaments = SqliteTournaments(database)
        self.history = SqliteHistory(database)
        self.preferences = SqlitePreferences(database)
        self.house = SqliteHouseBook(database)
        self.lessons = SqliteLessons(database)

    @property
    def database(self) -> Database:
        """For what looks after the file beside the tables: housekeeping, figures."""
        return self._database

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        """The new table's id. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> int:
            return rooms.insert(connection, new, requests.record(connection, request, at_ms), at_ms)

        return await self._database.write(run)

    async def commit(self, commit: TableCommit) -> None:
        """Write all of it or nothing. Raises StoreError, and ValueError for a commit that contradicts itself."""
        if commit.hand_number is None and (commit.events or commit.closes_hand or commit.voids_hand):
            raise ValueError("events and the end of a hand need the hand's number")
        await self._database.write(partial(_write, commit, self._known), self._known.note)

    async def open_tables(self) -> list[SavedTable]:
        """Every open table that can be read, as of one moment, by id. Raises StoreError."""
        return (await self._database.write(rooms.open_tables)).readable

    async def damaged_tables(self) -> list[DamagedTable]:
        """The open tables whose row cannot be read, by id. Raises StoreError."""
        return (await self._database.write(rooms.open_tables)).damaged

    async def wallet_balance(self, guild_id: int, player_id: int) -> int:
        return await self.bank.balance(guild_id, player_id)

    async def save_card(self, table_id: int, channel_id: int, message_id: int) -> None:
        """The table moves to the card's channel. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> None:
            rooms.save_card(connection, table_id, channel_id, message_id)

        await self._database.write(run)

    async def close(self) -> None:
        """Finish the writes under way and let the file go; afterwards everything raises StoreUnavailable."""
        await self._database.close()


async def open_store(path: Path, migrations: Path = MIGRATIONS) -> SqliteStore:
    """Open the file, made where there is none. Raises db.DatabaseError with one line that says what to do."""
    return SqliteStore(await Database.open(path, migrations))


def _write(commit: TableCommit, known: KnownIds, connection: sqlite3.Connection) -> LookUp:
    look_up = known.look_up(connection)
    request_id = requests.record(connection, commit.request, commit.at_ms)
    hand_id = _hand_id(commit, look_up)
    if hand_id is not None:
        hand_log.append(
            connection,
            hand_id,
            commit.events,
            first_event=commit.first_event,
            cause=commit.cause,
            at_ms=commit.at_ms,
            request_id=request_id,
        )
    ledger.post(
        connection,
        commit.transfers,
        hand_id=hand_id,
        at_ms=commit.at_ms,
        request_id=request_id,
        find=look_up.account,
    )
    if hand_id is not None and (commit.closes_hand or commit.voids_hand):
        hand_log.close_hand(connection, hand_id, void=commit.voids_hand, at_ms=commit.at_ms)
    rooms.save_state(connection, commit.table_id, commit.state)
    if commit.closes_table:
        rooms.close(connection, commit.table_id, commit.at_ms)
    if commit.audit is not None:
        chain.append(connection, commit.audit)
    return look_up


def _hand_id(commit: TableCommit, look_up: LookUp) -> int | None:
    table_id, number, connection = commit.table_id, commit.hand_number, look_up.connection
    if number is None:
        return None
    if commit.events and commit.first_event == 0:
        hand_id = hand_log.open_hand(connection, commit, number)
    else:
        hand_id = look_up.hand(table_id, number) or hand_log.hand_id_of(connection, table_id, number)
    look_up.hands[table_id] = (number, hand_id)
    return hand_id
