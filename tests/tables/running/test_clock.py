"""The loop's timer, the one wake-up of a table, and turns after an outage."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.messages import Due, Message, TurnEnded
from bot.tables.running.clock import Clock, LoopTimer, deadline_after_outage
from tests.local_discord.journal import PATIENCE_SECONDS
from tests.tables.doubles import Alarm, ManualTimer
from tests.with_each import with_each


@with_each(
    [
        # turn 45, grace 15, now 100: the deadline as stored, the new one
        (None, 115),
        (0, 115),
        (99, 115),
        (110, 125),
        (130, 145),
        (144, 145),
    ]
)
def test_after_an_outage_a_turn_gets_at_least_the_grace_and_at_most_a_turn(case: tuple[int | None, int]) -> None:
    deadline, expected = case
    assert deadline_after_outage(deadline, 100, 45, 15) == expected


def test_a_turn_shorter_than_the_grace_starts_anew() -> None:
    assert deadline_after_outage(50, 100, 5, 15) == 105


def test_a_clock_rings_once_with_its_message() -> None:
    timer, rung = ManualTimer(0), list[Message]()
    clock = Clock(timer, rung.append)
    clock.set(50, Due())
    clock.set(80, TurnEnded(1, 9))
    assert timer.pending() == [80]
    while timer.ring_next(100):
        pass
    assert rung == [TurnEnded(1, 9)]
    clock.set(80, TurnEnded(1, 9))
    assert timer.pending() == [80], "what rang too early can be set again"
    clock.stop()
    assert not timer.ring_next(200)


class Loop:
    """The event loop's own time and its alarms, which ring when the test says so."""

    def __init__(self) -> None:
        self.seconds = 1_000.0
        self.alarms: list[tuple[float, Alarm]] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(ring)
        self.alarms.append((self.seconds + seconds, alarm))
        return alarm

    def until(self, seconds: float) -> None:
        """All that rings up to then, in order."""
        while waiting := [one for one in self.alarms if one[0] <= seconds and not one[1].cancelled]:
            first = min(waiting, key=lambda one: one[0])
            self.alarms.remove(first)
            self.seconds = first[0]
            first[1].callback()
        self.seconds = seconds


@pytest.mark.parametrize("jump_hours", [-72, -1, 0, 1, 72])
async def test_a_turn_lasts_as_long_whenever_the_time_of_day_is_put_on_or_back(
    monkeypatch: pytest.MonkeyPatch, jump_hours: int
) -> None:
    loop, jumped = Loop(), timedelta()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", loop.call_later)
    timer = LoopTimer(lambda: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=loop.seconds) + jumped)
    rung = list[Message]()
    clock = Clock(timer, rung.append)
    clock.set(timer.now_ms() + 30_000, TurnEnded(1, 8))
    loop.until(1_010)
    jumped = timedelta(hours=jump_hours)
    clock.set(timer.now_ms() + 30_000, TurnEnded(1, 9))
    loop.until(1_020)
    jumped = timedelta()
    loop.until(1_039.9)
    assert rung == []
    loop.until(1_040.1)
    assert rung == [TurnEnded(1, 9)]


def test_setting_the_same_wake_up_again_changes_nothing() -> None:
    timer = ManualTimer(0)
    clock = Clock(timer, lambda message: None)
    clock.set(50, Due())
    clock.set(50, Due())
    assert timer.pending() == [50]


async def test_the_loop_timer_rings_for_a_moment_that_has_passed() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    timer = LoopTimer(lambda: now)
    assert timer.now_ms() == 1_767_225_600_000
    rung = asyncio.Event()
    timer.call_at(timer.now_ms() - 1, rung.set)
    await asyncio.wait_for(rung.wait(), PATIENCE_SECONDS)


async def test_a_cancelled_alarm_of_the_loop_timer_stays_silent() -> None:
    timer = LoopTimer(lambda: datetime(2026, 1, 1, tzinfo=UTC))
    rung = list[str]()
    cancelled = timer.call_at(timer.now_ms(), lambda: rung.append("cancelled"))
    cancelled.cancel()
    done = asyncio.Event()
    timer.call_at(timer.now_ms(), done.set)
    await asyncio.wait_for(done.wait(), PATIENCE_SECONDS)
    assert rung == []
