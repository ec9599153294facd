"""Runs a service until it is told to stop, and others beside it."""

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Cancel the work at SIGINT or SIGTERM and wait for it to put its things away. A second signal ends the program at
    once, which the file is made for."""
    task, loop = asyncio.create_task(work), asyncio.get_running_loop()
    numbers = (signal.SIGINT, signal.SIGTERM)

    def stop() -> None:
        for number in numbers:
            loop.remove_signal_handler(number)
        # Where it is ending already, it puts its things away undisturbed.
        if not task.cancelling():
            task.cancel()

    for number in numbers:
        with suppress(NotImplementedError):  # Windows interrupts asyncio.run instead.
            loop.add_signal_handler(number, stop)
    with suppress(asyncio.CancelledError):
        await task


@asynccontextmanager
async def beside(work: Coroutine[Any, Any, None], name: str) -> AsyncIterator[None]:
    """The work goes on in a task of its own meanwhile."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
