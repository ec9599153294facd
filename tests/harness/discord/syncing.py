"""The commands as every simulated Discord is told them: the same for each room, so they are put into words once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from discord import AppCommandType, app_commands
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.client import FakeHTTPClient

Commands = list[dict[str, Any]]

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group

_WORDED: Final[list[tuple[Commands, Commands]]] = []
"""All that the commands of a bot are made of, and as they are told to Discord."""
_TAKEN: Final[list[Commands]] = []
"""Those of the latter that a simulated Discord of this process has been sent."""


class Synced(NamedTuple):
    """As much of an ``AppCommand`` as the bot asks for: the rest takes as long to read as a hand to play."""

    name: str
    id: int


async def sync(tree: app_commands.CommandTree[Any]) -> list[Synced]:
    """``CommandTree.sync`` for all servers, which asks the translator 24,000 times. The real one is called in
    tests/test_main.py and tests/test_command_languages.py."""
    return await _send(tree, await _worded(tree))


async def sync_simulated(tree: app_commands.CommandTree[Any]) -> list[Synced]:
    """The same, but only the first room of a process sends a request, which is looked at like any other. Of the next
    ones it is known that they would send it word by word again."""
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
    """All that is the same in each bot: the command's name in full tells which group it is in."""
    its_own: dict[str, Any] = {"binding": None, "parent": command.qualified_name, "_children": None}
    if isinstance(command, app_commands.Group):
        # The groups in it may be its attributes, too.
        parts = {name: part for name, part in vars(command).items() if not isinstance(part, app_commands.Group)}
        return parts | its_own
    if isinstance(command, app_commands.Command):
        # Kept as they are now, whatever becomes of this one.
        its_own["_params"] = dict(command._params)
    return vars(command) | its_own
