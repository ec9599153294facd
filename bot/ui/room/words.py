"""A room's settings in words, and what the bot may not do in it, by Discord's own names for that."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import discord

from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.ui.room.settings_text import SETTINGS, languages
from bot.ui.text.phrases import Phrases

MENTIONS_MOST: Final = 8
"""Channels or roles named in one line."""

Use = Literal["tables", "announcements", "moderators", "lobby", "record"]
Place = discord.abc.GuildChannel


@dataclass(frozen=True, slots=True)
class RoomDefaults:
    """The host's defaults and the program's, which hold where the room itself sets nothing."""

    starting_chips: int
    daily_claim: int
    tables_most: int = TABLES_MOST


def setting_lines(say_: Phrases, settings: RoomSettings, defaults: RoomDefaults) -> list[str]:
    """Every setting with its value, a line each."""
    return [setting_line(say_, settings, name, defaults) for name in SETTINGS]


def setting_line(say_: Phrases, settings: RoomSettings, name: str, defaults: RoomDefaults) -> str:
    value = value_text(say_, settings, name, defaults)
    return say_("room-line", setting=say_(f"setting-{dashed(name)}"), value=value)


def value_text(say_: Phrases, settings: RoomSettings, name: str, defaults: RoomDefaults) -> str:
    value: Any = getattr(settings, name)
    kind = SETTINGS[name].kind
    if value is None or value == ():
        return say_(f"unset-{dashed(name)}", amount=getattr(defaults, name, 0))
    if kind == "number":
        return say_("room-amount", amount=value)
    if kind == "switch":
        return say_("room-on" if value else "room-off")
    if kind == "language":
        return languages().get(str(value), str(value))
    if kind == "stakes":
        return ", ".join(value)
    ids = value if isinstance(value, tuple) else (value,)
    return mentions(say_, [f"<@&{one}>" if kind == "roles" else f"<#{one}>" for one in ids])


def mentions(say_: Phrases, told: Sequence[str]) -> str:
    more = len(told) - MENTIONS_MOST
    named = ", ".join(told[:MENTIONS_MOST])
    return say_("room-more", named=named, more=more) if more > 0 else named


def dashed(name: str) -> str:
    """The name with dashes, as in keys of phrases."""
    return name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Lack:
    """A permission that the bot does not have in a channel, and what it was wanted for there."""

    channel_id: int
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
    return [
        lack
        for use, ids in uses
        for each in ids
        if each is not None
        for lack in _lacks_in(guild, each, use, pictures=settings.pictures)
    ]


def _lacks_in(guild: discord.Guild, channel_id: int, use: Use, *, pictures: bool) -> Iterator[Lack]:
    channel = guild.get_channel_or_thread(channel_id)
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    allowed = place.permissions_for(guild.me) if place is not None else discord.Permissions.none()
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
    if use == "tables" and pictures:
        wanted = [*wanted, "attach_files"]
    return [name for name in wanted if not getattr(allowed, name)]


def lack_lines(say_: Phrases, found: Sequence[Lack]) -> list[str]:
    """A line for each permission and use: the permission's name, where it is missing, and what stops working."""
    grouped: dict[tuple[Use, str], list[str]] = {}
    for lack in found:
        grouped.setdefault((lack.use, lack.permission), []).append(f"<#{lack.channel_id}>")
    return [
        say_(
            "room-lack",
            permission=say_(f"permission-{dashed(permission)}"),
            channels=mentions(say_, channels),
            stops=say_(f"lack-{use}-{dashed(permission)}"),
        )
        for (use, permission), channels in grouped.items()
    ]


def open_to_all(guild: discord.Guild, settings: RoomSettings) -> bool:
    """True if everybody can read what is meant for the moderators."""
    channel = guild.get_channel(settings.moderator_channel or 0)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel


def warnings(say_: Phrases, guild: discord.Guild, settings: RoomSettings, here: int | None) -> list[str]:
    """All that stands in the way, a line each; empty where nothing does."""
    lines = lack_lines(say_, lacks(guild, settings, here))
    if open_to_all(guild, settings):
        lines.append(say_("room-moderators-public", channel=f"<#{settings.moderator_channel}>"))
    return lines


def room_text(say_: Phrases, settings: RoomSettings, defaults: RoomDefaults, troubles: Sequence[str]) -> str:
    """All that ``/room show`` tells."""
    lines = [say_("room-title"), *setting_lines(say_, settings, defaults), "", *trouble_lines(say_, troubles)]
    return "\n".join(lines)


def trouble_lines(say_: Phrases, troubles: Sequence[str]) -> list[str]:
    return [say_("room-troubles"), *troubles] if troubles else [say_("room-no-trouble")]
