"""A room that stands for all tests of a module that only look at it, or are refused: opening one, and proving it at the
end, takes longer than most of what they ask of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.proved import proved_room
from tests.discord.room import Room
from tests.local_discord.bodies import all_problems
from tests.local_discord.simulated import copy_quickly
from tests.machine import forget_the_machine

in_standing_room = pytest.mark.asyncio(loop_scope="module")
"""For the tests that ask for ``same_room``, which is theirs all. None may change what another looks at; ``card`` may be
another's message."""


@asynccontextmanager
async def standing_room(path: Path) -> AsyncIterator[Room]:
    """As the fixture ``room`` has it, with what is patched and looked at for every other test by itself."""
    with pytest.MonkeyPatch.context() as patch:
        forget_the_machine(patch)
        copy_quickly(patch)
        async with proved_room(path, patch) as room:
            yield room
    assert all_problems(room.env.http_requests) == []
