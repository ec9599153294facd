"""A thread of its own for slow work of one kind."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class SingleThread:
    """Does one piece of work after the other, in one thread. The pool that ``asyncio.to_thread`` uses is everybody's: a
    crowd that wants one kind of work would keep all others waiting, and several threads that compute at once take turns
    from the event loop."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T]) -> T:
        """Do the work, and return or raise what it does. A caller that gives up before its turn takes its work
        along."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
