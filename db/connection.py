"""The one read-write connection: WAL, durable at every commit, one process a file, writes gathered into batches."""

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from errno import EACCES
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite

from bot.tables.saving import StoreUnavailable
from db.batch import BatchConnection, Job, is_passing
from db.errors import DatabaseUnusable, SqliteTooOld
from db.identity import OpenFiles
from db.lock import FileLock, make_private
from db.migrate import MIGRATIONS, migrate, read_migrations, version_of
from db.place import beside, read_settled, settled

T = TypeVar("T")
Part = TypeVar("Part")

_SQLITE_LEAST: Final = (3, 37, 0)
_BATCH_MOST: Final = 500
_BUSY_SECONDS: Final = 5.0
_SWITCH_SECONDS: Final = 0.001
"""Every statement gives the interpreter's lock up, and the writing thread has it back at the next switch only: at
Python's usual 5 ms a busy event loop holds each batch up, and much less than this is spent on switching."""
_TELL_AGAIN_SECONDS: Final = 3600.0
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
    "mmap_size = 0",
    # Deleted decks are overwritten where they stood, also in pages that are given up: FAST leaves those as they were.
    "secure_delete = ON",
    "journal_size_limit = 67108864",
    # 64 MiB at the most, of pages that are in use: a thousand tables write on more than the usual two hold.
    "cache_size = -65536",
    # A page that a thousand tables change at every action is carried over to the file once for many changes. What is
    # committed is on the disk either way.
    "wal_autocheckpoint = 8000",
)

_Waiting = tuple[Job, asyncio.Future[Any]]
Watcher = Callable[[int, float, bool], None]
"""Told how many writes a batch held, how many seconds it took, and whether nothing of it was saved."""

log = logging.getLogger(__name__)


