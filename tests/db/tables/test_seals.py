"""Sealed deals as rows."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.poker.house_rules import HouseRules
from bot.tables.saved_seals import SavedSeal
from bot.tables.saving import StoreError, TableCommit
from db import SqliteStore, open_store
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.db.scenes import NEXT_DOOR, NOW, STATE, rows
from tests.harness.db.victims import write
from tests.harness.on_file import without_triggers

NEW = """INSERT INTO seal(table_id, hand, before, seal, seed, contributions, up_to)
    VALUES (1, :hand, :before, :seal, randomblob(32), x'', 0)"""
DEALT = (
    "UPDATE seal SET roster = x'00', thread_id = 1, message_id = 2, state = 'dealt' WHERE table_id = 1 AND hand = :hand"
)
OVER = "UPDATE seal SET seed = NULL, state = 'done' WHERE table_id = 1 AND hand = :hand"


def test_sealing_a_tables_200th_deal_costs_no_more_than_its_tenth(store: SqliteStore, path: Path) -> None:
    """Otherwise each hand of a table that plays for years would take longer than the one before."""
    with closing(sqlite3.connect(path)) as connection:
        costs = [steps_of_a_deal(connection, hand) for hand in range(1, 201)]
    assert costs[-1] == costs[9] > 0


def steps_of_a_deal(connection: sqlite3.Connection, hand: int) -> int:
    """Return how many steps SQLite takes from sealing a deal to its end."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    seal = bytes(30) + hand.to_bytes(2, "big")
    before = bytes(30) + (hand - 1).to_bytes(2, "big")
    connection.set_progress_handler(step, 1)
    for statement in (NEW, DEALT, OVER):
        connection.execute(statement, {"hand": hand, "before": before, "seal": seal})
    connection.set_progress_handler(None, 1)
    return steps


async def test_a_deal_that_was_never_sealed_is_refused(store: SqliteStore, path: Path) -> None:
    table = await store.open_table(NEXT_DOOR, None, NOW)
    deal = SavedSeal(1, bytes(32), bytes(32), bytes(32), state="undealt")
    with pytest.raises(StoreError, match="a deal was never sealed"):
        await store.commit(TableCommit(table, STATE, NOW, seals=(deal,)))
    assert rows(path, "SELECT * FROM seal") == []


async def two_tables(store: SqliteStore) -> None:
    """Open two tables; the first has played a hand and sealed its next deal."""
    first = await SealedTable.open(store, "razz")
    await first.play("razz", HouseRules())
    await store.open_table(NEXT_DOOR, None, NOW)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, two_tables)


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("UPDATE seal SET contributions = x'01' WHERE state = 'next'", "stored contributions do not fit"),
        ("UPDATE seal SET roster = x'01' WHERE state = 'next'", "stored roster does not fit"),
        (
            "UPDATE seal SET up_to = 0; UPDATE hand_event SET body = '[]' WHERE kind = 6",
            "an act cannot be read: BroughtIn: missing fields cost, seat, to",
        ),
    ],
    ids=["contributions", "roster", "act"],
)
async def test_a_sealed_deal_that_cannot_be_read_damages_only_its_own_table(
    victim: sqlite3.Connection, victim_path: Path, damage: str, problem: str
) -> None:
    with without_triggers(victim):
        victim.executescript(damage)
    store = await open_store(victim_path)
    assert [saved.table_id for saved in await store.open_tables()] == [2]
    assert [(table.table_id, table.problem) for table in await store.damaged_tables()] == [(1, problem)]
    await store.close()
