"""A room that stands for all tests of a module that only look at it, or are refused: opening one, and proving it at the
end, takes longer than most of what they ask of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.ui.discord import outbox
from bot.ui.text import phrases
from tests.discord.countdowns import left_to_run_on
from tests.discord.room import Room
from tests.local_discord.bodies import all_problems
from tests.local_discord.simulated import copy_quickly

in_standing_room = pytest.mark.asyncio(loop_scope="module")
"""For the tests that ask for ``same_room``, which is theirs all; none of them may leave it changed."""


@asynccontextmanager
async def standing_room(path: Path) -> AsyncIterator[Room]:
    """As the fixture ``room`` has it, which patches and looks for each test by itself."""
    with pytest.MonkeyPatch.context() as patch:
        for name in Settings.model_fields:
            patch.delenv(name.upper(), raising=False)
        patch.setitem(Settings.model_config, "env_file", None)
        patch.setattr(phrases, "strict", True)
        patch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
        copy_quickly(patch)
        room = await Room.open(path)
        try:
            yield room
        finally:
            await room.shut()
    room.chips_are_conserved()
    assert not list(left_to_run_on(room.env))
    assert all_problems(room.env.http_requests) == []
