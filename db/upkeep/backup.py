"""A copy of the database, made while it is in use, that has proved itself before it counts as one."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from db.file import last_write
from db.file.errors import DatabaseIncomplete, DatabaseUnusable
from db.file.place import read_only, settled
from db.upkeep.check import check


def backup(path: Path, target: Path) -> None:
    """Copy ``path`` to ``target``, readable by its owner only, and prove the copy's ledger. Raises DatabaseUnusable
    where the target exists, the source lacks something or cannot be read, or the copy does not prove; no new target is
    left then."""
    if (loss := last_write.missing(settled(path))) is not None:
        raise DatabaseIncomplete(loss.line)
    with closing(read_only(path)) as source:
        copy_into(source, target)
    try:
        problems = check(target)
    except DatabaseUnusable as error:
        target.unlink()
        raise DatabaseUnusable(f"{path} is not a database of this program") from error
    if problems:
        target.unlink()
        raise DatabaseUnusable(f"the copy of {path} does not prove: {problems[0]} ({len(problems)} problems)")


def copy_into(source: sqlite3.Connection, target: Path) -> None:
    """VACUUM INTO a new file, number it as a copy, open it again, and look it through. Raises DatabaseUnusable."""
    try:
        descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError as error:
        raise DatabaseUnusable(f"{target} exists: a backup never overwrites") from error
    except OSError as error:
        raise DatabaseUnusable(f"cannot write {target}: {error.strerror}") from error
    try:
        source.execute("VACUUM INTO ?", (str(target),))
        last_write.mark_as_copy(descriptor)
        os.fsync(descriptor)
        _look_through(target)
    except sqlite3.Error as error:
        target.unlink()
        raise DatabaseUnusable(f"the backup to {target} failed: {error}") from error
    finally:
        os.close(descriptor)


def _look_through(target: Path) -> None:
    with closing(read_only(target)) as copy:
        for (line,) in copy.execute("PRAGMA integrity_check"):
            if line != "ok":
                raise sqlite3.DatabaseError(str(line))
