"""Events that arrive later than the answer to the request that caused them."""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

LATE: Final = frozenset(
    {"THREAD_CREATE", "MESSAGE_CREATE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"}
)
"""The late events; every other event arrives before the answer."""
USUAL_SECONDS: Final = 0.02
MOST_SECONDS: Final = 0.3
SLOW_SHARE: Final = 0.05
"""The share of events that may take up to ``MOST_SECONDS``; the mean delay is 17 ms."""
SEED: Final = "LOCAL_DISCORD_SEED"
"""The environment variable that repeats a run's delays and lost answers."""


def seed() -> int:
    """Return the seed of the environment, or a new one."""
    return int(os.environ.get(SEED) or secrets.randbelow(2**32))


class Lateness:
    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self.on = True
        """False to deliver every event at once."""
        self._last: dict[tuple[str, Any], asyncio.Task[None]] = {}
        """The newest event in transit, by its kind and place."""

    async def bring(self, name: str, data: Any, deliver: Callable[[], Awaitable[None]]) -> None:
        """Deliver an event at once, or later in the background; events of one kind and channel keep their order."""
        if not self.on or name not in LATE:
            await deliver()
            return
        key = name, data.get("channel_id") or data.get("parent_id") or data.get("guild_id")
        task = asyncio.create_task(_later(self._seconds(), self._last.get(key), deliver))
        self._last[key] = task
        task.add_done_callback(lambda done: self._forget(key, done))

    async def all_told(self) -> None:
        """Wait until no event is in transit."""
        while self._last:
            await asyncio.wait(list(self._last.values()))

    async def stop(self) -> None:
        """Drop the events in transit."""
        self.on = False
        for task in list(self._last.values()):
            task.cancel()
        await self.all_told()

    def _seconds(self) -> float:
        return self._luck.uniform(0.0, MOST_SECONDS if self._luck.random() < SLOW_SHARE else USUAL_SECONDS)

    def _forget(self, key: tuple[str, Any], done: asyncio.Task[None]) -> None:
        if self._last.get(key) is done:
            del self._last[key]


async def _later(seconds: float, before: asyncio.Task[None] | None, deliver: Callable[[], Awaitable[None]]) -> None:
    await asyncio.sleep(seconds)
    if before is not None:
        await asyncio.wait({before})
    await deliver()
