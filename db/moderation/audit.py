"""The audit: read in pages, and written for acts that change nothing else."""

import sqlite3
from typing import Final

from bot.moderation.ports import AuditFilter, AuditLine
from bot.tables.saving import AuditEntry, Request
from db import audit_chain, requests
from db.audit_chain import NAMES
from db.file.connection import Database

_PAGE: Final = f"""SELECT number, digest, {NAMES} FROM audit WHERE guild_id = :guild
    AND (:act IS NULL OR act = :act) AND (:actor IS NULL OR actor_id = :actor)
    AND (:subject IS NULL OR subject_id = :subject) AND (:table IS NULL OR table_id = :table)
    ORDER BY number DESC LIMIT :most OFFSET :skip"""


class SqliteAuditLog:
    """Implements AuditLog of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write_entry(self, request: Request | None, entry: AuditEntry) -> None:

        def run(connection: sqlite3.Connection) -> None:
            requests.record(connection, request, entry.at_ms)
            audit_chain.append(connection, entry)

        await self._database.write(run)

    async def page(self, guild_id: int, wanted: AuditFilter, *, skip: int, most: int) -> list[AuditLine]:
        """Return a page of the audit, newest lines first, as described in AuditLog. Raises StoreError."""
        keys = {
            "guild": guild_id,
            "act": wanted.act,
            "actor": wanted.actor_id,
            "subject": wanted.subject_id,
            "table": wanted.table_id,
            "skip": skip,
            "most": most,
        }

        def run(connection: sqlite3.Connection) -> list[AuditLine]:
            rows = connection.execute(_PAGE, keys)
            return [AuditLine(number, AuditEntry(*entry), digest) for number, digest, *entry in rows]

        return await self._database.study(run)

    async def broken_at(self, guild_id: int) -> int | None:
        """Return the first number whose digest is wrong or whose line is missing; None if all are valid.

        Raises StoreError.
        """

        def run(connection: sqlite3.Connection) -> int | None:
            return audit_chain.first_broken(connection, guild_id)

        return await self._database.study(run)
