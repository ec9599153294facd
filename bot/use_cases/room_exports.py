"""An export of everything that the database holds about a room, for its owner."""

import asyncio
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.one_at_a_time import OneAtATime
from bot.moderation.export_files import Format, zipped
from bot.moderation.ports import Accounts, AuditLog
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin

BYTES_MOST: Final = FILE_BYTES_MOST


class RoomExport(NamedTuple):
    zipped: bytes
    files: int
    rows: int


class RoomExports:
    def __init__(self, authority: Authority, accounts: Accounts, audit: AuditLog) -> None:
        self._authority = authority
        self._accounts = accounts
        self._audit = audit
        self._under_way = OneAtATime("export-busy")

    async def make(self, origin: Origin, format: Format) -> RoomExport:
        """Return the export, and write it down in the audit.

        Raises Complaint if it is too large for Discord; the complaint says how the host makes one.
        """
        asker, guild_id = await self._authority.require(origin, Power.EXPORT), origin.server
        with self._under_way.of(guild_id):
            tables = await self._accounts.everything(guild_id)
            body = await asyncio.to_thread(zipped, tables, format)
        if len(body) > BYTES_MOST:
            raise Complaint("export-too-large", guild=str(guild_id), format=format)
        request = Request(origin.request_id, asker.player_id, "room export")
        entry = self._authority.entry_of(origin, "export", request, "/room export", after=format)
        await self._audit.write_entry(request, entry)
        return RoomExport(body, len(tables), sum(map(len, tables.values())))
