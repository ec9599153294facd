"""The check that all who see one channel also see another, so that posts mention no hidden channel."""

from collections.abc import Callable
from functools import cache

import discord


def seen_from(guild: discord.Guild, channel_id: int) -> Callable[[int], bool]:
    """Return a function that says whether all who see ``channel_id`` also see another place.

    Its argument is the id of the other channel or thread. It checks all roles, and all members with their own
    permission in the channel. An unknown channel or thread counts as hidden.
    """
    watched = guild.get_channel(channel_id)
    watching = [role for role in guild.roles if watched is not None and watched.permissions_for(role).view_channel]
    guests = _guests(watched) if watched is not None else []

    @cache
    def open_to_them(place: discord.abc.GuildChannel) -> bool:
        if place.id == channel_id:
            return True
        roles_see = all(place.permissions_for(role).view_channel for role in watching)
        return roles_see and all(_open_to(place, guest) for guest in guests)

    def seen(place_id: int) -> bool:
        channel = guild.get_channel_or_thread(place_id)
        if isinstance(channel, discord.Thread):
            return not channel.is_private() and channel.parent is not None and open_to_them(channel.parent)
        return channel is not None and open_to_them(channel)

    return seen


def _guests(watched: discord.abc.GuildChannel) -> list[discord.Object]:
    """Return the members, except the bot, whose own permission lets them see the channel.

    Discord does not send the bot their roles.
    """
    named = ((each.id, allowed) for each, allowed in watched.overwrites.items() if not watched.guild.get_role(each.id))
    return [discord.Object(user) for user, allowed in named if allowed.view_channel and user != watched.guild.me.id]


def _open_to(place: discord.abc.GuildChannel, guest: discord.Object) -> bool:
    """Return True if the member can see the channel even without any role.

    The bot does not know which roles the member has.
    """
    own = place.overwrites_for(guest).view_channel
    return own if own is not None else place.permissions_for(place.guild.default_role).view_channel
