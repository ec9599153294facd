"""A database in a real file, closed after the test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import SqliteStore, open_store
from db.connection import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "lowball.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(path)
    yield opened
    await opened.close()


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()
