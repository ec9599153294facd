"""A dedicated thread for slow work of one kind."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class SingleThread:
    """A thread that does one piece of work after the other.

    The pool of ``asyncio.to_thread`` is shared, so many requests for one kind of work would block all others. And
    several threads that compute at once would take time from the event loop.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T]) -> T:
        """Do the work in the thread, and return or raise its result.

        If the caller is cancelled before the work begins, the work is dropped.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
