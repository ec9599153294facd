"""A card room that is looked over when it has shut."""

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
    """At the end the ledger must be right, and no time may count on in a message that nobody renews."""
    patch.setattr(phrases, "strict", True)
    # The pace of opening DM channels has a test of its own; here it would only make every hand wait.
    patch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(path)
    try:
        yield room
    finally:
        await room.shut()
    room.chips_are_conserved()
    assert not list(left_to_run_on(room.env))
