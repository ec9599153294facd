"""Fails a test that waits for ever, and tells where each of its tasks stands: pytest-timeout shows what threads do, and
in a test of coroutines the thread does nothing but wait."""

import asyncio
import signal
from asyncio import Task
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from types import FrameType
from typing import Any

import pytest


class HasNotEnded(pytest.fail.Exception):  # type: ignore[misc,name-defined]  # pytest names its type by a variable
    """The test is over, whatever it was about to do."""


def fail_when_time_is_over(seconds: float) -> None:
    """In place of what pytest-timeout does on its alarm, which must be set already."""

    def over(number: int, frame: FrameType | None) -> None:
        tasks: set[Task[Any]] = set()
        with suppress(RuntimeError):
            tasks = asyncio.all_tasks()
        raise HasNotEnded("\n".join([f"has not ended after {seconds:.0f} s", *map(standing_of, tasks)]))

    signal.signal(signal.SIGALRM, over)


def standing_of(task: Task[Any]) -> str:
    """The places that the task waits in, the innermost last."""
    return f"{task.get_name()}: " + " > ".join(_places(task.get_coro()))


def _places(coroutine: object) -> Iterator[str]:
    while isinstance(coroutine, Coroutine):
        code, frame = getattr(coroutine, "cr_code", None), getattr(coroutine, "cr_frame", None)
        if code is not None and frame is not None:
            yield f"{code.co_qualname} ({code.co_filename}:{frame.f_lineno})"
        coroutine = getattr(coroutine, "cr_await", None)
