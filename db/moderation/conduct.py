"""Bans and frozen wallets. The schema's triggers refuse the transfers that they forbid."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.moderation.ports import FOREVER, Standing
from bot.tables.due_letters import DueLetter
from bot.tables.saving import AuditEntry, Request
from db import audit_chain, due_letters, requests
from db.file.connection import Database

_ONE: Final = "SELECT banned_until_ms, frozen FROM standing WHERE guild_id = ? AND player_id = ?"


class SqliteConduct:
    """Implements Conduct of bot.moderation.ports. A player's ban and freeze are read once, then cached."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[tuple[int, int], Standing] = {}
        """(guild_id, player_id) -> the player's ban and freeze."""

    async def standing(self, guild_id: int, player_id: int) -> Standing:
        keys = guild_id, player_id
        if keys not in self._known:
            rows = await self._database.read(_ONE, keys)
            self._known.setdefault(keys, _standing(*rows[0]) if rows else Standing())
        return self._known[keys]

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        made: Callable[[Standing], Standing],
        letter: DueLetter | None = None,
    ) -> None:
        """Pass the player's ban and freeze to ``made``, and save those that it returns.

        ``made`` is called inside the transaction, so that the second of two concurrent orders sees the first's result.
        Raises StoreError.
        """
        keys = entry.guild_id, player_id

        def run(connection: sqlite3.Connection) -> Standing:
            requests.record(connection, request, entry.at_ms)
            row = connection.execute(_ONE, keys).fetchone()
            standing = made(_standing(*row) if row else Standing())
            put(connection, entry, player_id, standing)
            due_letters.insert(connection, [letter] if letter is not None else [])
            return standing

        def remember(standing: Standing) -> None:
            self._known[keys] = standing

        await self._database.write(run, remember)

    def read_anew(self) -> None:
        """Drop the cache, because other code has written bans and freezes into the file."""
        self._known.clear()


def standing_text(standing: Standing) -> str:
    """Return a player's standing (ban and freeze) in the words of the audit and the schema.

    They are ``free``, ``frozen``, ``banned`` (permanently), or for example ``banned until 1795000000000, frozen``.
    """
    words = []
    if standing.banned_until_ms is not None:
        words.append("banned" if standing.banned_until_ms == FOREVER else f"banned until {standing.banned_until_ms}")
    if standing.frozen:
        words.append("frozen")
    return ", ".join(words) or "free"


def put(connection: sqlite3.Connection, entry: AuditEntry, player_id: int, standing: Standing) -> None:
    """Save a player's ban and freeze together with the audit entry. Call it inside a batch.

    The schema refuses the change unless the entry's ``subject_id``, ``before`` and ``after`` agree with it.
    """
    keys = (entry.guild_id, player_id)
    row = connection.execute("SELECT words FROM standing_words WHERE guild_id = ? AND player_id = ?", keys).fetchone()
    line = replace(
        entry, subject_id=player_id, before=row[0] if row else standing_text(Standing()), after=standing_text(standing)
    )
    values = (standing.banned_until_ms, standing.frozen, audit_chain.append(connection, line), *keys)
    if row is None:
        query = (
            "INSERT INTO standing(banned_until_ms, frozen, audit_number, guild_id, player_id) VALUES (?, ?, ?, ?, ?)"
        )
    else:
        query = """UPDATE standing SET banned_until_ms = ?, frozen = ?, audit_number = ?
            WHERE guild_id = ? AND player_id = ?"""
    connection.execute(query, values)


def _standing(banned_until_ms: int | None, frozen: int) -> Standing:
    return Standing(banned_until_ms, bool(frozen))
