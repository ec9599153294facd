"""A clock for a bot on real sockets that a test moves ahead."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.common.house_clock import LEAST_MS, HouseClock, seconds_since_boot

STEP_SECONDS: Final = LEAST_MS / 1000 - 1
"""A longer step would look like a process that was suspended."""


class Ring:
    """A timer, set to the real time that is left until it fires."""

    def __init__(self, due: float, callback: Callable[[], None], rings: "set[Ring]") -> None:
        self.due = due
        self._callback = callback
        self._rings = rings
        self._handle: asyncio.TimerHandle | None = None
        rings.add(self)

    def set(self, now: float) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, self.due - now), self._ring)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._rings.discard(self)

    def _ring(self) -> None:
        self._rings.discard(self)
        self._callback()


class AheadClock:
    """A clock ahead of the real one; ``house_clock`` replaces the bot's own."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._rings = set[Ring]()

    def house_clock(self, now: Callable[[], datetime]) -> HouseClock:
        return HouseClock(lambda: now() + timedelta(seconds=self._ahead), steady=self._now, call_later=self._call_later)

    async def pass_hours(self, hours: float) -> None:
        """Move the clock ahead in steps, and let everything due in between happen; Discord's answers take real time."""
        until = self._ahead + hours * 3600
        while self._ahead < until:
            self._ahead += STEP_SECONDS
            for ring in list(self._rings):
                ring.set(self._now())
            await asyncio.sleep(0.001)

    def _now(self) -> float:
        return seconds_since_boot() + self._ahead

    def _call_later(self, seconds: float, callback: Callable[[], None]) -> Ring:
        ring = Ring(self._now() + seconds, callback, self._rings)
        ring.set(self._now())
        return ring
