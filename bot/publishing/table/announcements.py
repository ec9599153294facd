"""A line in the server's announcement channel for each table that opens."""

import logging
from typing import Final

import discord

from bot.common.escaping import clean
from bot.moderation.ports import RoomBook
from bot.tables.ports import TableView
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.ui.scene.stakes import game_line

log = logging.getLogger(__name__)

NAME_MOST: Final = 60


class TableAnnouncements:
    def __init__(self, rooms: RoomBook, readers: Readers, outbox: Outbox) -> None:
        self._rooms = rooms
        self._readers = readers
        self._outbox = outbox

    async def announce(self, view: TableView, told_in: int | None = None) -> None:
        """Announce the open table, with a link, in the server's announcement channel; ping nobody.

        Post nothing if that channel is the table's own or ``told_in``, where people already know. An error is logged
        and not raised, because the table is open all the same.
        """
        try:
            settings = await self._rooms.settings(view.place.guild_id)
            if settings.announcement_channel in (None, view.place.channel_id, told_in):
                return
            say_ = await self._readers.room_phrases(view.place.guild_id)
            text = say_(
                "announcement",
                table=clean(view.place.name, NAME_MOST),
                game=game_line(say_.locale, view.settings),
                link=link_to(view),
            )
            none = discord.AllowedMentions.none()
            channel = self._outbox.channel(view.place.guild_id, settings.announcement_channel or 0)
            await self._outbox.post(
                lambda nonce: channel.send(text, nonce=nonce, allowed_mentions=none, suppress_embeds=True, silent=True),
                ahead=True,
            )
        except Exception as error:
            log.warning("table %d could not be announced: %s", view.table_id, cause(error))
