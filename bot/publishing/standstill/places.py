"""Obstacles to play in a channel or thread, found in discord.py's cache or by asking Discord."""

from functools import partial
from typing import Final

import discord

from bot.common.obstacles import Obstacle
from bot.tables.saving import StoreError
from bot.ui.discord.faults import NO_ACCESS, NO_CHANNEL, THREAD_LOCKED, may_pass
from bot.ui.discord.outbox import Outbox

NO_DISCORD: Final = Obstacle("discord")
FORBIDDEN: Final = 403
"""The HTTP status of a request for which the bot lacks a permission."""


async def obstacle_at(outbox: Outbox, guild_id: int, channel_id: int) -> Obstacle | None:
    """Return the obstacle in the channel; if the cache shows none, ask Discord with one request.

    A deleted channel is no obstacle, because its tables are closed.
    """
    obstacle = known_obstacle(outbox, guild_id, channel_id)
    if obstacle is not None:
        return obstacle
    try:
        place = await outbox.counted(partial(outbox.client.fetch_channel, channel_id), "question", ahead=True)
    except discord.InvalidData:
        return None
    except Exception as error:
        return obstacle_of(outbox, guild_id, channel_id, error)
    guild = outbox.guild(guild_id)
    return _in_the_way(guild, place) if guild is not None else NO_DISCORD


def known_obstacle(outbox: Outbox, guild_id: int, channel_id: int) -> Obstacle | None:
    """Return the obstacle in the channel, as far as discord.py's cache shows one."""
    if not outbox.is_connected or not outbox.is_ready:
        return NO_DISCORD
    guild = outbox.guild(guild_id)
    if guild is None:
        return None
    if guild.unavailable:
        return NO_DISCORD
    place = guild.get_channel_or_thread(channel_id)
    return _in_the_way(guild, place) if place is not None else None


def obstacle_of(outbox: Outbox, guild_id: int, channel_id: int, error: Exception) -> Obstacle | None:
    """Return the obstacle that explains why a request to the channel failed.

    None if there is none, or if the error did not come from Discord.
    """
    if isinstance(error, StoreError):
        return None
    if may_pass(error):
        return NO_DISCORD
    if not isinstance(error, discord.HTTPException) or error.code == NO_CHANNEL:
        return None
    if error.code == THREAD_LOCKED:
        return Obstacle("locked", channel_id)
    obstacle = known_obstacle(outbox, guild_id, channel_id)
    if obstacle is not None or error.status != FORBIDDEN:
        return obstacle
    return Obstacle("permission", channel_id, "view_channel") if error.code == NO_ACCESS else _refused(channel_id)


def _refused(channel_id: int) -> Obstacle:
    return Obstacle("refused", channel_id)


def _in_the_way(guild: discord.Guild, place: object) -> Obstacle | None:
    if isinstance(place, discord.Thread):
        parent = place.parent
        if parent is None:
            return None
        obstacle = _lacking(guild, parent, place.id, "send_messages_in_threads")
        manages = discord.abc.GuildChannel.permissions_for(parent, guild.me).manage_threads
        return Obstacle("locked", place.id) if obstacle is None and place.locked and not manages else obstacle
    return _lacking(guild, place, place.id, "send_messages") if isinstance(place, discord.abc.GuildChannel) else None


def _lacking(guild: discord.Guild, channel: discord.abc.GuildChannel, at: int, wanted: str) -> Obstacle | None:
    # Ask the base class: the channel's own method reports nothing as allowed where only threads may be written in.
    allowed = discord.abc.GuildChannel.permissions_for(channel, guild.me)
    if not allowed.view_channel:
        return Obstacle("permission", at, "view_channel")
    return None if getattr(allowed, wanted) else Obstacle("permission", at, wanted)
