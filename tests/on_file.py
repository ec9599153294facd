"""Reads of the database that only tests want."""

from bot.moderation.ports import Standing
from db import SqliteStore


async def wallet_balance(store: SqliteStore, guild_id: int, player_id: int) -> int:
    """Chips; 0 where there is no wallet. Raises StoreError."""
    query = "SELECT balance FROM account WHERE kind = 'wallet' AND guild_id = ? AND player_id = ?"
    rows = await store.database.read(query, (guild_id, player_id))
    return int(rows[0][0]) if rows else 0


async def standings(store: SqliteStore, guild_id: int) -> dict[int, Standing]:
    """player_id -> standing, of those who are banned or frozen, or whose ban has run out."""
    query = """SELECT player_id, banned_until_ms, frozen FROM standing
        WHERE guild_id = ? AND (banned_until_ms IS NOT NULL OR frozen) ORDER BY player_id"""
    rows = await store.database.read(query, (guild_id,))
    return {int(player): Standing(until, bool(frozen)) for player, until, frozen in rows}
