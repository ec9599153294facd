"""Turns to begin a session. Discord takes one of a token in five seconds; of a large bot one of each bucket, which are
the shards modulo its ``max_concurrency``."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

IDENTIFY_EVERY_SECONDS: Final = 5.5
"""Discord's five, and the rest for ways to it that take now longer and now shorter."""


class IdentifyTurns(Protocol):
    async def turn(self, shard: int, buckets: int) -> None:
        """Returns when the shard may begin its session."""
        ...


class SpacedTurns:
    """Gives the turns of each bucket in the order in which they are asked for. ``now`` is a clock in seconds."""

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

    async def turn(self, shard: int, buckets: int) -> None:
        seconds = self.next(shard, buckets)
        if seconds > 0:
            await self._sleep(seconds)

    def next(self, shard: int, buckets: int) -> float:
        """In how many seconds the shard's turn is, which is kept for it."""
        bucket, now = shard % buckets, self._now()
        at = max(now, self._free_at.get(bucket, -math.inf))
        self._free_at[bucket] = at + self._every_seconds
        return at - now
