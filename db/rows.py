"""Many rows of one kind in one statement.

Each statement that Python begins waits for the interpreter's lock when it ends, while what happens within one does so
beside the event loop. A thousand tables' actions are a handful of statements this way, not thousands.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Final

Value = int | str | None

_ROWS_MOST: Final = 512
"""In one statement; with a dozen columns that is a fifth of the parameters that SQLite takes."""


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Value]]) -> None:
    """In their order. ``into`` is the table and its columns, as in ``hand_seat(hand_id, seat, player_id)``, the first
    of which is never NULL; what its triggers refuse raises as for a single row."""
    for columns, places, values in _at_once(rows):
        connection.execute(_inserting(into, columns, places), values)


def update(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Value]]) -> int:
    """How many rows were changed. ``statement`` says ``{rows}`` where it wants them: a relation with the columns
    ``column1``, ``column2`` and so on, in which rows may be NULL from end to end."""
    return sum(
        connection.execute(_updating(statement, columns, places), values).rowcount
        for columns, places, values in _at_once(rows)
    )


def _at_once(rows: Sequence[Sequence[Value]]) -> Iterator[tuple[int, int, tuple[Value, ...]]]:
    """The columns of a statement's rows, how many rows it has places for, and the values that fill them. There are
    statements of one place, two, four and so on, so that few are ever prepared."""
    for begin in range(0, len(rows), _ROWS_MOST):
        some = rows[begin : begin + _ROWS_MOST]
        columns, places = len(some[0]), 1 << (len(some) - 1).bit_length()
        nothing = repeat(None, columns * (places - len(some)))
        yield columns, places, tuple(chain(chain.from_iterable(some), nothing))


@cache
def _inserting(into: str, columns: int, places: int) -> str:
    return f"INSERT INTO {into} SELECT * FROM {_values(columns, places)} WHERE column1 IS NOT NULL"


@cache
def _updating(statement: str, columns: int, places: int) -> str:
    return statement.format(rows=_values(columns, places))


def _values(columns: int, places: int) -> str:
    one = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([one] * places)})"
