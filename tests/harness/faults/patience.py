"""The time that the library and the bot wait for Discord, controlled by the test."""

import asyncio
from contextlib import suppress
from types import ModuleType
from typing import Any

from tests.harness.local_discord.journal import PATIENCE_SECONDS


class Hasty:
    """A stand-in for the library's ``asyncio`` in which the sleeps between retries are short."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)

    async def sleep(self, seconds: float, result: object = None) -> object:
        return await asyncio.sleep(min(seconds, 0.01), result)


class Patience:
    """A stand-in for ``asyncio`` in modules of the bot: timeouts end when the test says so, not on a busy machine."""

    def __init__(self) -> None:
        self._limits: list[asyncio.Timeout] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def timeout(self, _: float) -> asyncio.Timeout:
        limit = asyncio.timeout(PATIENCE_SECONDS)
        self._limits.append(limit)
        return limit

    def ends(self) -> None:
        """Expire the timeouts of all requests in progress."""
        for limit in self._limits:
            # Most have ended already and cannot be rescheduled.
            with suppress(RuntimeError):
                limit.reschedule(asyncio.get_running_loop().time())
        self._limits.clear()
