"""Keeps one thing current on Discord: a lobby, a table's message, a player's hand panel.

Nothing waits for it. A task lives only while there is work; in between an alarm waits, or nothing at all.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from bot.tables.ports import Timer, TimerHandle
from bot.ui.discord.faults import cause, is_ours
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

Thing = TypeVar("Thing")
_Thing = TypeVar("_Thing", contravariant=True)


class Work(Protocol[_Thing]):
    """How all things of one kind are kept current; each method is told which one is meant."""

    def due_ms(self, thing: _Thing) -> int | None:
        """The time at which there is something to do; 0, and any that has passed, means at once, and None that there is
        nothing."""

    async def bring(self, thing: _Thing) -> None:
        """Bring it up to date, as it is wanted now."""

    def failed(self, thing: _Thing, error: Exception) -> int | None:
        """``bring`` has failed: until when the thing is left alone. None where no wait helps, and ``due_ms`` says what
        is left to do."""

    def at_rest(self, thing: _Thing) -> None:
        """Nothing is due: forget what nobody needs any more. May be told again and again."""


class Upkeep(Generic[Thing]):
    def __init__(
        self,
        work: Work[Thing],
        thing: Thing,
        complaint: str,
        timer: Timer,
        outbox: Outbox,
        *,
        every_ms: int = 0,
        quiet: bool = False,
    ) -> None:
        """``complaint``: how the log says that it cannot be done. ``every_ms``: the pause after each ``bring``.
        ``quiet``: that Discord refuses is no news, and only a fault of the bot's own is logged loudly."""
        self._work = work
        self._thing = thing
        self._complaint = complaint
        self._timer = timer
        self._outbox = outbox
        self._every_ms = every_ms
        self._quiet = quiet
        self.trouble: str | None = None
        """The failure that was logged last; None once it is over."""
        self._not_before_ms = 0
        self._hurried = False
        """Told to hurry while at work: there is no pause after it."""
        self._holds = 0
        self._over = False
        self._task: asyncio.Task[None] | None = None
        self._alarm: TimerHandle | None = None
        self._alarm_ms: int | None = None

    def wake(self) -> None:
        """Something may be due. Never waits; before the client is connected nothing happens, and whoever holds the
        thing wakes it then."""
        if self._over or self._holds or self._task is not None or not self._outbox.is_connected:
            return
        due_ms = self._work.due_ms(self._thing)
        at_ms = None if due_ms is None else max(due_ms, self._not_before_ms)
        is_now = at_ms is not None and (at_ms == 0 or at_ms <= self._timer.now_ms())
        self._set_alarm(None if is_now else at_ms)
        if is_now:
            self._task = asyncio.get_running_loop().create_task(self._bring())
        elif at_ms is None:
            self._work.at_rest(self._thing)

    def _set_alarm(self, at_ms: int | None) -> None:
        if at_ms == self._alarm_ms:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if at_ms is None else self._timer.call_at(at_ms, self._ring)
        self._alarm_ms = at_ms

    def _ring(self) -> None:
        self._alarm = self._alarm_ms = None
        self.wake()

    def hurry(self) -> None:
        """Somebody waits for what is new: drop the pause, and the wait after a failure."""
        self._not_before_ms, self._hurried = 0, True
        self.wake()

    def recovered(self) -> None:
        """Somebody else has brought it up to date: what was wrong is over."""
        self.trouble, self._not_before_ms = None, 0

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Somebody else brings it up to date meanwhile, as the answer to a click does: start nothing until then."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            self.wake()

    def stop(self) -> None:
        """Start nothing any more. What is under way is finished."""
        self._over = True
        self._set_alarm(None)

    async def _bring(self) -> None:
        self._hurried = False
        again_ms: int | None = None
        try:
            await self._work.bring(self._thing)
            self.trouble = None
        except Exception as error:
            if self._outbox.is_closed:
                # A stop has closed the connection under it, which is no news.
                self._over = True
                return
            self._complain(error)
            again_ms = self._work.failed(self._thing, error)
        finally:
            self._task = None
        if again_ms is None and self._every_ms:
            again_ms = self._timer.now_ms() + self._every_ms
        self._not_before_ms = 0 if self._hurried else again_ms or 0
        self.wake()

    def _complain(self, error: Exception) -> None:
        """Logs each kind of trouble once."""
        told = cause(error)
        if told != self.trouble:
            quietly = logging.ERROR if is_ours(error) else logging.INFO
            log.log(quietly if self._quiet else logging.WARNING, "%s: %s", self._complaint, told)
        self.trouble = told
