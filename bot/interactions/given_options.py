"""Checks that a command's options have the right type and range, so that later code can rely on it.

Discord checks them too, but not for an older version of a command that a client may still show. This module checks the
raw values from Discord, because discord.py raises errors for some of them.
"""

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
"""The maximum absolute value that Discord accepts for a number."""
_DESCRIBED: Final[Mapping[Kind, str]] = {
    Kind.user: "users",
    Kind.role: "roles",
    Kind.channel: "channels",
    Kind.attachment: "attachments",
}
"""Option type -> the key under ``resolved`` where Discord describes the user, role, channel or file."""


def misfit(command: Command, data: Mapping[str, Any]) -> str | None:
    """Return the name of the first option with an invalid or missing value; None if all are valid."""
    described, named = data.get("resolved") or {}, {each.get("name") for each in _options_in(data)}
    wrong = _first_wrong(command, data, lambda option, sent: _fits(option, sent.get("value"), described))
    lacking = (each.display_name for each in command.parameters if each.required and each.display_name not in named)
    return wrong or next(lacking, None)


def mistyped(command: Command, data: Mapping[str, Any]) -> str | None:
    """While the user is typing: return the name of the first option with a value of a wrong type, or None.

    Numbers may still be out of range, and Discord does not describe users and roles yet.
    """
    return _first_wrong(
        command,
        data,
        lambda option, sent: _is_of(
            Kind.string if sent.get("focused") and isinstance(sent.get("value"), str) else option.type,
            sent.get("value"),
        ),
    )


def _first_wrong(
    command: Command, data: Mapping[str, Any], fits: Callable[[app_commands.Parameter, Mapping[str, Any]], bool]
) -> str | None:
    given = {each.get("name"): each for each in _options_in(data)}
    parameters = {each.display_name: each for each in command.parameters}
    for name, sent in given.items():
        # The library would read a value by the type sent with it, even if the command's option has another.
        if name in parameters and (sent.get("type") != parameters[name].type.value or not fits(parameters[name], sent)):
            return parameters[name].display_name
    return None


def _options_in(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the command's options; if it is in a group, Discord nests them below the command's name."""
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
    """Return True if the value has the JSON type that Discord sends for options of this type.

    The values True and False are no integers here, although they are in Python.
    """
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
    """Return True if the command is available in the server, or, without ``guild_id``, in direct messages."""
    return guild_id is not None or not (command.root_parent or command).guild_only
