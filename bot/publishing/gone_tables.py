"""Closes tables whose thread, channel or server is gone: the running hand is undone, everybody is paid out, and each
player is told by a letter that is stored with that."""

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
"""As the audit has them."""


async def close_gone(tables: TableManager, view: TableView, gone: Gone) -> None:
    """A table closes once, so its own id serves as the request's: below 0, where no click's is."""
    request = Request(-view.table_id, None, f"{gone} gone")
    await tables.submit(view.table_id, Close(request, REASONS[gone], gone=gone))


class GoneTables:
    def __init__(self, tables: TableManager, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox

    async def close_where_gone(self, view: TableView, code: int) -> None:
        """Discord has answered a request at the table with this code: close it where that is because its place is gone.
        Never fails; what cannot be found out now is found out with the next request."""
        try:
            gone = await self._gone(view, code) if self._tables.view(view.table_id) is not None else None
            if gone is not None:
                log.info("table %d closes, for its %s is gone", view.table_id, gone)
                await close_gone(self._tables, view, gone)
        except Exception as error:
            log.warning("Discord does not tell whether the place of table %d is gone: %s", view.table_id, cause(error))

    async def _gone(self, view: TableView, code: int) -> Gone | None:
        guild = self._outbox.client.get_guild(view.place.guild_id)
        if guild is None:
            return "server"
        if code != NO_CHANNEL or guild.unavailable:
            return None
        # Asked again: a table is not to be closed for a single answer that may be a fault of Discord's.
        try:
            await self._outbox.counted(partial(self._outbox.client.fetch_channel, view.place.channel_id))
        except discord.NotFound as error:
            return "channel" if error.code == NO_CHANNEL else None
        return None
