"""A simulated Discord whose time goes by only when it is told to, but for what is about to happen anyway.

By itself simcord lets a timer ring in real time, too, and before it returns from a click or a command it waits for all
that ring within its patience of five seconds. On a machine that is busy enough a hand would then be dealt, or a turn be
over, before a test has asked for it, and what takes six seconds would fail. Besides, it looks only twenty times a
second whether the bot has come to rest. Here the clock is put forward to the timers that are about to ring, and to no
others.
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
"""A task that never rests is told of by simcord."""


class ByHand(simcord.Env):
    """No timer rings in real time. It is as strict as Discord, unless it is ``kind``."""

    def __init__(self, *given: Any, kind: bool = False, **options: Any) -> None:
        super().__init__(*given, **{"settle_timeout": PATIENCE_SECONDS, **options})
        be_kind(self.backend) if kind else be_strict(self.backend)
        self.seed = seed()
        self.late_events = LateEvents(Random(self.seed), lambda: self._virtual_time)
        self.late_events.on = not kind
        self.soon_seconds = SOON_SECONDS
        """Alarms due by then are waited for, such as a request's turn among those that the bot sends by itself. Below 0
        time stands still until ``advance_time``."""

    async def start(self) -> None:
        print(f"{SEED}={self.seed}", file=sys.stderr)
        with self._hooks():
            await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        """Nothing more rings for the process that is gone."""
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
        """While the bot connects."""
        router = patch.object(_runtime, "ShardRouter", self.late_events.router)
        with patch.object(_runtime, "_track_callback", _tracked), router:
            yield

    async def advance_time(self, seconds: float) -> None:
        """Events on their way at the end have come, too."""
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
        """Let the loop turn until nothing is ready. The look at all tasks that follows costs as much as many turns, and
        simcord takes it whenever a task has ended."""
        loop: Any = self._loop
        _run_due_virtual_callbacks(self._settlement_state(), loop.time() + PATIENCE_SECONDS)
        for _ in range(TURNS_MOST):
            await asyncio.sleep(0)
            if not loop._ready:
                break

    def _next_resource_deadline(self) -> None:
        """The bot makes nothing that ends by itself, such as a poll: nobody looks through all messages for one."""

    def _process_resource_deadlines(self) -> None:
        """Likewise."""

    def _schedule_timer(self, *_: object) -> None:
        """Only the clock that is put forward lets it ring."""


_track: Final[Any] = _runtime._track_callback


def _tracked(work: Any, schedule: Any, callback: Any, args: tuple[Any, ...], **how: Any) -> asyncio.Handle:
    """simcord writes down whatever the loop is about to call for the bot. It need not write down the next step of a
    task that it knows: such a task waits for nothing, and by that alone the bot is not at rest. Most calls are such
    steps."""
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
    """Lets go of what it calls. A call's handle leads to simcord's record of it and the record to the handle: circles
    of this kind were half of all that a room left to the garbage collector."""

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


class NoLimit(RateLimit):
    """For places where time stands still, so that no turn would come."""

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        return True
