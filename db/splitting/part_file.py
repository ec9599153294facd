"""A part's file, from its creation to its proof."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.fleet.part import Part
from db.file.copying import copy_into
from db.file.errors import DatabaseUnusable
from db.file.last_write import is_unstarted_copy
from db.file.lock import make_private
from db.file.migrate import migrate, read_migrations
from db.splitting.filling import fill

_SCHEMA: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"

Schema = list[tuple[Any, ...]]


def write_part(
    whole: sqlite3.Connection, part: Part, target: Path, progress: Callable[[int, int], None] = lambda done, of: None
) -> None:
    """Create ``target`` with the part's rows of the whole file, and no trace of other rows.

    Raises sqlite3.Error, OSError, and DatabaseUnusable if it cannot be written or fails its proof.
    """
    draft = target.with_name(target.name + "-draft")
    make_private(draft)
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        # The journal may be unsafe: after a crash the draft is deleted.
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection, draft, read_migrations())
        schema = connection.execute(_SCHEMA).fetchall()
        _drop_triggers(connection, schema)
    _fill(whole, part, draft, progress)
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        _restore_triggers(connection, schema)
        copy_into(connection, target, goes_on=not is_unstarted_copy(whole))
    draft.unlink()
    with closing(sqlite3.connect(f"{target.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        if connection.execute(_SCHEMA).fetchall() != schema:
            raise DatabaseUnusable(f"{target} isn't what the migrations make")


def _fill(whole: sqlite3.Connection, part: Part, draft: Path, progress: Callable[[int, int], None]) -> None:
    whole.execute("ATTACH ? AS part", (f"{draft.as_uri()}?mode=rw",))
    try:
        whole.execute("PRAGMA part.journal_mode = OFF")
        whole.execute("PRAGMA part.synchronous = OFF")
        fill(whole, part, progress)
    finally:
        if whole.in_transaction:
            whole.rollback()
        whole.execute("DETACH part")


def _drop_triggers(connection: sqlite3.Connection, schema: Schema) -> None:
    _at_once(connection, [f"DROP TRIGGER {name}" for kind, name, *_ in schema if kind == "trigger"])


def _restore_triggers(connection: sqlite3.Connection, schema: Schema) -> None:
    _at_once(connection, [sql for kind, *_, sql in schema if kind == "trigger"])


def _at_once(connection: sqlite3.Connection, statements: list[str]) -> None:
    """Run the statements in one transaction.

    Without it, each of the hundreds of statements would wait for the disk.
    """
    connection.execute("BEGIN")
    for statement in statements:
        connection.execute(statement)
    connection.execute("COMMIT")
