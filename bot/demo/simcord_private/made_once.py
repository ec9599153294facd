"""Caches for values that simcord computes for each update of each tab.

These are Markdown parsers and entries of the command list. Computing them took a quarter of the demo's CPU time.
"""

import copy
from collections.abc import Callable, Mapping
from typing import Any, Final

from simcord.preview import _commands, _markdown

Entry = dict[str, Any]
Command = Mapping[str, Any]
PARSERS_MOST: Final = 200


class Parsers:
    """A cache of Markdown parsers; the key is the policy and the context with which the parser was made."""

    def __init__(self, make: Callable[[Mapping[str, Any], Mapping[str, Any]], Any]) -> None:
        self._make = make
        self._made: dict[str, Any] = {}

    def __call__(self, policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
        key = repr((policy, context))
        if key not in self._made:
            if len(self._made) == PARSERS_MOST:
                self._made.clear()
            self._made[key] = self._make(policy, context)
        return self._made[key]


class Entries:
    """A cache of the command list's entries. An entry is made again when its command has changed."""

    def __init__(self, make: Callable[[Command, list[str], Command], Entry]) -> None:
        self._make = make
        self._made: dict[tuple[object, ...], tuple[Command, Entry]] = {}

    def __call__(self, command: Command, path: list[str], leaf: Command) -> Entry:
        key = (command["id"], command.get("guild_id"), *path)
        made_of, entry = self._made.get(key, (None, {}))
        if made_of != leaf:
            entry = self._make(command, path, leaf)
            self._made[key] = (copy.deepcopy(leaf), entry)
        return entry


def install() -> None:
    """Replace simcord's functions by cached ones in this process."""
    for module, name, keeper in ((_markdown, "_markdown_parser", Parsers), (_commands, "entry_for_leaf", Entries)):
        if not isinstance(made := vars(module)[name], keeper):
            vars(module)[name] = keeper(made)
