"""A loop that keeps one thing on Discord up to date, for example a lobby or a player's hand panel.

Other code never waits for it. A task exists only while there is work; between two updates there is at most a timer.
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
    """The protocol for updating one kind of thing; each method takes the thing as its argument."""

    def due_ms(self, thing: _Thing) -> int | None:
        """Return the time of the next update; None if no update is needed.

        0, and any time in the past, means at once.
        """

    async def update(self, thing: _Thing) -> None:
        """Update the thing on Discord to its newest state."""

    def failed(self, thing: _Thing, error: Exception) -> int | None:
        """Return the time of the retry after ``update`` failed; None if a retry cannot help.

        After None, ``due_ms`` decides whether another update is needed.
        """

    def clean_up(self, thing: _Thing) -> None:
        """Release everything that is not needed while no update is due. May be called several times."""


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
        """Take the work and the thing.

        ``complaint`` is the log text for a failure. ``every_ms`` is the pause after each ``update``. With ``quiet``,
        failures are logged at info level, except the bot's own bugs, which are logged as errors.
        """
        self._work = work
        self._thing = thing
        self._complaint = complaint
        self._timer = timer
        self._outbox = outbox
        self._every_ms = every_ms
        self._quiet = quiet
        self.trouble: str | None = None
        """The cause of the last failure; None once an update has succeeded."""
        self._not_before_ms = 0
        self._hurried = False
        """True if ``hurry`` was called during an update, so that the next one follows without a pause."""
        self._holds = 0
        self._over = False
        self._task: asyncio.Task[None] | None = None
        self._alarm: TimerHandle | None = None
        self._alarm_ms: int | None = None

    def wake(self) -> None:
        """Start an update if one is due, otherwise set a timer. Returns at once.

        Before the client is connected it does nothing; the thing's owner calls it again after the connection.
        """
        if self._over or self._holds or self._task is not None or not self._outbox.is_connected:
            return
        due_ms = self._work.due_ms(self._thing)
        at_ms = None if due_ms is None else max(due_ms, self._not_before_ms)
        is_now = at_ms is not None and (at_ms == 0 or at_ms <= self._timer.now_ms())
        self._set_alarm(None if is_now else at_ms)
        if is_now:
            self._task = asyncio.get_running_loop().create_task(self._update())
        elif at_ms is None:
            self._work.clean_up(self._thing)

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
        """Update the thing without a pause or a retry's delay, because somebody waits for the update."""
        self._not_before_ms, self._hurried = 0, True
        self.wake()

    def recovered(self) -> None:
        """Forget the last failure, because other code has made the update."""
        self.trouble, self._not_before_ms = None, 0

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Return a context manager in which no update starts, for other code that updates the thing itself.

        An example is the answer to a click.
        """
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            self.wake()

    def stop(self) -> None:
        """Start no more updates; an update that is running is finished."""
        self._over = True
        self._set_alarm(None)

    async def _update(self) -> None:
        self._hurried = False
        again_ms: int | None = None
        try:
            await self._work.update(self._thing)
            self.trouble = None
        except Exception as error:
            if self._outbox.is_closed:
                # A stop closes the connection during the work; that is not logged.
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
        """Log the failure, unless the last one had the same cause."""
        trouble = cause(error)
        if trouble != self.trouble:
            quiet_level = logging.ERROR if is_ours(error) else logging.INFO
            log.log(quiet_level if self._quiet else logging.WARNING, "%s: %s", self._complaint, trouble)
        self.trouble = trouble
