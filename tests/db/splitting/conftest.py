"""One file of four servers for all tests of a module, and a copy of it for each."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.db.splitting import servers


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("written") / "lowball.sqlite3"
    asyncio.run(servers.write(path))
    return path


@pytest.fixture
def whole(written: Path, path: Path) -> Path:
    """The database that is to be split, closed in order."""
    shutil.copytree(written.parent, path.parent)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "parts"
