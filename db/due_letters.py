"""Direct messages ("letters") that the bot must send, saved with the change that causes them.

A letter is deleted once it is sent.
"""

import json
import sqlite3
from collections.abc import Iterable
from typing import Final

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from db import due_posts
from db.file.connection import Database

_DELETE: Final = "DELETE FROM due_letter WHERE id = ? AND player_id = ? AND at_ms = ?"


class SqliteDueLetters:
    """Implements DueLetterBook of bot.tables.due_letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[tuple[int, DueLetter]]:
        query = "SELECT id, guild_id, player_id, kind, body, at_ms FROM due_letter ORDER BY id"
        return [
            (number, DueLetter(guild_id, player_id, kind, json.loads(body), at_ms))
            for number, guild_id, player_id, kind, body, at_ms in await self._database.read(query)
        ]

    async def delete_sent(self, number: int, letter: DueLetter) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_DELETE, (number, letter.player_id, letter.at_ms))

        await self._database.write(run)

    async def post_instead(self, number: int, letter: DueLetter, post: DuePost) -> None:
        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_DELETE, (number, letter.player_id, letter.at_ms))
            due_posts.insert_together(connection, post)

        await self._database.write(run)


def insert(connection: sqlite3.Connection, letters: Iterable[DueLetter]) -> None:
    """Save the current change's letters, except those to players whose data was deleted.

    Call it inside a batch.
    """
    connection.executemany(
        """INSERT INTO due_letter(guild_id, player_id, kind, body, at_ms) SELECT ?, player_id, ?, ?, ?
        FROM player_link WHERE player_id = ?""",
        [(each.guild_id, each.kind, json.dumps(dict(each.about)), each.at_ms, each.player_id) for each in letters],
    )
