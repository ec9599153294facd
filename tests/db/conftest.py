"""A database in a real file, closed after the test."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import SqliteStore, open_store
from db.file.connection import Database
from tests.harness.fairness import decks


@pytest.fixture(scope="module", autouse=True)
def _a_seed_gives_its_deck_once() -> Iterator[None]:
    """Make each deck once: a check makes the decks of every hand, and most tests use only a few."""
    with decks.each_made_once():
        yield


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


@pytest.fixture
def victim_path(written: Path, tmp_path: Path) -> Path:
    """Return a copy of ``written``, the file that a module of attacks makes once for all its tests."""
    return Path(shutil.copy(written, tmp_path / "victim.sqlite3"))


@pytest.fixture
def victim(victim_path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection with SQLite's defaults: foreign keys are off."""
    with closing(sqlite3.connect(victim_path, isolation_level=None)) as connection:
        yield connection
