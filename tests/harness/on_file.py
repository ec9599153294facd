"""Reads of the database that only tests need, and damage to it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.moderation.ports import Standing
from db import SqliteStore


async def wallet_balance(store: SqliteStore, guild_id: int, player_id: int) -> int:
    """Return the chips in the wallet, or 0 without a wallet. Raises StoreError."""
    query = "SELECT balance FROM account WHERE kind = 'wallet' AND guild_id = ? AND player_id = ?"
    rows = await store.database.read(query, (guild_id, player_id))
    return int(rows[0][0]) if rows else 0


async def standings(store: SqliteStore, guild_id: int) -> dict[int, Standing]:
    """Return player id -> standing of players who are or were banned, or are frozen."""
    query = """SELECT player_id, banned_until_ms, frozen FROM standing
        WHERE guild_id = ? AND (banned_until_ms IS NOT NULL OR frozen) ORDER BY player_id"""
    rows = await store.database.read(query, (guild_id,))
    return {int(player): Standing(until, bool(frozen)) for player, until, frozen in rows}


@contextmanager
def without_triggers(connection: sqlite3.Connection) -> Iterator[None]:
    """Drop the file's triggers and restore them afterwards: a start requires them all."""
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    yield
    for _, made in triggers:
        connection.execute(made)


@contextmanager
def damaged(path: Path, table: str, column: str, value: str | bytes, where: str) -> Iterator[None]:
    """Change one value in the file behind the bot's back, and restore it afterwards."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        ((before,),) = connection.execute(f"SELECT {column} FROM {table} WHERE {where}").fetchall()
        change = f"UPDATE {table} SET {column} = ? WHERE {where}"
        with without_triggers(connection):
            connection.execute(change, (value,))
        try:
            yield
        finally:
            with without_triggers(connection):
                connection.execute(change, (before,))
