"""Several processes find what one finds, and one that dies fails the check."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseUnusable, check
from db.upkeep import deal_readers
from tests.harness.db.victims import drop_triggers
from tests.harness.tables.sealed_room import SealedRoom

HANDS = 5


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a file with some sealed hands."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        room = await SealedRoom.on_file(folder / "lowball.sqlite3")
        await room.started({1: 1_000, 2: 1_000})
        for _ in range(HANDS):
            await room.fold_round()
            await room.next_hand()
        await room.stop()

    asyncio.run(play())
    return folder


@pytest.fixture
def path(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the file, with each hand as a part of its own."""
    monkeypatch.setattr(deal_readers, "_WORTH_A_PROCESS", 0)
    monkeypatch.setattr(deal_readers, "_PART", 1)
    return Path(shutil.copytree(played, tmp_path / "copy")) / "lowball.sqlite3"


def ended(place: Path, part: range) -> list[str]:
    os._exit(3)


def test_check_reports_its_progress_to_the_end(path: Path) -> None:
    told: list[tuple[int, int]] = []
    assert check(path, 1, lambda done, of: told.append((done, of))) == []
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))
    assert len(told) >= HANDS


def test_the_write_ahead_log_can_be_emptied_while_deals_are_read(path: Path) -> None:
    """A running bot keeps writing, and a long read would make its log grow until the read ends."""
    emptied: list[tuple[int, int, int]] = []
    with closing(sqlite3.connect(path)) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("PRAGMA user_version = 7")
        check(path, 1, lambda *_: emptied.append(writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()))
    assert set(emptied) == {(0, 0, 0)}


def test_two_processes_find_the_same_problems_in_the_same_order_as_one(path: Path) -> None:
    told: list[tuple[int, int]] = []
    with closing(sqlite3.connect(path)) as connection:
        drop_triggers(connection)
        connection.execute("UPDATE seal SET message_id = message_id + 1 WHERE hand IN (1, 3, 4)")
        connection.commit()
    problems = check(path, 2, lambda done, of: told.append((done, of)))
    assert [line.split(" of table")[0] for line in problems] == [f"the deal of hand {hand}" for hand in (1, 3, 4)]
    assert problems == check(path, 1)
    assert told[-1][0] == told[-1][1] >= HANDS


def test_a_range_of_deals_can_be_checked_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        drop_triggers(connection)
        connection.execute("UPDATE seal SET message_id = message_id + 1 WHERE hand IN (1, 4)")
        connection.commit()
    (problem,) = deal_readers.wrong_deals_at(path, range(1, 3))
    assert problem.startswith("the deal of hand 1 ")


def test_check_fails_if_one_of_its_processes_dies(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_readers, "wrong_deals_at", ended)
    with pytest.raises(DatabaseUnusable, match="so nothing is verified: try --processes 1"):
        check(path, 2)


def test_check_ends_although_one_hand_has_a_very_large_id(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        drop_triggers(connection)
        connection.execute(
            "INSERT INTO hand(id, table_id, number, state, opened_ms, closed_ms) VALUES (?, 1, 1000, 'done', 1, 1)",
            (2**63 - 1,),
        )
        connection.commit()
    assert any("hand 1000 of table 1" in line for line in check(path, 1))
