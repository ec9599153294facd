"""``check`` for the many small files that tests leave. To read a file's schema, and to work out how each of its proofs
is looked up, takes longer than to look them up: here one connection does so once for all files."""

import os
import sqlite3
import threading
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from db.file.last_write import missing
from db.file.migrate import MIGRATIONS, migrate, read_migrations
from db.file.paths import beside, real_path
from db.upkeep.check import check, proved

_KEPT_STATEMENTS: Final = 256
_FORMATS: Final = slice(18, 20)
_CHANGES: Final = (slice(24, 28), slice(92, 96))
"""The places in a file's header: whether it is written through a log, and the number of its changes, by which SQLite
tells that another process has changed it."""
_SCHEMA: Final = slice(40, 44)
"""The place of the number of the schema's changes, by which SQLite tells whether what it knows of it still holds."""
_LOG, _NO_LOG = b"\x02\x02", b"\x01\x01"
_changes = count(1)


def checked(path: Path) -> list[str]:
    """``check``, of a file that nobody has open faster: all that it holds is proved as it lies on the disk. What its
    header says of the log, of which none is left, and the number of changes are not."""
    place = real_path(path)
    if not place.is_file() or missing(place) is not None or beside(place, "-wal").exists():
        return check(path)
    content = bytearray(place.read_bytes())
    # Another schema could have been changed as often as one before.
    if content[_FORMATS] != _LOG or content[_SCHEMA] != _as_migrated():
        return check(path)
    content[_FORMATS] = _NO_LOG
    # Never the same again: SQLite keeps nothing of the file before but its schema, and that only if it is the same.
    number = next(_changes).to_bytes(4, "big")
    for at in _CHANGES:
        content[at] = number
    descriptor, connection = _kept(os.getpid(), threading.get_ident())
    os.ftruncate(descriptor, len(content))
    os.pwrite(descriptor, content, 0)
    try:
        return proved(connection, place)
    except sqlite3.DatabaseError:
        # Not even its schema can be read.
        return check(path)
    finally:
        # One that is damaged is left in the middle.
        connection.rollback()


@cache
def _as_migrated() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "migrated.sqlite3"
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            migrate(connection, path, read_migrations(MIGRATIONS))
        return path.read_bytes()[_SCHEMA]


@cache
def _kept(process: int, thread: int) -> tuple[int, sqlite3.Connection]:
    """A file without a name, to be written, and a connection that reads it; of this thread alone."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "checked.sqlite3"
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        connection = sqlite3.connect(
            f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None, cached_statements=_KEPT_STATEMENTS
        )
    return descriptor, connection
