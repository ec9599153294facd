"""A card room on a simulated Discord: the real client on a real file, with chosen decks and a clock that tests move."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.publishing.tournament import announcer
from tests.harness.discord.proved import proved_room
from tests.harness.discord.room import Room
from tests.harness.discord.staff import played_hand, razz_hand, staff
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid


@pytest.fixture
async def room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Room]:
    """Open an empty server with one channel, and check it after the test.

    No error may have been logged, the ledger must be right, and no countdown may run in a message that is never
    updated.
    """
    async with proved_room(tmp_path / "room.sqlite3", monkeypatch) as room:
        yield room
    room.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Set up a server with its moderators and four players."""
    # Another test covers the pause between edits; here each command would wait for it.
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


@pytest.fixture
async def table(room: Room) -> Room:
    """Open a table for ``an``, with nobody seated; ``bo`` and ``cy`` are members."""
    room.join("an", "bo", "cy")
    await room.open_table("an")
    return room


@pytest.fixture
async def hand(room: Room) -> Room:
    """Deal a hand of Razz to ``an`` and ``bo``: third street, ``bo`` to bring it in, ``cy`` watching."""
    await razz_hand(room)
    return room


@pytest.fixture
async def played(room: Room) -> Room:
    """Play the hand of ``played_hand``."""
    await played_hand(room)
    return room
