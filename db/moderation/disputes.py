"""Disputes that players open, and their settlement."""

import sqlite3
from dataclasses import replace
from typing import Final

from bot.moderation.ports import Dispute
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saving import AuditEntry, Request
from db import audit_chain, due_letters, due_posts, requests
from db.file.connection import Database

_FIELDS: Final = """guild_id, table_id, hand_number, player_id, text, at_ms, id, ruling, settled_ms,
    channel_id, message_id"""
"""The columns in the order of Dispute's fields."""
_FIND: Final = f"SELECT {_FIELDS} FROM dispute WHERE id = ? AND guild_id = ?"

_ADMINISTRATORS: Final = """SELECT actor_id FROM audit WHERE guild_id = ? AND actor_id IS NOT NULL
    AND act IN ('set_room', 'save_preset', 'drop_preset', 'export')
    GROUP BY actor_id ORDER BY max(number) DESC LIMIT ?"""


class SqliteDisputes:
    """Implements Disputes of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, request: Request, dispute: Dispute) -> int:
        """Save the dispute and return its id.

        Raises TooManyDisputes, and StoreError for a hand that the guild never had.
        """

        def run(connection: sqlite3.Connection) -> int:
            dispute_id = _open(connection, dispute, requests.record(connection, request, dispute.at_ms))
            about = {"dispute_id": dispute_id}
            due_posts.insert(connection, [DuePost(dispute.guild_id, 0, "dispute", about, dispute.at_ms)])
            return dispute_id

        return await self._database.write(run)

    async def unsettled(self, guild_id: int) -> list[Dispute]:
        """Return the open disputes, the oldest first. Raises StoreError."""
        query = f"SELECT {_FIELDS} FROM dispute WHERE guild_id = ? AND settled_ms IS NULL ORDER BY id"
        return [Dispute(*row) for row in await self._database.read(query, (guild_id,))]

    async def find(self, guild_id: int, dispute_id: int) -> Dispute | None:
        rows = await self._database.read(_FIND, (dispute_id, guild_id))
        return Dispute(*rows[0]) if rows else None

    async def save_post(self, dispute_id: int, channel_id: int, message_id: int) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE dispute SET channel_id = ?, message_id = ? WHERE id = ?", (channel_id, message_id, dispute_id)
            )

        await self._database.write(run)

    async def administrators(self, guild_id: int, most: int) -> list[int]:
        return [player_id for (player_id,) in await self._database.read(_ADMINISTRATORS, (guild_id, most))]

    async def claim_hint(self, guild_id: int, at_ms: int) -> bool:

        def run(connection: sqlite3.Connection) -> bool:
            query = "INSERT INTO dispute_hint(guild_id, at_ms) VALUES (?, ?) ON CONFLICT(guild_id) DO NOTHING"
            return connection.execute(query, (guild_id, at_ms)).rowcount == 1

        return await self._database.write(run)

    async def release_hint(self, guild_id: int) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM dispute_hint WHERE guild_id = ?", (guild_id,))

        await self._database.write(run)

    async def settle(
        self, request: Request, entry: AuditEntry, dispute_id: int, ruling: str, letter: DueLetter | None = None
    ) -> bool:
        """Settle the dispute and save the audit entry. Raises StoreError.

        The schema refuses an entry unless its subject, table and hand are those of the dispute, and its ``after`` is
        the ruling.
        """

        def run(connection: sqlite3.Connection) -> bool:
            requests.record(connection, request, entry.at_ms)
            settled = _settle(connection, entry, dispute_id, ruling)
            if settled:
                about = {"dispute_id": dispute_id, "moderator_id": entry.actor_id or 0}
                due_posts.insert(connection, [DuePost(entry.guild_id, 0, "settled", about, entry.at_ms)])
                due_letters.insert(connection, [letter] if letter is not None else [])
            return settled

        return await self._database.write(run)


def _open(connection: sqlite3.Connection, dispute: Dispute, request_id: int | None) -> int:
    row = connection.execute(
        """INSERT INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms, request_id)
        VALUES (?, ?, ?, ?, ?, ?, ?)""",
        (
            dispute.guild_id,
            dispute.table_id,
            dispute.hand_number,
            dispute.player_id,
            dispute.text,
            dispute.at_ms,
            request_id,
        ),
    )
    return int(row.lastrowid or 0)


def _settle(connection: sqlite3.Connection, entry: AuditEntry, dispute_id: int, ruling: str) -> bool:
    row = connection.execute(_FIND, (dispute_id, entry.guild_id)).fetchone()
    dispute = Dispute(*row) if row else None
    if dispute is None or dispute.settled_ms is not None:
        return False
    line = replace(
        entry,
        subject_id=dispute.player_id,
        table_id=dispute.table_id,
        hand_number=dispute.hand_number,
        after=ruling,
    )
    connection.execute(
        "UPDATE dispute SET ruling = ?, settled_ms = ?, audit_number = ? WHERE id = ?",
        (ruling, entry.at_ms, audit_chain.append(connection, line), dispute_id),
    )
    return True
