"""The commands as every simulated Discord is told them: the same for each room, so they are put into words once."""

import json
from typing import Any

from discord import app_commands
from discord.app_commands import AppCommand

_WORDED: dict[str, dict[str, Any]] = {}
"""A command as it is told to Discord, by what it is in English."""


async def sync(tree: app_commands.CommandTree[Any]) -> list[AppCommand]:
    """``CommandTree.sync`` for all servers, which asks the translator 24,000 times. The real one is called in
    tests/test_main.py and tests/test_command_languages.py."""
    assert tree.client.application_id is not None
    payload = [await _worded(tree, command) for command in tree._get_all_commands(guild=None)]
    told = await tree._http.bulk_upsert_global_commands(tree.client.application_id, payload=payload)
    return [AppCommand(data=command, state=tree._state) for command in told]


async def _worded(tree: app_commands.CommandTree[Any], command: Any) -> Any:
    english = json.dumps(command.to_dict(tree), sort_keys=True)
    if english not in _WORDED:
        _WORDED[english] = await command.get_translated_payload(tree, tree.translator)
    return _WORDED[english]
