"""A power cut: the file has everything that reached the disk, and any part of the newest writes."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from db import DatabaseIncomplete, SqliteStore, open_store
from db.file.paths import beside, read_only
from db.tables.rooms import open_tables
from tests.harness.db.scenes import ANNA, BERT, buy_in, ending, opening, seated_table
from tests.harness.faults_db.place import proved

CUTS = 25
COPIES = 8
PAGE = 4096
MINTED = 2000


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def cut(source: Path, target: Path, length: int, chance: Random, record: bytes) -> None:
    """Copy the file with its log cut to ``length`` bytes, followed by nothing, zeros or noise.

    ``record`` is the content of its record of the last write.
    """
    shutil.copy(source, target)
    beside(target, "-written").write_bytes(record)
    log = wal_of(source).read_bytes()
    tail = len(log) - length
    leaves = chance.choice((b"", bytes(tail), chance.randbytes(tail)))
    wal_of(target).write_bytes(log[:length] + leaves)


def requests_in(path: Path) -> list[int]:
    with closing(read_only(path)) as connection:
        return [request_id for (request_id,) in connection.execute("SELECT id FROM request ORDER BY id")]


class Written(NamedTuple):
    length: int
    record: bytes


def length_of(log: Path) -> int:
    return log.stat().st_size


async def play_a_hand(store: SqliteStore, table: int, number: int, written: "list[Written]", path: Path) -> None:
    """Make three commits and note the log's length and the record after each."""
    for commit in (buy_in(ANNA, 1, table, request=number), opening(table, number), ending(table, number)):
        await store.commit(commit)
        written.append(Written(length_of(wal_of(path)), beside(path, "-written").read_bytes()))


async def test_a_log_cut_anywhere_keeps_exactly_the_commits_before_the_cut(tmp_path: Path) -> None:
    chance, path = Random(20_261_120), tmp_path / "whole.sqlite3"
    store = await open_store(path)
    table = await seated_table(store)
    await store._database.read("PRAGMA wal_autocheckpoint = 0")
    written: list[Written] = []
    for number in range(1, 21):
        await play_a_hand(store, table, number, written, path)
    for at in range(CUTS):
        length = chance.randrange(written[0].length, written[-1].length + 1)
        copy = tmp_path / f"cut-{at}.sqlite3"
        acknowledged = sum(after.length <= length for after in written)
        # The newest records may not have reached the disk.
        cut(path, copy, length, chance, written[chance.randrange(acknowledged)].record)
        assert proved(copy) == MINTED
        steps = steps_in(copy)
        assert requests_in(copy) == list(range(1, 2 + (steps - 1) // 3))
        assert steps == acknowledged
        await playable(copy)
    await store.close()


def steps_in(path: Path) -> int:
    """Return how many of the commits of ``play_a_hand`` the file has."""
    with closing(read_only(path)) as connection:
        (requests,) = connection.execute("SELECT count(*) FROM request").fetchone()
        (hands,) = connection.execute("SELECT count(*) FROM hand").fetchone()
        (closed,) = connection.execute("SELECT count(*) FROM hand WHERE state = 'done'").fetchone()
    return int(requests + hands + closed)


async def playable(path: Path) -> None:
    """Start with the cut file and play on from its end."""
    store = await open_store(path)
    (saved,) = await store.open_tables()
    if saved.events:
        await store.commit(ending(saved.table_id, saved.state.hand_number))
    await store.commit(buy_in(BERT, 1, saved.table_id, request=9999))
    await store.close()
    assert proved(path) == MINTED


async def test_a_log_that_ends_before_the_recorded_write_is_refused(tmp_path: Path) -> None:
    """No power cut causes that, because the log is synced before the record is written."""
    chance, path = Random(20_261_122), tmp_path / "whole.sqlite3"
    store = await open_store(path)
    table = await seated_table(store)
    await store._database.read("PRAGMA wal_autocheckpoint = 0")
    written: list[Written] = []
    for number in range(1, 6):
        await play_a_hand(store, table, number, written, path)
    for at, (before, after) in enumerate(pairwise(written)):
        copy = tmp_path / f"short-{at}.sqlite3"
        cut(path, copy, chance.randrange(before.length, after.length), chance, after.record)
        with pytest.raises(DatabaseIncomplete):
            await open_store(copy)
    await store.close()


async def test_a_checkpoint_interrupted_anywhere_is_repaired_from_the_log(tmp_path: Path) -> None:
    """Some pages of the file are new, some old and one is torn; the log is still complete."""
    chance, path = Random(20_261_121), tmp_path / "whole.sqlite3"
    store = await open_store(path)
    table = await seated_table(store)
    await store._database.read("PRAGMA wal_autocheckpoint = 0")
    for number in range(1, 11):
        await play_a_hand(store, table, number, [], path)
    record = beside(path, "-written").read_bytes()
    before, log = path.read_bytes(), wal_of(path).read_bytes()
    await store._database.read("PRAGMA wal_checkpoint(FULL)")
    after = path.read_bytes()
    await store.close()
    for at in range(COPIES):
        copy = tmp_path / f"torn-{at}.sqlite3"
        copy.write_bytes(torn(before, after, chance))
        wal_of(copy).write_bytes(log)
        beside(copy, "-written").write_bytes(record)
        assert proved(copy) == MINTED
        assert steps_in(copy) == 30


def torn(before: bytes, after: bytes, chance: Random) -> bytes:
    old = before.ljust(len(after), b"\0")
    pages = [chance.choice((old, after))[at : at + PAGE] for at in range(0, len(after), PAGE)]
    at = chance.randrange(1, len(pages))
    half = chance.randrange(0, PAGE, 512)
    pages[at] = after[at * PAGE : at * PAGE + half] + old[at * PAGE + half : (at + 1) * PAGE]
    return b"".join(pages)


async def test_copies_taken_during_writes_are_complete(tmp_path: Path) -> None:
    """The file is copied before its log and no checkpoint runs, as in a snapshot of the disk."""
    path = tmp_path / "whole.sqlite3"
    store = await open_store(path)
    table = await seated_table(store)
    await store._database.read("PRAGMA wal_autocheckpoint = 0")
    copies: list[tuple[Path, int]] = []
    done = 0

    async def write() -> None:
        nonlocal done
        for request in range(1, 200):
            await store.commit(buy_in(BERT, 1, table, request=request))
            done = request

    async def copy() -> None:
        for at in range(COPIES):
            acknowledged, target = done, tmp_path / f"copy-{at}.sqlite3"
            await asyncio.to_thread(shutil.copy, path, target)
            await asyncio.to_thread(shutil.copy, wal_of(path), wal_of(target))
            copies.append((target, acknowledged))

    await asyncio.gather(write(), copy())
    await store.close()
    for target, acknowledged in copies:
        assert proved(target) == MINTED
        there = requests_in(target)
        assert there == list(range(1, len(there) + 1))
        assert len(there) >= acknowledged
        with closing(sqlite3.connect(target)) as connection:
            (stack,) = connection.execute(
                "SELECT balance FROM account WHERE kind = 'seat' AND player_id = ?", (BERT,)
            ).fetchone()
            (saved,) = open_tables(connection).readable
        assert stack == 200 + len(there) == saved.stacks[BERT]
