"""The lock that allows only one process per database file.

It is a write transaction that is kept open on a small file beside the database. SQLite's own locks work the same way on
every system and end with the process, however it ends. Other processes can still read the small file, so a second start
can name the process that holds the lock.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from db.file.errors import DatabaseInUse, error_code, unusable
from db.file.paths import beside

_WAIT_SECONDS = 0.25


class FileLock:
    """The lock, held from construction until ``release``.

    Raises DatabaseInUse with the holder's process id, DatabaseFailing and DatabaseUnusable.
    """

    def __init__(self, database: Path) -> None:
        file = beside(database, "-lock")
        try:
            make_private(file)
            self._connection = sqlite3.connect(file, timeout=_WAIT_SECONDS, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise unusable(error, f"can't write {file}: {error}") from error
        try:
            self._take()
        except sqlite3.Error as error:
            self._connection.close()
            if error_code(error) != sqlite3.SQLITE_BUSY:
                raise unusable(error, f"can't write {file}: {error}") from error
            raise DatabaseInUse(f"{database} is in use by {_holder(file)}: stop that one first") from error

    def release(self) -> None:
        self._connection.close()

    def _take(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("CREATE TABLE IF NOT EXISTS holder(pid INTEGER NOT NULL)")
        self._connection.execute("DELETE FROM holder")
        self._connection.execute("INSERT INTO holder VALUES (?)", (os.getpid(),))
        self._connection.execute("COMMIT")
        self._connection.execute("BEGIN IMMEDIATE")


def make_private(path: Path) -> None:
    """Create the file if it is missing, readable by its owner only. Raises OSError.

    An existing file is never opened, because on POSIX closing it would drop the locks that this process holds on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    path.chmod(path.stat().st_mode & 0o700)


def _holder(file: Path) -> str:
    try:
        with closing(sqlite3.connect(file, timeout=_WAIT_SECONDS, isolation_level=None)) as reader:
            (pid,) = reader.execute("SELECT pid FROM holder").fetchone()
    except (sqlite3.Error, TypeError):
        return "another process"
    return f"process {pid}"
