"""The bot's clock: the wall clock, compared with a steady clock that nobody can set.

The wall clock jumps when somebody sets it. If the process or the machine was suspended, the clock was not read for a
while; on a machine where the steady clock stops during that time, this looks like a jump too. In both cases play was
impossible for that time. The clock then calls its listeners, which move their deadlines and show the new times. Changes
shorter than ``LEAST_MS``, like the corrections of a time server, are ignored.
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
"""The minimum jump or stop of the clock that is reported, in ms.

A busy process may read the clocks late, but not as late as this.
"""


class Handle(Protocol):
    def cancel(self) -> None: ...


CallLater = Callable[[float, Callable[[], None]], Handle]


def seconds_since_boot() -> float:
    """Return the time of a clock that nobody can set, in seconds.

    On Linux it continues while the machine is suspended, as Discord's clocks do.
    """
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def _in_the_loop(seconds: float, callback: Callable[[], None]) -> Handle:
    return asyncio.get_running_loop().call_later(seconds, callback)


class Alarm:
    """A timer that calls its callback once, unless it is cancelled before."""

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
    """The bot's clock and timers.

    ``now`` returns an aware datetime, ``steady`` the seconds of a clock that never jumps. Jumps of the clock are
    detected only while ``running`` is entered; before that, a timer simply runs for its duration.
    """

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
        self._last_reading: tuple[int, int] | None = None
        """The wall clock's and the steady clock's time at the last reading; None outside ``running``."""
        self.steady: Final = SteadyTimer(self._wall_ms, self._steady_ms, call_later)
        """A timer for delays that do not depend on the time of day."""

    def now_ms(self) -> int:
        now_ms = self._wall_ms()
        if self._last_reading is not None:
            self._compare(now_ms, *self._last_reading)
        return now_ms

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Alarm:
        """Call the callback at that time; if it has passed, as soon as possible.

        If the wall clock jumps forward, the timer still calls at that time. If it is set back, the timer keeps its
        duration, and so calls before that time.
        """
        alarm = Alarm(at_ms, callback, self._alarms)
        self._set(alarm, self.now_ms())
        return alarm

    async def sleep(self, seconds: float) -> None:
        """Sleep for ``seconds``.

        A forward jump of the wall clock shortens the sleep, as in ``call_at``.
        """
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = self.call_at(self.now_ms() + round(seconds * 1000), partial(_set_result, over))
        try:
            await over
        finally:
            alarm.cancel()

    def watch(self, listener: Callable[[Outage], None]) -> None:
        """Register a listener, which is called right after each outage, before anything uses the new time.

        It must not block.
        """
        self._listeners.append(listener)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Compare the two clocks every second, and at each reading, until the end of the block."""
        self._last_reading = self._wall_ms(), self._steady_ms()
        repeated = _RepeatedCall(self._call_later, self.now_ms)
        try:
            yield
        finally:
            repeated.cancel()
            self._last_reading = None

    def _wall_ms(self) -> int:
        return round(self._now().timestamp() * 1000)

    def _steady_ms(self) -> int:
        return round(self._seconds() * 1000)

    def _set(self, alarm: Alarm, now_ms: int) -> None:
        alarm.handle = self._call_later(max(0, alarm.at_ms - now_ms) / 1000, partial(self._ring, alarm))

    def _ring(self, alarm: Alarm) -> None:
        # Reading the clock may report an outage, whose listener may cancel this timer.
        self.now_ms()
        if not alarm.cancelled:
            alarm.over()
            alarm.callback()

    def _compare(self, wall_ms: int, seen_wall_ms: int, seen_steady_ms: int) -> None:
        steady_ms = self._steady_ms()
        self._last_reading = wall_ms, steady_ms
        passed_ms = steady_ms - seen_steady_ms
        due_ms = seen_wall_ms + passed_ms
        if passed_ms > LEAST_MS:
            log.warning("the process stood still for %.0f seconds", passed_ms / 1000)
            self._report(Outage(seen_wall_ms, wall_ms))
        elif abs(wall_ms - due_ms) > LEAST_MS:
            log.warning("the clock jumped by %+.0f seconds", (wall_ms - due_ms) / 1000)
            self._report(Outage(due_ms, wall_ms))

    def _report(self, outage: Outage) -> None:
        if outage.lost_ms > 0:
            for alarm in list(self._alarms):
                if alarm.handle is not None:
                    alarm.handle.cancel()
                self._set(alarm, outage.to_ms)
        for listener in self._listeners:
            try:
                listener(outage)
            except Exception as error:
                log.error("a listener failed to handle an outage: %s", where(error))


class _RepeatedCall:
    """A timer that calls its callback at intervals until it is cancelled."""

    def __init__(self, call_later: CallLater, callback: Callable[[], object]) -> None:
        self._call_later = call_later
        self._callback = callback
        self._handle = call_later(LOOK_EVERY_SECONDS, self._ring)

    def cancel(self) -> None:
        self._handle.cancel()

    def _ring(self) -> None:
        self._handle = self._call_later(LOOK_EVERY_SECONDS, self._ring)
        self._callback()


class SteadyTimer:
    """A clock that never jumps, with timers.

    At its first reading it is set to the wall clock's time, so that its times can be compared with the times of
    messages.
    """

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
        """Call the callback at that time; if it has passed, as soon as possible."""
        return self._call_later(max(0, at_ms - self.now_ms()) / 1000, callback)


def _set_result(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
