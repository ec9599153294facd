"""A server's settings and the bot's missing permissions as text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.locales.phrases import Phrases
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.typed.room_settings import SETTINGS, languages
from bot.ui.room.permissions import Lack, Use, lacks, open_to_all

MENTIONS_MOST: Final = 8
"""The maximum number of channels or roles named in one line."""


@dataclass(frozen=True, slots=True)
class RoomDefaults:
    """The defaults of the host and of the program, for settings that the server has not set."""

    starting_chips: int
    daily_claim: int
    tables_most: int = TABLES_MOST


def setting_lines(say_: Phrases, settings: RoomSettings, defaults: RoomDefaults) -> list[str]:
    """Return a line for each setting with its value."""
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
    if kind == "zone":
        return str(value)
    if kind == "stakes":
        return ", ".join(value)
    ids = value if isinstance(value, tuple) else (value,)
    return mentions(say_, [f"<@&{one}>" if kind == "roles" else f"<#{one}>" for one in ids])


def mentions(say_: Phrases, all_mentions: Sequence[str]) -> str:
    more = len(all_mentions) - MENTIONS_MOST
    named = ", ".join(all_mentions[:MENTIONS_MOST])
    return say_("room-more", named=named, more=more) if more > 0 else named


def dashed(name: str) -> str:
    """Return the name with dashes in place of underscores, as phrase keys are written."""
    return name.replace("_", "-")


def lack_lines(say_: Phrases, lacking: Sequence[Lack]) -> list[str]:
    """Return a line for each missing permission and use: its name, its channels, and what does not work."""
    grouped: dict[tuple[Use, str], list[str]] = {}
    for lack in lacking:
        grouped.setdefault((lack.use, lack.permission), []).append(f"<#{lack.channel_id}>")
    return [
        say_(
            "room-lack-role" if use == "events" else "room-lack",
            permission=say_(f"permission-{dashed(permission)}"),
            channels=mentions(say_, channels),
            stops=say_(f"lack-{use}-{dashed(permission)}"),
        )
        for (use, permission), channels in grouped.items()
    ]


def warnings(say_: Phrases, guild: discord.Guild, settings: RoomSettings, here: int | None) -> list[str]:
    """Return a line for each problem with the server's settings; an empty list if there is none."""
    lines = lack_lines(say_, lacks(guild, settings, here))
    if open_to_all(guild, settings):
        lines.append(say_("room-moderators-public", channel=f"<#{settings.moderator_channel}>"))
    return lines


def room_text(say_: Phrases, settings: RoomSettings, defaults: RoomDefaults, troubles: Sequence[str]) -> str:
    """Return the answer to ``/room show``."""
    lines = [say_("room-title"), *setting_lines(say_, settings, defaults), "", *trouble_lines(say_, troubles)]
    return "\n".join(lines)


def trouble_lines(say_: Phrases, troubles: Sequence[str]) -> list[str]:
    return [say_("room-troubles"), *troubles] if troubles else [say_("room-no-trouble")]
