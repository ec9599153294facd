"""Copying the rows of one part out of the whole file, table by table, in SQL.

In the connection, ``main`` is the whole file, opened for reading, and ``part`` is the file to fill, which has no
triggers.
"""

import sqlite3
from collections.abc import Callable, Iterator
from typing import Final

from bot.fleet.part import Part
from db.splitting.ways import WAYS, Follows, Way

_OF_PART: Final = "(guild_id >> 22) % :count = :number"
"""The condition of ``Part.owns_server`` as SQL."""
_NEWEST: Final = """UPDATE part.account SET last_transfer = newest.id FROM (
        SELECT account, max(id) AS id FROM (
            SELECT debit AS account, id FROM part.transfer UNION ALL SELECT credit, id FROM part.transfer)
        GROUP BY account) newest
    WHERE newest.account = account.id"""


def note_requests(connection: sqlite3.Connection) -> None:
    """Find out, once for all parts, which requests have caused rows."""
    causes = " UNION ALL ".join(f"SELECT {column} AS id FROM main.{table}" for table, column in _caused(connection))
    connection.execute("CREATE TEMP TABLE cause(id INTEGER PRIMARY KEY)")
    connection.execute(f"INSERT INTO temp.cause SELECT DISTINCT id FROM ({causes}) WHERE id IS NOT NULL")


def fill(connection: sqlite3.Connection, part: Part, progress: Callable[[int, int], None]) -> None:
    """Copy the part's rows. Raises sqlite3.Error."""
    keys = {"number": part.index, "count": part.count}
    connection.execute("BEGIN")
    for done, (table, way) in enumerate(WAYS.items()):
        progress(done, len(WAYS))
        if way == "every part":
            connection.execute(f"DELETE FROM part.{table}")
        connection.execute(_copying(connection, table, way), keys)
    connection.execute(_NEWEST)
    connection.execute("COMMIT")
    progress(len(WAYS), len(WAYS))


def _copying(connection: sqlite3.Connection, table: str, way: Way) -> str:
    columns = list(_columns(connection, table))
    if way == "transfer":
        columns.remove("id")
    column_list = ", ".join(columns)
    return f"INSERT INTO part.{table}({column_list}) {_chosen(connection, table, way, columns)}"


def _chosen(connection: sqlite3.Connection, table: str, way: Way, columns: list[str]) -> str:
    """Return the SQL that selects the part's rows from a table of the whole file."""
    select = f"SELECT {', '.join(f'r.{column}' for column in columns)} FROM main.{table} r"
    match way:
        case "server":
            return f"{select} WHERE {_OF_PART}"
        case "every part":
            return select
        case "own":
            return "VALUES (1, :number, :count)"
        case "transfer":
            # Both accounts of a transfer belong to one server. Without their old ids, the rows are numbered in order.
            return f"{select} WHERE EXISTS(SELECT 1 FROM part.account a WHERE a.id = r.debit) ORDER BY r.id"
        case "request":
            caused = " UNION ALL ".join(f"SELECT {by} FROM part.{other}" for other, by in _caused(connection))
            return f"{select} WHERE r.id IN ({caused}) OR NOT EXISTS(SELECT 1 FROM temp.cause c WHERE c.id = r.id)"
        case Follows(parent, by):
            # Start from the rows already in the part, and use the index of the table that refers to them.
            columns_of = select.removesuffix(f"main.{table} r")
            return f"{columns_of} part.{parent} p CROSS JOIN main.{table} r ON r.{by} = p.id"


def _columns(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    return (name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?, 'part')", (table,)))


def _caused(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Yield (table, column) for the tables whose rows name the request that caused them."""
    return (
        (table, column)
        for table in WAYS
        for (column,) in connection.execute(
            """SELECT "from" FROM pragma_foreign_key_list(?, 'main') WHERE "table" = 'request'""", (table,)
        )
    )
