"""Posts that the bot must send to channels, saved with the change that causes them.

A post is deleted once it is sent.
"""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import replace

from bot.tables.due_posts import DuePost
from db.file.connection import Database
from db.rows import Value


class SqliteDuePosts:
    """Implements DuePostBook of bot.tables.due_posts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[tuple[int, DuePost]]:
        query = "SELECT id, guild_id, channel_id, kind, body, at_ms, players FROM due_post ORDER BY id"
        return [
            (number, DuePost(guild_id, channel_id, kind, json.loads(body), at_ms, tuple(json.loads(players))))
            for number, guild_id, channel_id, kind, body, at_ms, players in await self._database.read(query)
        ]

    async def delete_sent(self, number: int, post: DuePost) -> None:

        def run(connection: sqlite3.Connection) -> None:
            query = "DELETE FROM due_post WHERE id = ? AND guild_id = ? AND kind = ? AND at_ms = ?"
            connection.execute(query, (number, post.guild_id, post.kind, post.at_ms))

        await self._database.write(run)


def insert(connection: sqlite3.Connection, posts: Iterable[DuePost]) -> None:
    """Save the posts of the current change. Call it inside a batch."""
    connection.executemany(
        "INSERT INTO due_post(guild_id, channel_id, kind, body, at_ms, players) VALUES (?, ?, ?, ?, ?, ?)",
        map(_row, posts),
    )


def insert_together(connection: sqlite3.Connection, post: DuePost) -> None:
    """Save the post, or add its players to an unsent post with the same text. Call it inside a batch."""
    guild_id, channel_id, kind, body, at_ms, _ = _row(post)
    query = """DELETE FROM due_post WHERE guild_id = ? AND channel_id = ? AND kind = ? AND body = ? AND at_ms = ?
        RETURNING players"""
    found = connection.execute(query, (guild_id, channel_id, kind, body, at_ms)).fetchall()
    players = [player for (others,) in found for player in json.loads(others)]
    insert(connection, [replace(post, players=(*players, *post.players))])


def _row(post: DuePost) -> tuple[Value, ...]:
    body, players = json.dumps(dict(post.about)), json.dumps(post.players)
    return post.guild_id, post.channel_id, post.kind, body, post.at_ms, players
