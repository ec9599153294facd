"""Turns for shards to begin a gateway session.

Discord accepts one identify per token in 5 seconds; from a large bot, one per bucket. A shard's bucket is its number
modulo ``max_concurrency``.
"""

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

IDENTIFY_EVERY_SECONDS: Final = 5.5
"""The time between two turns of a bucket: Discord's 5 seconds, and a margin for network delays."""


class IdentifyTurns(Protocol):
    async def turn(self, shard: int, buckets: int) -> None:
        """Wait until the shard may begin its session."""
        ...


class SpacedTurns:
    """The turns of each bucket, in the order in which shards ask for them. ``now`` is a clock in seconds.

    Shards wait one at a time. A busy process sleeps longer than planned, so shards that waited in parallel could begin
    in any order and too close together.
    """

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
        """Bucket -> the time of its next free turn."""
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def turn(self, shard: int, buckets: int) -> None:
        bucket = shard % buckets
        async with self._lines[bucket]:
            seconds = self.next(shard, buckets)
            if seconds > 0:
                await self._sleep(seconds)
                self._free_at[bucket] = max(self._free_at[bucket], self._now() + self._every_seconds)

    def next(self, shard: int, buckets: int) -> float:
        """Reserve the shard's turn, and return the number of seconds until then."""
        bucket, now = shard % buckets, self._now()
        at = max(now, self._free_at.get(bucket, -math.inf))
        self._free_at[bucket] = at + self._every_seconds
        return at - now
