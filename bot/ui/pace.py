"""The bot's own pace below Discord's limit of 50 requests a second.

The library asks until it is refused, and after five refusals gives up; a thousand cards and letters at once, as after a
restart, would lose most of them and look like an attack.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

REQUESTS_MOST: Final = 9
SECONDS: Final = 0.25
"""No more than that many in any such time: 36 a second. The way to Discord takes now longer and now shorter, so five
such portions may reach it in one second: 45. The rest is for what is not paced: scheduled events, direct messages that
are opened, and answers outside of clicks."""


class Pace:
    """``await pace.turn()`` before each request; who comes first goes first."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._sleep = sleep
        self._due: deque[float] = deque(maxlen=REQUESTS_MOST)
        """When the last ones were to go, by the clock of the loop."""
        self._gone: deque[float] = deque(maxlen=REQUESTS_MOST)
        """When the last ones went."""

    async def turn(self) -> None:
        """Returns at once while there is room. Waits on the clock alone, never for another's turn to be over: the
        simulated Discord lets time pass only while nothing else is waited for."""
        now = asyncio.get_running_loop().time()
        due = max(now, _room(self._due))
        self._due.append(due)
        while due > now:
            await self._sleep(due - now)
            now = asyncio.get_running_loop().time()
            # By when the others really went: a process that was held up must not make up for it all at once.
            due = _room(self._gone)
        self._gone.append(now)


def _room(times: deque[float]) -> float:
    """When there is room for another."""
    return times[0] + SECONDS if len(times) == REQUESTS_MOST else 0.0
