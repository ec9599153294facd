"""Each guild's settings and table presets, stored as JSON in separate rows; read once, then cached."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Final

from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import AuditEntry, Request, StoreError
from bot.tables.state import TableSettings
from db import audit_chain, requests
from db.file.connection import Database
from db.file.errors import DatabaseIncomplete, DatabaseUnusable
from db.file.last_write import missing
from db.file.paths import read_only_at, real_path
from db.json_codecs import ROOM, SETTINGS

log = logging.getLogger(__name__)

_Presets = dict[str, tuple[str, TableSettings]]
"""The preset's name, normalized for comparisons -> (the name as it was typed, the preset's settings)."""

_TOLD_MOST: Final = 2000
"""The maximum number of characters of an old or new value in the audit."""
_BODY: Final = "SELECT body FROM room_settings WHERE guild_id = ?"


def rooms(path: Path) -> dict[int, RoomSettings]:
    """Return each server's settings. Raises DatabaseError.

    The file may be in use; it is not changed.
    """
    path = real_path(path)
    if loss := missing(path):
        raise DatabaseIncomplete(loss.line)
    try:
        with closing(read_only_at(path)) as connection:
            rows = connection.execute("SELECT guild_id, body FROM room_settings").fetchall()
    except sqlite3.Error as error:
        raise DatabaseUnusable(f"{path} can't be read as a database: {error}") from error
    return {guild_id: _room(guild_id, body) for guild_id, body in rows}


class SqliteRoomBook:
    """Implements RoomBook of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._settings: dict[int, RoomSettings] = {}
        self._presets: dict[int, _Presets] = {}

    async def settings(self, guild_id: int) -> RoomSettings:
        """Return the settings; the defaults if they cannot be read. Raises StoreError."""
        if guild_id not in self._settings:
            rows = await self._database.read(_BODY, (guild_id,))
            self._settings.setdefault(guild_id, _room(guild_id, rows[0][0]) if rows else RoomSettings())
        return self._settings[guild_id]

    async def change(self, request: Request, entry: AuditEntry, settings: RoomSettings) -> None:
        """Save the settings and the audit entry. Raises StoreError.

        If the entry's ``before`` and ``after`` are both empty, they are filled in.
        """
        guild_id, body = entry.guild_id, ROOM.dump(settings)

        def run(connection: sqlite3.Connection) -> None:
            requests.record(connection, request, entry.at_ms)
            _save_settings(connection, entry, settings, body)

        def remember(_: None) -> None:
            self._settings[guild_id] = settings

        await self._database.write(run, remember)

    async def presets(self, guild_id: int) -> dict[str, TableSettings]:
        """Return the presets without those that cannot be read. Raises StoreError."""
        guild = await self._guild(guild_id)
        return {name: preset for _, (name, preset) in sorted(guild.items())}

    async def save_preset(self, request: Request, entry: AuditEntry, name: str, preset: TableSettings) -> None:
        guild_id, key, body = entry.guild_id, name.casefold(), SETTINGS.dump(preset)

        def run(connection: sqlite3.Connection) -> None:
            requests.record(connection, request, entry.at_ms)
            _save_preset(connection, (name, body, audit_chain.append(connection, entry), guild_id, key))

        def remember(_: None) -> None:
            if guild_id in self._presets:
                self._presets[guild_id][key] = name, preset

        await self._database.write(run, remember)

    async def drop_preset(self, request: Request, entry: AuditEntry, name: str) -> bool:
        """Delete the preset; if there is no such preset, save no audit entry. Raises StoreError."""
        guild_id, key = entry.guild_id, name.casefold()

        def run(connection: sqlite3.Connection) -> bool:
            requests.record(connection, request, entry.at_ms)
            query = "DELETE FROM table_preset WHERE guild_id = ? AND key = ?"
            dropped = connection.execute(query, (guild_id, key)).rowcount == 1
            if dropped:
                audit_chain.append(connection, entry)
            return dropped

        def forget(_: bool) -> None:
            self._presets.get(guild_id, {}).pop(key, None)

        return await self._database.write(run, forget)

    async def _guild(self, guild_id: int) -> _Presets:
        if guild_id not in self._presets:
            rows = await self._database.read("SELECT key, name, body FROM table_preset WHERE guild_id = ?", (guild_id,))
            read = ((key, name, _preset(guild_id, name, body)) for key, name, body in rows)
            self._presets.setdefault(guild_id, {key: (name, preset) for key, name, preset in read if preset})
        return self._presets[guild_id]


def _room(guild_id: int, body: str) -> RoomSettings:
    try:
        return ROOM.load(body)
    except StoreError as error:
        log.error("the settings of guild %d are the defaults until they are set again: %s", guild_id, error)
        return RoomSettings()


def _preset(guild_id: int, name: str, body: str) -> TableSettings | None:
    try:
        return SETTINGS.load(body)
    except StoreError as error:
        log.error("the preset %r of guild %d is left out: %s", name, guild_id, error)
        return None


def _save_settings(connection: sqlite3.Connection, entry: AuditEntry, settings: RoomSettings, body: str) -> None:
    row = connection.execute(_BODY, (entry.guild_id,)).fetchone()
    if not entry.before and not entry.after:
        before, after = _differences(_room(entry.guild_id, row[0]) if row else RoomSettings(), settings)
        entry = replace(entry, before=before, after=after)
    values = (body, audit_chain.append(connection, entry), entry.guild_id)
    if row is None:
        connection.execute("INSERT INTO room_settings(body, audit_number, guild_id) VALUES (?, ?, ?)", values)
    else:
        connection.execute("UPDATE room_settings SET body = ?, audit_number = ? WHERE guild_id = ?", values)


def _differences(before: RoomSettings, after: RoomSettings) -> tuple[str, str]:
    changed = [item.name for item in fields(RoomSettings) if getattr(before, item.name) != getattr(after, item.name)]
    was, became = (", ".join(f"{name} {_short(getattr(room, name))}" for name in changed) for room in (before, after))
    return was[:_TOLD_MOST], became[:_TOLD_MOST]


def _short(value: object) -> str:
    return " ".join(map(str, value)) or "any" if isinstance(value, tuple) else str(value)


def _save_preset(connection: sqlite3.Connection, values: tuple[str, str, int, int, str]) -> None:
    query = "UPDATE table_preset SET name = ?, body = ?, audit_number = ? WHERE guild_id = ? AND key = ?"
    if connection.execute(query, values).rowcount == 0:
        query = "INSERT INTO table_preset(name, body, audit_number, guild_id, key) VALUES (?, ?, ?, ?, ?)"
        connection.execute(query, values)
