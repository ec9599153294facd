"""Which tests a worker is given at once, and which come first."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

TESTS: Final = Path(__file__).parents[1]
_WAITING: Final = ("browser", "programs")
"""The groups whose tests mostly wait. Each keeps one worker for more than half of the time."""


def by_module(config: pytest.Config, log: Any) -> Any:
    """Hands out the tests of a module, or of a group, together. So the worker makes once what a module makes for all of
    its tests, and the workers ask for something to do hundreds of times instead of thousands."""
    scheduling: Any = import_module("xdist.scheduler").LoadGroupScheduling(config, log)
    group_or_test = scheduling._split_scope
    scheduling._split_scope = lambda nodeid: scope_of(group_or_test(nodeid))
    return scheduling


def scope_of(scope: str) -> str:
    """The module of a test that is in no group, which is told by the test's own name."""
    return scope.partition("::")[0]


def place_of(item: Any) -> int:
    """Tests that keep one worker long begin first, while there is enough for the others to do beside them: at the end
    they would wait."""
    groups = {mark.args[0] for mark in item.iter_markers("xdist_group")}
    return 0 if groups & set(_WAITING) else 1 if item.path.is_relative_to(TESTS / "soak") else 2


def put_in_order(items: list[pytest.Item]) -> None:
    items.sort(key=place_of)
