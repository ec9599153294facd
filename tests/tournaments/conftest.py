"""Every test of the director gets a club whose people put in all they may, so that things happen soon."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import disk_usage
from typing import Final

import pytest

from tests.harness.tournaments.club import Club

MEMORY: Final = Path("/dev/shm")
ROOM_LEAST: Final = 1 << 30
"""A file's log grows to 32 MiB before it is carried over."""


@pytest.fixture
async def shoving(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=1)
    await club.open()
    yield club
    await club.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, where the system has one with room for the files of all workers: every action would wait for
    the disk, and a process that dies hundreds of times for longer than it lives."""
    roomy = MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM_LEAST
    with tempfile.TemporaryDirectory(dir=MEMORY if roomy else tmp_path) as folder:
        yield Path(folder)
