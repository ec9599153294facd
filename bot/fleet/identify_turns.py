"""Turns to begin a session. Discord takes one of a token in five seconds; of a large bot one of each bucket, which are
the shards modulo its ``max_concurrency``."""

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

IDENTIFY_EVERY_SECONDS: Final = 5.5
"""Discord's five, and the rest for ways to it that take now longer and now shorter."""


class IdentifyTurns(Protocol):
    async def turn(self, shard: int, buckets: int) -> None:
        """Returns when the shard may begin its session."""
        ...


class SpacedTurns:
    """Gives the turns of each bucket in the order in which they are asked for. ``now`` is a clock in seconds.

    One waits at a time, and the next only once its turn has come: a process that is held up sleeps longer than it meant
    to, and turns that were waited for side by side would then come in any order, and too close together."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
        every_seconds: float = IDENTIFY_EVERY_SECONDS,
    ) -> None:
        self._sleep = sleep
        self._now = now
        self._every_seconds = every_seconds
        self._free_at: dict[int, float] = {}
        """By bucket."""
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def turn(self, shard: int, buckets: int) -> None:
        bucket = shard % buckets
        async with self._lines[bucket]:
            seconds = self.next(shard, buckets)
            if seconds > 0:
                await self._sleep(seconds)
                self._free_at[bucket] = max(self._free_at[bucket], self._now() + self._every_seconds)

    def next(self, shard: int, buckets: int) -> float:
        """In how many seconds the shard's turn is, which is kept for it."""
        bucket, now = shard % buckets, self._now()
        at = max(now, self._free_at.get(bucket, -math.inf))
        self._free_at[bucket] = at + self._every_seconds
        return at - now
