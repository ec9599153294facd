"""Access to a private table, as far as only Discord knows it: a user's roles, and the members of its thread."""

import logging

import discord

from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from bot.ui.context.services import services_of
from bot.ui.discord.faults import cause

log = logging.getLogger(__name__)


def has_role(user: discord.User | discord.Member, settings: TableSettings) -> bool:
    """Whether the user has the table's role; not where the server no longer has that role."""
    if not settings.role_id or not isinstance(user, discord.Member):
        return False
    return any(role.id == settings.role_id for role in user.roles)


def private_thread(client: discord.Client, view: TableView) -> discord.Thread | None:
    """The private thread that the table lives in, where the bot made it; None where it lives anywhere else."""
    guild = client.get_guild(view.guild_id)
    thread = guild.get_thread(view.channel_id) if guild is not None else None
    mine = thread is not None and client.user is not None and thread.owner_id == client.user.id
    return thread if mine and thread is not None and thread.is_private() else None


async def let_in(client: discord.Client, view: TableView, user_id: int) -> bool:
    """Make the user a member of the table's private thread; whether they can see it now. Never raises."""
    thread = private_thread(client, view)
    if thread is None:
        return True
    try:
        outbox = services_of(client).outbox
        await outbox.counted(lambda: thread.add_user(discord.Object(user_id)), "access", ahead=True)
    except (discord.HTTPException, TimeoutError) as error:
        log.warning("nobody can be let into the thread of table %d: %s", view.table_id, cause(error))
        return False
    return True


async def let_out(client: discord.Client, view: TableView, user_id: int) -> None:
    """Take the user out of the table's private thread, where they are in it. Never raises."""
    thread = private_thread(client, view)
    if thread is None:
        return
    try:
        outbox = services_of(client).outbox
        await outbox.counted(lambda: thread.remove_user(discord.Object(user_id)), "access", ahead=True)
    except discord.NotFound:
        return  # They never looked in.
    except (discord.HTTPException, TimeoutError) as error:
        log.warning("nobody can be taken out of the thread of table %d: %s", view.table_id, cause(error))
