"""Checks once more what Discord promises of a command's options: nothing behind this need fear a number out of its
range. Discord keeps the promise, but for commands that it still knows from an older version."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

Command = app_commands.Command[Any, ..., Any]


def misfit(command: Command, given: Iterable[tuple[str, Any]]) -> str | None:
    """The first option whose value is none that the command offers; None where all are."""
    values = dict(given)
    options = (each for each in command.parameters if each.display_name in values)
    return next((each.display_name for each in options if not _fits(each, values[each.display_name])), None)


def _fits(option: app_commands.Parameter, value: Any) -> bool:
    if option.choices and not option.autocomplete:
        return value in {choice.value for choice in option.choices}
    if option.type is discord.AppCommandOptionType.string:
        return isinstance(value, str) and _within(option, len(value))
    if option.type in (discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number):
        return isinstance(value, int | float) and _within(option, value)
    return True


def _within(option: app_commands.Parameter, size: float) -> bool:
    least, most = option.min_value, option.max_value
    return (least is None or least <= size) and (most is None or size <= most)


def is_here(command: Command, guild_id: int | None) -> bool:
    """True if the command is offered there at all, in a server or by direct message."""
    return guild_id is not None or not (command.root_parent or command).guild_only
