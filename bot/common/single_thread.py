"""Slow work of one kind, apart from everything else that is slow."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class SingleThread:
    """One piece after the other, in a thread of its own. The pool that ``asyncio.to_thread`` uses is everybody's: a
    crowd that wants one kind of work would keep all others waiting, and several threads that reckon at once take the
    event loop's turns away."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[[], T]) -> T:
        """What the work gives; raises what it raises. Who gives up before its turn takes it along."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
