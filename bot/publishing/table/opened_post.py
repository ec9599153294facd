"""The message from which a table's thread was created; it has a join button while the table is open.

The message and the thread share their id, so the bot does not have to save where the message is.
"""

import logging

import discord

from bot.tables.ports import TableView
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import own_thread
from bot.ui.scene.readers import Readers
from bot.ui.table.joining import OpenedPost, closed_post, open_post

log = logging.getLogger(__name__)


async def show_open(readers: Readers, outbox: Outbox, view: TableView, channel_id: int) -> None:
    """Show the join button in the message from which the table's thread was created.

    Errors are logged and not raised.
    """
    await _edit(outbox, view, channel_id, open_post(readers.scene(view)))


async def show_closed(readers: Readers, outbox: Outbox, view: TableView) -> None:
    """Remove the join button from the message of a table that has closed.

    Errors are logged and not raised.
    """
    thread = own_thread(outbox, view.place)
    open_to_all = not (view.settings.is_private or view.practice or view.tournament_id is not None)
    if thread is not None and open_to_all:
        await _edit(outbox, view, thread.parent_id, closed_post(readers.scene(view)))


async def _edit(outbox: Outbox, view: TableView, channel_id: int, shown: OpenedPost) -> None:
    none = discord.AllowedMentions.none()
    # The thread has the id of the message that it began with.
    message = outbox.channel(view.place.guild_id, channel_id).get_partial_message(view.place.channel_id)
    try:
        await outbox.counted(lambda: message.edit(view=shown, allowed_mentions=none))
    except discord.NotFound:
        return  # Somebody has deleted it.
    except Exception as error:
        log.warning("the message that began the thread of table %d cannot be edited: %s", view.table_id, cause(error))
