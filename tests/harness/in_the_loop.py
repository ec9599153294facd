"""A database whose statements run in the event loop instead of a thread.

Handing each statement to the connection's thread and back takes much time, while tests check again and again whether
everything is done. What players are shown does not depend on it. Bots that wait for their thread play in
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
    """The part of aiosqlite's connection that the store uses.

    Other tasks run before each call and again before its result is returned: a process may die at either point.
    """

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
    """Let databases opened in this context work without a thread for as long as they are open."""
    with patch.object(aiosqlite, "connect", ConnectionInTheLoop.connect):
        yield
