"""The clock of the house: the wall clock, watched by the machine's steady one, which nobody can put.

A wall clock jumps where somebody puts it. Where the process or the whole machine stood still, the clock was not looked
at for a while; a steady clock that stands still with a suspended machine makes of that a jump, too. Either way play was
impossible meanwhile: whoever watches the clock is told, moves their deadlines, and shows their times anew. What is
shorter than ``LEAST_MS``, as the corrections of a time server are, is taken as it comes.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from bot.common.outages import Outage
from bot.common.tracebacks import where

log = logging.getLogger(__name__)

LOOK_EVERY_SECONDS: Final = 1.0
LEAST_MS: Final = 5_000
"""A jump or a stop counts from here on. A busy process may look so late."""


class Handle(Protocol):
    def cancel(self) -> None: ...


CallLater = Callable[[float, Callable[[], None]], Handle]


def seconds_since_boot() -> float:
    """Nobody can put this clock. On Linux it goes on while the machine is suspended, as Discord's clocks do."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def _in_the_loop(seconds: float, callback: Callable[[], None]) -> Handle:
    return asyncio.get_running_loop().call_later(seconds, callback)


class Alarm:
    """Rings once, unless it is cancelled."""

    __slots__ = ("_alarms", "at_ms", "callback", "cancelled", "handle")

    def __init__(self, at_ms: int, callback: Callable[[], None], alarms: "set[Alarm]") -> None:
        self.at_ms = at_ms
        self.callback = callback
        self.cancelled = False
        self.handle: Handle | None = None
        self._alarms = alarms
        alarms.add(self)

    def cancel(self) -> None:
        self.cancelled = True
        self.over()

    def over(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
        self._alarms.discard(self)


class HouseClock:
    """``now`` gives an aware datetime, ``steady`` the seconds of a clock that never jumps. It is watched only while it
    is ``running``; till then its alarms ring after the time that they were set for."""

    def __init__(
        self,
        now: Callable[[], datetime],
        *,
        steady: Callable[[], float] = seconds_since_boot,
        call_later: CallLater = _in_the_loop,
    ) -> None:
        self._now = now
        self._seconds = steady
        self._call_later = call_later
        self._alarms: set[Alarm] = set()
        self._listeners: list[Callable[[Outage], None]] = []
        self._seen: tuple[int, int] | None = None
        """The wall clock and the steady one when they were last looked at; None while it is not running."""
        self.steady: Final = SteadyTimer(self._wall_ms, self._steady_ms, call_later)
        """For waits that have nothing to do with the time of day."""

    def now_ms(self) -> int:
        now_ms = self._wall_ms()
        if self._seen is not None:
            self._compare(now_ms, *self._seen)
        return now_ms

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Alarm:
        """A moment that has passed means as soon as possible. Where the clock jumps it rings at that time all the
        same, and no later than it would have without the jump: then perhaps before that time."""
        alarm = Alarm(at_ms, callback, self._alarms)
        self._set(alarm, self.now_ms())
        return alarm

    async def sleep(self, seconds: float) -> None:
        """As ``call_at``: until it would have been that time, jump or no jump."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = self.call_at(self.now_ms() + round(seconds * 1000), partial(_set_result, over))
        try:
            await over
        finally:
            alarm.cancel()

    def watch(self, listener: Callable[[Outage], None]) -> None:
        """Call it at once after each outage, before anything else is done by the new time; it must not wait."""
        self._listeners.append(listener)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Look at it every second meanwhile, and at each reading."""
        self._seen = self._wall_ms(), self._steady_ms()
        look = _Looks(self._call_later, self.now_ms)
        try:
            yield
        finally:
            look.cancel()
            self._seen = None

    def _wall_ms(self) -> int:
        return round(self._now().timestamp() * 1000)

    def _steady_ms(self) -> int:
        return round(self._seconds() * 1000)

    def _set(self, alarm: Alarm, now_ms: int) -> None:
        alarm.handle = self._call_later(max(0, alarm.at_ms - now_ms) / 1000, partial(self._ring, alarm))

    def _ring(self, alarm: Alarm) -> None:
        # Whoever hears of an outage may take back what they have set before it.
        self.now_ms()
        if not alarm.cancelled:
            alarm.over()
            alarm.callback()

    def _compare(self, wall_ms: int, seen_wall_ms: int, seen_steady_ms: int) -> None:
        steady_ms = self._steady_ms()
        self._seen = wall_ms, steady_ms
        passed_ms = steady_ms - seen_steady_ms
        due_ms = seen_wall_ms + passed_ms
        if passed_ms > LEAST_MS:
            log.warning("the process stood still for %.0f seconds", passed_ms / 1000)
            self._tell(Outage(seen_wall_ms, wall_ms))
        elif abs(wall_ms - due_ms) > LEAST_MS:
            log.warning("the clock jumped by %+.0f seconds", (wall_ms - due_ms) / 1000)
            self._tell(Outage(due_ms, wall_ms))

    def _tell(self, outage: Outage) -> None:
        if outage.lost_ms > 0:
            for alarm in list(self._alarms):
                if alarm.handle is not None:
                    alarm.handle.cancel()
                self._set(alarm, outage.to_ms)
        for listener in self._listeners:
            try:
                listener(outage)
            except Exception as error:
                log.error("an outage could not be told: %s", where(error))


class _Looks:
    """Calls ``look`` again and again until it is cancelled."""

    def __init__(self, call_later: CallLater, look: Callable[[], object]) -> None:
        self._call_later = call_later
        self._look = look
        self._handle = call_later(LOOK_EVERY_SECONDS, self._ring)

    def cancel(self) -> None:
        self._handle.cancel()

    def _ring(self) -> None:
        self._handle = self._call_later(LOOK_EVERY_SECONDS, self._ring)
        self._look()


class SteadyTimer:
    """A clock that never jumps, and alarms by it. It shows the wall clock's time when it is first read, for what is
    compared with the time of a message."""

    def __init__(self, wall_ms: Callable[[], int], steady_ms: Callable[[], int], call_later: CallLater) -> None:
        self._wall_ms = wall_ms
        self._steady_ms = steady_ms
        self._call_later = call_later
        self._ahead_ms: int | None = None

    def now_ms(self) -> int:
        steady_ms = self._steady_ms()
        if self._ahead_ms is None:
            self._ahead_ms = self._wall_ms() - steady_ms
        return self._ahead_ms + steady_ms

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Handle:
        """A moment that has passed means as soon as possible."""
        return self._call_later(max(0, at_ms - self.now_ms()) / 1000, callback)


def _set_result(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
