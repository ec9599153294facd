"""How long the library and the bot wait for Discord, in the hands of a test."""

import asyncio
from contextlib import suppress
from types import ModuleType
from typing import Any

from tests.harness.local_discord.journal import PATIENCE_SECONDS


class Hasty:
    """``asyncio`` as the library sees it, whose waits for better times are short."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)

    async def sleep(self, seconds: float, result: object = None) -> object:
        return await asyncio.sleep(min(seconds, 0.01), result)


class Patience:
    """``asyncio`` as modules of the bot see it: their patience with Discord ends when the test says so, and not because
    the machine is busy."""

    def __init__(self) -> None:
        self._limits: list[asyncio.Timeout] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def timeout(self, _: float) -> asyncio.Timeout:
        limit = asyncio.timeout(PATIENCE_SECONDS)
        self._limits.append(limit)
        return limit

    def ends(self) -> None:
        """With every call that is under way."""
        for limit in self._limits:
            # Most are over, and cannot be put forward any more.
            with suppress(RuntimeError):
                limit.reschedule(asyncio.get_running_loop().time())
        self._limits.clear()
