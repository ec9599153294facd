"""The bot's own pace below Discord's limit of 50 requests a second.

The library asks until it is refused, and after five refusals gives up; a thousand cards and letters at once, as after a
restart, would lose most of them and look like an attack.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

REQUESTS_MOST: Final = 10
SECONDS: Final = 0.25
"""No more than that many in any such time: 40 a second. The rest is for what is not paced: threads, and answers outside
of clicks."""


class Pace:
    """``await pace.turn()`` before each request; who comes first goes first."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._sleep = sleep
        self._gone: deque[float] = deque(maxlen=REQUESTS_MOST)
        self._next = asyncio.Lock()

    async def turn(self) -> None:
        """Returns at once while there is room."""
        loop = asyncio.get_running_loop()
        async with self._next:
            if len(self._gone) == REQUESTS_MOST and (wait := self._gone[0] + SECONDS - loop.time()) > 0:
                await self._sleep(wait)
            # When it really goes: a process that was held up must not make up for it all at once.
            self._gone.append(loop.time())
