"""The threads that the bot has made for tables. A closed table's leaves the list of active ones, of which a server may
have only so many."""

import asyncio
import logging
from typing import Final, Protocol

import discord

from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

ANSWERED_SECONDS: Final = 2.0
"""By then whoever has closed the table has their answer: one in an archived thread is refused, or opens it again."""


class Place(Protocol):
    """Where a table lives, or lived."""

    @property
    def guild_id(self) -> int: ...

    @property
    def channel_id(self) -> int: ...


def own_thread(outbox: Outbox, place: Place) -> discord.Thread | None:
    """The active thread that the bot has made for the table; None where the table lives in a place of others, and
    before the client exists."""
    guild = outbox.guild(place.guild_id)
    thread = guild.get_thread(place.channel_id) if guild is not None else None
    user = outbox.client.user if thread is not None else None
    return thread if thread is not None and user is not None and thread.owner_id == user.id else None


def private_thread(outbox: Outbox, place: Place) -> discord.Thread | None:
    """Like ``own_thread``, where only its members see it."""
    thread = own_thread(outbox, place)
    return thread if thread is not None and thread.is_private() else None


async def archive_thread(thread: discord.Thread, table_id: int, outbox: Outbox) -> None:
    """Archive the thread by one request, in a moment. Never raises: Discord does it by itself in the end."""
    await asyncio.sleep(ANSWERED_SECONDS)
    try:
        await outbox.counted(lambda: thread.edit(archived=True))
    except Exception as error:
        log.warning("the thread of table %d cannot be archived: %s", table_id, cause(error))
