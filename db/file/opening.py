"""Opening and closing the file for its one process.

Once a file is open, no write is missing, the schema is up to date, and a first write is on the disk.
``db.file.last_write`` says in which order this happens, and why.
"""

import logging
import os
import sqlite3
import sys
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from dataclasses import dataclass
from errno import EACCES
from pathlib import Path
from typing import Any, Final

import aiosqlite

from bot.fleet.part import Part
from db.file import copied, last_write
from db.file.batch import BUSY_MS, BatchConnection
from db.file.errors import DatabaseUnusable, SqliteTooOld, unusable
from db.file.identity import OpenFiles
from db.file.last_write import LastWrite, WriteMark
from db.file.lock import FileLock, make_private
from db.file.migrate import migrate, read_migrations, version_of
from db.file.parts import claim_for, refuse_another, refuse_split
from db.file.paths import beside, exists, reader, real_path
from db.file.unsure import UnsureFile

_SQLITE_LEAST: Final = (3, 37, 0)
_SWITCH_SECONDS: Final = 0.001
"""The interpreter's switch interval while the file is open, in seconds.

Every statement releases the interpreter's lock, and the writing thread gets it back at the next switch. At Python's
default of 5 ms, a busy event loop delays each batch; at 1 ms, switching costs much less than that delay.
"""
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
    "mmap_size = 0",
    # Overwrite deleted decks, in freed pages too: FAST would leave those as they were.
    "secure_delete = ON",
    "journal_size_limit = 67108864",
    # Up to 64 MiB of pages in use: a thousand tables write to more pages than the default of 2 MiB holds.
    "cache_size = -65536",
    # Checkpoint rarely: a page that a thousand tables change at every action is then copied once for many changes.
    # Committed data is on the disk either way.
    "wal_autocheckpoint = 8000",
)


@dataclass(slots=True)
class OpenFile:
    path: Path
    lock: FileLock
    keeper: sqlite3.Connection
    """A read-only connection that never checkpoints; while it is open, no other connection deletes the log."""
    outer: aiosqlite.Connection
    inner: BatchConnection
    """The SQLite connection that ``outer`` uses in its thread."""

    async def close(self, *, in_order: bool) -> None:
        """Close the file.

        After a failure (not ``in_order``) keep the log, so that the next start sees what the file holds.
        """
        try:
            if in_order and await self._has_ended():
                self.keeper.close()
            await self.outer.close()
        finally:
            self.keeper.close()
            if self.inner.last_write is not None:
                self.inner.last_write.close()
            self.lock.release()

    async def _has_ended(self) -> bool:
        assert self.inner.last_write is not None
        try:
            await self.outer.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
            await _note(self.outer, self.inner.last_write.next(), last_write.CLOSED)
        except (sqlite3.Error, ValueError):
            # ValueError: the connection is closed already.
            return False
        return True


