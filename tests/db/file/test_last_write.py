"""A file that lacks acknowledged writes is refused, and no crash loses any of them."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import cache
from itertools import count
from pathlib import Path

import aiosqlite
import pytest

from db import DatabaseIncomplete, DatabaseUnusable, SqliteStore, backup, check, open_store
from db.file import last_write, migrate, opening
from db.file.last_write import LastWrite, WriteMark, missing
from db.file.paths import beside, read_only
from tests.harness.db.crash_pictures import point_at
from tests.harness.db.scenes import ANNA, buy_in, seated_table

PARTS = ("", "-wal", "-written")
FRAME = 24 + 4096


COPIER = """
import shutil, sys
for line in sys.stdin:
    shutil.copy(*line.rstrip("\\n").split("\\t"))
    print(flush=True)
"""


@cache
def copier() -> subprocess.Popen[str]:
    """Return the process that copies the files.

    Another process does it because a process that closes a file loses the locks that SQLite has on it. All tests share
    it: starting one takes longer than a copy.
    """
    command = [sys.executable, "-ISc", COPIER]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@pytest.fixture(scope="module", autouse=True)
def _copier_ends() -> Iterator[None]:
    yield
    with copier():
        copier.cache_clear()


def copy(path: Path, target: Path) -> Path:
    """Copy the files as they would be left if their process were killed now."""
    target.parent.mkdir(exist_ok=True)
    asked, told = copier().stdin, copier().stdout
    assert asked is not None
    assert told is not None
    for ending in PARTS:
        if beside(path, ending).exists():
            print(beside(path, ending), beside(target, ending), sep="\t", file=asked, flush=True)
            assert told.readline() == "\n", "the copying process stopped"
    return target


def requests(path: Path) -> int:
    with closing(read_only(path)) as connection, suppress(sqlite3.OperationalError):
        return int(connection.execute("SELECT count(*) FROM request").fetchone()[0])
    return 0


async def play(store: SqliteStore, first: int, last: int) -> None:
    for request in range(first, last + 1):
        await store.commit(buy_in(ANNA, 1, request=request))


async def opens(path: Path, *, accept_loss: bool = False) -> int:
    """Open and close the file once, and return how many requests it has. Raises DatabaseError."""
    await (await open_store(path, accept_loss=accept_loss)).close()
    return requests(path)


async def play_on(store: SqliteStore) -> None:
    """Write 30 acknowledged requests, of which the newest 20 are in the log only."""
    await seated_table(store)
    await play(store, 1, 10)
    await store.database.read("PRAGMA wal_checkpoint(FULL)")
    await play(store, 11, 30)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a process that was killed after ``play_on``."""
    folder = tmp_path_factory.mktemp("killed")

    async def live() -> Path:
        store = await open_store(folder / "data" / "lowball.sqlite3")
        try:
            await play_on(store)
            return copy(folder / "data" / "lowball.sqlite3", folder / "left" / "lowball.sqlite3")
        finally:
            await store.close()

    return asyncio.run(live())


@pytest.fixture
def killed(left: Path, tmp_path: Path) -> Path:
    """Return a copy of ``left`` for each test."""
    return Path(shutil.copytree(left.parent, tmp_path / "killed")) / left.name


@pytest.fixture
async def earlier(store: SqliteStore, path: Path, tmp_path: Path) -> Path:
    """Return a copy like ``killed`` of a store that keeps running."""
    await play_on(store)
    return copy(path, tmp_path / "earlier" / "lowball.sqlite3")


def removed(killed: Path) -> None:
    beside(killed, "-wal").unlink()


def emptied(killed: Path) -> None:
    os.truncate(beside(killed, "-wal"), 0)


def cut(killed: Path) -> None:
    log = beside(killed, "-wal")
    os.truncate(log, log.stat().st_size - FRAME)


def overwritten(killed: Path) -> None:
    log = beside(killed, "-wal")
    log.write_bytes(bytes(log.stat().st_size))


def emptied_itself(killed: Path) -> None:
    os.truncate(killed, 0)


def emptied_with_its_log(killed: Path) -> None:
    emptied_itself(killed)
    removed(killed)


