"""A card room on a simulated Discord: the real client on a real file, with decks laid out and the clock in hand."""

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
    """An empty server with one channel. At the end nothing may have failed, the ledger must be right, and no time may
    count on in a message that nobody renews."""
    async with proved_room(tmp_path / "room.sqlite3", monkeypatch) as room:
        yield room
    room.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])


@pytest.fixture
async def club(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A server with its moderators, and four more who are about."""
    # How often posts are changed has a test of its own; here each command would wait for it.
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    staff(room)
    room.join("an", "bo", "cy", "di")
    return room


@pytest.fixture
async def table(room: Room) -> Room:
    """A table that an has opened, nobody seated; bo and cy are about."""
    room.join("an", "bo", "cy")
    await room.open_table("an")
    return room


@pytest.fixture
async def hand(room: Room) -> Room:
    """an and bo in a hand of Razz on third street, bo to bring it in; cy looks on."""
    await razz_hand(room)
    return room


@pytest.fixture
async def played(room: Room) -> Room:
    """After ``played_hand``."""
    await played_hand(room)
    return room
