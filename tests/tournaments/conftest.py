"""Every test of the director gets a club whose people put in all they may, so that things happen soon."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.tournaments.club import Club


@pytest.fixture
async def shoving(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path / "lowball.sqlite3", seed=1)
    await club.open()
    yield club
    await club.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where the system has one: processes that die hundreds of times would wait for the disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as folder:
        yield Path(folder)
