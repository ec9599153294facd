"""Many rows in one statement: all of them in order, or none."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from db import rows

INTO = "note(id, words)"


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE note(id INTEGER, words TEXT, place INTEGER PRIMARY KEY)")
        yield connection


def kept(file: sqlite3.Connection) -> list[tuple[object, ...]]:
    return file.execute("SELECT id, words FROM note ORDER BY place").fetchall()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 511, 512, 513, 1_500])
def test_every_row_is_inserted_once_and_in_order(file: sqlite3.Connection, count: int) -> None:
    notes = [(count - at, None if at % 3 else f"{at}") for at in range(count)]
    rows.insert(file, INTO, notes)
    assert kept(file) == notes


def test_inserting_any_number_of_rows_up_to_512_uses_only_ten_different_statements() -> None:
    begun = {rows._inserting(INTO, 2, rows._places(count)) for count in range(1, 513)}
    assert len(begun) == 10


def test_inserting_a_row_with_a_null_first_value_raises_an_error(file: sqlite3.Connection) -> None:
    """Otherwise a transfer without an account would be left out silently."""
    with pytest.raises(sqlite3.IntegrityError, match="left out"):
        rows.insert(file, INTO, [(1, "a"), (None, "b"), (3, "c")])


@pytest.mark.parametrize("count", [1, 3, 513])
def test_an_update_returns_how_many_rows_it_changed(file: sqlite3.Connection, count: int) -> None:
    rows.insert(file, INTO, [(at, "before") for at in range(2 * count)])
    said = "UPDATE note SET words = new.column2 FROM {rows} AS new WHERE id = new.column1"
    assert rows.update(file, said, [(at, f"after {at}") for at in range(count)]) == count
    assert kept(file) == [(at, f"after {at}" if at < count else "before") for at in range(2 * count)]
    assert rows.update(file, said, [(-1, "nobody's"), (0, "mine")]) == 1
