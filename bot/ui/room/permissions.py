"""The permissions that the bot lacks in a room."""

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
    """A permission that the bot does not have in a channel, and what it was wanted for there."""

    channel_id: int | None
    """None for a permission of the bot's role that no channel gives."""
    use: Use
    permission: str
    """The library's name of it."""


def lacks(guild: discord.Guild, settings: RoomSettings, here: int | None) -> list[Lack]:
    """The obstacles to the room as it is set. ``here`` is the channel that counts as the tables' where none
    is named."""
    tables = settings.table_channels or ((here,) if here is not None else ())
    uses: list[tuple[Use, Iterable[int | None]]] = [
        ("tables", tables),
        ("announcements", [settings.announcement_channel]),
        ("moderators", [settings.moderator_channel]),
        ("lobby", [settings.lobby_channel]),
        ("record", [settings.record_channel]),
    ]
    found = [
        lack
        for use, ids in uses
        for each in ids
        if each is not None
        for lack in _lacks_in(guild, each, use, pictures=settings.pictures)
    ]
    role = guild.me.guild_permissions
    return found + [Lack(None, "events", name) for name in OPTIONAL if not getattr(role, name)]


def _lacks_in(guild: discord.Guild, channel_id: int, use: Use, *, pictures: bool) -> Iterator[Lack]:
    channel = guild.get_channel_or_thread(channel_id)
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    # What is ticked: where only threads may be written in, the library says of the channel itself that no file may be
    # attached, though files may be attached in its threads.
    allowed = (
        discord.abc.GuildChannel.permissions_for(place, guild.me) if place is not None else discord.Permissions.none()
    )
    yield from (Lack(channel_id, use, each) for each in missing(place, allowed, use, pictures=pictures))


def missing(place: Place | None, allowed: discord.Permissions, use: Use, *, pictures: bool = True) -> list[str]:
    """The permissions that are wanted in a channel for the use, and are not there. A table lives in a thread where the
    bot may make one and write in it, else in the channel itself. ``pictures``: whether tables are to have some."""
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
        # The deals of a table are on record next to it, unless the room has a channel for them.
        wanted += ["read_message_history", *(["attach_files"] if pictures else [])]
    return [name for name in wanted if not getattr(allowed, name)]


def open_to_all(guild: discord.Guild, settings: RoomSettings) -> bool:
    """True if everybody can read what is meant for the moderators."""
    channel = guild.get_channel(settings.moderator_channel or 0)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel
