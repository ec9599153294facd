"""The threads that the bot created for tables.

A closed table's thread is archived, because Discord limits the active threads of a server.
"""

import asyncio
import logging
from typing import Final, Protocol

import discord

from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

ANSWERED_SECONDS: Final = 2.0
"""The delay before a thread is archived, in seconds, so that the answer to the command arrives first.

In an archived thread Discord would refuse the answer, or the answer would reopen the thread.
"""


class Place(Protocol):
    """The protocol of objects that know the channel or thread of a table."""

    @property
    def guild_id(self) -> int: ...

    @property
    def channel_id(self) -> int: ...


def own_thread(outbox: Outbox, place: Place) -> discord.Thread | None:
    """Return the table's thread if the bot created it and it is active; otherwise None.

    None also before the client exists.
    """
    guild = outbox.guild(place.guild_id)
    thread = guild.get_thread(place.channel_id) if guild is not None else None
    user = outbox.client.user if thread is not None else None
    return thread if thread is not None and user is not None and thread.owner_id == user.id else None


def private_thread(outbox: Outbox, place: Place) -> discord.Thread | None:
    """Return the bot's thread for the table if it is private; otherwise None."""
    thread = own_thread(outbox, place)
    return thread if thread is not None and thread.is_private() else None


async def archive_thread(thread: discord.Thread, table_id: int, outbox: Outbox) -> None:
    """Archive the thread by one request after a short delay. Never raises: Discord archives it eventually."""
    await asyncio.sleep(ANSWERED_SECONDS)
    try:
        await outbox.counted(lambda: thread.edit(archived=True))
    except Exception as error:
        log.warning("the thread of table %d cannot be archived: %s", table_id, cause(error))
