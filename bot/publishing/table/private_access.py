"""Access to a private table on Discord: the members of its thread."""

import logging

import discord

from bot.tables.ports import TableView
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import private_thread

log = logging.getLogger(__name__)


async def add_to_thread(outbox: Outbox, view: TableView, user_id: int) -> bool:
    """Add the user to the table's private thread; return True if they can see the table now. Never raises."""
    thread = private_thread(outbox, view.place)
    if thread is None:
        return True
    try:
        await outbox.counted(lambda: thread.add_user(discord.Object(user_id)), "access", ahead=True)
    except UNTAKEN as error:
        log.warning("a user could not be added to the thread of table %d: %s", view.table_id, cause(error))
        return False
    return True


async def remove_from_thread(outbox: Outbox, view: TableView, user_id: int) -> None:
    """Remove the user from the table's private thread, if they are a member. Never raises."""
    thread = private_thread(outbox, view.place)
    if thread is None:
        return
    try:
        await outbox.counted(lambda: thread.remove_user(discord.Object(user_id)), "access", ahead=True)
    except discord.NotFound:
        return  # They were no member of it.
    except UNTAKEN as error:
        log.warning("a user could not be removed from the thread of table %d: %s", view.table_id, cause(error))
