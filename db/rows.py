"""Many rows of one kind in one statement.

Each statement that Python begins waits for the interpreter's lock when it ends, while what happens within one does so
beside the event loop. A thousand tables' actions are a handful of statements this way, not thousands.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, repeat
from typing import Final

Value = int | str | bytes | None

_ROWS_MOST: Final = 512
"""In one statement; with a dozen columns that is a fifth of the parameters that SQLite takes."""


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Value]]) -> None:
    """Inserts the rows in their order. ``into`` is the table and its columns, as in ``hand_seat(hand_id, seat,
    player_id)``. What its triggers refuse raises as for a single row, and IntegrityError where the first column of one
    is NULL."""
    for some in _at_once(rows):
        statement = _inserting(into, len(some[0]), _places(len(some)))
        if connection.execute(statement, _filled(some)).rowcount != len(some):
            raise sqlite3.IntegrityError(f"rows of {into} were left out")


def update(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Value]]) -> int:
    """How many rows were changed. ``statement`` says ``{rows}`` where it wants them: a relation with the columns
    ``column1``, ``column2`` and so on, in which rows may be NULL from end to end."""
    return sum(
        connection.execute(_updating(statement, len(some[0]), _places(len(some))), _filled(some)).rowcount
        for some in _at_once(rows)
    )


def _at_once(rows: Sequence[Sequence[Value]]) -> Iterator[Sequence[Sequence[Value]]]:
    return (rows[begin : begin + _ROWS_MOST] for begin in range(0, len(rows), _ROWS_MOST))


def _places(rows: int) -> int:
    """There are statements for one row, two, four and so on, so that few are ever prepared; what is over is NULL."""
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
