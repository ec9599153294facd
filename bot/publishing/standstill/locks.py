"""A moderator who locks a table's thread means to pause the table: so it is taken, and unlocking resumes it."""

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
"""As the audit has them."""


async def follow_locks(outbox: Outbox, tables: TableManager, guild: discord.Guild) -> None:
    """Threads may have been locked or unlocked while nobody listened. Never fails: where a thread cannot be asked for
    now, its table stays as it is."""
    for view in tables.in_guild(guild.id):
        try:
            place: object = guild.get_thread(view.place.channel_id)
            if place is None and view.course.paused == LOCKED:
                # An archived one, which the library does not know.
                place = await outbox.counted(partial(outbox.client.fetch_channel, view.place.channel_id), "question")
            if isinstance(place, discord.Thread) and place.locked != (view.course.paused == LOCKED):
                await follow_lock(tables, view, locked=place.locked)
        except Exception as error:
            log.warning("the thread of table %d does not tell whether it is locked: %s", view.table_id, cause(error))


async def follow_lock(tables: TableManager, view: TableView, *, locked: bool) -> None:
    """Pause the table or resume it, as its thread is now. The table knows whether that is news: an order of a moment
    ago may still be under way. A pause that was ordered by command stays."""
    # Discord does not say who has locked it. No click has a number below 0.
    request = Request(-1 - secrets.randbits(62), None, "thread locked" if locked else "thread unlocked")
    order = Pause if locked else Resume
    await tables.submit(view.table_id, order(request, REASONS[locked], by_lock=True))
