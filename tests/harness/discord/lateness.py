"""Events that arrive later than the answer to the request that caused them."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from simcord.gateway import ShardRouter

from tests.harness.local_discord.lateness import LATE, MOST_SECONDS

NEXT_SECONDS: Final = 0.00001
"""The gap between one event of a kind and place and the next."""


class LateEvents:
    """Events delayed by up to ``MOST_SECONDS`` of simulated time, in order within a kind and channel."""

    def __init__(self, luck: Random, now: Callable[[], float]) -> None:
        self._luck, self._now = luck, now
        self.on = True
        """False to deliver every event at once."""
        self._coming: list[asyncio.TimerHandle] = []
        self._last = dict[tuple[str, Any], float]()
        """The arrival time of the newest event, by kind and place."""

    def router(self, *given: Any) -> ShardRouter:
        """Return a router that delivers events to one process; events in transit to the previous one are dropped."""
        self._coming.clear()
        return _LateRouter(self, *given)

    def bring(self, name: str, data: Mapping[str, Any], deliver: Callable[[], None]) -> None:
        if not self.on or name not in LATE:
            deliver()
            return
        now, key = self._now(), (name, data.get("channel_id") or data.get("parent_id") or data.get("guild_id"))
        due = max(now + self._seconds(name), self._last.get(key, 0.0) + NEXT_SECONDS)
        self._last[key] = due
        self._coming = [handle for handle in self._coming if handle.when() > now]
        self._coming.append(asyncio.get_running_loop().call_later(due - now, deliver))

    def bring_all(self) -> bool:
        """Deliver all events without waiting, and tell whether there were any."""
        coming = sorted((handle for handle in self._coming if handle.when() > self._now()), key=lambda one: one.when())
        self._coming.clear()
        for handle in coming:
            handle._run()
        return bool(coming)

    def _seconds(self, name: str) -> float:
        return self._luck.uniform(0.0, MOST_SECONDS)


class _LateRouter(ShardRouter):
    def __init__(self, late: LateEvents, *given: Any) -> None:
        super().__init__(*given)
        self._late = late

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        self._late.bring(event, payload, partial(super().feed, event, payload))
