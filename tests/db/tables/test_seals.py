"""Sealed deals as rows."""

import sqlite3
from contextlib import closing
from pathlib import Path

from db import SqliteStore

NEW = """INSERT INTO seal(table_id, hand, before, seal, seed, contributions, up_to)
    VALUES (1, :hand, :before, :seal, randomblob(32), '[]', 0)"""
DEALT = (
    "UPDATE seal SET roster = '{}', thread_id = 1, message_id = 2, state = 'dealt' WHERE table_id = 1 AND hand = :hand"
)
OVER = "UPDATE seal SET seed = NULL, state = 'done' WHERE table_id = 1 AND hand = :hand"


def test_a_tables_newest_seal_costs_the_file_no_more_than_its_first_ones(store: SqliteStore, path: Path) -> None:
    """Else each hand of a table that plays for years would take longer than the one before."""
    with closing(sqlite3.connect(path)) as connection:
        costs = [steps_of_a_deal(connection, hand) for hand in range(1, 201)]
    assert costs[-1] == costs[9] > 0


def steps_of_a_deal(connection: sqlite3.Connection, hand: int) -> int:
    """SQLite's own steps from the deal's seal to its end."""
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
