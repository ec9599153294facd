"""One connection with many callers: batches, cancelled callers, a full disk, one process per file."""

import asyncio
import logging
import shutil
import sqlite3
import stat
import sys
import threading
from asyncio.subprocess import PIPE
from contextlib import closing
from functools import partial
from os import getpid, listdir
from pathlib import Path

import pytest

from bot.tables.saving import DuplicateRequest, InsufficientChips, StoreUnavailable
from db import DatabaseInUse, DatabaseUnusable, SqliteStore, SqliteTooOld, check, open_store
from db.file.connection import Database
from db.file.migrate import MIGRATIONS
from db.file.paths import beside
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    NEW_TABLE,
    NOW,
    OPENING,
    buy_in,
    ending,
    opening,
    rows,
    seated_table,
)
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.on_file import wallet_balance

ROOT = Path(__file__).parents[3]


def _note(request_id: int, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO request(id, name, after_ms) VALUES (?, 'note', 0)", (request_id,))


async def test_fifteen_buy_ins_at_once_leave_the_exact_total(store: SqliteStore, path: Path) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.bank.wallet(GUILD, ANNA, 1000, NOW)
    outcomes = await asyncio.gather(*(store.commit(buy_in(ANNA, 90, table)) for _ in range(15)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 11 + [InsufficientChips] * 4
    assert await wallet_balance(store, GUILD, ANNA) == 10
    assert await store.bank.at_tables(GUILD, ANNA) == 990
    assert check(path) == []


async def test_fifteen_copies_of_a_click_at_once_take_effect_once(store: SqliteStore) -> None:
    table = await seated_table(store)
    clicks = [store.commit(buy_in(ANNA, 10, table, request=5)) for _ in range(15)]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["DuplicateRequest"] * 14 + ["NoneType"]
    assert await wallet_balance(store, GUILD, ANNA) == 790


async def test_writes_that_wait_together_share_one_transaction(database: Database) -> None:
    commits: list[str] = []
    gate = threading.Event()

    def hold(connection: sqlite3.Connection) -> None:
        gate.wait(10)
        connection.set_trace_callback(lambda line: commits.append(line) if line == "COMMIT" else None)

    held = asyncio.create_task(database.write(hold))
    await asyncio.sleep(0)
    notes = [asyncio.create_task(database.write(partial(_note, i))) for i in range(1, 101)]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(held, *notes)
    assert commits == ["COMMIT", "COMMIT"]
    assert await database.read("SELECT count(*) FROM request") == [(100,)]


async def test_a_failing_write_does_not_undo_the_others_of_its_batch(database: Database) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        _note(2, connection)
        raise KeyError("a bug")

    outcomes = await asyncio.gather(
        database.write(partial(_note, 1)),
        database.write(fail),
        database.write(partial(_note, 1)),
        database.write(partial(_note, 3)),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "KeyError", "DuplicateRequest", "NoneType"]
    assert await database.read("SELECT id FROM request") == [(1,), (3,)]


async def test_a_write_is_saved_although_its_caller_was_cancelled(store: SqliteStore) -> None:
    table = await seated_table(store)
    caller = asyncio.create_task(store.commit(buy_in(ANNA, 100, table, request=5)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    with pytest.raises(DuplicateRequest):
        await store.commit(buy_in(ANNA, 100, table, request=5))
    assert await wallet_balance(store, GUILD, ANNA) == 700


async def test_a_follow_up_runs_only_after_its_write_is_durable(database: Database, path: Path) -> None:
    told: list[int] = []

    def note(connection: sqlite3.Connection) -> int:
        _note(1, connection)
        return 7

    def then(value: int) -> None:
        assert rows(path, "SELECT id FROM request") == [(1,)]
        told.append(value)

    caller = asyncio.create_task(database.write(note, then))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    with pytest.raises(DuplicateRequest):
        await database.write(note, then)
    assert told == [7]


async def test_a_failing_follow_up_does_not_block_other_writes(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def then(_: None) -> None:
        raise KeyError("a bug")

    async with asyncio.timeout(PATIENCE_SECONDS):
        await asyncio.gather(
            database.write(partial(_note, 1), then), *(database.write(partial(_note, i)) for i in (2, 3))
        )
        await database.write(partial(_note, 4))
    assert await database.read("SELECT id FROM request") == [(1,), (2,), (3,), (4,)]
    assert "a callback after a write failed: KeyError" in caplog.text


async def test_a_long_read_blocks_no_write_and_sees_one_snapshot(database: Database) -> None:
    looking, written = threading.Event(), threading.Event()

    def look(connection: sqlite3.Connection) -> list[int]:
        counts = []
        for _ in range(2):
            counts.append(connection.execute("SELECT count(*) FROM request").fetchone()[0])
            looking.set()
            assert written.wait(PATIENCE_SECONDS)
        return counts

    looker = asyncio.create_task(database.study(look))
    assert await asyncio.to_thread(looking.wait, PATIENCE_SECONDS)
    await database.write(partial(_note, 1))
    written.set()
    assert await looker == [0, 0]


async def test_a_read_cannot_write_and_fails_after_the_database_is_closed(database: Database) -> None:
    with pytest.raises(StoreUnavailable, match="readonly"):
        await database.study(partial(_note, 1))
    await database.close()
    with pytest.raises(StoreUnavailable, match="is closed"):
        await database.study(partial(_note, 1))


async def test_closing_waits_for_a_read_even_if_its_caller_was_cancelled(path: Path) -> None:
    database, looking, enough = await Database.open(path), threading.Event(), threading.Event()
    ended: list[bool] = []

    def look(_: sqlite3.Connection) -> None:
        looking.set()
        assert enough.wait(PATIENCE_SECONDS)
        ended.append(True)

    looker = asyncio.create_task(database.study(look))
    assert await asyncio.to_thread(looking.wait, PATIENCE_SECONDS)
    looker.cancel()
    end = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    enough.set()
    await end
    assert ended == [True]
    assert sorted(file.name for file in path.parent.iterdir()) == [
        path.name,
        path.name + "-lock",
        path.name + "-written",
    ]


async def test_no_writer_task_runs_between_writes(store: SqliteStore) -> None:
    await seated_table(store)
    assert [task.get_name() for task in asyncio.all_tasks() if "writer" in task.get_name()] == []


async def test_a_full_disk_fails_the_whole_batch_and_the_next_write_tries_again(database: Database, path: Path) -> None:
    store = SqliteStore(database)
    table = await seated_table(store)
    (pages,) = (await database.read("PRAGMA page_count"))[0]
    await database.read(f"PRAGMA max_page_count = {pages}")

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO request(id, name, after_ms) VALUES (9, ?, 0)", ("x" * 100_000,))

    before = rows(path, "SELECT * FROM account")
    outcomes = await asyncio.gather(
        store.commit(buy_in(ANNA, 10, table)),
        database.write(fill),
        store.commit(buy_in(ANNA, 10_000, table)),
        return_exceptions=True,
    )
    assert [str(outcome) for outcome in outcomes] == ["database or disk is full"] * 3
    assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
    assert rows(path, "SELECT * FROM account") == before
    await database.read("PRAGMA max_page_count = 1000000")
    await store.commit(buy_in(ANNA, 10, table))
    await database.write(fill)
    assert check(path) == []


async def test_after_any_fault_except_a_full_disk_nothing_is_written_until_the_next_start(
    database: Database, path: Path
) -> None:
    await database.write(partial(_note, 1))
    await database.read("PRAGMA query_only = ON")
    outcomes = await asyncio.gather(*(database.write(partial(_note, i)) for i in range(2, 700)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
    await database.read("PRAGMA query_only = OFF")
    with pytest.raises(StoreUnavailable, match="fix that, then start again"):
        await database.write(partial(_note, 800))
    assert await database.read("SELECT id FROM request") == [(1,)]
    await database.close()
    again = await Database.open(path)
    await again.write(partial(_note, 800))
    await again.close()


async def test_only_the_owner_can_read_and_write_the_files(store: SqliteStore, path: Path) -> None:
    await seated_table(store)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {path.name + suffix: 0o600 for suffix in ("", "-wal", "-shm", "-lock", "-written")}


async def test_every_commit_is_durable(tmp_path: Path) -> None:
    """Use a file made by the migrations: the other tests copy one whose journal mode is already set."""
    folder = Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))
    database = await Database.open(tmp_path / "made.sqlite3", folder)
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("mmap_size", 0)):
        assert await database.read(f"PRAGMA {pragma}") == [(value,)]
    await database.close()


async def test_sql_statements_and_cards_stay_out_of_the_log(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    store = await open_store(path)
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.open_tables()
    await store.close()
    assert [record for record in caplog.records if record.name.startswith("aiosqlite")] == []
    assert "51,49" not in caplog.text


async def test_a_process_cannot_open_a_file_that_it_has_already_opened(store: SqliteStore, path: Path) -> None:
    with pytest.raises(DatabaseInUse, match=f"in use by process {getpid()}"):
        await open_store(path)
    await seated_table(store)
    assert len(await store.open_tables()) == 1


async def test_a_lock_held_by_another_program_raises_a_one_line_error(path: Path) -> None:
    """A program that copies the folder holds such a lock, and does not write its name into it."""
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(beside(path, "-lock"), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseInUse, match="is in use by another process: stop that one first"):
            await Database.open(path)
    await (await Database.open(path)).close()


_CHILD = """
import asyncio, sys
from pathlib import Path
from db import DatabaseError, open_store
from tests.harness.db.scenes import opening, seated_table

async def main() -> None:
    try:
        store = await open_store(Path(sys.argv[1]))
    except DatabaseError as error:
        sys.exit(str(error))
    await store.commit(opening(await seated_table(store)))
    print("ready", flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


async def _start(path: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", _CHILD, path, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE
    )


async def test_a_second_process_is_refused_and_reads_which_process_holds_the_file(
    store: SqliteStore, path: Path
) -> None:
    child = await _start(path)
    _, errors = await child.communicate()
    assert child.returncode == 1
    assert errors.decode() == f"{path} is in use by process {getpid()}: stop that one first\n"


async def test_a_killed_process_leaves_every_acknowledged_write_in_the_file(path: Path) -> None:
    child = await _start(path)
    assert child.stdout is not None
    assert await child.stdout.readline() == b"ready\n"
    with pytest.raises(DatabaseInUse, match=f"process {child.pid}"):
        await open_store(path)
    child.kill()
    await child.communicate()
    assert check(path) == []
    store = await open_store(path)
    (saved,) = await store.open_tables()
    assert saved.events == OPENING
    await store.commit(ending(saved.table_id))
    assert (await store.open_tables())[0].stacks == {ANNA: 195, BERT: 205}
    await store.close()


async def test_a_path_where_no_file_can_be_created_raises_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DatabaseUnusable, match="can't make the folder"):
        await open_store(tmp_path / "file" / "lowball.sqlite3")
    (tmp_path / "folder").mkdir()
    with pytest.raises(DatabaseUnusable, match=r"can't use .*: it's a folder"):
        await open_store(tmp_path / "folder")
    assert sorted(listdir(tmp_path)) == ["file", "folder"], "no other file may be created"


async def test_a_file_that_is_no_database_raises_a_one_line_error_and_is_not_kept_locked(tmp_path: Path) -> None:
    path = tmp_path / "poem.sqlite3"
    path.write_text("shall I compare thee" * 200)
    for _ in range(2):
        with pytest.raises(DatabaseUnusable, match="file is not a database"):
            await open_store(path)
    assert path.read_text().startswith("shall I")


async def test_opening_a_file_fails_if_the_installed_sqlite_is_too_old(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    with pytest.raises(SqliteTooOld, match=r"3\.37 or later"):
        await open_store(path)
