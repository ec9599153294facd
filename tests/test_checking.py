"""One connection that checks many files in a row without mixing them up."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import check
from db.store import open_store
from tests.harness import checking
from tests.harness.checking import checked
from tests.harness.db.victims import drop_triggers

CREATE = "INSERT INTO account(guild_id, kind, balance, last_transfer) VALUES (7, 'issuer', ?, 0)"


async def made(path: Path, balance: int) -> Path:
    store = await open_store(path)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        (schema,) = connection.execute("PRAGMA schema_version").fetchone()
        drop_triggers(connection)
        connection.execute(CREATE, (balance,))
        connection.execute(f"PRAGMA schema_version = {schema}")
        connection.commit()
    return path


async def test_files_that_differ_in_one_row_get_different_results(tmp_path: Path) -> None:
    wrong, right, worse = [await made(tmp_path / f"{balance}.sqlite3", balance) for balance in (-5, 0, -6)]
    for path in (wrong, right, worse, right, wrong):
        assert checked(path) == check(path)
    assert checked(right) == []
    assert "holds -5, its transfers sum to 0" in "".join(checked(wrong))
    assert "holds -6, its transfers sum to 0" in "".join(checked(worse))


async def test_migrated_files_are_checked_quickly_and_others_by_the_full_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await made(tmp_path / "room.sqlite3", 0)
    monkeypatch.setattr(checking, "check", lambda path: ["by the check itself"])
    assert checked(path) == []
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE another(id INTEGER)")
    assert checked(path) == ["by the check itself"]


async def test_a_damaged_file_is_reported_and_the_next_one_is_checked(tmp_path: Path) -> None:
    right, damaged = await made(tmp_path / "right.sqlite3", 0), await made(tmp_path / "damaged.sqlite3", 0)
    with closing(sqlite3.connect(damaged)) as connection:
        # Not any page: one of the schema would make the file unreadable.
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'account_wallets'").fetchone()
    content = bytearray(damaged.read_bytes())
    content[4096 * (page - 1) : 4096 * page] = bytes(4096)
    damaged.write_bytes(content)
    assert any("the file is damaged" in line for line in checked(damaged))
    assert checked(damaged) == check(damaged)
    assert checked(right) == []


async def test_a_file_that_does_not_match_its_record_of_writes_is_reported(tmp_path: Path) -> None:
    path = await made(tmp_path / "room.sqlite3", 0)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")
    assert checked(path) == check(path) != []


async def test_an_open_file_is_checked_with_its_log(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "room.sqlite3")
    try:
        with closing(sqlite3.connect(tmp_path / "room.sqlite3")) as connection:
            drop_triggers(connection)
            connection.execute(CREATE, (-5,))
            connection.commit()
        assert any("holds -5" in line for line in checked(tmp_path / "room.sqlite3"))
    finally:
        await store.close()
