"""The threads in which a guild's deals are recorded."""

import sqlite3

from bot.moderation.record_book import RecordThread
from db.file.connection import Database


class SqliteRecordBook:
    """Implements RecordBook of bot.moderation.record_book."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def threads(self) -> list[RecordThread]:
        query = "SELECT guild_id, channel_id, thread_id FROM record_thread ORDER BY thread_id"
        return [RecordThread(*row) for row in await self._database.read(query)]

    async def save_thread(self, thread: RecordThread) -> None:

        def run(connection: sqlite3.Connection) -> None:
            query = """INSERT INTO record_thread(thread_id, guild_id, channel_id) VALUES (?, ?, ?)
                ON CONFLICT(thread_id) DO NOTHING"""
            connection.execute(query, (thread.thread_id, thread.guild_id, thread.channel_id))

        await self._database.write(run)
