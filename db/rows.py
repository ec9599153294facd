"""Inserting and updating many rows of one kind in one statement.

Python has to get the interpreter's lock back after each statement, but within a statement SQLite works in parallel with
the event loop. So the actions of a thousand tables take a handful of statements instead of thousands.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Final

Value = int | str | bytes | None

_ROWS_MOST: Final = 512
"""The most rows in one statement; with a dozen columns, this is a fifth of the parameters that SQLite accepts."""


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Value]]) -> None:
    """Insert the rows in order.

    ``into`` is the table and its columns, for example ``hand_seat(hand_id, seat, player_id)``. Triggers raise as for a
    single row; a NULL in the first column raises IntegrityError.
    """
    for some in _at_once(rows):
        statement = _inserting(into, len(some[0]), _places(len(some)))
        if connection.execute(statement, _filled(some)).rowcount != len(some):
            raise sqlite3.IntegrityError(f"rows of {into} were left out")


def update(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Value]]) -> int:
    """Run the update and return the number of changed rows.

    ``statement`` contains ``{rows}``, which stands for a relation with the columns ``column1``, ``column2`` and so on.
    The relation may also have rows with nothing but NULL.
    """
    return sum(
        connection.execute(_updating(statement, len(some[0]), _places(len(some))), _filled(some)).rowcount
        for some in _at_once(rows)
    )


def _at_once(rows: Sequence[Sequence[Value]]) -> Iterator[Sequence[Sequence[Value]]]:
    return (rows[begin : begin + _ROWS_MOST] for begin in range(0, len(rows), _ROWS_MOST))


def _places(rows: int) -> int:
    """Return how many rows the statement has room for: the number rounded up to a power of two.

    Rounding keeps the number of different prepared statements small. Surplus rows are NULL.
    """
    return 1 << (rows - 1).bit_length()


def _filled(rows: Sequence[Sequence[Value]]) -> tuple[Value, ...]:
    nothing = repeat(None, len(rows[0]) * (_places(len(rows)) - len(rows)))
    return tuple(chain(chain.from_iterable(rows), nothing))


@cache
def _inserting(into: str, columns: int, places: int) -> str:
    return f"INSERT INTO {into} SELECT * FROM {_values(columns, places)} WHERE column1 IS NOT NULL"


@cache
def _updating(statement: str, columns: int, places: int) -> str:
    return statement.format(rows=_values(columns, places))


def _values(columns: int, places: int) -> str:
    one = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([one] * places)})"
