"""Every test of the director gets a house whose people put in all they may, so that things happen soon."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.tournaments.house import House


@pytest.fixture
async def shoving(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "lowball.sqlite3", seed=1)
    await house.open()
    yield house
    await house.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where the system has one: processes that die hundreds of times would wait for the disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as folder:
        yield Path(folder)
