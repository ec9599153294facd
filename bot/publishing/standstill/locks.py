"""Locks of tables' threads: locking a table's thread pauses the table, unlocking it resumes play."""

import logging
import secrets
from functools import partial
from typing import Final

import discord

from bot.tables.manager import TableManager
from bot.tables.messages import Pause, Resume
from bot.tables.ports import TableView
from bot.tables.rules.position import LOCKED
from bot.tables.saving import Request
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

REASONS: Final = {True: "Its thread was locked.", False: "Its thread was unlocked."}
"""The reason in the audit log: True if the thread was locked, False if it was unlocked."""


async def apply_locks(outbox: Outbox, tables: TableManager, guild: discord.Guild) -> None:
    """Pause or resume the server's tables whose threads were locked or unlocked while the bot was offline.

    Never raises: if a thread cannot be fetched now, its table stays as it is.
    """
    for view in tables.in_guild(guild.id):
        try:
            place: object = guild.get_thread(view.place.channel_id)
            if place is None and view.course.paused == LOCKED:
                # The thread may be archived; the library does not cache such threads.
                place = await outbox.counted(partial(outbox.client.fetch_channel, view.place.channel_id), "question")
            if isinstance(place, discord.Thread) and place.locked != (view.course.paused == LOCKED):
                await apply_lock(tables, view, locked=place.locked)
        except Exception as error:
            log.warning("cannot find out whether the thread of table %d is locked: %s", view.table_id, cause(error))


async def apply_lock(tables: TableManager, view: TableView, *, locked: bool) -> None:
    """Pause the table if its thread is locked, resume it if not.

    The table itself decides whether that changes anything, because an earlier request may still be in its queue. A
    pause that a moderator requested by command remains.
    """
    # Discord does not say who locked it, so there is no player. No click has an id below 0.
    request = Request(-1 - secrets.randbits(62), None, "thread locked" if locked else "thread unlocked")
    order = Pause if locked else Resume
    await tables.submit(view.table_id, order(request, REASONS[locked], by_lock=True))
