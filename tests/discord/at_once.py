"""A file whose statements run in the event loop's own turn.

The connection's thread is much work for the machine: each statement is handed over and back, while simcord looks again
and again whether the bot has come to rest. What a simulated Discord shows does not depend on it; bots that wait for
their thread play in ``test_sealed.py``, ``tests/faults`` and ``tests/faults_db``, and the connection itself is tested
in ``tests/db``.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import aiosqlite

from db.file.connection import Database


class AtOnce(aiosqlite.Connection):
    """Its thread only ends it."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        outcome = fn(*args, **kwargs)
        # Others have their turn meanwhile, as they have while a thread works.
        await asyncio.sleep(0)
        return outcome


def work_at_once(database: Database) -> None:
    database._outer.__class__ = AtOnce
