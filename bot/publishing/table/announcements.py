"""A line in the room's announcement channel for each table that opens."""

import logging
from typing import Final

import discord

from bot.common.escaping import clean
from bot.publishing.services import services_of
from bot.tables.ports import TableView
from bot.ui.discord.faults import cause
from bot.ui.scene.scene import link_to
from bot.ui.scene.stakes import game_line

log = logging.getLogger(__name__)

NAME_MOST: Final = 60


async def announce(client: discord.Client, view: TableView, told_in: int | None = None) -> None:
    """Say that the table is open, and where, in a line that calls nobody; ``told_in`` is a channel that knows already.
    Never fails: the table stands."""
    try:
        services = services_of(client)
        settings = await services.office.rooms.settings(view.guild_id)
        if settings.announcement_channel in (None, view.channel_id, told_in):
            return
        say_ = await services.readers.room_phrases(view.guild_id)
        text = say_(
            "announcement",
            table=clean(view.name, NAME_MOST),
            game=game_line(say_.locale, view.settings),
            link=link_to(view),
        )
        outbox, none = services.outbox, discord.AllowedMentions.none()
        channel = outbox.channel(view.guild_id, settings.announcement_channel or 0)
        await outbox.post(
            lambda nonce: channel.send(text, nonce=nonce, allowed_mentions=none, suppress_embeds=True), ahead=True
        )
    except Exception as error:
        log.warning("table %d could not be announced: %s", view.table_id, cause(error))
