"""The paths of a database.

SQLite follows a symbolic link and keeps its log beside the link's target. So every path is resolved once, before any
file beside it is looked for.
"""

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

from db.file.errors import DatabaseUnusable, unusable


def real_path(path: Path) -> Path:
    """Return the path with all symbolic links resolved; the file need not exist.

    Raises DatabaseUnusable for a folder, for a circle of links, and for a file with more than one hard link: each name
    would have its own log and lock, so two bots could open the file at once.
    """
    try:
        place = path.resolve()
        status = _status(place)
    except (OSError, RuntimeError) as error:
        raise unusable(error, f"{path} can't be followed to a file: {error}") from error
    if status is not None and stat.S_ISDIR(status.st_mode):
        raise DatabaseUnusable(f"can't use {path} as a database: it's a folder")
    if status is not None and stat.S_ISREG(status.st_mode) and status.st_nlink > 1:
        raise DatabaseUnusable(
            f"{path} has {status.st_nlink} names (hard links), and two bots could open it under two of them: "
            "delete the others, or put a copy in its place"
        )
    return place


def _status(path: Path) -> os.stat_result | None:
    """Return the file's status; None if it is missing.

    Raises OSError for a circle of links: ``Path.resolve`` returns it as it is since Python 3.13.
    """
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def exists(path: Path) -> bool:
    """Return True if the file is there. Raises DatabaseError if the system can't say.

    ``Path.exists`` returns False then since Python 3.14, and a file read without its log lacks its newest writes.
    """
    return size(path) is not None


def size(path: Path) -> int | None:
    """Return the file's size in bytes; None if it is missing. Raises DatabaseError if the system can't say."""
    try:
        status = _status(path)
    except OSError as error:
        raise unusable(error, f"can't look at {path}: {error.strerror}") from error
    return None if status is None else status.st_size


def unwritable(path: Path) -> str | None:
    """Return the reason why the file cannot be written or created; None if it can.

    The reason is one line that says what to do. Nothing is changed.
    """
    if os.path.exists(path) and not os.access(path, os.W_OK):
        return f"can't write {path}: the file is read-only for this user"
    folder = next(each for each in path.absolute().parents if os.path.lexists(each))
    if not os.path.isdir(folder):
        return f"can't make the folder {path.parent}: {folder} isn't a folder"
    if not os.access(folder, os.W_OK | os.X_OK):
        return f"can't write in the folder {folder}: it is read-only for this user"
    return None


def beside(path: Path, ending: str) -> Path:
    """Return the path of a companion file: beside the database, with the database's name and this ending."""
    return path.with_name(path.name + ending)


def read_only(path: Path) -> sqlite3.Connection:
    """Open the file read-only, in autocommit mode. Raises DatabaseUnusable."""
    return read_only_at(real_path(path))


def read_only_at(path: Path) -> sqlite3.Connection:
    """Open a path that ``real_path`` returned, read-only, in autocommit mode."""
    if not path.is_file():
        state = "is a folder" if path.is_dir() else "doesn't exist"
        raise DatabaseUnusable(f"there's no database at {path}: it {state}")
    connection = None
    try:
        connection = reader(path)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        # UnicodeDecodeError: SQLite's own message quotes the damaged text.
        if connection is not None:
            connection.close()
        raise DatabaseUnusable(f"{path} can't be read as a database: {error}") from error
    return connection


def reader(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Return a read-only connection in autocommit mode; ``alone`` ignores the log.

    Raises sqlite3.Error and DatabaseError.

    If nobody has the file open, there is no -wal beside it. It is then opened as immutable, so that none is created,
    which also works in a folder that cannot be written. If there is a -wal, it contains the newest writes and must be
    read.
    """
    alone = alone or not exists(beside(path, "-wal"))
    mode = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, isolation_level=None)


def sync_folder(folder: Path) -> None:
    """Sync the folder, if the system can, so that a new file name survives a power cut."""
    with suppress(PermissionError, IsADirectoryError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
