"""The database's work as steps of the event loop instead of a thread.

Each step comes after a random delay, and sometimes the disk is full. Each write that reached the file is reported,
since the process may crash right after it.
"""

import asyncio
import random
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import aiosqlite

import db.file.opening
from db.file.batch import BatchConnection
from tests.soak.crash_loop import SteppedLoop

_DELAYS_SECONDS = (*(0.0,) * 30, *(0.001, 0.02) * 8, 70.0)
"""The last one is longer than a turn, so that time runs out during the write."""


class Disk:
    """A disk; ``full_rate`` is the probability that a batch finds it full."""

    def __init__(self, full_rate: float = 0.0) -> None:
        self.full_rate = full_rate
        self.busy = False
        self.landed: Callable[[], None] = nothing


def nothing() -> None:
    """Do nothing."""


class Computer(SteppedLoop):
    """An event loop with its disk."""

    def __init__(self, chance: random.Random, at_seconds: float, disk: Disk) -> None:
        super().__init__(chance, at_seconds)
        self.disk = disk


class WatchedConnection(BatchConnection):
    """A connection that reports each write to the file, and fails at random."""

    disk = Disk()
    _left: int | None = None
    """Statements until the disk is full; None for never."""
    _in_batch = False

    def commit(self) -> None:
        computer = asyncio.get_running_loop()
        assert isinstance(computer, Computer)
        self.disk = computer.disk
        full = computer.chance.random() < self.disk.full_rate
        self._left = computer.chance.choice((0, 1, 2, 3, 5, 8, 13)) if full else None
        self._in_batch = True
        try:
            super().commit()
        finally:
            self._in_batch = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        self._fail_when_due(sql)
        cursor = super().execute(sql, parameters)
        self._report()
        return cursor

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        self._fail_when_due(sql)
        cursor = super().executemany(sql, parameters)
        self._report()
        return cursor

    def _fail_when_due(self, sql: str) -> None:
        if not self._in_batch or self._left is None:
            return
        self._left -= 1
        # A shorter batch fails at its commit.
        if self._left < 0 or sql == "COMMIT":
            self._left = None
            if self.in_transaction:
                self.rollback()
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    def _report(self) -> None:
        if self._in_batch and not self.in_transaction:
            self.disk.landed()


class InlineConnection:
    """The part of aiosqlite's connection that the store uses; calls run in their order, one per step."""

    def __init__(self, inner: sqlite3.Connection, computer: Computer) -> None:
        self._inner = inner
        self._computer = computer
        self._calls: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()

    async def commit(self) -> None:
        await self._call(self._inner.commit)

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Any]:
        def run() -> list[Any]:
            return self._inner.execute(sql, parameters).fetchall()

        return cast(list[Any], await self._call(run))

    async def close(self) -> None:
        await self._call(self._inner.close)

    async def _call(self, run: Callable[[], Any]) -> Any:
        outcome: asyncio.Future[Any] = self._computer.create_future()
        self._calls.append((run, outcome))
        if len(self._calls) == 1:
            self._start()
        return await outcome

    def _start(self) -> None:
        self._computer.disk.busy = True
        self._computer.call_later(self._computer.chance.choice(_DELAYS_SECONDS), self._run)

    def _run(self) -> None:
        run, outcome = self._calls[0]
        try:
            value, error = run(), None
        except Exception as raised:
            value, error = None, raised
        self._computer.call_soon(self._deliver, outcome, value, error)

    def _deliver(self, outcome: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
        self._calls.popleft()
        self._computer.disk.busy = bool(self._calls)
        if self._calls:
            self._start()
        if outcome.done():
            return
        if error is None:
            outcome.set_result(value)
        else:
            outcome.set_exception(error)


async def _connect(path: Path, *, factory: Callable[..., sqlite3.Connection], **options: Any) -> InlineConnection:
    computer = asyncio.get_running_loop()
    assert isinstance(computer, Computer)
    return InlineConnection(factory(path, **options), computer)


@contextmanager
def without_threads() -> Iterator[None]:
    """Run stores that are opened meanwhile on their ``Computer``, without threads."""
    with (
        patch.object(aiosqlite, "connect", _connect),
        patch.object(db.file.opening, "BatchConnection", WatchedConnection),
    ):
        yield
