"""Work that runs beside everything else."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """Holds on to its tasks: nothing else would, and the loop forgets what nobody holds."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """The task, for who wants to know when it is done; nobody need hold it."""
        task: asyncio.Task[T] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
