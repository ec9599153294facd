"""Closes tables whose thread, channel or server no longer exists.

The running hand is undone, everybody is paid out, and each player gets a letter, which is stored together with the
closed table.
"""

import logging
from functools import partial
from typing import Final

import discord

from bot.tables.manager import TableManager
from bot.tables.messages import Close, Gone
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.discord.faults import NO_CHANNEL, cause
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

REASONS: Final[dict[Gone, str]] = {
    "channel": "Its channel was deleted.",
    "server": "The bot was taken from the server.",
}
"""The reasons as the audit log shows them."""


async def close_gone(tables: TableManager, view: TableView, gone: Gone) -> None:
    """Close a table whose place no longer exists.

    The request's id is the table's id below 0: a table closes only once, and no click has such an id.
    """
    request = Request(-view.table_id, None, f"{gone} gone")
    await tables.submit(view.table_id, Close(request, REASONS[gone], gone=gone))


class GoneTables:
    def __init__(self, tables: TableManager, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox

    async def close_where_gone(self, view: TableView, code: int) -> None:
        """Close the table if Discord answered a request with this code because the table's place is gone.

        Never fails; if that cannot be found out now, the next request finds it out.
        """
        try:
            gone = await self._gone(view, code) if self._tables.view(view.table_id) is not None else None
            if gone is not None:
                log.info("table %d closes because its %s is gone", view.table_id, gone)
                await close_gone(self._tables, view, gone)
        except Exception as error:
            log.warning("cannot find out whether the place of table %d is gone: %s", view.table_id, cause(error))

    async def _gone(self, view: TableView, code: int) -> Gone | None:
        guild = self._outbox.client.get_guild(view.place.guild_id)
        if guild is None:
            return "server"
        if code != NO_CHANNEL or guild.unavailable:
            return None
        # Ask Discord again: one answer may be a fault of Discord's, and must not close a table.
        try:
            await self._outbox.counted(partial(self._outbox.client.fetch_channel, view.place.channel_id))
        except discord.NotFound as error:
            return "channel" if error.code == NO_CHANNEL else None
        return None
