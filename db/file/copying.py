"""Copying an open database into a new file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from db.file import last_write
from db.file.errors import DatabaseUnusable, unusable
from db.file.paths import read_only


def copy_into(source: sqlite3.Connection, target: Path, *, goes_on: bool = False) -> None:
    """Copy the database into a new file, mark the file as a copy, and check its integrity.

    It uses VACUUM INTO. ``goes_on``: the new file replaces the old one, so it is not marked as a copy. Raises
    DatabaseUnusable and DatabaseFailing.
    """
    try:
        descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError as error:
        raise DatabaseUnusable(f"{target} already exists, and backups don't overwrite") from error
    except OSError as error:
        raise unusable(error, f"can't write {target}: {error.strerror}") from error
    try:
        source.execute("VACUUM INTO ?", (str(target),))
        last_write.mark(descriptor, as_copy=not goes_on)
        os.fsync(descriptor)
        _look_through(target)
    except (sqlite3.Error, OSError) as error:
        target.unlink()
        raise unusable(error, f"the backup to {target} failed: {error}") from error
    finally:
        os.close(descriptor)


def _look_through(target: Path) -> None:
    with closing(read_only(target)) as copy:
        for (line,) in copy.execute("PRAGMA integrity_check"):
            if line != "ok":
                raise sqlite3.DatabaseError(str(line))
