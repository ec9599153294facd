"""Fixtures for commands, tested as people use them on the simulated Discord."""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.discord.conftest import club as club
from tests.discord.conftest import hand as hand
from tests.discord.conftest import played as played
from tests.discord.conftest import room as room
from tests.discord.conftest import table as table
from tests.harness.cogs.standing import standing_room
from tests.harness.discord.room import Room
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep all tests of a module's shared room in one worker, so that the room is opened once."""
    for item in items:
        if "same_room" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(f"standing room of {item.path.parent.name}/{item.path.stem}"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Room]:
    """Open an empty room that the tests of a module share; the module fills it."""
    async with standing_room(tmp_path_factory.mktemp("standing") / "room.sqlite3") as room:
        yield room


@pytest.fixture
def same_room(standing: Room, caplog: pytest.LogCaptureFixture) -> Iterator[Room]:
    """Return the module's shared room with a stopped clock; no error may be logged in it."""
    standing.stand_still()
    yield standing
    standing.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])
