"""The distribution of tests to workers, and their order."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

TESTS: Final = Path(__file__).parents[1]
_WAITING: Final = ("browser", "programs")
"""The groups whose tests mostly wait. Each keeps one worker for more than half of the time."""


def by_module(config: pytest.Config, log: Any) -> Any:
    """Give each worker all tests of a module or group at once.

    Module fixtures are then made once, and workers ask for work hundreds of times instead of thousands.
    """
    scheduling: Any = import_module("xdist.scheduler").LoadGroupScheduling(config, log)
    group_or_test = scheduling._split_scope
    scheduling._split_scope = lambda nodeid: scope_of(group_or_test(nodeid))
    return scheduling


def scope_of(scope: str) -> str:
    """Return the group, or the module of a test without a group."""
    return scope.partition("::")[0]


def place_of(item: Any) -> int:
    """Return the place of a test in the order.

    Tests that keep a worker long begin first, while the others still have enough to do; at the end they would wait.
    """
    groups = {mark.args[0] for mark in item.iter_markers("xdist_group")}
    return 0 if groups & set(_WAITING) else 1 if item.path.is_relative_to(TESTS / "soak") else 2


def put_in_order(items: list[pytest.Item]) -> None:
    items.sort(key=place_of)
