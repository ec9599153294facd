"""Checks once more what Discord promises of a command's options: nothing behind this need fear a value of another kind
or out of its range. Discord keeps the promise, but for commands that it still knows from an older version.

This looks at what was sent, not at what the library makes of it: at some values the library fails."""

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

Command = app_commands.Command[Any, ..., Any]
Kind = discord.AppCommandOptionType

_NESTS: Final = (Kind.subcommand.value, Kind.subcommand_group.value)
_ID_MOST: Final = 2**64 - 1
_NUMBER_MOST: Final = 2**53
"""Discord takes none that is larger, or that is smaller than this below zero."""
_DESCRIBED: Final[Mapping[Kind, str]] = {
    Kind.user: "users",
    Kind.role: "roles",
    Kind.channel: "channels",
    Kind.attachment: "attachments",
}
"""Where Discord describes what an option names by its id."""


def misfit(command: Command, data: Mapping[str, Any]) -> str | None:
    """The first option whose value is none that the command offers, or that lacks its value; None where all fit."""
    described, named = data.get("resolved") or {}, {each.get("name") for each in _given(data)}
    wrong = _first(command, data, lambda option, sent: _fits(option, sent.get("value"), described))
    lacking = (each.display_name for each in command.parameters if each.required and each.display_name not in named)
    return wrong or next(lacking, None)


def mistyped(command: Command, data: Mapping[str, Any]) -> str | None:
    """The same for values that are still being typed: they may be out of range, and Discord describes nobody yet."""
    return _first(
        command,
        data,
        lambda option, sent: _is_of(
            Kind.string if sent.get("focused") and isinstance(sent.get("value"), str) else option.type,
            sent.get("value"),
        ),
    )


def _first(
    command: Command, data: Mapping[str, Any], fits: Callable[[app_commands.Parameter, Mapping[str, Any]], bool]
) -> str | None:
    given = {each.get("name"): each for each in _given(data)}
    known = {each.display_name: each for each in command.parameters}
    for name, sent in given.items():
        # Under another kind than the command has, the library would read the value as of that kind.
        if name in known and (sent.get("type") != known[name].type.value or not fits(known[name], sent)):
            return known[name].display_name
    return None


def _given(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The options, which Discord nests below the names of a command in a group."""
    options = data.get("options") or []
    while options and options[0].get("type") in _NESTS:
        options = options[0].get("options") or []
    return list(options)


def _fits(option: app_commands.Parameter, value: Any, described: Mapping[str, Any]) -> bool:
    if not _is_of(option.type, value):
        return False
    if option.choices and not option.autocomplete:
        return value in {choice.value for choice in option.choices}
    if option.type in _DESCRIBED:
        return value in described.get(_DESCRIBED[option.type], {})
    if isinstance(value, str):
        return _within(option, len(value))
    return isinstance(value, bool) or _within(option, value)


def _is_of(kind: Kind, value: Any) -> bool:
    """True for the JSON that Discord sends for options of this kind. True and false are whole numbers to Python."""
    if kind is Kind.boolean:
        return isinstance(value, bool)
    if isinstance(value, bool):
        return False
    if kind is Kind.integer:
        return isinstance(value, int) and abs(value) <= _NUMBER_MOST
    if kind is Kind.number:
        return isinstance(value, int | float) and math.isfinite(value) and abs(value) <= _NUMBER_MOST
    if kind is Kind.string:
        return isinstance(value, str)
    return isinstance(value, str) and value.isascii() and value.isdigit() and int(value[:21]) <= _ID_MOST


def _within(option: app_commands.Parameter, size: float) -> bool:
    least, most = option.min_value, option.max_value
    return (least is None or least <= size) and (most is None or size <= most)


def is_here(command: Command, guild_id: int | None) -> bool:
    """True if the command is offered there at all, in a server or by direct message."""
    return guild_id is not None or not (command.root_parent or command).guild_only
