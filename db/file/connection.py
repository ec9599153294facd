"""The one read-write connection: WAL, durable at every commit, one process a file, writes gathered into batches."""

import asyncio
import logging
import math
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from bot.fleet.part import Part
from bot.tables.saving import StoreUnavailable
from db.file.batch import Job, is_passing
from db.file.errors import DatabaseError, DatabaseUnusable, failed_in_use, unavailable
from db.file.migrate import MIGRATIONS
from db.file.opening import OpenFile, open_file
from db.file.paths import read_only_at

T = TypeVar("T")
P = TypeVar("P")

_BATCH_MOST: Final = 500
_TELL_AGAIN_SECONDS: Final = 3600.0
SWEEP_EVERY_SECONDS: Final = 1.0
SWEEP_MINUTES: Final = 5
"""Where no table closes meanwhile."""

_Waiting = tuple[Job, asyncio.Future[Any]]
Watcher = Callable[[int, float, bool], None]
"""Called after each batch with its number of writes, the seconds it took, and whether nothing of it was saved."""

log = logging.getLogger(__name__)


class Database:
    """Made by ``open``. ``write`` may be called from as many tasks as there are; the task that writes the batches lives
    only while there is something to write."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self._path = file.path
        self._outer = file.outer
        self._inner = file.inner
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._studies: set[asyncio.Future[Any]] = set()
        self._failure: DatabaseError | None = None
        self._told_until = 0.0
        """Loop time up to which a fault that may pass is not told again."""
        self._recovery_due = False
        self._to_sweep = False
        self._swept = -math.inf
        """Loop time of the last sweep."""
        self._shut: str | None = None
        """Why nothing more is written."""
        self.watcher: Watcher | None = None
        """Told of every batch."""
        self.on_failure: Callable[[], None] | None = None
        """Told once the file has failed: nothing more is written until it is opened again."""

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

    @property
    def failure(self) -> DatabaseError | None:
        """Why nothing more is written until the file is opened again; None where all is well."""
        return self._failure

    @classmethod
    async def open(
        cls, path: Path, migrations: Path = MIGRATIONS, *, accept_loss: bool = False, part: Part | None = None
    ) -> Self:
        """Make the file and its folder where there are none, bring the schema up to date, and keep others out. Goes on
        without what the file lacks of its last writes only where that loss is accepted. Another part's file is
        refused; without a ``part`` none is. Raises DatabaseError."""
        return cls(await open_file(path, migrations, accept_loss, part))

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
        write: Callable[[sqlite3.Connection, Sequence[P]], Sequence[T]],
        part: P,
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
        try:
            value: T = await outcome
        finally:
            # An error that is raised here holds this frame, and would hold itself by these: a cycle.
            del job, outcome
        return value

    async def read(self, query: str, parameters: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a query, as committed. Raises StoreUnavailable."""
        try:
            return list(await self._outer.execute_fetchall(query, parameters))
        except (sqlite3.Error, ValueError) as error:
            raise unavailable(error) from error

    def sweep(self) -> None:
        """Empty the log behind the writes under way, so that it holds no secrets of hands that are over. Not more often
        than once in ``SWEEP_EVERY_SECONDS``; whoever comes sooner is served by the next."""
        self._to_sweep = True
        if self._writer is None and not self._shut and self._may_sweep():
            self._writer = asyncio.create_task(self._write_batches(), name="database writer")

    async def until_idle(self) -> None:
        """Returns once nothing is being written or swept."""
        while self._writer is not None:
            await asyncio.shield(self._writer)

    async def sweep_now_and_then(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_MINUTES * 60)
            self.sweep()

    def _may_sweep(self) -> bool:
        return self._to_sweep and asyncio.get_running_loop().time() >= self._swept + SWEEP_EVERY_SECONDS

    async def _sweep(self) -> None:
        self._to_sweep, self._swept = False, asyncio.get_running_loop().time()
        self._inner.sweeps = True
        await self._outer.commit()
        fault = self._inner.fault
        if fault is not None and is_passing(fault):
            log.info("the log of %s is emptied another time: %s", self._path, fault)
        elif fault is not None:
            self._note(fault, 0)

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
            raise unavailable(error) from error

    def _studied(self, run: Callable[[sqlite3.Connection], T]) -> T:
        with closing(read_only_at(self._path)) as connection:
            connection.execute("BEGIN")
            return run(connection)

    async def close(self) -> None:
        """Finish the writes under way and let the file go."""
        self._shut = self._shut or f"{self._path} is closed"
        if self._writer is not None:
            await self._writer
        await asyncio.gather(*self._studies, return_exceptions=True)
        await self._file.close(in_order=self._failure is None)

    async def _write_batches(self) -> None:
        try:
            while (self._waiting or self._may_sweep()) and self._failure is None:
                batch, self._waiting = self._waiting[:_BATCH_MOST], self._waiting[_BATCH_MOST:]
                if batch:
                    await self._write_batch(batch)
                if self._may_sweep() and self._failure is None:
                    await self._sweep()
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
                _settle(outcome, job, fault, is_unsure=fault is self._inner.fault and self._inner.is_unsure)
            if self.watcher is not None:
                self.watcher(len(batch), time.perf_counter() - begun, fault is not None)

    def _note(self, fault: BaseException, writes: int) -> None:
        """Log a fault that lasts once an hour, not at every try; on a nearly full disk small writes get through between
        the others."""
        passing = isinstance(fault, Exception) and is_passing(fault)
        now = asyncio.get_running_loop().time()
        if not passing or now >= self._told_until:
            until = "the next try" if passing else "the next start"
            saved = "whether any" if self._inner.is_unsure else "nothing"
            told = "is unknown, and nothing more will be saved" if self._inner.is_unsure else "nor will be"
            log.error("%s of %d writes was saved to %s %s until %s: %r", saved, writes, self._path, told, until, fault)
            self._told_until = now + _TELL_AGAIN_SECONDS
            self._recovery_due = True
        if not passing:
            self._failure = failed_in_use(self._path, fault)
            self._shut = str(self._failure)
            if self.on_failure is not None:
                self.on_failure()

    def _note_recovery(self, fault: Exception | None) -> None:
        if self._recovery_due and fault is None:
            self._recovery_due = False
            log.warning("%s can be written again", self._path)


def _settle(outcome: asyncio.Future[Any], job: Job, fault: BaseException | None, *, is_unsure: bool = False) -> None:
    if fault is None:
        job.follow()
    # A cancelled caller's future is done already.
    if outcome.done():
        return
    if fault is not None:
        told = unavailable(fault, is_unsure=is_unsure)
        told.__cause__ = fault
        outcome.set_exception(told)
    elif job.error is not None:
        outcome.set_exception(job.error)
    else:
        outcome.set_result(job.value)
