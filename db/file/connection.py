"""The one read-write connection: WAL mode, durable commits, writes gathered into batches."""

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
"""The minutes between two sweeps if no table closes."""

_Waiting = tuple[Job, asyncio.Future[Any]]
Watcher = Callable[[int, float, bool], None]
"""A callback after each batch: (number of writes, seconds that it took, True if it failed)."""

log = logging.getLogger(__name__)


class Database:
    """The open file. Create it with ``open``.

    Any number of tasks may call ``write``. The task that writes the batches exists only while there is something to
    write.
    """

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
        """The loop time until which a temporary fault is not logged again."""
        self._recovery_due = False
        self._to_sweep = False
        self._swept = -math.inf
        """The loop time of the last sweep."""
        self._shut: str | None = None
        """The reason why nothing more is written; None while the file is open and sound."""
        self.watcher: Watcher | None = None
        """A callback after each batch."""
        self.on_failure: Callable[[], None] | None = None
        """A callback after a fault that stops all writes until the file is opened again."""

    @property
    def path(self) -> Path:
        return self._path

    @property
    def waiting(self) -> int:
        """Return the number of writes that are not yet in a batch."""
        return len(self._waiting)

    @property
    def is_writable(self) -> bool:
        """Return False once the file has failed or is closed."""
        return self._shut is None

    @property
    def failure(self) -> DatabaseError | None:
        """The reason why nothing more is written until the file is opened again; None while it works."""
        return self._failure

    @classmethod
    async def open(
        cls, path: Path, migrations: Path = MIGRATIONS, *, accept_loss: bool = False, part: Part | None = None
    ) -> Self:
        """Open the file for this process alone, and migrate it to the newest schema.

        Create the file and its folder if they are missing. ``part`` is the part of the fleet that this process runs;
        without it, the file of any part is opened. Raises DatabaseError, for example if the file belongs to another
        part, or lacks acknowledged writes and ``accept_loss`` is False.
        """
        return cls(await open_file(path, migrations, accept_loss, part))

    async def write(self, run: Callable[[sqlite3.Connection], T], then: Callable[[T], None] | None = None) -> T:
        """Call ``run`` in the connection's thread, inside the next transaction, and return its durable result.

        If ``run`` raises, only its own part is rolled back. If the caller is cancelled, the write still happens, and
        ``then`` is called in the event loop with the result as soon as it is durable.

        Raises StoreUnavailable if the file failed. After a full disk the next write is tried again; after any other
        fault, no write is tried until the file is opened again.
        """
        return await self.write_part(lambda connection, _: (run(connection),), None, then)

    async def write_part(
        self,
        write: Callable[[sqlite3.Connection, Sequence[P]], Sequence[T]],
        part: P,
        then: Callable[[T], None] | None = None,
    ) -> T:
        """Write one of many similar changes together with its neighbours in the queue.

        One call of ``write`` gets all neighbouring parts that use it, and returns a value for each. If a part is
        refused, it alone fails.
        """
        if self._shut:
            raise StoreUnavailable(self._shut)
        job, outcome = Job(write, part, then), asyncio.get_running_loop().create_future()
        self._waiting.append((job, outcome))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_batches(), name="database writer")
        try:
            value: T = await outcome
        finally:
            # A raised error refers to this frame; these names would refer back to it: a reference cycle.
            del job, outcome
        return value

    async def read(self, query: str, parameters: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """Return all rows of a query over committed data. Raises StoreUnavailable."""
        try:
            return list(await self._outer.execute_fetchall(query, parameters))
        except (sqlite3.Error, ValueError) as error:
            raise unavailable(error) from error

    def sweep(self) -> None:
        """Empty the write-ahead log after the pending writes, because it contains secrets of finished hands.

        Sweeps are at least ``SWEEP_EVERY_SECONDS`` apart. A call that comes too early takes effect at the next sweep.
        """
        self._to_sweep = True
        if self._writer is None and not self._shut and self._may_sweep():
            self._writer = asyncio.create_task(self._write_batches(), name="database writer")

    async def until_idle(self) -> None:
        """Wait until nothing is being written or swept."""
        while self._writer is not None:
            await asyncio.shield(self._writer)

    async def sweep_now_and_then(self) -> None:
        """Sweep at intervals until cancelled."""
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
            log.info("the log of %s will be emptied later: %s", self._path, fault)
        elif fault is not None:
            self._note(fault, 0)

    async def study(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Call ``run`` in a thread, on a separate read-only connection that sees the file as of one moment.

        Use it for long reads, so that no write waits for them. Raises StoreUnavailable.
        """
        if self._shut:
            raise StoreUnavailable(self._shut)
        study = asyncio.ensure_future(asyncio.to_thread(self._studied, run))
        self._studies.add(study)
        study.add_done_callback(self._studies.discard)
        try:
            # The thread cannot be stopped: the file is closed only when it has ended.
            value: T = await asyncio.shield(study)
            return value
        except (sqlite3.Error, DatabaseUnusable) as error:
            raise unavailable(error) from error

    def _studied(self, run: Callable[[sqlite3.Connection], T]) -> T:
        with closing(read_only_at(self._path)) as connection:
            connection.execute("BEGIN")
            return run(connection)

    async def close(self) -> None:
        """Finish the pending writes and close the file."""
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
        """Log a persistent fault once an hour instead of at each attempt.

        On a nearly full disk, small writes succeed between the failing ones.
        """
        passing = isinstance(fault, Exception) and is_passing(fault)
        now = asyncio.get_running_loop().time()
        if not passing or now >= self._told_until:
            until = "the next try" if passing else "the next start"
            saved = "whether any" if self._inner.is_unsure else "nothing"
            outcome = "is unknown, and nothing more will be saved" if self._inner.is_unsure else "nor will be"
            log.error(
                "%s of %d writes was saved to %s %s until %s: %r", saved, writes, self._path, outcome, until, fault
            )
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
    # The future of a cancelled caller is done already.
    if outcome.done():
        return
    if fault is not None:
        error = unavailable(fault, is_unsure=is_unsure)
        error.__cause__ = fault
        outcome.set_exception(error)
    elif job.error is not None:
        outcome.set_exception(job.error)
    else:
        outcome.set_result(job.value)
