"""A card room on a simulated Discord: the real client on a real file, with decks laid out and the clock in hand."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui import direct_mail, phrases
from tests.discord.room import Room
from tests.local_discord.simulated import bodies_are_valid as bodies_are_valid


@pytest.fixture
async def room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Room]:
    """An empty server with one channel. At the end nothing may have failed, and the ledger must be right."""
    monkeypatch.setattr(phrases, "strict", True)
    # The pace of opening DM channels has a test of its own; here it would only make every hand wait.
    monkeypatch.setattr(direct_mail, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3")
    try:
        yield room
    finally:
        await room.shut()
    room.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])
    room.chips_are_conserved()
