"""Access to a private table, as far as only Discord knows it: the members of its thread."""

import logging

import discord

from bot.tables.ports import TableView
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import private_thread

log = logging.getLogger(__name__)


async def add_to_thread(outbox: Outbox, view: TableView, user_id: int) -> bool:
    """Make the user a member of the table's private thread; whether they can see it now. Never raises."""
    thread = private_thread(outbox, view.place)
    if thread is None:
        return True
    try:
        await outbox.counted(lambda: thread.add_user(discord.Object(user_id)), "access", ahead=True)
    except UNTAKEN as error:
        log.warning("nobody can be let into the thread of table %d: %s", view.table_id, cause(error))
        return False
    return True


async def remove_from_thread(outbox: Outbox, view: TableView, user_id: int) -> None:
    """Take the user out of the table's private thread, where they are in it. Never raises."""
    thread = private_thread(outbox, view.place)
    if thread is None:
        return
    try:
        await outbox.counted(lambda: thread.remove_user(discord.Object(user_id)), "access", ahead=True)
    except discord.NotFound:
        return  # They never looked in.
    except UNTAKEN as error:
        log.warning("nobody can be taken out of the thread of table %d: %s", view.table_id, cause(error))
