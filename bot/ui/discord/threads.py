"""A closed table's thread leaves the list of active ones, of which a server may have only so many."""

import logging

import discord

from bot.tables.ports import TableView
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)


def own_thread(client: discord.Client, view: TableView) -> discord.Thread | None:
    """The active thread that the bot has made for the table; None where the table lives in a place of others."""
    guild = client.get_guild(view.guild_id)
    thread = guild.get_thread(view.channel_id) if guild else None
    mine = thread is not None and client.user is not None and thread.owner_id == client.user.id
    return thread if mine else None


async def put_away(thread: discord.Thread, table_id: int, outbox: Outbox) -> None:
    """Archive the thread by one request. Never raises: Discord does it by itself in the end."""
    try:
        await outbox.counted(lambda: thread.edit(archived=True))
    except Exception as error:
        log.warning("the thread of table %d cannot be archived: %s", table_id, cause(error))
