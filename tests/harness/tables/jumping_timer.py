"""A machine whose wall clock can jump and whose process can stop, with the bot's clock on it."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from bot.common import house_clock
from bot.common.house_clock import HouseClock
from bot.tables.ports import TimerHandle
from tests.harness.tables.doubles import ManualTimer

HOUR_MS = 3_600_000
GRACE_MS = 15_000


class JumpingTimer(ManualTimer):
    """A timer whose alarms follow the steady time, like an event loop's, whatever the wall clock says."""

    def __init__(self, now_ms: int = 1_700_000_000_000) -> None:
        super().__init__(now_ms)
        self._ahead_ms = 0
        self._looked = True
        """Whether only look-ups that found nothing have happened since the last alarm."""
        self._at_rest = False
        """Whether the last alarm was such a look-up."""
        self.house = HouseClock(
            lambda: datetime.fromtimestamp((self.steady_ms() + self._ahead_ms) / 1000, UTC),
            steady=lambda: self.steady_ms() / 1000,
            call_later=self._call_later,
        )
        self.house.watch(self._stir)

    def steady_ms(self) -> int:
        return super().now_ms()

    def now_ms(self) -> int:
        return self.house.now_ms()

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> TimerHandle:
        return self.house.call_at(at_ms, callback)

    def ring_next(self, until_ms: int) -> bool:
        """Ring the next alarm, and skip the look-ups of the bot's clock that find nothing.

        After one such look-up, and a turn for everybody who waited for it, further ones ring at once one after the
        other: they change nothing, and nearly all alarms of a long day are of that kind.
        """
        until_ms -= self._ahead_ms
        while super().ring_next(until_ms):
            if not (self._at_rest and self._looked):
                self._at_rest, self._looked = self._looked, True
                return True
        self._at_rest = False
        return False

    def jump(self, ms: int) -> None:
        """Move the wall clock."""
        self._ahead_ms += ms

    def stop(self, ms: int) -> None:
        """Stop the process for this long."""
        self._now_ms += ms

    def _call_later(self, seconds: float, callback: Callable[[], None]) -> TimerHandle:
        at_ms = self.steady_ms() + round(seconds * 1000)
        return super().call_at(at_ms, callback if _is_look(callback) else partial(self._stir_and, callback))

    def _stir(self, _: object = None) -> None:
        self._looked = False

    def _stir_and(self, callback: Callable[[], None]) -> None:
        self._stir()
        callback()


def _is_look(callback: Callable[[], None]) -> bool:
    return isinstance(getattr(callback, "__self__", None), house_clock._RepeatedCall)


class Jump(NamedTuple):
    name: str
    jump_ms: int = 0
    stop_ms: int = 0

    def __str__(self) -> str:
        return self.name

    def happen(self, timer: JumpingTimer) -> None:
        timer.stop(self.stop_ms)
        timer.jump(self.jump_ms)

    @property
    def lost_ms(self) -> int:
        """The jump of the wall clock plus the time in which nobody could play."""
        return self.jump_ms + self.stop_ms

    @property
    def is_outage(self) -> bool:
        return abs(self.lost_ms) >= 5_000

    @property
    def grace_ms(self) -> int:
        return GRACE_MS if self.is_outage and self.lost_ms > 0 else 0

    @property
    def slew_ms(self) -> int:
        """The size of a correction too small to count as an outage."""
        return 0 if self.is_outage else self.lost_ms


JUMPS = (
    Jump("set forward an hour", HOUR_MS),
    Jump("set back an hour", -HOUR_MS),
    Jump("set forward six hours", 6 * HOUR_MS),
    Jump("set back six hours", -6 * HOUR_MS),
    Jump("set forward thirty days", 720 * HOUR_MS),
    Jump("set back thirty days", -720 * HOUR_MS),
    Jump("a small correction forward", 400),
    Jump("a small correction back", -400),
    Jump("stopped for 100 seconds", stop_ms=100_000),
    Jump("stopped for 100 seconds and set forward an hour", HOUR_MS, 100_000),
)
