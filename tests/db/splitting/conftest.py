"""A file of four servers that is made once, and a copy of it for each test."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.fleet.part import Part
from db import split
from db.file.migrate import Migration, migrate, read_migrations
from db.splitting import part_file
from db.splitting.split import FileSplit
from tests.harness.db.splitting import servers


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("written") / "lowball.sqlite3"
    asyncio.run(servers.write(path))
    return path


@pytest.fixture(scope="session")
def empty() -> Iterator[sqlite3.Connection]:
    """Yield a database as the migrations make it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        migrate(made, Path(":memory:"), read_migrations())
        yield made


@pytest.fixture(autouse=True)
def _new_parts_are_copies(halved: FileSplit, empty: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy new parts from a migrated database: migrations take longer than most tests here."""

    def copied(connection: sqlite3.Connection, path: Path, migrations: list[Migration]) -> None:
        empty.backup(connection)
        migrate(connection, path, migrations)

    monkeypatch.setattr(part_file, "migrate", copied)


@pytest.fixture
def whole(written: Path, path: Path) -> Path:
    """Return the database to be split, which was closed properly."""
    shutil.copytree(written.parent, path.parent)
    return path


@pytest.fixture(scope="session")
def halved(written: Path, tmp_path_factory: pytest.TempPathFactory) -> FileSplit:
    """Return the file split in two, for tests that only read."""
    place = tmp_path_factory.mktemp("halved")
    shutil.copytree(written.parent, place / "data")
    return split(place / "data" / written.name, 2, place / "parts")


@pytest.fixture
def halves(halved: FileSplit, tmp_path: Path) -> dict[Part, Path]:
    """Return a copy of the parts for a test that changes them."""
    held = tmp_path / "halves"
    held.mkdir()
    return {part: Path(shutil.copy(path, held)) for part, path in halved.parts.items()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "parts"
