"""Older files are migrated, and newer ones are left alone."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseTooNew, DatabaseUnusable, MigrationFailed, check, open_store
from db.file import migrate
from db.file.migrate import MIGRATIONS, read_migrations
from tests.harness.db.scenes import content_of, rows, seated_table

_SECOND = """-- Reason: a test of the machinery.
-- Predecessor: V001.
ALTER TABLE poker_table ADD COLUMN motto TEXT;
UPDATE player_link SET dm_channel_id = 1;
"""


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """Return a folder with the real first migration and a second one."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    shutil.copy(MIGRATIONS / "V001__schema.sql", folder)
    (folder / "V002__motto.sql").write_text(_SECOND)
    return folder


@pytest.fixture
def one(tmp_path: Path) -> Path:
    folder = tmp_path / "one"
    folder.mkdir()
    shutil.copy(MIGRATIONS / "V001__schema.sql", folder)
    return folder


@pytest.fixture
async def seated(path: Path, one: Path) -> None:
    """Write a table with two players under the first migration."""
    store = await open_store(path, one)
    await seated_table(store)
    await store.close()


@pytest.mark.usefixtures("seated")
async def test_opening_an_older_file_backs_it_up_and_migrates_it(path: Path, two: Path) -> None:
    await (await open_store(path, two)).close()
    assert rows(path, "SELECT version, name FROM migration") == [(1, "schema"), (2, "motto")]
    assert rows(path, "SELECT motto FROM poker_table") == [(None,)]
    backup = path.with_name(path.name + "-before-V002")
    assert rows(backup, "SELECT version FROM migration") == [(1,)]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert check(backup) == check(path) == []


async def test_a_file_that_is_up_to_date_is_left_alone(path: Path, two: Path) -> None:
    for _ in range(2):
        await (await open_store(path, two)).close()
    assert sorted(file.name for file in path.parent.iterdir()) == [
        path.name,
        path.name + "-lock",
        path.name + "-written",
    ]


@pytest.mark.usefixtures("seated")
async def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, one: Path, two: Path) -> None:
    before = rows(path, "SELECT * FROM sqlite_master")
    await (await open_store(path, one)).close()
    (two / "V002__motto.sql").write_text(_SECOND + "INSERT INTO nowhere VALUES (1);\n")
    for _ in range(2):
        with pytest.raises(MigrationFailed, match=r"migration 2 \(motto\) failed: no such table: nowhere"):
            await open_store(path, two)
    names = {file.name.removeprefix(path.name) for file in path.parent.iterdir()}
    assert names == {"", "-lock", "-written", "-before-V002", "-before-V002-2"}
    assert rows(path, "SELECT * FROM sqlite_master") == before
    await (await open_store(path, one)).close()


@pytest.mark.usefixtures("seated")
async def test_the_copy_before_a_migration_gets_its_name_only_once_it_is_complete(
    path: Path, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that ends while it copies must not leave half a copy that looks complete."""
    names: list[set[str]] = []

    def killed(source: sqlite3.Connection, target: Path) -> None:
        target.write_bytes(b"half")
        names.append({file.name.removeprefix(path.name) for file in path.parent.iterdir()})
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migrate, "copy_into", killed)
        with pytest.raises(KeyboardInterrupt):
            await open_store(path, two)
    assert "-before-V002.part" in names[0]
    assert "-before-V002" not in names[0]
    await (await open_store(path, two)).close()
    assert not list(path.parent.glob("*.part"))
    assert rows(path.with_name(path.name + "-before-V002"), "SELECT max(version) FROM migration") == [(1,)]


@pytest.mark.usefixtures("seated")
async def test_a_migration_that_breaks_references_is_refused(path: Path, two: Path) -> None:
    (two / "V002__motto.sql").write_text("DROP TRIGGER poker_table_no_delete; DELETE FROM poker_table;")
    with pytest.raises(MigrationFailed, match="refer to nothing"):
        await open_store(path, two)
    assert rows(path, "SELECT count(*) FROM poker_table") == [(1,)]


async def test_a_newer_file_is_refused_and_left_unchanged(path: Path, one: Path, two: Path) -> None:
    await (await open_store(path, two)).close()
    before = content_of(path)
    with pytest.raises(DatabaseTooNew, match="schema version 2, and this program knows only 1: run the newer program"):
        await open_store(path, one)
    assert content_of(path) == before


async def test_another_programs_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes(dish TEXT)")
    before = content_of(path)
    with pytest.raises(DatabaseUnusable, match=r"lowball.sqlite3 is a database of another program"):
        await open_store(path)
    assert content_of(path) == before


def test_each_migration_begins_with_its_reason_and_its_predecessor() -> None:
    for migration in read_migrations():
        first, second = migration.script.splitlines()[:2]
        assert first.startswith("-- Reason: ")
        assert second.startswith("-- Predecessor: ")


def test_a_gap_in_the_migrations_numbers_raises_an_error(two: Path) -> None:
    (two / "V002__motto.sql").rename(two / "V003__motto.sql")
    with pytest.raises(ValueError, match="not numbered 1 to 2"):
        read_migrations(two)