def deleted(killed: Path) -> None:
    killed.unlink()


LOSSES: dict[Callable[[Path], None], str] = {
    removed: "-wal is missing",
    emptied: "-wal is missing",
    cut: "-wal was cut short, or is an older one",
    overwritten: "-wal was cut short, or is an older one",
    emptied_itself: r"is empty \(0 bytes\)",
    emptied_with_its_log: r"is empty \(0 bytes\)",
    deleted: "is gone",
}


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_file_that_lacks_writes_is_not_opened_and_the_error_names_the_loss_in_one_line(
    killed: Path, lose: Callable[[Path], None]
) -> None:
    lose(killed)
    before = {file.name: file.read_bytes() for file in killed.parent.iterdir()}
    with pytest.raises(DatabaseIncomplete, match=LOSSES[lose]) as caught:
        await open_store(killed)
    assert "--accept-loss" in str(caught.value)
    assert "\n" not in str(caught.value)
    after = {file.name: file.read_bytes() for file in killed.parent.iterdir() if not file.name.endswith("-lock")}
    assert {name: after[name] for name in before} == before, "no file may change"


def told_by_check(path: Path) -> str:
    """Return the first problem, or the error if there are no tables left to check."""
    try:
        return check(path)[0]
    except DatabaseIncomplete as error:
        return str(error)


