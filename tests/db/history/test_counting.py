"""Hands with a damaged log: counted by the ledger's chips, without stopping the count of other hands."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import SqliteStore, open_store
from tests.harness.db.scenes import rows
from tests.harness.history.hands import GUILD, STACK, TableFile
from tests.harness.on_file import without_triggers

PLAYERS = (101, 102, 103)


@pytest.mark.parametrize(
    ("damage", "games"),
    [
        ("DELETE FROM hand_event WHERE hand_id = 1 AND kind = 2", ["badugi"]),
        ("UPDATE hand_event SET body = json_set(body, '$[4][0]', 9) WHERE hand_id = 1 AND seq = 1", ["badugi"]),
        ("DELETE FROM hand_seat WHERE hand_id = 1 AND seat = 3", ["badugi"]),
        ("UPDATE poker_table SET settings = '[]'", [""]),
    ],
    ids=["an event is missing", "a stranger is dealt in", "a player is missing", "the table's settings"],
)
async def test_a_hand_with_a_damaged_log_is_counted_by_the_chips_of_the_ledger(
    store: SqliteStore, path: Path, damage: str, games: list[str]
) -> None:
    table = await TableFile.open(store, PLAYERS, "badugi")
    stacks = [await table.play("badugi", seed) for seed in (3, 4)]
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute(damage)
    again = await open_store(path)
    await again.history.count_all()
    found = [await again.history.record(GUILD, player, None, 0) for player in PLAYERS[:2]]
    await again.close()
    assert [each.hands for each in found] == [2, 2]
    assert [each.profit for each in found] == [sum(hand.stack(seat) - STACK for hand in stacks) for seat in (1, 2)]
    assert rows(path, "SELECT DISTINCT game FROM hand_result") == [(game,) for game in games]
