"""Paths to a database through links: the files beside the database are found."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import UNUSABLE, main
from bot.cli.export import everything
from db import DatabaseInUse, DatabaseUnusable, SqliteStore, backup, check, open_store
from db.file.errors import DatabaseFailing
from db.file.paths import beside, read_only, unwritable
from tests.harness.db.scenes import ANNA, GUILD, buy_in, seated_table
from tests.harness.db.victims import drop_triggers


@pytest.fixture
def link(path: Path, tmp_path: Path) -> Path:
    """Return a link to the database through a linked folder, in a folder without the database's files."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "data").symlink_to(path.parent, target_is_directory=True)
    (folder / "link.sqlite3").symlink_to(folder / "data" / path.name)
    return folder / "link.sqlite3"


@pytest.fixture
async def running(store: SqliteStore) -> SqliteStore:
    """Return a store whose newest transfers are in its log only."""
    table = await seated_table(store)
    for number in range(20):
        await store.commit(buy_in(ANNA, 1, table, request=number + 1))
    return store


def transfers(path: Path) -> int:
    with closing(read_only(path)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM transfer").fetchone()
    return int(count)


@pytest.mark.usefixtures("running")
async def test_a_backup_through_a_link_includes_the_log(path: Path, link: Path, tmp_path: Path) -> None:
    backup(link, tmp_path / "copy.sqlite3")
    assert transfers(tmp_path / "copy.sqlite3") == transfers(path) > 20


async def test_an_export_through_a_link_includes_the_log(
    running: SqliteStore, path: Path, link: Path, tmp_path: Path
) -> None:
    assert len((await everything(link, GUILD))["transfer"]) == transfers(path)


async def test_check_through_a_link_reads_the_log(running: SqliteStore, path: Path, link: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        drop_triggers(connection)
        connection.execute("UPDATE account SET balance = balance + 7 WHERE kind = 'wallet'")
    assert any("its transfers sum to" in line for line in check(link))


async def test_a_bot_started_through_a_link_keeps_log_and_lock_beside_the_file(path: Path, link: Path) -> None:
    await (await open_store(path)).close()
    store = await open_store(link)
    try:
        await seated_table(store)
        assert beside(path, "-wal").exists()
        assert {file.name for file in link.parent.iterdir()} == {"data", link.name}
        with pytest.raises(DatabaseInUse):
            await open_store(path)
    finally:
        await store.close()


async def test_a_link_to_a_missing_file_creates_the_file_at_its_target(path: Path, link: Path) -> None:
    path.parent.mkdir()
    await (await open_store(link)).close()
    assert check(path) == check(link) == []


async def test_neither_a_start_nor_a_check_nor_a_backup_accepts_a_file_with_a_second_name(
    path: Path, tmp_path: Path
) -> None:
    await (await open_store(path)).close()
    os.link(path, tmp_path / "second.sqlite3")
    for name in (path, tmp_path / "second.sqlite3"):
        with pytest.raises(DatabaseUnusable, match="2 names"):
            await open_store(name)
        with pytest.raises(DatabaseUnusable, match="2 names"):
            check(name)
        with pytest.raises(DatabaseUnusable, match="2 names"):
            backup(name, tmp_path / "copy.sqlite3")
    (tmp_path / "second.sqlite3").unlink()
    await (await open_store(path)).close()


@pytest.mark.parametrize(
    "command",
    ["check {}", "backup {}.copy --database {}", "export 1 {}.zip --database {}", "split {} --into 2 {}.parts"],
)
def test_commands_refuse_a_file_with_a_second_name_in_one_line_with_status_2(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lowball.sqlite3"
    path.touch()
    os.link(path, tmp_path / "second.sqlite3")
    assert main(command.replace("{}", str(path)).split()) == UNUSABLE
    captured = capsys.readouterr()
    (line,) = captured.err.splitlines()
    assert "2 names" in line
    assert captured.out == ""


@pytest.mark.parametrize("name", ["here", "here/lowball.sqlite3"])
@pytest.mark.parametrize(
    "resolve", [Path.resolve, lambda path: Path(os.path.realpath(path))], ids=["own", "as in 3.13"]
)
def test_a_circle_of_links_raises_a_one_line_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, resolve: Callable[[Path], Path]
) -> None:
    """Since Python 3.13, ``Path.resolve`` doesn't raise an error for it."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.symlink_to(there)
    there.symlink_to(here)
    monkeypatch.setattr(Path, "resolve", resolve)
    with pytest.raises(DatabaseUnusable, match="can't be followed") as caught:
        check(tmp_path / name)
    assert "\n" not in str(caught.value)


def fail_at(ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk fail where somebody looks at a file with this ending."""
    status_of = os.stat

    def failing(of: Path, **options: bool) -> os.stat_result:
        if str(of).endswith(ending):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return status_of(of, **options)

    monkeypatch.setattr(os, "stat", failing)


@pytest.mark.parametrize("look", [Path.exists, os.path.exists], ids=["own", "as in 3.14"])
@pytest.mark.parametrize("use", [read_only, check, lambda path: backup(path, path.with_name("backup.sqlite3"))])
def test_a_file_is_not_read_without_its_log_if_the_disk_fails(
    running: SqliteStore,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    use: Callable[[Path], object],
    look: Callable[[Path], bool],
) -> None:
    """Since Python 3.14, ``Path.exists`` doesn't raise an error then."""
    monkeypatch.setattr(Path, "exists", look)
    fail_at("-wal", monkeypatch)
    with pytest.raises(DatabaseFailing, match=r"^can't look at .*: Input/output error$"):
        use(path)


@pytest.mark.parametrize("ending", ["-wal", "-split"])
async def test_no_bot_starts_if_the_disk_fails_beside_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    await (await open_store(path)).close()
    fail_at(ending, monkeypatch)
    with pytest.raises(DatabaseFailing, match=r"^can't look at .*: Input/output error$"):
        await open_store(path)


async def test_a_hard_link_made_while_the_bot_runs_stops_no_read_or_write(running: SqliteStore, path: Path) -> None:
    """The next start reports it."""
    os.link(path, path.with_name("second.sqlite3"))
    assert await running.database.study(lambda connection: connection.execute("SELECT 1").fetchone()) == (1,)
    await running.commit(buy_in(ANNA, 1))
    path.with_name("second.sqlite3").unlink()


def test_checking_whether_a_path_is_writable_names_the_obstacle_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.sqlite3"
    assert [unwritable(file), unwritable(tmp_path / "a" / "b" / "room.sqlite3")] == [None, None]
    file.touch()
    assert unwritable(file) is None
    assert unwritable(file / "b" / "room.sqlite3") == f"can't make the folder {file / 'b'}: {file} isn't a folder"
    for locked, told in (
        (file, f"can't write {file}: the file is read-only for this user"),
        (tmp_path, f"can't write in the folder {tmp_path}: it is read-only for this user"),
    ):
        # Root may write anywhere.
        monkeypatch.setattr(os, "access", lambda path, mode, locked=locked: Path(path) != locked)
        assert unwritable(file) == told
    assert sorted(tmp_path.iterdir()) == [file]
