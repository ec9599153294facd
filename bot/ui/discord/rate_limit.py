"""The bot's own rates: below Discord's limit of 50 requests a second, and for what Discord wants to be rarer.

The library asks until it is refused, and after five refusals gives up; a thousand cards and letters at once, as after a
restart, would lose most of them and look like an attack.
"""

import asyncio
import math
from bisect import bisect_left, insort
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Self

DISCORDS_PER_SECOND: Final = 50
"""Requests that Discord takes of a token, over all processes that have it."""
REQUESTS_MOST: Final = 9
SECONDS: Final = 0.25
"""No more than that many in any such time: 36 a second. The way to Discord takes now longer and now shorter, so five
such portions may reach it in one second: 45. The rest is for channels of direct messages, which are opened at a rate of
their own, and for answers outside of clicks."""
LOOK_SECONDS: Final = 1.0
"""The interval at which those look who may give their places up, and how long the line still is."""
_NOTHING: Final = 1e-9
"""Seconds that are left over by rounding."""


class RateLimit:
    """Wait for the ``turn`` before each request; who comes first goes first. Never within a timeout: a thousand tables
    that start ask for minutes of requests, and their places in the line would be lost over and over. No more than
    ``most`` go in any ``seconds``."""

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
        """The waiting requests, in order: first those who go ahead, and of each kind who came first."""
        self._gone: deque[float] = deque([-math.inf] * most, maxlen=most)
        """When the last ones went, by the clock of the loop."""

    @classmethod
    def below(cls, per_second: float) -> Self:
        """The bot's own rate where so many requests are taken of it: with Discord's 50 as above, else in proportion."""
        share = per_second / DISCORDS_PER_SECOND
        most = max(1, int(REQUESTS_MOST * share))
        return cls(most=most, seconds=most * SECONDS / (REQUESTS_MOST * share))

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Returns at once while there is room. ``ahead``: before all who are not, for a table's card, without which
        nobody can play. As soon as the turn is not ``wanted`` any more the place is given up, and False returned.

        Waits on the clock alone, never for another's turn to be over: the simulated Discord lets time pass only while
        nothing else is waited for."""
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
        """Lets nothing go for so long: Discord has refused the last request."""
        until = asyncio.get_running_loop().time() + seconds
        self._gone.extend([until - self._seconds] * self._most)

    def _wait(self, place: tuple[bool, int]) -> float:
        """Seconds, if all before it go when they may. By when the last ones really went: a process that was held up
        must not make up for it all at once."""
        portions, number = divmod(bisect_left(self._line, place), self._most)
        now = asyncio.get_running_loop().time()
        return max(0.0, self._gone[number] + self._seconds - now) + portions * self._seconds
