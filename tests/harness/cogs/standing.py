"""A room shared by the tests of a module that change nothing in it.

Opening a room, and checking it at the end, takes longer than most of these tests.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.harness.discord.proved import proved_room
from tests.harness.discord.room import Room
from tests.harness.local_discord.bodies import all_problems
from tests.harness.local_discord.simulated import copy_quickly
from tests.harness.machine import forget_the_machine

in_standing_room = pytest.mark.asyncio(loop_scope="module")
"""The mark of tests that use ``same_room``.

The module shares it: no test may change anything that another one reads, and ``card`` may show another test's message.
"""


@asynccontextmanager
async def standing_room(path: Path) -> AsyncIterator[Room]:
    """Open a room like the fixture ``room``, with the patches and checks that other tests get automatically."""
    with pytest.MonkeyPatch.context() as patch:
        forget_the_machine(patch)
        copy_quickly(patch)
        async with proved_room(path, patch) as room:
            yield room
    assert all_problems(room.env.http_requests) == []
