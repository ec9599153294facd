"""The bot's own rate limits: below Discord's 50 requests a second, and even lower for some requests.

discord.py sends until Discord refuses, and gives up after five refusals. A thousand messages at once, as after a
restart, would mostly get lost and look like an attack.
"""

import asyncio
import math
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Self

DISCORDS_PER_SECOND: Final = 50
"""The requests per second that Discord accepts for one token, from all processes that share the token."""
REQUESTS_MOST: Final = 9
SECONDS: Final = 0.25
"""The window in which at most REQUESTS_MOST requests are sent: 36 requests a second.

Network delay varies, so five windows may arrive within one second: 45 requests. The remaining five are for opening
direct-message channels, which has its own limit, and for answers to anything but clicks.
"""
WINDOWS: Final = 16
"""The number of windows, together 4 seconds, over which the load is measured."""
BUSY_SHARE: Final = 2 / 3
"""The share of the limit, over those windows, from which the limit counts as near."""
LOOK_SECONDS: Final = 1.0
"""The interval at which a waiting request calls ``wanted``, in seconds."""
_NOTHING: Final = 1e-9
"""The maximum wait that counts as none, in seconds, because it is only a rounding error."""


class RateLimit:
    """A queue of requests: at most ``most`` are sent in any ``seconds``, in order of arrival.

    Never wait for a slot within a timeout: a thousand tables can queue requests for minutes, and each timeout would
    lose the request's place in the queue.
    """

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        most: int = REQUESTS_MOST,
        seconds: float = SECONDS,
    ) -> None:
        self._sleep = sleep
        self._most = most
        self._seconds = seconds
        self._numbers = count()
        self._line: list[tuple[bool, int]] = []
        """The queue of waiting requests, sorted: (False if it is ahead of others, number of its arrival)."""
        self._gone: deque[float] = deque([-math.inf] * most * WINDOWS, maxlen=most * WINDOWS)
        """The times of the last sent requests, by the clock of the event loop."""

    @classmethod
    def below(cls, per_second: float) -> Self:
        """Return a limiter for a process that may send ``per_second`` of Discord's 50 requests a second."""
        share = per_second / DISCORDS_PER_SECOND
        most = max(1, int(REQUESTS_MOST * share))
        return cls(most=most, seconds=most * SECONDS / (REQUESTS_MOST * share))

    @property
    def is_near(self) -> bool:
        """True if most of the limit has been used for some seconds, or a second's worth of requests waits.

        A short burst, as at the deal of one hand, does not count.
        """
        if len(self._line) * self._seconds >= self._most:
            return True
        return asyncio.get_running_loop().time() - self._gone[0] < WINDOWS * self._seconds / BUSY_SHARE

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Wait for a slot; return True when the request may be sent.

        Requests with ``ahead`` pass those without it, because nobody can play without a table's message. Return False,
        and leave the queue, if ``wanted`` returns False while this waits.

        This waits on the clock alone, never on another request: the simulated Discord advances time only while nothing
        else waits.
        """
        place = (not ahead, next(self._numbers))
        insort(self._line, place)
        try:
            while (wait := self._wait(place)) > _NOTHING:
                await self._sleep(wait if wanted is None else min(wait, LOOK_SECONDS))
                if wanted is not None and not wanted():
                    return False
            self._gone.append(asyncio.get_running_loop().time())
            return True
        finally:
            del self._line[bisect_left(self._line, place)]

    def hold(self, seconds: float) -> None:
        """Block all requests for ``seconds``, because Discord has refused one."""
        until = asyncio.get_running_loop().time() + seconds
        self._gone.extend([until - self._seconds] * self._most)

    def _wait(self, place: tuple[bool, int]) -> float:
        """Return the seconds until this request's slot, if all requests before it are sent on time.

        The time is counted from the actual times of the last requests, so that a delayed process does not catch up all
        at once.
        """
        portions, number = divmod(bisect_left(self._line, place), self._most)
        now = asyncio.get_running_loop().time()
        return max(0.0, self._gone[number - self._most] + self._seconds - now) + portions * self._seconds
