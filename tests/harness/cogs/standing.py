"""A room that stands for all tests of a module that only look at it, or are refused: opening one, and proving it at the
end, takes longer than most of what they ask of it."""

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
"""For the tests that ask for ``same_room``, which is theirs all. None may change what another looks at; ``card`` may be
another's message."""


def with_each_in_room(
    values: Iterable[T],
) -> Callable[[Callable[[R, T], Awaitable[None]]], Callable[[R], Awaitable[None]]]:
    """As ``with_each``, for a test that asks the standing room for the same with many values."""

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
    """As the fixture ``room`` has it, with what is patched and looked at for every other test by itself."""
    with pytest.MonkeyPatch.context() as patch:
        forget_the_machine(patch)
        copy_quickly(patch)
        async with proved_room(path, patch) as room:
            yield room
    assert all_problems(room.env.http_requests) == []
