"""Commits of many tables at once: the file is as if they had come one by one, refused or not."""

import asyncio
import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.poker.events import Called
from bot.tables.saving import Cause, Request, StoreError, TableCommit, Transfer
from db import SqliteStore, check, open_store
from db.file.batch import BatchConnection, Job, Write
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    NEW_TABLE,
    NOW,
    OPENING,
    STATE,
    buy_in,
    ending,
    opening,
    pot,
    seat,
)

TABLES = 12
ROUNDS = 6


async def seated(store: SqliteStore) -> list[int]:
    """Return tables where Anna and Bert have 50 each, with 400 left to each of them."""
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 400 + 50 * TABLES, NOW)
    tables = [
        await store.open_table(replace(NEW_TABLE, channel_id=7000 + at), Request(at, ANNA, "open"), NOW)
        for at in range(1, TABLES + 1)
    ]
    for table in tables:
        for player in (ANNA, BERT):
            await store.commit(buy_in(player, 50, table))
    return tables


def rounds(seed: int) -> Iterator[list[TableCommit]]:
    """Yield one commit per table for each round; many of them will be refused."""
    luck = random.Random(seed)
    for _ in range(ROUNDS):
        tables = luck.sample(range(1, TABLES + 1), TABLES)
        yield [_wanted(luck, table, luck.choice((None, 100 + luck.randrange(40)))) for table in tables]


def _wanted(luck: random.Random, table: int, request: int | None) -> TableCommit:
    """Return a random commit.

    An opening of a running hand, an ending without a hand, and a buy-in beyond the wallet are refused.
    """
    commits = (
        opening(table, luck.choice((1, 1, 2))),
        ending(table, luck.choice((1, 1, 2)), request),
        buy_in(luck.choice((ANNA, BERT)), luck.choice((20, 150, 300)), table, request),
        opening(table)._replace(first_event=len(OPENING)),
        TableCommit(table, buy_in(ANNA, 1).state, NOW, None, closes_table=luck.random() < 0.2),
    )
    return luck.choice(commits)


async def outcome(commit: Awaitable[None]) -> str:
    try:
        await commit
    except StoreError as error:
        return f"{type(error).__name__}: {error}"
    return "done"


async def one_by_one(store: SqliteStore, commits: list[TableCommit]) -> list[str]:
    return [await outcome(store.commit(commit)) for commit in commits]


async def at_once(store: SqliteStore, commits: list[TableCommit]) -> list[str]:
    """Make the commits in one batch: the writer is held up until all of them wait."""
    gate = threading.Event()
    held = asyncio.create_task(store.database.write(lambda connection: gate.wait(10)))
    await asyncio.sleep(0)
    outcomes = [asyncio.create_task(outcome(store.commit(commit))) for commit in commits]
    await asyncio.sleep(0)
    assert store.database.waiting == len(commits)
    gate.set()
    await held
    return await asyncio.gather(*outcomes)


Commit = Callable[[SqliteStore, list[TableCommit]], Awaitable[list[str]]]


async def played(path: Path, seed: int, commit: Commit) -> tuple[list[str], dict[str, list[tuple[object, ...]]]]:
    """Return the outcome of each commit and the whole content of the file."""
    store = await open_store(path)
    try:
        await seated(store)
        outcomes = [said for commits in rounds(seed) for said in await commit(store, commits)]
    finally:
        await store.close()
    assert check(path) == []
    return outcomes, content(path)


def content(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        named = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migration'")
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in named.fetchall()}


async def test_commits_made_at_once_have_the_same_outcome_as_commits_made_one_by_one(tmp_path: Path) -> None:
    came_to = Counter[str]()
    for seed in range(6):
        alone = await played(tmp_path / f"alone{seed}.sqlite3", seed, one_by_one)
        together = await played(tmp_path / f"together{seed}.sqlite3", seed, at_once)
        assert together == alone
        came_to.update(said.split(":")[0] for said in alone[0])
    assert min(came_to[said] for said in ("done", "DuplicateRequest", "InsufficientChips", "StoreError")) > 5


async def test_simultaneous_actions_of_many_tables_are_saved_with_a_handful_of_statements(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each statement would wait for the event loop."""
    tables = await seated(store)
    await at_once(store, [opening(table) for table in tables])
    begun: list[str] = []
    execute = BatchConnection.execute

    def noted(self: BatchConnection, sql: str, *values: Any) -> sqlite3.Cursor:
        begun.append(sql)
        return execute(self, sql, *values)

    monkeypatch.setattr(BatchConnection, "execute", noted)
    bets = [calling(table, 200 + table) for table in tables]
    assert await at_once(store, bets) == ["done"] * TABLES
    writing = Counter(sql.split("(")[0] for sql in begun)
    assert {what: times for what, times in writing.items() if "INTO" in what} == {
        f"INSERT INTO {what}": 1 for what in ("request", "hand_event", "transfer")
    }
    # Two transactions (one holds up the writer and changes nothing), the tables' states, and the write number.
    assert len(begun) == 13


def calling(table: int, request: int) -> TableCommit:
    """Return a commit in which Bert calls the bring-in."""
    moved = (Transfer(seat(BERT, table), pot(table), 3, "bet"),)
    happened = (Called(2, 3, 3),)
    asked = Request(request, BERT, "call")
    return TableCommit(table, STATE, NOW, asked, moved, 1, happened, len(OPENING), Cause("button", NOW))


async def test_only_the_refused_commit_of_a_batch_is_left_out(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each half of a failed batch is tried again, so few statements are written twice."""
    tables = await seated(store)
    sizes: list[int] = []
    run_apart = BatchConnection._run_apart

    def noted(self: BatchConnection, write: Write, jobs: list[Job], error: Exception) -> None:
        sizes.append(len(jobs))
        run_apart(self, write, jobs, error)

    monkeypatch.setattr(BatchConnection, "_run_apart", noted)
    commits = [opening(table) for table in tables]
    commits[4] = buy_in(ANNA, 1_000, tables[4])
    said = await at_once(store, commits)
    assert [at for at, each in enumerate(said) if each != "done"] == [4]
    assert sizes == [12, 6, 3, 2, 1]
