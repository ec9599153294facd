"""A file that is read-only, damaged, moved, replaced or locked while tables are played on it."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.replies import TableDenial
from db import DatabaseFailing, DatabaseInUse, check, open_store
from db.file import opening
from tests.faults_db.conftest import MountSmall
from tests.harness.faults_db.place import Place
from tests.harness.tables.room import TURN_MS

RETRY_MS = 15_000
ENDINGS = ("", "-wal", "-lock")
Errors = Callable[[], list[str]]


def taken_away(path: Path) -> None:
    path.rename(path.with_name(path.name + ".away"))


def replaced(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    path.with_name("other").replace(path)


def put_back(path: Path) -> None:
    away = path.with_name(path.name + ".away")
    if away.exists():
        away.replace(path)


def remount_read_only(folder: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("happens", [taken_away, replaced])
async def test_no_action_is_acknowledged_once_the_file_was_moved_or_replaced(
    place: Place, errors: Errors, ending: str, happens: Callable[[Path], None]
) -> None:
    part = place.path.with_name(place.path.name + ending)
    hand, stacks = place.room.hand, place.room.stacks()
    happens(part)
    assert (await place.act()).denial is TableDenial.STORE_FAILED
    assert (place.room.hand, place.room.stacks()) == (hand, stacks)
    await place.room.advance(3 * TURN_MS)
    assert place.room.view.course.paused == "store_failed"
    assert place.room.to_act() == 101
    told = errors()
    assert len(told) == 2, told
    assert str(part) in told[0]
    assert "deleted or moved away" in told[0] or "replaced" in told[0]
    put_back(part)


async def test_a_file_that_is_put_back_has_every_acknowledged_action(place: Place) -> None:
    assert (await place.act()).done
    taken_away(place.path)
    assert (await place.act("call")).denial is TableDenial.STORE_FAILED
    hand = place.room.hand
    put_back(place.path)
    await place.start_again()
    assert place.room.hand == hand
    assert place.room.view.course.paused is None
    await place.goes_on()


async def test_an_action_is_not_acknowledged_if_the_file_vanished_during_the_write(place: Place) -> None:
    """If that file is put back, its writes are recognised by their request ids."""
    inner = place.store._database._inner
    watched = inner.watch
    assert watched is not None
    looks = iter((lambda: None, lambda: taken_away(place.path)))

    def watch() -> None:
        next(looks)()
        watched()

    inner.watch = watch
    assert (await place.act(request_id=4711)).denial is TableDenial.OUTCOME_UNKNOWN
    put_back(place.path)
    await place.start_again()
    assert (await place.act("complete", request_id=4711)).denial in (TableDenial.ALREADY_DONE, None)
    assert place.room.stacks()[101] == 978
    await place.goes_on()


async def test_a_read_only_file_system_raises_a_one_line_error(mount_small: MountSmall) -> None:
    folder = mount_small("4m")
    path = folder / "place.sqlite3"
    await (await open_store(path)).close()
    remount_read_only(folder)
    with pytest.raises(DatabaseFailing, match="can't write") as caught:
        await open_store(path)
    assert "\n" not in str(caught.value)
    assert caught.value.may_pass, "the error must count as temporary"
    assert check(path) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write read-only files")
async def test_a_file_without_write_permission_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "place.sqlite3"
    await (await open_store(path)).close()
    path.chmod(0o400)
    with pytest.raises(DatabaseFailing, match="read-only"):
        await open_store(path)


async def test_a_file_that_becomes_read_only_pauses_the_tables_until_the_next_start(
    place: Place, errors: Errors
) -> None:
    await place.store._database.read("PRAGMA query_only = ON")
    hand = place.room.hand
    assert (await place.act()).denial is TableDenial.STORE_FAILED
    await place.room.advance(3 * TURN_MS)
    assert (place.room.hand, place.room.view.course.paused) == (hand, "store_failed")
    assert len(errors()) == 2, errors()
    assert "readonly" in errors()[0]
    await place.start_again()
    assert place.room.hand == hand
    await place.goes_on()


_WITHOUT_ROOM_TO_GROW = """
import asyncio, resource, signal, sys
from pathlib import Path
from tests.harness.faults_db.place import Place

async def main() -> None:
    place = Place(Path(sys.argv[1]))
    await place.open()
    # Otherwise Python would keep half-written compiled files.
    sys.dont_write_bytecode = True
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = place.path.with_name(place.path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000, size + 5000))
    reply = await place.act()
    await place.room.advance(60_000)
    print(reply.denial, place.room.view.course.paused, place.room.stacks())
    await place.room.tables.stop()
    await place.store.close()

asyncio.run(main())
"""


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit for the size of files")
def test_an_io_error_pauses_the_tables_until_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "place.sqlite3"
    child = subprocess.run(
        [sys.executable, "-c", _WITHOUT_ROOM_TO_GROW, path],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert child.stdout == "outcome_unknown store_failed {101: 998, 102: 998}\n", child.stderr
    assert len(child.stderr.splitlines()) == 2, child.stderr
    assert (
        "is unknown, and nothing more will be saved until the next start: OperationalError('disk I/O error')"
        in child.stderr
    )
    assert check(path) == []


async def test_a_second_process_is_refused_and_does_not_disturb_the_first(place: Place) -> None:
    with pytest.raises(DatabaseInUse, match=f"in use by process {os.getpid()}: stop that one first"):
        await open_store(place.path)
    assert (await place.act()).done
    await place.goes_on()


async def test_a_table_pauses_while_another_program_locks_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    monkeypatch.setattr(opening, "BUSY_MS", 20)
    place = Place(tmp_path / "place.sqlite3")
    await place.open()
    with closing(sqlite3.connect(place.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await place.act()).denial is TableDenial.STORE_FAILED
        await place.room.advance(3 * TURN_MS)
        assert place.room.view.course.paused == "store_failed"
        assert place.room.to_act() == 101
        assert len(errors()) == 2, errors()
        assert "database is locked" in errors()[0]
        other.execute("ROLLBACK")
    await place.room.advance(RETRY_MS)
    assert place.room.view.course.paused is None
    await place.goes_on()
    await place.close()
