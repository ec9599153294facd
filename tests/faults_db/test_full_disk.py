"""A full disk: nothing happens, the table pauses visibly, and it continues once there is room."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.replies import TableDenial
from db import DatabaseFailing, backup, check, open_store
from tests.faults_db.conftest import MountSmall
from tests.harness.faults_db.place import Place
from tests.harness.tables.room import TURN_MS

RETRY_MS = 15_000
Errors = Callable[[], list[str]]


async def fill(place: Place) -> TableDenial | None:
    """Play until something cannot be saved, and return the denial that the player gets."""
    for _ in range(20_000):
        view = place.room.view
        if view.hand is None or view.hand.finished or view.course.paused:
            await place.room.advance(1_000)
        if place.room.view.course.paused:
            return TableDenial.STORE_FAILED
        options = {option.kind for option in place.room.hand.options}
        kind = next((kind for kind in ("check", "call", "bring_in") if kind in options), None)
        if kind is not None and not (reply := await place.act(kind)).done:
            return reply.denial
    raise AssertionError("the disk never filled up")


async def test_a_full_file_pauses_the_table_until_it_can_be_written_again(place: Place, errors: Errors) -> None:
    database = place.store._database
    (pages,) = (await database.read("PRAGMA page_count"))[0]
    await database.read(f"PRAGMA max_page_count = {pages + 2}")
    assert await fill(place) is TableDenial.STORE_FAILED
    stood, stacks = place.room.view, place.room.stacks()
    await place.room.advance(RETRY_MS // 2)
    assert (place.room.view.hand, place.room.stacks()) == (stood.hand, stacks)
    assert place.room.publisher.shown[-1].course.paused == "store_failed"
    assert place.room.view.clock.deadline_ms is None
    assert len(errors()) == 2, errors()
    assert "database or disk is full" in errors()[0]
    assert errors()[1].startswith(f"host: table {place.room.table_id} pauses")
    await database.read("PRAGMA max_page_count = 1000000")
    await place.room.advance(RETRY_MS + TURN_MS // 2)
    assert place.room.view.course.paused is None
    await place.goes_on()


async def test_a_nearly_full_file_is_logged_once_although_small_writes_succeed(place: Place, errors: Errors) -> None:
    database = place.store._database
    (pages,) = (await database.read("PRAGMA page_count"))[0]
    await database.read(f"PRAGMA max_page_count = {pages + 2}")
    await fill(place)
    await place.room.advance(20 * TURN_MS)
    assert [line for line in errors() if line.startswith("connection")] == errors()[:1]
    assert place.room.publisher.shown[-1].course.paused == place.room.view.course.paused


async def test_a_full_file_can_be_closed_and_opened_again(place: Place) -> None:
    database = place.store._database
    (pages,) = (await database.read("PRAGMA page_count"))[0]
    await database.read(f"PRAGMA max_page_count = {pages + 2}")
    await fill(place)
    hand = place.room.view.hand
    await place.start_again()
    assert place.room.view.course.paused is None
    if hand is not None and not hand.finished:
        assert place.room.hand == hand
    await place.room.advance(RETRY_MS)
    await place.goes_on()


@pytest.mark.parametrize("size", ["2m", "2304k"])
async def test_a_full_file_system_pauses_the_table_until_there_is_room(
    mount_small: MountSmall, errors: Errors, size: str
) -> None:
    folder = mount_small(size)
    place = Place(folder / "place.sqlite3")
    await place.open()
    ballast(folder)
    assert await fill(place) is TableDenial.STORE_FAILED
    stacks = place.room.stacks()
    await place.room.advance(4 * TURN_MS)
    assert place.room.stacks() == stacks
    assert [line for line in errors() if "full" in line] == errors()[:1]
    assert len(errors()) == 2, errors()
    (folder / "ballast").unlink()
    await place.room.advance(RETRY_MS)
    assert place.room.view.course.paused is None
    await place.goes_on()
    await place.close()


async def test_a_start_on_a_full_file_system_fails_and_can_be_repeated(mount_small: MountSmall) -> None:
    folder = mount_small("2m")
    path = folder / "place.sqlite3"
    for pages in (0, 1, 2, 4, 8):
        ballast(folder, pages)
        with pytest.raises(DatabaseFailing, match=r"place\.sqlite3"):
            await open_store(path)
        (folder / "ballast").unlink()
    await (await open_store(path)).close()
    assert check(path) == []
    ballast(folder, 0)
    with pytest.raises(DatabaseFailing, match="full"):
        backup(path, folder / "copy.sqlite3")
    assert not (folder / "copy.sqlite3").exists()
    with pytest.raises(DatabaseFailing, match="full"):
        await open_store(folder / "deeper" / "place.sqlite3")


def ballast(folder: Path, pages: int = 16) -> None:
    """Fill the file system except for a few pages."""
    with (folder / "ballast").open("wb", buffering=0) as file:
        size = 0
        try:
            while True:
                size += file.write(bytes(4096))
        except OSError:
            file.truncate(max(0, size - pages * 4096))
