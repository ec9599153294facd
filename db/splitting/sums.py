"""Counting the contents of a database file, to compare the parts of a split with the whole file."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from db.file.errors import DatabaseUnusable
from db.file.paths import reader
from db.splitting.ways import WAYS

_TOLD: Final[dict[str, str]] = {
    "servers": """SELECT count(*) FROM (SELECT guild_id FROM account UNION SELECT guild_id FROM poker_table
        UNION SELECT guild_id FROM audit)""",
    "tables": "SELECT count(*) FROM poker_table",
    "hands": "SELECT count(*) FROM hand",
    "tournaments": "SELECT count(*) FROM tournament",
    "transfers": "SELECT count(*) FROM transfer",
    "audit log entries": "SELECT count(*) FROM audit",
    "chips created": "SELECT -coalesce(sum(balance), 0) FROM account WHERE kind IN ('issuer', 'mint', 'practice')",
    "chips in wallets": "SELECT coalesce(sum(balance), 0) FROM account WHERE kind = 'wallet'",
    "chips at tables": "SELECT coalesce(sum(balance), 0) FROM account WHERE kind IN ('seat', 'pot')",
    "chips in tournaments": "SELECT coalesce(sum(balance), 0) FROM account WHERE kind IN ('prize', 'bounty', 'entry')",
}


@dataclass(frozen=True, slots=True)
class Sums:
    told: dict[str, int]
    """The totals that are shown to the host, in order."""
    rows: dict[str, int]
    """Table -> number of rows, for tables whose rows each go into one part."""
    shared: dict[str, int]
    """Table -> number of rows, for tables that every part has completely."""


def sums_of(path: Path) -> Sums:
    """Count the contents of the file. Raises sqlite3.Error."""
    with closing(reader(path)) as connection:
        connection.execute("BEGIN")
        return Sums(
            {name: _number(connection, query) for name, query in _TOLD.items()},
            _rows(connection, [table for table, way in WAYS.items() if way not in ("every part", "request", "own")]),
            _rows(connection, [table for table, way in WAYS.items() if way == "every part"]),
        )


def refuse_difference(whole: Sums, parts: list[Sums]) -> None:
    """Raise DatabaseUnusable unless the parts add up to the whole."""
    compared = [(name, count, sum(part.told[name] for part in parts)) for name, count in whole.told.items()]
    for table, count in whole.rows.items():
        compared.append((f"rows of {table}", count, sum(part.rows[table] for part in parts)))
    for table, count in whole.shared.items():
        compared += [(f"rows of {table}", count, part.shared[table]) for part in parts]
    for name, count, found in compared:
        if count != found:
            raise DatabaseUnusable(f"the file has {count} {name}, and its parts have {found}: nothing was changed")


def _rows(connection: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    return {table: _number(connection, f"SELECT count(*) FROM {table}") for table in tables}


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])
