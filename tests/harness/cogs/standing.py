"""A room shared by the tests of a module that change nothing in it.

Opening a room, and checking it at the end, takes longer than most of these tests.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tests.harness.discord.proved import proved_room
from tests.harness.discord.room import Room
from tests.harness.local_discord.bodies import all_problems
from tests.harness.local_discord.simulated import copy_quickly
from tests.harness.machine import forget_the_machine
from tests.harness.with_each import kept_in, raise_all

R = TypeVar("R")
T = TypeVar("T")

in_standing_room = pytest.mark.asyncio(loop_scope="module")
"""The mark of tests that use ``same_room``.

The module shares it: no test may change anything that another one reads, and ``card`` may show another test's message.
"""


def with_each_in_room(
    values: Iterable[T],
) -> Callable[[Callable[[R, T], Awaitable[None]]], Callable[[R], Awaitable[None]]]:
    """Run a test with many values in the shared room, as ``with_each`` does for other tests."""

    def many(test: Callable[[R, T], Awaitable[None]]) -> Callable[[R], Awaitable[None]]:
        each = tuple(values)
        assert each, "there is no value to run it with"

        async def run(same_room: R) -> None:
            failures: list[BaseException] = []
            for value in each:
                with kept_in(failures, value):
                    await test(same_room, value)
            raise_all(failures, test.__name__)

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return many


@asynccontextmanager
async def standing_room(path: Path) -> AsyncIterator[Room]:
    """Open a room like the fixture ``room``, with the patches and checks that other tests get automatically."""
    with pytest.MonkeyPatch.context() as patch:
        forget_the_machine(patch)
        copy_quickly(patch)
        async with proved_room(path, patch) as room:
            yield room
    assert all_problems(room.env.http_requests) == []