class Database:
    """Made by ``open``. ``write`` may be called from as many tasks as there are; the task that writes the batches lives
    only while there is something to write."""

    def __init__(self, path: Path, lock: FileLock, outer: aiosqlite.Connection, inner: BatchConnection) -> None:
        self._path = path
        self._lock = lock
        self._outer = outer
        self._inner = inner
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._studies: set[asyncio.Future[Any]] = set()
        self._failed = False
        self._told_until = 0.0
        """Loop time up to which a fault that may pass is not told again."""
        self._recovery_due = False
        self._shut: str | None = None
        """Why nothing more is written."""
        self.watcher: Watcher | None = None
        """Told of every batch."""

    @property
    def path(self) -> Path:
        return self._path

    @property
    def waiting(self) -> int:
        """Writes that no batch has taken up yet."""
        return len(self._waiting)

    @property
    def is_writable(self) -> bool:
        """False once the file has failed or is closed."""
        return self._shut is None

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Self:
        """Make the file and its folder where there are none, bring the schema up to date, and keep others out.
        Raises DatabaseError."""
        if sqlite3.sqlite_version_info < _SQLITE_LEAST:
            raise SqliteTooOld(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or later is needed")
        path = settled(path)
        lock = _prepare(path)
        try:
            _bring_up_to_date(path, migrations)
            return cls(path, lock, *await _connect(path))
        except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
            # The last where SQLite's own message quotes what is damaged.
            lock.release()
            raise DatabaseUnusable(f"cannot use {path} as a database: {error}") from error
        except BaseException:
            lock.release()
            raise

    async def write(self, run: Callable[[sqlite3.Connection], T], then: Callable[[T], None] | None = None) -> T:
        """Run in the connection's thread inside the next transaction; durable when it returns. What ``run`` raises
        undoes its own part only. A caller that is cancelled no longer learns the outcome, but the write goes on, and
        ``then`` is called in the event loop with what came of it as soon as it is durable.

        Raises StoreUnavailable where the file failed. After a full disk the next write is tried afresh; after any
        other fault none is until the file is opened again.
        """
        return await self.write_part(lambda connection, _: (run(connection),), None, then)

    async def write_part(
        self,
        write: Callable[[sqlite3.Connection, Sequence[Part]], Sequence[T]],
        part: Part,
        then: Callable[[T], None] | None = None,
    ) -> T:
        """The same for one of many like parts: those that come next to each other with the same ``write`` are written
        by one call of it, which gives a value for each, or raises where it refuses any; then they are tried apart."""
        if self._shut:
            raise StoreUnavailable(self._shut)
        job, outcome = Job(write, part, then), asyncio.get_running_loop().create_future()
        self._waiting.append((job, outcome))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_batches(), name="database writer")
        value: T = await outcome
        return value

    async def read(self, query: str, parameters: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a query, as committed. Raises StoreUnavailable."""
        try:
            return list(await self._outer.execute_fetchall(query, parameters))
        except (sqlite3.Error, ValueError) as error:
            raise StoreUnavailable(str(error)) from error

    async def study(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Run what reads much, as of one moment, in a thread and on a read-only connection of its own, so that no write
        waits for it. Raises StoreUnavailable."""
        if self._shut:
            raise StoreUnavailable(self._shut)
        study = asyncio.ensure_future(asyncio.to_thread(self._studied, run))
        self._studies.add(study)
        study.add_done_callback(self._studies.discard)
        try:
            # Its thread cannot be stopped: the file is let go only when it has ended, whoever still waits for it.
            value: T = await asyncio.shield(study)
            return value
        except (sqlite3.Error, DatabaseUnusable) as error:
            raise StoreUnavailable(str(error)) from error

    def _studied(self, run: Callable[[sqlite3.Connection], T]) -> T:
        with closing(read_settled(self._path)) as connection:
            connection.execute("BEGIN")
            return run(connection)

    async def close(self) -> None:
        """Finish what is under way and let the file go."""
        self._shut = self._shut or f"{self._path} is closed"
        if self._writer is not None:
            await self._writer
        await asyncio.gather(*self._studies, return_exceptions=True)
        try:
            await self._outer.close()
        finally:
            self._lock.release()

    async def _write_batches(self) -> None:
        try:
            while self._waiting and not self._failed:
                batch, self._waiting = self._waiting[:_BATCH_MOST], self._waiting[_BATCH_MOST:]
                await self._write_batch(batch)
        finally:
            self._writer = None
            # Empty, unless the file failed or the loop is being torn down.
            for job, outcome in self._waiting:
                _settle(outcome, job, RuntimeError(self._shut or "the program is ending"))
            self._waiting.clear()

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        self._inner.batch = [job for job, _ in batch]
        fault: BaseException | None = None
        begun = time.perf_counter()
        try:
            await self._outer.commit()
            fault = self._inner.fault
            self._note_recovery(fault)
        except BaseException as error:
            fault = error
            raise
        finally:
            if fault is not None:
                self._note(fault, len(batch))
            for job, outcome in batch:
                _settle(outcome, job, fault)
            if self.watcher is not None:
                self.watcher(len(batch), time.perf_counter() - begun, fault is not None)

    def _note(self, fault: BaseException, writes: int) -> None:
        """A fault that lasts is told once an hour, not at every try; on a nearly full disk small writes get through
        between the others."""
        passing = isinstance(fault, Exception) and is_passing(fault)
        now = asyncio.get_running_loop().time()
        if not passing or now >= self._told_until:
            until = "the next try" if passing else "the next start"
            log.error(
                "nothing of %d writes was saved to %s, nor will be until %s: %r", writes, self._path, until, fault
            )
            self._told_until = now + _TELL_AGAIN_SECONDS
            self._recovery_due = True
        if not passing:
            self._failed = True
            self._shut = f"{self._path} failed ({fault}): start again once it is mended"

    def _note_recovery(self, fault: Exception | None) -> None:
        if self._recovery_due and fault is None:
            self._recovery_due = False
            log.warning("%s can be written again", self._path)


def _settle(outcome: asyncio.Future[Any], job: Job, fault: BaseException | None) -> None:
    if fault is None:
        job.follow()
    # A cancelled caller's future is done already.
    if outcome.done():
        return
    if fault is not None:
        unavailable = StoreUnavailable(str(fault) or repr(fault))
        unavailable.__cause__ = fault
        outcome.set_exception(unavailable)
    elif job.error is not None:
        outcome.set_exception(job.error)
    else:
        outcome.set_result(job.value)


def _prepare(path: Path) -> FileLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUnusable(f"cannot make the folder {path.parent}: {error.strerror}") from error
    lock = FileLock(path)
    try:
        # Down cards are in it. SQLite gives its -wal and -shm the mode of the file.
        make_private(path)
        if not os.access(path, os.W_OK):
            raise PermissionError(EACCES, "the file is read-only")
    except OSError as error:
        lock.release()
        raise DatabaseUnusable(f"cannot write {path}: {error.strerror}") from error
    return lock


def _bring_up_to_date(path: Path, migrations: Path) -> None:
    with closing(sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)) as connection:
        # Another program's file stays as it is.
        version_of(connection, path)
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise DatabaseUnusable(f"{path} stands where SQLite cannot keep a write-ahead log: choose a local disk")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, path, read_migrations(migrations))


async def _connect(path: Path) -> tuple[aiosqlite.Connection, BatchConnection]:
    _quieten_statement_log()
    sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH_SECONDS))
    made: list[BatchConnection] = []

    def factory(*args: Any, **kwargs: Any) -> BatchConnection:
        made.append(BatchConnection(*args, **kwargs))
        return made[0]

    outer = await aiosqlite.connect(
        path, factory=factory, timeout=_BUSY_SECONDS, isolation_level=None, cached_statements=256
    )
    try:
        for pragma in _PRAGMAS:
            await outer.execute_fetchall(f"PRAGMA {pragma}")
        # The first read opens the write-ahead log.
        await outer.execute_fetchall("SELECT count(*) FROM sqlite_master")
        made[0].watch = OpenFiles(beside(path, ending) for ending in ("", "-wal", "-lock")).check
    except BaseException:
        await outer.close()
        raise
    return outer, made[0]


def _quieten_statement_log() -> None:
    """aiosqlite logs every statement with its values at DEBUG, down cards among them."""
    logger = logging.getLogger("aiosqlite")
    logger.setLevel(max(logger.level, logging.INFO))
