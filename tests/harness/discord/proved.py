"""A card room with final checks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.locales import phrases
from bot.ui.discord import outbox
from tests.harness.discord.countdowns import left_to_run_on
from tests.harness.discord.room import Room


@asynccontextmanager
async def proved_room(path: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """Open a room; at the end check the ledger, and that no countdown runs in a message that is never updated."""
    patch.setattr(phrases, "strict", True)
    # Another test covers the pause between new DM channels; here every hand would wait for it.
    patch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(path)
    try:
        yield room
    finally:
        await room.shut()
    room.chips_are_conserved()
    assert not list(left_to_run_on(room.env))
