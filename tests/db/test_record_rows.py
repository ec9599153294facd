"""Tests of the rows of records."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import record_rows
from db.record_rows import HALF_PAGE
from tests.harness.db.victims import drop_triggers

SCHEMA = Path(__file__).parents[2] / "db" / "migrations" / "V001__schema.sql"
HANDS = range(2_000_000_001, 2_000_000_201)
"""The numbers of hands in a large file."""


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """Return an empty file without the triggers, which would want a hand for each record."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        empty.executescript(SCHEMA.read_text("utf-8"))
        drop_triggers(empty)
        yield empty


def test_two_records_fill_a_page_also_with_places_shut(connection: sqlite3.Connection) -> None:
    before = pages(connection)
    record_rows.insert(connection, [(hand, bytes(HALF_PAGE - 90)) for hand in HANDS])
    assert pages(connection) - before <= len(HANDS) / 2 + 2
    for hand in HANDS:
        record_rows.replace(connection, hand, bytes(HALF_PAGE + 60))
    assert connection.execute("SELECT count(*) FROM hand_record_rest").fetchone() == (len(HANDS),)
    assert pages(connection) - before <= len(HANDS) / 2 + 7


@pytest.mark.parametrize("length", [0, 1, HALF_PAGE, HALF_PAGE + 1, 2 * HALF_PAGE])
def test_a_record_of_any_length_is_read_back(connection: sqlite3.Connection, length: int) -> None:
    first, second = bytes(length), b"\xff" * (length + 15)
    record_rows.insert(connection, [(1, first)])
    assert whole(connection) == first
    record_rows.replace(connection, 1, second)
    assert whole(connection) == second


def pages(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute("PRAGMA page_count").fetchone()
    return int(count)


def whole(connection: sqlite3.Connection) -> object:
    (body,) = connection.execute(f"SELECT {record_rows.WHOLE} FROM hand_record r").fetchone()
    return body
