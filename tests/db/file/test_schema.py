"""A file whose schema differs from that of the migrations is refused."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseUnusable, open_store
from db.file.migrate import MIGRATIONS, read_migrations
from tests.harness.processes import run


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("DROP TRIGGER account_moves", "trigger account_moves is missing; restore a backup"),
        ("DROP INDEX transfer_by_hand; DROP TRIGGER account_moves", r"is missing \(and 1 more\)"),
        ("ALTER TABLE transfer ADD COLUMN note TEXT", "table transfer was changed"),
        ("CREATE TABLE notes(body TEXT)", "table notes was added"),
        ("CREATE VIEW rich AS SELECT * FROM account", "view rich was added"),
        (
            "DROP TRIGGER account_moves; CREATE TRIGGER account_moves AFTER UPDATE ON account BEGIN SELECT 1; END",
            "trigger account_moves was changed",
        ),
    ],
)
async def test_a_file_with_other_tables_or_triggers_is_refused(path: Path, change: str, told: str) -> None:
    await (await open_store(path)).close()
    tamper(path, change)
    with pytest.raises(DatabaseUnusable, match=f"was changed by another program: .*{told}"):
        await open_store(path)


async def test_statistics_that_sqlite_adds_do_not_count_as_a_changed_schema(path: Path) -> None:
    store = await open_store(path)
    await store.bank.wallet(1, await store.directory.player_id(2), 500, 0)
    await store.close()
    tamper(path, "ANALYZE")
    await (await open_store(path)).close()


async def test_another_spelling_of_the_same_schema_does_not_count_as_changed(path: Path, tmp_path: Path) -> None:
    """Some versions of SQLite quote the name of a renamed table, others do not."""
    folder = Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))
    (folder / f"V{len(read_migrations()) + 1:03}__renamed.sql").write_text(
        "CREATE TABLE note(body TEXT); ALTER TABLE note RENAME TO remark;"
    )
    await (await open_store(path, folder)).close()
    tamper(
        path,
        """PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, 'TABLE "remark"', 'TABLE  remark ') WHERE name = 'remark'""",
    )
    with closing(sqlite3.connect(path)) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'remark'").fetchone()
    assert made.startswith("CREATE TABLE  remark (")
    await (await open_store(path, folder)).close()


async def test_opening_a_file_fails_if_any_trigger_is_missing(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, made in triggers[::10]:
        tamper(path, f"DROP TRIGGER {name}")
        with pytest.raises(DatabaseUnusable, match=f"trigger {name} is missing"):
            await open_store(path)
        tamper(path, made)
    await (await open_store(path)).close()


async def test_the_bot_reports_a_missing_trigger_in_one_line_and_ends_with_status_2(tmp_path: Path) -> None:
    path = tmp_path / "lowball.sqlite3"
    await (await open_store(path)).close()
    tamper(path, "DROP TRIGGER account_moves")
    ended = await run(tmp_path, DISCORD_TOKEN="good-token", DATABASE=str(path))
    assert (ended.status, ended.line.count("trigger account_moves is missing")) == (2, 1)


def tamper(path: Path, change: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(change)
