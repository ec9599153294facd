"""A simulated Discord whose time passes only when a test says so, except for timers that are nearly due.

By itself simcord also lets a timer fire in real time, and before it returns from a click or a command it waits for all
timers due within five seconds. On a busy machine a hand would then be dealt, or a turn end, before a test has asked
for it, and anything that takes six seconds would fail. It also checks only twenty times a second whether the bot is
idle. Here the clock moves to the timers that are about to fire, and to no others.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, Final
from unittest.mock import patch

import discord
import simcord
from simcord import _runtime
from simcord._settlement import _next_virtual_timer, _run_due_virtual_callbacks

from bot.ui.discord.rate_limit import RateLimit
from tests.harness.discord.lateness import LateEvents
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.lateness import SEED, seed
from tests.harness.local_discord.unkind import be_kind, be_strict

LOOK_EVERY_SECONDS: Final = 0.001
SOON_SECONDS: Final = 5.0
TURNS_MOST: Final = 1000
"""A limit after which simcord reports a task that never waits."""


class ByHand(simcord.Env):
    """A simulated Discord whose timers never fire in real time. It is as strict as Discord unless it is ``kind``."""

    def __init__(self, *given: Any, kind: bool = False, **options: Any) -> None:
        super().__init__(*given, **{"settle_timeout": PATIENCE_SECONDS, **options})
        be_kind(self.backend) if kind else be_strict(self.backend)
        self.seed = seed()
        self.late_events = LateEvents(Random(self.seed), lambda: self._virtual_time)
        self.late_events.on = not kind
        self.soon_seconds = SOON_SECONDS
        """Timers due within this time are awaited, for example a request's turn among the bot's own requests.

        Below 0, time stands still until ``advance_time``.
        """

    async def start(self) -> None:
        print(f"{SEED}={self.seed}", file=sys.stderr)
        with self._hooks():
            await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        """Restart the bot and cancel the timers of the old process."""
        with self._standing_still(), self._hooks():
            await super().restart_bot(bot)

    @contextmanager
    def _standing_still(self) -> Iterator[None]:
        usual, self.soon_seconds = self.soon_seconds, -1.0
        try:
            yield
        finally:
            self.soon_seconds = usual

    @contextmanager
    def _hooks(self) -> Iterator[None]:
        """Install the patches while the bot connects."""
        router = patch.object(_runtime, "ShardRouter", self.late_events.router)
        with patch.object(_runtime, "_track_callback", _tracked), router:
            yield

    async def advance_time(self, seconds: float) -> None:
        """Move the clock, and deliver the events in transit at the end."""
        await super().advance_time(seconds)
        with self._standing_still():
            if self.late_events.bring_all():
                await self._settle_internal()

    async def _settle_internal(self, **how: Any) -> None:
        soon = self._virtual_time + self.soon_seconds
        await self._rest(**how)
        while not self._advancing:
            if self.late_events.bring_all():
                await self._rest(**how)
                continue
            due = _next_virtual_timer(self._settlement_state())
            if due is None or due > soon:
                break
            assert self._loop is not None
            await self._advance_to(max(due, self._virtual_time), self._loop.time() + PATIENCE_SECONDS)

    async def _rest(self, **how: Any) -> None:
        await self._run_on()
        await super()._settle_internal(**{"idle": LOOK_EVERY_SECONDS, **how})

    async def _run_on(self) -> None:
        """Run the loop until no callback is ready.

        Checking all tasks costs as much as many turns of the loop, and simcord does it whenever a task has ended.
        """
        loop: Any = self._loop
        _run_due_virtual_callbacks(self._settlement_state(), loop.time() + PATIENCE_SECONDS)
        for _ in range(TURNS_MOST):
            await asyncio.sleep(0)
            if not loop._ready:
                break

    def _next_resource_deadline(self) -> None:
        """Skip the search for expiring resources: the bot creates none, such as polls."""

    def _process_resource_deadlines(self) -> None:
        """Skip the expiry of resources as well."""

    def _schedule_timer(self, *_: object) -> None:
        """Do nothing: a timer fires only when the clock is moved."""


_track: Final[Any] = _runtime._track_callback


def _tracked(work: Any, schedule: Any, callback: Any, args: tuple[Any, ...], **how: Any) -> asyncio.Handle:
    """Call simcord's tracking only if needed.

    simcord records every callback that the loop is about to run for the bot. The next step of a task that it knows
    needs no record, because a running task already shows that the bot is not idle. Most callbacks are such steps.
    """
    task = getattr(callback, "__self__", None)
    is_known = isinstance(task, asyncio.Task) and task in work.tasks and callback != task.cancel
    if how["when"] is not None:
        handle: asyncio.Handle = _track(work, schedule, callback, args, **how)
    elif is_known:
        handle = schedule(callback, *args, context=how["context"])
    else:
        handle = _track(work, partial(_schedule_once, schedule), callback, args, **how)
    return handle


class _Once:
    """A callback that drops its reference when called.

    A handle refers to simcord's record and the record to the handle; such cycles were half of a room's garbage.
    """

    __slots__ = ("_call",)

    def __init__(self, call: Callable[..., None]) -> None:
        self._call: Callable[..., None] | None = call

    def __call__(self, *given: Any) -> None:
        call, self._call = self._call, None
        assert call is not None, "the loop calls a handle once"
        call(*given)

    @property
    def __simcord_original_callback__(self) -> Callable[..., None]:
        return self if self._call is None else self._call


def _schedule_once(schedule: Any, call: Callable[..., None], *args: Any, **how: Any) -> asyncio.Handle:
    handle: asyncio.Handle = schedule(_Once(call), *args, **how)
    return handle


class NearLimit(RateLimit):
    """A rate limit that is nearly reached, as with hundreds of tables, but lets each request pass in its turn."""

    @property
    def is_near(self) -> bool:
        return True


class NoLimit(RateLimit):
    """A rate limit that lets everything pass, for tests in which time stands still."""

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        return True
