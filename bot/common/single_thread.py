"""A thread of its own for one kind of slow work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class SingleThread:
    """A thread that does one job at a time.

    The pool of ``asyncio.to_thread`` is shared, so many jobs of one kind would block all others. And several threads
    that compute at once would take time from the event loop.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T]) -> T:
        """Do the work in the thread, and return its result or raise its error.

        If the caller is cancelled before the work begins, the work is not done.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
