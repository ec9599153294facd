"""The check whether a table's channel, thread or server is gone; if so, the table is closed."""

import logging
from functools import partial

import discord

from bot.tables.manager import TableManager
from bot.tables.messages import Gone
from bot.tables.ports import TableView
from bot.ui.discord.faults import NO_CHANNEL, cause
from bot.ui.discord.outbox import Outbox
from bot.use_cases.tables.gone_places import close_gone

log = logging.getLogger(__name__)


class GoneTables:
    def __init__(self, tables: TableManager, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox

    async def close_where_gone(self, view: TableView, code: int) -> None:
        """Close the table if its channel or thread is deleted, or the bot is no longer in its server.

        ``code`` is the error code of the failed request that led to this check. Never raises. If Discord cannot be
        asked now, the next failed request calls this function again.
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
