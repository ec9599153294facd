"""A time limit that fails a hanging test and reports where each of its tasks waits.

pytest-timeout shows threads, but in a test of coroutines the thread only waits for the event loop.
"""

import asyncio
import signal
from asyncio import Task
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from types import FrameType
from typing import Any

import pytest


class HasNotEnded(pytest.fail.Exception):  # type: ignore[misc,name-defined]  # pytest names its type by a variable
    """The failure of a test whose time is over."""


def fail_when_time_is_over(seconds: float) -> None:
    """Replace the handler of pytest-timeout's alarm, which must be set already."""

    def over(number: int, frame: FrameType | None) -> None:
        tasks: set[Task[Any]] = set()
        with suppress(RuntimeError):
            tasks = asyncio.all_tasks()
        raise HasNotEnded("\n".join([f"has not ended after {seconds:.0f} s", *map(standing_of, tasks)]))

    signal.signal(signal.SIGALRM, over)


def standing_of(task: Task[Any]) -> str:
    """Return the places where the task waits, the innermost last."""
    return f"{task.get_name()}: " + " > ".join(_places(task.get_coro()))


def _places(coroutine: object) -> Iterator[str]:
    while isinstance(coroutine, Coroutine):
        code, frame = getattr(coroutine, "cr_code", None), getattr(coroutine, "cr_frame", None)
        if code is not None and frame is not None:
            yield f"{code.co_qualname} ({code.co_filename}:{frame.f_lineno})"
        coroutine = getattr(coroutine, "cr_await", None)
