"""The loop's timer, the one wake-up of a table, and turns after an outage."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.messages import Due, Message, TurnEnded
from bot.tables.running.clock import Clock, LoopTimer, deadline_after_outage
from tests.tables.doubles import Alarm, ManualTimer


@pytest.mark.parametrize(
    ("deadline", "expected"),
    [
        # turn 45, grace 15, now 100: the deadline as stored, the new one
        (None, 115),
        (0, 115),
        (99, 115),
        (110, 125),
        (130, 145),
        (144, 145),
    ],
)
def test_after_an_outage_a_turn_gets_at_least_the_grace_and_at_most_a_turn(deadline: int | None, expected: int) -> None:
    assert deadline_after_outage(deadline, 100, 45, 15) == expected


def test_a_turn_shorter_than_the_grace_starts_anew() -> None:
    assert deadline_after_outage(50, 100, 5, 15) == 105


def test_a_clock_rings_once_with_its_message() -> None:
    timer, rung = ManualTimer(0), list[Message]()
    clock = Clock(timer, rung.append)
    clock.set(50, Due())
    clock.set(80, TurnEnded(1, 9))
    timer.ring_next(79)
    assert (rung, timer.pending()) == ([], [80])
    timer.ring_next(100)
    assert (rung, timer.now_ms(), timer.pending()) == ([TurnEnded(1, 9)], 80, [])
    clock.set(80, TurnEnded(1, 9))
    assert timer.pending() == [80], "what rang too early can be set again"
    clock.stop()
    assert not timer.ring_next(200)


def test_a_clock_that_is_set_on_and_on_has_one_alarm() -> None:
    timer, rung = ManualTimer(0), list[Message]()
    clock = Clock(timer, rung.append)
    for version in range(10):
        clock.set(50 + version, TurnEnded(1, version))
        assert timer.pending() == [50], "the alarm that is set rings early enough"
    clock.set(20, Due())
    assert timer.pending() == [20]
    timer.ring_next(100)
    assert (rung, timer.now_ms()) == ([Due()], 20)


async def test_an_alarm_that_rings_too_early_waits_for_the_rest_though_the_clock_was_put_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, alarms = datetime(2026, 1, 1, tzinfo=UTC), list[tuple[float, Callable[[], None]]]()

    def call_later(seconds: float, ring: Callable[[], None]) -> Alarm:
        alarms.append((seconds, ring))
        return Alarm(ring)

    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
    timer, rung = LoopTimer(lambda: now), list[Message]()
    clock, start_ms = Clock(timer, rung.append), timer.now_ms()
    clock.set(start_ms + 50_000, Due())
    clock.set(start_ms + 80_000, TurnEnded(1, 9))
    now -= timedelta(hours=1)
    alarms[0][1]()
    assert [seconds for seconds, _ in alarms] == [50, 30]
    alarms[1][1]()
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
    await asyncio.wait_for(rung.wait(), 10)


async def test_a_cancelled_alarm_of_the_loop_timer_stays_silent() -> None:
    timer = LoopTimer(lambda: datetime(2026, 1, 1, tzinfo=UTC))
    rung = list[str]()
    cancelled = timer.call_at(timer.now_ms(), lambda: rung.append("cancelled"))
    cancelled.cancel()
    done = asyncio.Event()
    timer.call_at(timer.now_ms(), done.set)
    await asyncio.wait_for(done.wait(), 10)
    assert rung == []
