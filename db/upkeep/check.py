"""The check of a whole file.

It recomputes from the stored history all values that the schema's triggers maintain.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from db import audit_chain
from db.file.errors import DatabaseIncomplete, DatabaseUnusable
from db.file.last_write import missing
from db.file.paths import read_only_at, real_path
from db.upkeep.deal_readers import Progress, wrong_deals_of_all
from db.upkeep.deals import wrong_seals
from db.upkeep.proofs import PROOFS


def check(path: Path, processes: int = 1, progress: Progress | None = None) -> list[str]:
    """Check the file and return a line for each problem; no lines if none is found.

    The bot may be running. ``processes`` processes read the deals, and ``progress`` is called with the parts done.
    Raises DatabaseUnusable if the file is missing, is not a database, or belongs to another program.
    """
    place = real_path(path)
    loss = missing(place)
    try:
        with closing(read_only_at(place)) as connection:
            problems = proved(connection, place, processes, progress)
    except DatabaseUnusable as error:
        if loss is None:
            raise
        raise DatabaseIncomplete(loss.line) from error
    return problems if loss is None else [loss.line, *problems]


def proved(
    connection: sqlite3.Connection, place: Path, processes: int = 1, progress: Progress | None = None
) -> list[str]:
    """Return a line for each problem in the data; unlike ``check``, ignore the ``-written`` marker file.

    ``connection`` is open on the file at ``place``, outside a transaction.
    """
    # Only real tables: a view of the same name could count to infinity.
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"migration", "transfer", "account", "hand"} <= names:
        raise DatabaseUnusable(f"{place} isn't a database of this program")
    # All proofs read the same snapshot.
    connection.execute("BEGIN")
    return list(_problems(connection, place, processes, progress))


def _problems(connection: sqlite3.Connection, place: Path, processes: int, progress: Progress | None) -> Iterator[str]:
    try:
        for (line,) in connection.execute("PRAGMA integrity_check"):
            if line != "ok":
                yield f"the file is damaged: {line}"
        for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
            yield f"row {row} of {table} refers to no row of {parent}"
        for line, proof in PROOFS:
            for values in connection.execute(proof):
                yield line.format(*values)
        yield from _broken_chains(connection)
        # A running bot can truncate its log only after the readers are done.
        connection.execute("COMMIT")
        yield from wrong_seals(connection)
        yield from wrong_deals_of_all(connection, place, processes, progress)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        yield f"the file is damaged: {error}"


def _broken_chains(connection: sqlite3.Connection) -> Iterator[str]:
    for (guild_id,) in connection.execute("SELECT DISTINCT guild_id FROM audit").fetchall():
        number = audit_chain.first_broken(connection, guild_id)
        if number is not None:
            yield f"the audit log of guild {guild_id} is broken at entry {number}"
