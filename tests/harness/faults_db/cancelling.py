"""Coroutines cancelled at any of their awaits, just as they begin to wait."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


class CancelledAt:
    """A coroutine whose task is cancelled the ``at``th time that it waits, counted from 1."""

    def __init__(self, work: Coroutine[Any, Any, T], at: int) -> None:
        self._work = work
        self._at = at
        self.waits = 0

    def __await__(self) -> Generator[Any, Any, T]:
        thrown: BaseException | None = None
        while True:
            try:
                waited_for = self._work.throw(thrown) if thrown is not None else self._work.send(None)
            except StopIteration as stop:
                value: T = stop.value
                return value
            thrown = None
            self.waits += 1
            if self.waits == self._at:
                task = asyncio.current_task()
                assert task is not None
                task.cancel()
            try:
                yield waited_for
            except BaseException as error:
                thrown = error


class CancelTask:
    """A task factory that cancels the first task whose coroutine has this qualified name."""

    def __init__(self, name: str, at: int) -> None:
        self._name = name
        self._at = at
        self.cancelled: CancelledAt | None = None

    def __call__(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T] | Generator[Any, None, T], **kwargs: Any
    ) -> asyncio.Task[T]:
        if not asyncio.iscoroutine(work):
            raise TypeError("a task runs a coroutine")
        if self.cancelled is None and getattr(work, "__qualname__", "") == self._name:
            self.cancelled = CancelledAt(work, self._at)
            return asyncio.Task(_run(self.cancelled), loop=loop, **kwargs)
        return asyncio.Task(work, loop=loop, **kwargs)


async def _run(cancelled: CancelledAt) -> Any:
    return await cancelled