@pytest.mark.parametrize("lose", LOSSES)
def test_check_reports_missing_writes_and_backup_refuses_the_file(
    killed: Path, tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    lose(killed)
    loss = missing(killed)
    assert loss is not None
    assert told_by_check(killed) == loss.line
    with pytest.raises(DatabaseIncomplete):
        backup(killed, tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("lose", LOSSES)
async def test_a_loss_that_the_owner_accepts_once_is_not_reported_again(
    killed: Path, lose: Callable[[Path], None]
) -> None:
    lose(killed)
    left = await opens(killed, accept_loss=True)
    assert left < 30
    assert await opens(killed) == left
    assert check(killed) == []


async def test_after_a_kill_a_file_with_its_log_opens_with_all_acknowledged_writes(killed: Path) -> None:
    assert check(killed) == []
    assert await opens(killed) == 30
    assert await opens(killed) == 30


async def test_a_file_with_an_older_log_in_place_of_its_own_is_not_opened(
    store: SqliteStore, earlier: Path, path: Path, tmp_path: Path
) -> None:
    await play(store, 31, 40)
    later = copy(path, tmp_path / "later.sqlite3")
    shutil.copy(beside(earlier, "-wal"), beside(later, "-wal"))
    with pytest.raises(DatabaseIncomplete, match="-wal was cut short, or is an older one"):
        await open_store(later)


async def test_a_file_newer_than_the_log_beside_it_is_not_opened(
    store: SqliteStore, earlier: Path, path: Path, tmp_path: Path
) -> None:
    """Applied to the file, the log would make some of its pages old again, so it is moved aside."""
    await store.database.read("PRAGMA wal_checkpoint(TRUNCATE)")
    await play(store, 31, 40)
    await store.database.read("PRAGMA wal_checkpoint(FULL)")
    later = copy(path, tmp_path / "later.sqlite3")
    shutil.copy(beside(earlier, "-wal"), beside(later, "-wal"))
    with pytest.raises(DatabaseIncomplete):
        await open_store(later)
    assert await opens(later, accept_loss=True) == 40
    assert beside(later, "-wal-aside").exists()
    assert check(later) == []


async def overtaken(path: Path, older: Path) -> Path:
    """Copy the closed file to ``older``, write five requests to the original, and return the copy."""
    store = await open_store(path)
    await seated_table(store)
    await store.close()
    shutil.copy(path, older)
    store = await open_store(path)
    await play(store, 1, 5)
    await store.close()
    return older


async def test_an_older_copy_put_in_the_place_of_a_closed_file_is_not_opened(path: Path, tmp_path: Path) -> None:
    older = await overtaken(path, tmp_path / "older.sqlite3")
    shutil.copy(older, path)
    with pytest.raises(DatabaseIncomplete, match="the file is older"):
        await open_store(path)
    assert await opens(path, accept_loss=True) == 0


async def test_an_older_copy_beside_the_log_of_a_newer_file_is_not_opened(path: Path, tmp_path: Path) -> None:
    """The log has the last writes but not those in between, so none of it is applied."""
    older = await overtaken(path, tmp_path / "older.sqlite3")
    store = await open_store(path)
    await play(store, 6, 7)
    later = copy(path, tmp_path / "later" / "lowball.sqlite3")
    await store.close()
    shutil.copy(older, later)
    with pytest.raises(DatabaseIncomplete, match=r"is older than the file that lowball\.sqlite3-wal belongs to"):
        await open_store(later)
    assert await opens(later, accept_loss=True) == 0
    assert beside(later, "-wal-aside").exists()


# Empty files, missing records, and backups


async def test_an_empty_file_is_not_opened(path: Path) -> None:
    path.parent.mkdir()
    os.close(os.open(path, os.O_CREAT))
    with pytest.raises(DatabaseIncomplete, match="is empty"):
        await open_store(path)
    assert await opens(path, accept_loss=True) == 0


async def test_a_file_opens_although_the_record_of_its_last_write_is_missing(killed: Path) -> None:
    """The owner copied the file by hand without its record."""
    beside(killed, "-written").unlink()
    assert await opens(killed) == 30
    assert beside(killed, "-written").exists()


async def test_a_backup_put_in_the_place_of_a_closed_file_opens(store: SqliteStore, earlier: Path, path: Path) -> None:
    await store.close()
    assert await opens(earlier) == 30
    backup(path, path.with_name("copy.sqlite3"))
    for _ in range(2):
        shutil.copy(path.with_name("copy.sqlite3"), earlier)
        assert check(earlier) == []
        assert await opens(earlier) == 30
        backup(path, path.with_name("other.sqlite3"))
        path.with_name("other.sqlite3").replace(path.with_name("copy.sqlite3"))


async def test_the_log_of_a_replaced_file_is_not_applied_to_the_backup_in_its_place(
    killed: Path, tmp_path: Path
) -> None:
    backup(killed, tmp_path / "copy.sqlite3")
    shutil.copy(tmp_path / "copy.sqlite3", killed)
    with pytest.raises(DatabaseIncomplete, match="-wal belongs to the file that was there before"):
        await open_store(killed)
    assert "belongs to" in told_by_check(killed)
    assert await opens(killed, accept_loss=True) == 30
    assert beside(killed, "-wal-aside").exists()


async def test_a_copy_of_a_file_in_use_is_not_opened_without_its_log_and_record(killed: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.sqlite3"
    shutil.copy(killed, alone)
    assert "wasn't closed properly, and alone.sqlite3-wal is missing" in told_by_check(alone)
    with pytest.raises(DatabaseIncomplete, match=r"-wal is missing; put back .* or start once with --accept-loss"):
        await open_store(alone)
    assert await opens(alone, accept_loss=True) == 10
    assert await opens(alone) == 10, "an accepted loss is reported only once"


async def test_a_copy_of_a_closed_file_opens_without_its_record(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    await play_on(store)
    await store.close()
    shutil.copy(path, tmp_path / "alone.sqlite3")
    assert await opens(tmp_path / "alone.sqlite3") == 30


async def test_the_log_of_an_earlier_run_is_not_applied_to_a_new_copy_of_the_same_backup(
    killed: Path, tmp_path: Path
) -> None:
    """The backup was started, then copied into the same place again, beside the log of that run."""
    copied, place = tmp_path / "copy.sqlite3", tmp_path / "place.sqlite3"
    backup(killed, copied)
    shutil.copy(copied, place)
    store = await open_store(place)
    await play(store, 31, 35)
    after = copy(place, tmp_path / "after" / "place.sqlite3")
    await store.close()
    shutil.copy(copied, after)
    with pytest.raises(DatabaseIncomplete, match="-wal belongs to the file that was there before"):
        await open_store(after)
    assert check(copied) == []
    assert await opens(after, accept_loss=True) == 30


async def test_a_backup_that_was_in_use_is_not_opened_without_its_log(killed: Path, tmp_path: Path) -> None:
    copied = tmp_path / "copy.sqlite3"
    backup(killed, copied)
    store = await open_store(copied)
    await play(store, 31, 35)
    after = copy(copied, tmp_path / "after" / "copy.sqlite3")
    await store.close()
    removed(after)
    with pytest.raises(DatabaseIncomplete, match="-wal is missing"):
        await open_store(after)
    assert await opens(copied) == 35


async def test_no_write_record_is_created_beside_another_programs_database(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE poem (line TEXT)")
    with pytest.raises(DatabaseUnusable, match="another program"):
        await open_store(path)
    assert not beside(path, "-written").exists()


async def test_a_file_opens_although_the_record_of_its_last_write_is_unreadable(killed: Path) -> None:
    beside(killed, "-written").write_text("{")
    assert await opens(killed) == 30


async def test_reading_writes_nothing_to_the_log(store: SqliteStore, path: Path) -> None:
    await seated_table(store)
    size = beside(path, "-wal").stat().st_size
    await store.open_tables()
    assert beside(path, "-wal").stat().st_size == size


# Crashes


class Camera:
    """A camera for the database and the files beside it."""

    def __init__(self, path: Path, album: Path) -> None:
        self.path = path
        self.album = album
        self.acknowledged = 0
        self.taken: list[tuple[Path, int]] = []
        self._numbers = count()
        self._last: list[bytes] = []

    def take(self) -> None:
        target = copy(self.path, self.album / str(next(self._numbers)) / self.path.name)
        shows = [beside(target, ending).read_bytes() for ending in PARTS if beside(target, ending).exists()]
        if shows != self._last:
            self.taken.append((target, self.acknowledged))
        self._last = shows


@pytest.fixture
def camera(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Camera:
    camera = Camera(path, tmp_path / "album")
    camera.album.mkdir()
    for owner, name in (
        (os, "fsync"),
        (Path, "replace"),
        (Path, "unlink"),
        (opening, "make_private"),
        (opening, "_bring_up_to_date"),
        (opening, "_hold"),
        (migrate, "_apply"),
        (LastWrite, "acknowledge"),
    ):
        point_at(monkeypatch, owner, name, camera.take)
    for name in ("execute_fetchall", "commit", "close"):
        point_at(monkeypatch, aiosqlite.Connection, name, camera.take, awaited=True)
    return camera


async def lives(camera: Camera, times: int) -> None:
    for _ in range(times):
        store = await open_store(camera.path)
        if not camera.acknowledged:
            await seated_table(store)
        for _ in range(3):
            await store.commit(buy_in(ANNA, 1, request=camera.acknowledged + 1))
            camera.acknowledged += 1
        await store.close()


async def test_a_crash_at_any_step_of_a_start_or_stop_leaves_a_file_that_opens(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lives(camera, 2)
    monkeypatch.undo()
    assert len(camera.taken) > 30
    for picture, acknowledged in camera.taken:
        assert missing(picture) is None, picture
        assert await opens(picture) >= acknowledged


async def test_a_crash_at_any_step_of_the_start_after_a_kill_leaves_a_file_that_opens(
    camera: Camera, killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera.path, camera.acknowledged = killed, 30
    await lives(camera, 1)
    monkeypatch.undo()
    for picture, acknowledged in camera.taken:
        assert await opens(picture) >= acknowledged


async def test_a_file_that_lost_its_log_in_a_crash_opens_only_if_it_is_complete(
    camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lives(camera, 2)
    monkeypatch.undo()
    refused = 0
    for picture, acknowledged in camera.taken:
        beside(picture, "-wal").unlink(missing_ok=True)
        try:
            assert await opens(picture) >= acknowledged
        except DatabaseIncomplete:
            refused += 1
    assert refused > 10


def torn(killed: Path) -> Path:
    """Return a file that has taken in only the first pages of its log, with the number on them."""
    half = copy(killed, killed.with_name("half.sqlite3"))
    old = killed.read_bytes()
    with closing(sqlite3.connect(killed)) as connection:
        connection.execute("PRAGMA wal_checkpoint(FULL)")
    half.write_bytes(killed.read_bytes()[: 5 * 4096] + old[5 * 4096 :])
    return half


async def test_a_file_with_a_half_finished_checkpoint_is_not_opened_without_its_log(killed: Path) -> None:
    half = torn(killed)
    assert check(half) == []
    removed(half)
    with pytest.raises(DatabaseIncomplete, match="wasn't closed properly"):
        await open_store(half)


async def test_a_file_opens_although_a_power_cut_left_an_older_record_of_its_last_write(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await seated_table(store)
    records = []
    for request in range(1, 20):
        await play(store, request, request)
        records.append(beside(path, "-written").read_bytes())
    for record in records:
        cut_off = copy(path, tmp_path / "cut" / "lowball.sqlite3")
        beside(cut_off, "-written").write_bytes(record)
        assert await opens(cut_off) == 19
        shutil.rmtree(cut_off.parent)


async def test_a_missing_log_is_noticed_although_the_record_of_the_last_write_is_older(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    """A checkpoint has moved the file past the record, so only the file shows that it is in use."""
    await seated_table(store)
    records = []
    for request in range(1, 20):
        await play(store, request, request)
        records.append(beside(path, "-written").read_bytes())
        if request in (5, 12):
            await store.database.read("PRAGMA wal_checkpoint(FULL)")
    for record in records:
        cut_off = copy(path, tmp_path / "cut" / "lowball.sqlite3")
        beside(cut_off, "-written").write_bytes(record)
        removed(cut_off)
        with pytest.raises(DatabaseIncomplete):
            await open_store(cut_off)
        shutil.rmtree(cut_off.parent)


async def test_closing_a_file_after_a_failed_write_keeps_its_log(path: Path) -> None:
    store = await open_store(path)
    await seated_table(store)
    await store.database.read("PRAGMA query_only = ON")
    with pytest.raises(Exception, match="readonly"):
        await play(store, 1, 1)
    await store.database.read("PRAGMA query_only = OFF")
    await store.close()
    assert beside(path, "-wal").stat().st_size > 0
    assert await opens(path) == 0


async def test_closing_keeps_the_log_if_the_number_of_the_last_write_cannot_be_saved(path: Path) -> None:
    store = await open_store(path)
    await seated_table(store)
    await store.database.read("PRAGMA query_only = ON")
    await store.close()
    assert beside(path, "-wal").stat().st_size > 0
    assert await opens(path) == 0


# Numbers


@pytest.mark.parametrize(
    "case",
    [
        (1, 2, True),
        (2, 2, False),
        (3, 2, False),
        (0, 2, True),
        (-7, 2, True),
        (2, 0, False),
        (2**31 - 1, 1, True),
        (1, 2**31 - 1, False),
        (0, 2**31 - 1, True),
    ],
)
def test_write_numbers_are_still_compared_correctly_when_they_start_again_at_one(case: tuple[int, int, bool]) -> None:
    number, other, before = case
    assert last_write._is_before(number, other) is before


@pytest.mark.parametrize(("number", "following"), [(0, 1), (1, 2), (-5, 1), (2**31 - 2, 2**31 - 1), (2**31 - 1, 1)])
def test_every_next_write_number_can_be_stored_in_the_files_header(path: Path, number: int, following: int) -> None:
    path.parent.mkdir()
    last_write._write(path, WriteMark(number, 0))
    with closing(LastWrite(path, WriteMark(number, 0), number)) as last:
        assert last.next() == following
        last.acknowledge(following)
    assert last_write._read(path) == WriteMark(number, following)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {following}")
        assert connection.execute("PRAGMA user_version").fetchone() == (following,)


async def test_writes_continue_after_the_largest_write_number(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    await seated_table(store)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {2**31 - 5}")
    beside(path, "-written").unlink()
    store = await open_store(path)
    await play(store, 1, 5)
    after = copy(path, tmp_path / "after.sqlite3")
    await store.close()
    assert await opens(after) == await opens(path) == 5
