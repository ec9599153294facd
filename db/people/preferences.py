"""Each player's preferences, stored as JSON in a row that is deleted with the link to their user."""

import logging
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.tables.preferences import Known, Preferences
from bot.tables.saving import StoreError
from db.file.connection import Database
from db.json_codecs import JsonCodec

log = logging.getLogger(__name__)

PREFERENCES: Final = JsonCodec(Preferences)

_ALL: Final = """SELECT l.user_id, p.player_id, p.body FROM preference p
    JOIN player_link l ON l.player_id = p.player_id ORDER BY p.player_id"""
_SAVE: Final = """INSERT INTO preference(player_id, body) SELECT player_id, ? FROM player_link WHERE player_id = ?
    ON CONFLICT(player_id) DO UPDATE SET body = excluded.body"""


class SqlitePreferences:
    """Implements PreferenceBook of bot.tables.preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Known]:
        """Return all preferences; the defaults for those that cannot be read. Raises StoreError."""
        return list(_readable(await self._database.read(_ALL)))

    async def save(self, player_id: int, preferences: Preferences) -> None:
        body = PREFERENCES.dump(preferences)

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_SAVE, (body, player_id))

        await self._database.write(run)


def _readable(rows: Iterable[Any]) -> Iterator[Known]:
    for user_id, player_id, body in rows:
        try:
            yield Known(user_id, player_id, PREFERENCES.load(body))
        except StoreError as error:
            log.error("the preferences of player %d cannot be read: %s", player_id, error)
