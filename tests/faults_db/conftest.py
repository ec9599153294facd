"""Tables on a real file that fails in some way, and a check afterwards that no chip moved wrongly."""

import logging
import os
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.harness.faults_db.place import Place

MountSmall = Callable[[str], Path]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """Yield a table with two players and a running hand, and check the file afterwards."""
    place = Place(tmp_path / "place.sqlite3")
    await place.open()
    yield place
    await place.close()


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Return a function that lists the logged errors, each after the last part of its logger's name."""

    def lines() -> list[str]:
        records = [record for record in caplog.records if record.levelno >= logging.ERROR]
        return [f"{record.name.rpartition('.')[2]}: {record.getMessage()}" for record in records]

    return lines


@pytest.fixture
def mount_small(tmp_path: Path) -> Iterator[MountSmall]:
    """Yield a function that mounts a file system of a given size (``2m``).

    It skips the test if this user may not mount one.
    """
    mounted: list[Path] = []

    def mount(size: str) -> Path:
        folder = tmp_path / "mounted"
        folder.mkdir()
        if os.name != "posix" or os.geteuid() != 0:
            pytest.skip("a small file system can be mounted by root only")
        made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True)
        if made.returncode:
            pytest.skip(f"no file system may be mounted here: {made.stderr.decode().strip()}")
        mounted.append(folder)
        return folder

    yield mount
    for folder in mounted:
        subprocess.run(["umount", "--lazy", folder], check=True)
