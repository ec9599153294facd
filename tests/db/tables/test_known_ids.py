"""Row ids remembered between commits: only durable ones, and of the right hand."""

import asyncio
from pathlib import Path

import pytest

from bot.tables.saving import InsufficientChips, StoreError, TableCommit, Transfer
from db import SqliteStore, check
from db.file.connection import Database
from db.tables import known_ids
from tests.harness.db.scenes import (
    ANNA,
    CARL,
    GUILD,
    NOW,
    STATE,
    buy_in,
    ending,
    opening,
    pot,
    rows,
    seat,
    seated_table,
    wallet,
)


async def test_an_account_opened_in_an_undone_commit_is_opened_again(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.bank.wallet(GUILD, CARL, 1000, NOW)
    moves = (
        Transfer(wallet(CARL), seat(CARL, table), 200, "buy_in"),
        Transfer(wallet(CARL), seat(CARL, table), 5000, "buy_in"),
    )
    outcomes = await asyncio.gather(
        store.commit(TableCommit(table, STATE, NOW, None, moves)),
        store.commit(opening(table)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [InsufficientChips, type(None)]
    await store.commit(buy_in(CARL, 300, table))
    await store.commit(ending(table))
    assert rows(path, f"SELECT balance FROM account WHERE kind = 'seat' AND player_id = {CARL}") == [(300,)]
    assert check(path) == []


async def test_the_events_of_each_hand_have_their_own_row_id_and_unknown_hands_are_refused(
    store: SqliteStore, path: Path
) -> None:
    table = await seated_table(store)
    for number in (1, 2):
        await store.commit(opening(table, number))
        await store.commit(ending(table, number))
    assert rows(path, "SELECT hand_id, count(*) FROM hand_event GROUP BY hand_id") == [(1, 10), (2, 10)]
    with pytest.raises(StoreError, match="has no hand 3"):
        await store.commit(ending(table, 3))
    assert check(path) == []


async def test_the_row_id_of_a_hand_is_forgotten_if_its_opening_is_refused(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    beyond = opening(table)._replace(transfers=(Transfer(seat(ANNA, table), pot(table), 5000, "bet"),))
    with pytest.raises(InsufficientChips):
        await store.commit(beyond)
    with pytest.raises(StoreError, match="has no hand 1"):
        await store.commit(ending(table))
    await store.commit(opening(table))
    await store.commit(ending(table))
    assert check(path) == []


async def test_saving_an_action_looks_up_no_row_id_that_is_remembered(database: Database) -> None:
    store = SqliteStore(database)
    table = await seated_table(store)
    await store.commit(opening(table))
    statements = await traced(database)
    await store.commit(ending(table))
    await database.write(lambda connection: connection.set_trace_callback(None))
    assert [each for each in statements if each.startswith("SELECT")] == []


async def test_row_ids_beyond_the_limit_are_forgotten_and_looked_up_again(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_ids, "_MOST", 1)
    store = SqliteStore(database)
    table = await seated_table(store)
    await store.commit(opening(table))
    statements = await traced(database)
    await store.commit(ending(table))
    await database.write(lambda connection: connection.set_trace_callback(None))
    assert [each for each in statements if each.startswith("SELECT")] != []
    assert check(path) == []


async def traced(database: Database) -> list[str]:
    """Return the list to which every statement written from now on is appended."""
    statements: list[str] = []
    await database.write(lambda connection: connection.set_trace_callback(statements.append))
    return statements
