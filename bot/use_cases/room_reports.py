"""Reports about a room: figures for its last weeks, and an export of everything stored about it."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.one_at_a_time import OneAtATime
from bot.moderation.export_files import Format, zipped
from bot.moderation.ports import Accounts, AuditLog, Week
from bot.moderation.powers import Power
from bot.tables.ports import Timer
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin

BYTES_MOST: Final = FILE_BYTES_MOST
WEEK: Final = timedelta(weeks=1)


class RoomWeeks:
    def __init__(self, authority: Authority, accounts: Accounts, timer: Timer) -> None:
        self._authority = authority
        self._accounts = accounts
        self._timer = timer

    async def last(self, origin: Origin, count: int) -> Sequence[Week]:
        """Return the figures for the last ``count`` weeks, including the current one.

        Weeks begin on Monday, 00:00 UTC. Raises Complaint and StoreError.
        """
        await self._authority.require(origin, Power.REPORT)
        now = datetime.fromtimestamp(self._timer.now_ms() / 1000, UTC)
        monday = now.replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=now.weekday())
        start_ms = int((monday - (count - 1) * WEEK).timestamp() * 1000)
        return await self._accounts.weeks(origin.server, start_ms, count)


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
        """Return an export of everything stored about the room, and add an entry to the audit.

        Raises Complaint if it is too large for Discord. The complaint says how the bot's host can make one.
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
