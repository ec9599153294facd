"""Running a service until it is stopped, with other services in parallel."""

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Run ``work``. At SIGINT or SIGTERM, cancel it and wait for its cleanup.

    A second signal ends the program at once; the database file survives that.
    """
    task, loop = asyncio.create_task(work), asyncio.get_running_loop()
    numbers = (signal.SIGINT, signal.SIGTERM)

    def stop() -> None:
        for number in numbers:
            loop.remove_signal_handler(number)
        # Do not interrupt its cleanup.
        if not task.cancelling():
            task.cancel()

    for number in numbers:
        with suppress(NotImplementedError):  # Windows interrupts asyncio.run instead.
            loop.add_signal_handler(number, stop)
    with suppress(asyncio.CancelledError):
        await task


@asynccontextmanager
async def beside(work: Coroutine[Any, Any, None], name: str) -> AsyncIterator[None]:
    """Run ``work`` in a separate task until the end of the block."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
