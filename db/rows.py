"""Many rows of one kind in one statement.

Each statement that Python begins waits for the interpreter's lock when it ends, while what happens within one does so
beside the event loop. A thousand tables' actions are a handful of statements this way, not thousands.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Final

Value = int | str | None

_ROWS_MOST: Final = 256
"""In one statement; with a dozen columns that is a tenth of the parameters that SQLite takes."""


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Value]]) -> None:
    """In their order. ``into`` is the table and its columns, as in ``hand_seat(hand_id, seat, player_id)``; what its
    triggers refuse raises as for a single row."""
    for some in _at_once(rows):
        connection.execute(_inserting(into, len(some[0]), len(some)), tuple(chain.from_iterable(some)))


def update(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Value]]) -> int:
    """How many rows were changed. ``statement`` says ``{rows}`` where it wants them: a relation with the columns
    ``column1``, ``column2`` and so on."""
    return sum(
        connection.execute(_updating(statement, len(some[0]), len(some)), tuple(chain.from_iterable(some))).rowcount
        for some in _at_once(rows)
    )


def _at_once(rows: Sequence[Sequence[Value]]) -> Iterable[Sequence[Sequence[Value]]]:
    """By powers of two, so that few different statements are ever prepared."""
    begin = 0
    while left := len(rows) - begin:
        count = min(_ROWS_MOST, 1 << left.bit_length() - 1)
        yield rows[begin : begin + count]
        begin += count


@cache
def _inserting(into: str, columns: int, rows: int) -> str:
    return f"INSERT INTO {into} VALUES {_places(columns, rows)}"


@cache
def _updating(statement: str, columns: int, rows: int) -> str:
    return statement.format(rows=f"(VALUES {_places(columns, rows)})")


def _places(columns: int, rows: int) -> str:
    one = f"({', '.join('?' * columns)})"
    return ", ".join([one] * rows)
