"""Clubs for tests of the director, with players who go all in so that tournaments end soon."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import disk_usage
from typing import Final

import pytest

from tests.harness.tournaments.club import Club

MEMORY: Final = Path("/dev/shm")
ROOM_LEAST: Final = 1 << 30
"""Free space needed in memory: a file's log grows to 32 MiB before a checkpoint."""


@pytest.fixture
async def shoving(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=1)
    await club.open()
    yield club
    await club.close()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder in memory, if the system has one with enough room.

    Otherwise every action would wait for the disk, and a process that dies hundreds of times spends most of its time
    there.
    """
    roomy = MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM_LEAST
    with tempfile.TemporaryDirectory(dir=MEMORY if roomy else tmp_path) as folder:
        yield Path(folder)
