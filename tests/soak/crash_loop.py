"""An event loop that takes one step at a time, without threads or real time.

Its time is virtual and moves on only if nothing is ready. The next ready callback is drawn at random, so one seed
gives one course of events.
"""

import asyncio
import heapq
import itertools
import random
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

STEPS_MOST = 5_000
"""More steps than any coroutine of a soak takes, unless it is stuck."""


class Stuck(Exception):
    """A coroutine that does not end, or waits for something that never happens."""


@dataclass(order=True, slots=True)
class _Callback:
    at: float
    number: int
    handle: asyncio.Handle = field(compare=False)
    callback: Callable[..., object] = field(compare=False)
    args: tuple[Any, ...] = field(compare=False)
    context: Context = field(compare=False)


class SteppedLoop(asyncio.BaseEventLoop):
    """A loop whose ``time`` is in seconds since 1970."""

    def __init__(self, chance: random.Random, at_seconds: float) -> None:
        super().__init__()
        self.chance = chance
        self.faults: list[str] = []
        """The errors that callbacks raised; a correct program has none."""
        self._at = at_seconds
        self._callbacks: list[_Callback] = []
        self._timers: list[_Callback] = []
        self._numbers = itertools.count()
        self.set_exception_handler(_ignore)

    def time(self) -> float:
        return self._at

    def now(self) -> datetime:
        return datetime.fromtimestamp(self._at, UTC)

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = context or copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        self._callbacks.append(_Callback(self._at, next(self._numbers), handle, callback, args, context))
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._at + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = context or copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, _Callback(when, next(self._numbers), handle, callback, args, context))
        return handle

    def nothing_ready(self) -> bool:
        """Return True if the next step waits for a later timer."""
        self._ring()
        return not self._callbacks

    def step(self) -> bool:
        """Run one callback; return False if nothing will ever happen again."""
        if self.nothing_ready():
            if not self._timers:
                return False
            self._at = max(self._at, self._timers[0].at)
            self._ring()
        chosen = self._callbacks.pop(self.chance.randrange(len(self._callbacks)))
        asyncio._set_running_loop(self)
        try:
            chosen.context.run(chosen.callback, *chosen.args)
        except Exception as error:
            self.faults.append(f"a callback raised {type(error).__name__}: {error}")
        finally:
            asyncio._set_running_loop(None)
        return True

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Step until the coroutine is done; raise what it raises, or Stuck."""
        task = self.create_task(coroutine)
        for _ in range(STEPS_MOST):
            if task.done():
                return task.result()
            if not self.step():
                break
        task.cancel()
        raise Stuck("a coroutine waits for ever")

    def give_up(self) -> None:
        """Cancel every task as far as possible, and close the loop of a process that is already dead."""
        tasks = asyncio.all_tasks(self)
        for task in tasks:
            task.cancel()
        for _ in range(STEPS_MOST):
            if all(task.done() for task in tasks) or not self.step():
                break
        for task in tasks:
            if task.done() and not task.cancelled():
                task.exception()  # else asyncio reports it as never retrieved
        self.close()

    def _ring(self) -> None:
        """Move due timers to the ready callbacks, and forget cancelled ones."""
        while self._timers and (self._timers[0].at <= self._at or self._timers[0].handle.cancelled()):
            self._callbacks.append(heapq.heappop(self._timers))
        self._callbacks = [callback for callback in self._callbacks if not callback.handle.cancelled()]


def _ignore(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Drop what asyncio would log at the end of a process whose tasks were dropped."""
