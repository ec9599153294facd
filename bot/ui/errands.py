"""Work that runs beside everything else."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """Holds on to its tasks: nothing else would, and the loop forgets what nobody holds."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        task: asyncio.Task[object] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
