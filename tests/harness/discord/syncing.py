"""The commands as sent to every simulated Discord: they are the same for each room and are built only once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from discord import AppCommandType, app_commands
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.client import FakeHTTPClient

Commands = list[dict[str, Any]]

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group

_WORDED: Final[list[tuple[Commands, Commands]]] = []
"""Pairs of a bot's commands and the data sent to Discord for them."""
_TAKEN: Final[list[Commands]] = []
"""The command data that a simulated Discord of this process has already received."""


class Synced(NamedTuple):
    """The part of an ``AppCommand`` that the bot uses; parsing the rest takes as long as playing a hand."""

    name: str
    id: int


async def sync(tree: app_commands.CommandTree[Any]) -> list[Synced]:
    """Return the synced commands for all servers without 24,000 calls of the translator.

    tests/test_main.py and tests/test_command_languages.py call the real ``CommandTree.sync``.
    """
    return await _send(tree, await _worded(tree))


async def sync_simulated(tree: app_commands.CommandTree[Any]) -> list[Synced]:
    """Return the synced commands, with a request only from the first room of a process.

    That request is checked like any other; later rooms would send an identical one.
    """
    payload = await _worded(tree)
    if payload in _TAKEN:
        taken = [{key: command[key] for key in COMMAND_FIELDS if key in command} for command in payload]
        return _read(cast(FakeHTTPClient, tree._http).backend.register_commands(None, taken))
    _TAKEN.append(payload)
    return await _send(tree, payload)


async def _send(tree: app_commands.CommandTree[Any], payload: Commands) -> list[Synced]:
    assert tree.client.application_id is not None
    return _read(await tree._http.bulk_upsert_global_commands(tree.client.application_id, payload=payload))


def _read(told: Sequence[Any]) -> list[Synced]:
    return [Synced(data["name"], int(data["id"])) for data in told]


async def _worded(tree: app_commands.CommandTree[Any]) -> Commands:
    made_of = [_parts(command) for kind in AppCommandType for command in tree.walk_commands(type=kind)]
    for known, told in _WORDED:
        if known == made_of:
            return told
    assert tree.translator is not None
    commands = tree._get_all_commands(guild=None)
    told = [await command.get_translated_payload(tree, tree.translator) for command in commands]
    _WORDED.append((made_of, told))
    return told


def _parts(command: Command) -> dict[str, Any]:
    """Return the parts of a command that are the same in each bot; its full name includes its group."""
    its_own: dict[str, Any] = {"binding": None, "parent": command.qualified_name, "_children": None}
    if isinstance(command, app_commands.Group):
        # The command's groups may also be its attributes.
        parts = {name: part for name, part in vars(command).items() if not isinstance(part, app_commands.Group)}
        return parts | its_own
    if isinstance(command, app_commands.Command):
        # A copy, in case this command changes later.
        its_own["_params"] = dict(command._params)
    return vars(command) | its_own
