"""The few facts kept about deleted users, so that they cannot escape a ban or get chips twice.

Call these functions inside a batch. Only a digest of the user's id is stored, made with a key in the same file:
whoever has the file can test whether a certain user was deleted, and which ban or claim they had, but nobody can list
the deleted users.
"""

import hashlib
import hmac
import secrets
import sqlite3
from typing import Final

from bot.moderation.ports import Standing
from bot.tables.saving import Account, AuditEntry
from db.moderation import conduct
from db.money import ledger

RETURNED: Final = "returned"
"""The ``act`` in the audit entry for a returning user's restored ban or freeze."""

_GUILDS: Final = """SELECT guild_id FROM account WHERE kind = 'wallet' AND player_id = :player
    UNION SELECT guild_id FROM standing WHERE player_id = :player"""
_REMEMBER: Final = """INSERT INTO forgotten_user(digest, guild_id, banned_until_ms, frozen, claimed_ms, at_ms)
    VALUES (:digest, :guild,
        (SELECT banned_until_ms FROM standing WHERE guild_id = :guild AND player_id = :player),
        coalesce((SELECT frozen FROM standing WHERE guild_id = :guild AND player_id = :player), 0),
        (SELECT max(at_ms) FROM (
            SELECT t.at_ms FROM account a JOIN transfer t ON t.credit = a.id AND t.code = 'claim'
            WHERE a.kind = 'wallet' AND a.player_id = :player AND a.guild_id = :guild
            UNION ALL SELECT claimed_ms FROM returned_player WHERE player_id = :player AND guild_id = :guild)),
        :at_ms)"""


def remember(connection: sqlite3.Connection, user_id: int, player_id: int, at_ms: int) -> None:
    """Save a row for each guild where the player had a wallet, a ban or a freeze.

    Call it before the link to the user is deleted.
    """
    digest = _digest(connection, user_id)
    for (guild_id,) in connection.execute(_GUILDS, {"player": player_id}).fetchall():
        keys = {"digest": digest, "guild": guild_id, "player": player_id, "at_ms": at_ms}
        connection.execute(_REMEMBER, keys)


def welcome_back(connection: sqlite3.Connection, user_id: int, player_id: int) -> bool:
    """Restore a returning user's ban, freeze and last claim, and prevent a second first grant.

    Return True if the user's data had been deleted.
    """
    if connection.execute("SELECT 1 FROM forgotten_user LIMIT 1").fetchone() is None:
        return False
    digest = _digest(connection, user_id)
    traces = connection.execute(
        """SELECT guild_id, banned_until_ms, frozen, claimed_ms, at_ms FROM forgotten_user
        WHERE digest = ? ORDER BY guild_id""",
        (digest,),
    ).fetchall()
    for guild_id, banned_until_ms, frozen, claimed_ms, at_ms in traces:
        ledger.account_id(connection, Account("wallet", guild_id, player_id))
        connection.execute("INSERT INTO returned_player VALUES (?, ?, ?)", (player_id, guild_id, claimed_ms))
        standing = Standing(banned_until_ms, bool(frozen))
        if standing != Standing():
            conduct.put(connection, AuditEntry(guild_id, RETURNED, None, "", at_ms), player_id, standing)
    connection.execute("DELETE FROM forgotten_user WHERE digest = ?", (digest,))
    return bool(traces)


def note_order(connection: sqlite3.Connection, user_id: int, order_id: int, at_ms: int) -> None:
    """Save the order as the newest one that deleted the user's data."""
    connection.execute(
        """INSERT INTO forgotten_order(digest, order_id, at_ms) VALUES (?, ?, ?) ON CONFLICT(digest) DO UPDATE
        SET order_id = max(order_id, excluded.order_id), at_ms = max(at_ms, excluded.at_ms)""",
        (_digest(connection, user_id), order_id, at_ms),
    )


def last_order(connection: sqlite3.Connection, user_id: int) -> int:
    """Return the newest order that deleted the user's data; 0 if there was none."""
    if connection.execute("SELECT 1 FROM forgotten_order LIMIT 1").fetchone() is None:
        return 0
    row = connection.execute(
        "SELECT order_id FROM forgotten_order WHERE digest = ?", (_digest(connection, user_id),)
    ).fetchone()
    return int(row[0]) if row else 0


def _digest(connection: sqlite3.Connection, user_id: int) -> bytes:
    row = connection.execute("SELECT key FROM file_key").fetchone()
    if row is None:
        row = (secrets.token_bytes(32),)
        connection.execute("INSERT INTO file_key(id, key) VALUES (1, ?)", row)
    return hmac.digest(row[0], str(user_id).encode(), hashlib.sha256)
