"""A file whose statements run in the event loop's own turn.

The connection's thread is much work for the machine: each statement is handed over and back, while others look again
and again whether all is done. What players are shown does not depend on it. Bots that wait for their thread play in
``tests/discord/test_sealed.py``, ``tests/faults`` and ``tests/faults_db``; the connection is tested in ``tests/db``.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from unittest.mock import patch

import aiosqlite

T = TypeVar("T")


class ConnectionInTheLoop:
    """The part of aiosqlite's connection that the store uses. Others get on before each call is carried out, and before
    its outcome is told: a process may die at either."""

    def __init__(self, inner: sqlite3.Connection) -> None:
        self._inner = inner

    @classmethod
    async def connect(cls, path: Path, *, factory: Callable[..., sqlite3.Connection]) -> Self:
        return cls(factory(path))

    async def commit(self) -> None:
        await self._call(self._inner.commit)

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Any]:
        return await self._call(lambda: self._inner.execute(sql, parameters).fetchall())

    async def close(self) -> None:
        await self._call(self._inner.close)

    async def _call(self, run: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        outcome = run()
        await asyncio.sleep(0)
        return outcome


@contextmanager
def in_the_loop() -> Iterator[None]:
    """Files that are opened meanwhile work so as long as they are open."""
    with patch.object(aiosqlite, "connect", ConnectionInTheLoop.connect):
        yield
