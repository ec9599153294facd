"""A random pseudonym for each user, and their direct-message channel; read once, then cached."""

import secrets
import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from db.file.connection import Database
from db.people import forgotten


class SqliteDirectory:
    """Implements Directory of bot.tables.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._player_ids: dict[int, int] = {}
        self._users: dict[int, tuple[int, int | None]] = {}
        """player_id -> (user_id, direct-message channel)."""
        self.returned: Callable[[], None] | None = None
        """A callback for each user who comes back after their data was deleted."""

    async def player_id(self, user_id: int) -> int:
        """Return the pseudonym; a new user gets one. Raises StoreError if it cannot be saved."""
        known = self._player_ids.get(user_id)
        if known is not None:
            return known

        def run(connection: sqlite3.Connection) -> _Link:
            return _link(connection, user_id)

        player_id, channel_id, returned = await self._database.write(run)
        if returned and self.returned is not None:
            self.returned()
        self._users.setdefault(player_id, (user_id, channel_id))
        return self._player_ids.setdefault(user_id, player_id)

    async def known(self, user_id: int) -> int | None:
        """Return the pseudonym of a user who has one. Raises StoreError."""
        known = self._player_ids.get(user_id)
        if known is None:
            rows = await self._database.read("SELECT player_id FROM player_link WHERE user_id = ?", (user_id,))
            known = int(rows[0][0]) if rows else None
        return known

    async def user_id(self, player_id: int) -> int | None:
        user = await self._user(player_id)
        return user[0] if user else None

    async def dm_channel(self, player_id: int) -> int | None:
        user = await self._user(player_id)
        return user[1] if user else None

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None:
        """Save the channel; save nothing for a player who is no longer linked to a user. Raises StoreError."""
        user = await self._user(player_id)
        if user is None or user[1] == channel_id:
            return

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE player_link SET dm_channel_id = ? WHERE player_id = ?", (channel_id, player_id))

        await self._database.write(run)
        self._users[player_id] = (user[0], channel_id)

    def forget(self, user_id: int, player_id: int) -> None:
        """Drop the link from the cache, once it is deleted from the file."""
        self._users.pop(player_id, None)
        if self._player_ids.get(user_id) == player_id:
            del self._player_ids[user_id]

    async def _user(self, player_id: int) -> tuple[int, int | None] | None:
        if player_id not in self._users:
            rows = await self._database.read(
                "SELECT user_id, dm_channel_id FROM player_link WHERE player_id = ?", (player_id,)
            )
            if not rows:
                return None
            self._users.setdefault(player_id, (int(rows[0][0]), rows[0][1]))
        return self._users[player_id]


class _Link(NamedTuple):
    player_id: int
    dm_channel: int | None
    returned: bool = False
    """True if the pseudonym is new and the user's earlier data was deleted."""


def _link(connection: sqlite3.Connection, user_id: int) -> _Link:
    row = connection.execute(
        "SELECT player_id, dm_channel_id FROM player_link WHERE user_id = ?", (user_id,)
    ).fetchone()
    if row is not None:
        return _Link(*row)
    player_id = secrets.randbelow(2**63 - 1) + 1
    connection.execute("INSERT INTO player_link(user_id, player_id) VALUES (?, ?)", (user_id, player_id))
    return _Link(player_id, None, forgotten.welcome_back(connection, user_id, player_id))
