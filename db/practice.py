"""Practice in the file: the house players of each server, and the guided hands in progress.

A server's eight house players get their pseudonyms at first use and keep them.
"""

import secrets
import sqlite3
from typing import Final

from bot.practice.ports import HOUSE_PLAYERS_MOST, Lesson
from db.file.connection import Database

_OF_GUILD: Final = "SELECT player_id FROM house_player WHERE guild_id = ? ORDER BY number"
_ALL: Final = "SELECT player_id, number FROM house_player"


class SqliteHouseBook:
    """Implements HouseBook of bot.practice.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def players(self, guild_id: int) -> tuple[int, ...]:
        rows = await self._database.read(_OF_GUILD, (guild_id,))
        if len(rows) == HOUSE_PLAYERS_MOST:
            return tuple(int(player_id) for (player_id,) in rows)

        def run(connection: sqlite3.Connection) -> tuple[int, ...]:
            row = connection.execute("SELECT count(*) FROM house_player WHERE guild_id = ?", (guild_id,)).fetchone()
            for number in range(int(row[0]) + 1, HOUSE_PLAYERS_MOST + 1):
                connection.execute(
                    "INSERT INTO house_player(guild_id, number, player_id) VALUES (?, ?, ?)",
                    (guild_id, number, secrets.randbelow(2**63 - 1) + 1),
                )
            return tuple(int(player_id) for (player_id,) in connection.execute(_OF_GUILD, (guild_id,)))

        return await self._database.write(run)

    async def numbers(self) -> dict[int, int]:
        return {int(player_id): int(number) for player_id, number in await self._database.read(_ALL)}


class SqliteLessons:
    """Implements LessonBook of bot.practice.ports. A table's lesson is deleted when the table closes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Lesson]:
        rows = await self._database.read("SELECT table_id, player_id, hand_number FROM lesson ORDER BY table_id")
        return [Lesson(*row) for row in rows]

    async def save(self, lesson: Lesson) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                """INSERT INTO lesson(table_id, player_id, hand_number)
                SELECT id, ?, ? FROM poker_table WHERE id = ? AND closed_ms IS NULL ON CONFLICT(table_id)
                DO UPDATE SET player_id = excluded.player_id, hand_number = excluded.hand_number""",
                (lesson.player_id, lesson.hand_number, lesson.table_id),
            )

        await self._database.write(run)

    async def end(self, table_id: int) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM lesson WHERE table_id = ?", (table_id,))

        await self._database.write(run)