async def open_file(path: Path, migrations: Path, accept_loss: bool, part: Part | None) -> OpenFile:
    """Open the file. If ``part`` is None, the file may belong to any part of a fleet.

    Raises DatabaseError, and then the file is closed again.
    """
    if sqlite3.sqlite_version_info < _SQLITE_LEAST:
        raise SqliteTooOld(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or later is needed")
    path = real_path(path)
    refuse_split(path)
    async with AsyncExitStack() as leaving:
        lock = _locked(path)
        leaving.callback(lock.release)
        try:
            record, keeper, inner = _prepared(path, migrations, accept_loss, part)
            leaving.callback(keeper.close)
            leaving.callback(inner.close)
            inner.last_write = LastWrite(path, record, _number(inner))
            leaving.callback(inner.last_write.close)
            outer = await _connect(path, inner)
            leaving.push_async_callback(outer.close)
            await _begin_to_write(outer, inner.last_write)
            inner.note_unsure = UnsureFile(path).note
            inner.watch = OpenFiles(beside(path, ending) for ending in ("", "-wal", "-lock")).check
        except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
            # UnicodeDecodeError: SQLite's own message quotes the damaged text.
            raise unusable(error, f"can't use {path} as a database: {error}") from error
        leaving.pop_all()
    return OpenFile(path, lock, keeper, outer, inner)


def _locked(path: Path) -> FileLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(error, f"can't make the folder {path.parent}: {error.strerror}") from error
    return FileLock(path)


def _prepared(
    path: Path, migrations: Path, accept_loss: bool, part: Part | None
) -> tuple[WriteMark, sqlite3.Connection, BatchConnection]:
    """Migrate the file; return its marker, the connection that keeps the log, and the one that writes."""
    lost = last_write.accept_or_refuse_loss(path, accept_loss)
    _look(path, part)
    record = last_write.begin(path, afresh=lost)
    _make_writable(path)
    with ExitStack() as leaving:
        keeper = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        leaving.callback(keeper.close)
        if exists(beside(path, "-wal")):
            _hold(keeper)
        # Created here so that the schema is read once; afterwards only its one thread uses it.
        connection = BatchConnection(
            path, timeout=BUSY_MS / 1000, isolation_level=None, cached_statements=256, check_same_thread=False
        )
        leaving.callback(connection.close)
        _bring_up_to_date(connection, path, migrations, part)
        if record.copied:
            copied.give_up(connection, path)
        _hold(keeper)
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
        leaving.pop_all()
    return record, keeper, connection


def _look(path: Path, part: Part | None) -> None:
    """Raise DatabaseUnusable if the file belongs to another program or another part.

    Call this before any file is created beside it.
    """
    if not path.is_file() or not path.stat().st_size:
        return
    # A file that cannot be read without writing, such as one with half a transaction, is checked once it may be written
    # to.
    with suppress(sqlite3.OperationalError), closing(reader(path)) as connection:
        version_of(connection, path)
        refuse_another(connection, path, part)


def _make_writable(path: Path) -> None:
    try:
        # Down cards are in it. SQLite gives its -wal and -shm the mode of the file.
        make_private(path)
        if not os.access(path, os.W_OK):
            raise PermissionError(EACCES, "the file is read-only")
    except OSError as error:
        raise unusable(error, f"can't write {path}: {error.strerror}") from error


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, migrations: Path, part: Part | None) -> None:
    version_of(connection, path)
    refuse_another(connection, path, part)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise DatabaseUnusable(f"SQLite can't keep a write-ahead log where {path} is: choose a local disk")
    connection.execute("PRAGMA synchronous = FULL")
    migrate(connection, path, read_migrations(migrations))
    claim_for(connection, part or Part())


def _hold(keeper: sqlite3.Connection) -> None:
    """Make the connection open the write-ahead log, by reading the file's header, which needs no schema."""
    keeper.execute("PRAGMA user_version").fetchone()


async def _connect(path: Path, inner: BatchConnection) -> aiosqlite.Connection:
    _quieten_statement_log()
    sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH_SECONDS))

    def factory(*_: Any, **__: Any) -> BatchConnection:
        return inner

    return await aiosqlite.connect(path, factory=factory)


def _number(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def _begin_to_write(outer: aiosqlite.Connection, last: LastWrite) -> None:
    """Empty the log, then mark the file as in use; each step is a synced write."""
    # Not in use: while its log is empty, nothing is missing.
    await _note(outer, last.next(), last_write.CLOSED)
    # While another connection reads, it copies as much as it can.
    ((is_busy, *_),) = await outer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    last.number = last.next()
    if not is_busy:
        last.reached(last.number)
    await _note(outer, last.next(), last_write.IN_USE)
    # Checkpoint without truncating: from here on the file itself says that it needs its log.
    await outer.execute_fetchall("PRAGMA wal_checkpoint(FULL)")
    last.acknowledge(last.next())
    last.sync()


async def _note(outer: aiosqlite.Connection, number: int, use: int) -> None:
    """Write the write number and the in-use flag into the header, in one transaction."""
    await outer.execute_fetchall("BEGIN IMMEDIATE")
    await outer.execute_fetchall(f"PRAGMA application_id = {use}")
    await outer.execute_fetchall(f"PRAGMA user_version = {number}")
    await outer.execute_fetchall("COMMIT")


def _quieten_statement_log() -> None:
    """Raise the level of aiosqlite's log.

    At DEBUG it logs every statement with its values, down cards included.
    """
    logger = logging.getLogger("aiosqlite")
    # Setting a level clears the cached levels of all loggers.
    if logger.level < logging.INFO:
        logger.setLevel(logging.INFO)
