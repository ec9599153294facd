"""Which places of a server all those may see who see its lobby: the lobby must not tell of hidden channels."""

from collections.abc import Callable
from functools import cache

import discord


def seen_from(guild: discord.Guild, channel_id: int) -> Callable[[int], bool]:
    """Tells of a channel or thread, by its id, whether every role that sees the lobby's channel sees it, too. A place
    that nobody knows counts as hidden."""
    lobby = guild.get_channel(channel_id)
    watching = [role for role in guild.roles if lobby is not None and lobby.permissions_for(role).view_channel]

    @cache
    def open_to_them(place: discord.abc.GuildChannel) -> bool:
        return place.id == channel_id or all(place.permissions_for(role).view_channel for role in watching)

    def seen(place_id: int) -> bool:
        channel = guild.get_channel_or_thread(place_id)
        if isinstance(channel, discord.Thread):
            return not channel.is_private() and channel.parent is not None and open_to_them(channel.parent)
        return channel is not None and open_to_them(channel)

    return seen
