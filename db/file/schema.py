"""The comparison of a file's tables and triggers with those that the migrations make.

The triggers guard the ledger: without one of them the bot would keep running and accept what it should refuse.
"""

import re
import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Final

from db.file.errors import DatabaseUnusable

_QUERY: Final = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'"
_SPELLING: Final = re.compile(r"""[\s"]+""")
"""Spaces and quotes, which SQLite's versions write differently when a table is renamed."""

Schema = dict[str, str]
"""(kind and name of a table, trigger or index) -> its SQL."""


def refuse_other(connection: sqlite3.Connection, path: Path, scripts: list[str]) -> None:
    """Raise DatabaseUnusable if the file differs from a file made by all the scripts."""
    found, wanted = _read(connection), _made_by(tuple(scripts))
    if found == wanted:
        # The texts are nearly always identical, and comparing them first is much faster than normalizing them.
        return
    found, wanted = _spelt_alike(found), _spelt_alike(wanted)
    wrong = [
        *(f"{thing} is missing" for thing in wanted if thing not in found),
        *(f"{thing} was changed" for thing in wanted if thing in found and found[thing] != wanted[thing]),
        *(f"{thing} was added" for thing in found if thing not in wanted),
    ]
    if not wrong:
        return
    more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
    raise DatabaseUnusable(f"{path} was changed by another program: {wrong[0]}{more}; restore a backup")


@lru_cache(maxsize=4)
def _made_by(scripts: tuple[str, ...]) -> Schema:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for script in scripts:
            connection.executescript(f"BEGIN;\n{script}\nCOMMIT;")
        return _read(connection)


def _read(connection: sqlite3.Connection) -> Schema:
    return {f"{kind} {name}": sql or "" for kind, name, sql in connection.execute(_QUERY)}


def _spelt_alike(schema: Schema) -> Schema:
    return {thing: _SPELLING.sub(" ", sql) for thing, sql in schema.items()}
