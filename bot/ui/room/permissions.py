"""The check for permissions that the bot lacks in a server."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

import discord

from bot.moderation.room_settings import RoomSettings
from bot.ui.discord.invite import OPTIONAL

Use = Literal["tables", "announcements", "moderators", "lobby", "record", "events"]
Place = discord.abc.GuildChannel


@dataclass(frozen=True, slots=True)
class Lack:
    """A permission that the bot lacks in a channel, and the use for which the bot needs it."""

    channel_id: int | None
    """The channel's id; None if the bot's role lacks a permission that no channel can grant."""
    use: Use
    permission: str
    """The permission's name in discord.py."""


def lacks(guild: discord.Guild, settings: RoomSettings, here: int | None) -> list[Lack]:
    """Return the permissions that the bot needs for the server's settings, but lacks.

    ``here`` is used as the channel for tables if the settings name none.
    """
    tables = settings.table_channels or ((here,) if here is not None else ())
    uses: list[tuple[Use, Iterable[int | None]]] = [
        ("tables", tables),
        ("announcements", [settings.announcement_channel]),
        ("moderators", [settings.moderator_channel]),
        ("lobby", [settings.lobby_channel]),
        ("record", [settings.record_channel]),
    ]
    lacking = [
        lack
        for use, ids in uses
        for each in ids
        if each is not None
        for lack in _lacks_in(guild, each, use, pictures=settings.pictures)
    ]
    role = guild.me.guild_permissions
    return lacking + [Lack(None, "events", name) for name in OPTIONAL if not getattr(role, name)]


def _lacks_in(guild: discord.Guild, channel_id: int, use: Use, *, pictures: bool) -> Iterator[Lack]:
    channel = guild.get_channel_or_thread(channel_id)
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    # The permissions as set: if the bot may write only in threads, discord.py denies attach_files for the channel
    # itself, although the threads allow it.
    allowed = (
        discord.abc.GuildChannel.permissions_for(place, guild.me) if place is not None else discord.Permissions.none()
    )
    yield from (Lack(channel_id, use, each) for each in missing(place, allowed, use, pictures=pictures))


def missing(place: Place | None, allowed: discord.Permissions, use: Use, *, pictures: bool = True) -> list[str]:
    """Return the permissions that the bot needs for a use of the channel, but lacks.

    A table is a thread if the bot may create one and write in it, otherwise the channel itself. ``pictures`` is True
    if tables have pictures.
    """
    if not allowed.view_channel:
        return ["view_channel"]
    if use == "record":
        wanted = ["create_public_threads", "send_messages_in_threads", "read_message_history"]
    elif isinstance(place, discord.ForumChannel):
        wanted = ["send_messages_in_threads"]
    elif use != "tables" or not isinstance(place, discord.TextChannel):
        wanted = ["send_messages"]
    elif allowed.create_public_threads and allowed.send_messages_in_threads:
        wanted = ["create_private_threads"]
    else:
        wanted = ["create_public_threads", "send_messages_in_threads", "send_messages"]
    if use == "tables":
        # A table's record thread is beside it, unless the room has a channel for records.
        wanted += ["read_message_history", *(["attach_files"] if pictures else [])]
    return [name for name in wanted if not getattr(allowed, name)]


def open_to_all(guild: discord.Guild, settings: RoomSettings) -> bool:
    """Return True if everybody can read the moderators' channel."""
    channel = guild.get_channel(settings.moderator_channel or 0)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel
