"""The house's clock: what counts as an outage, who is told, and when its alarms ring."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

import pytest

from bot.common.house_clock import HouseClock
from bot.common.outages import Outage
from tests.harness.processes import PATIENCE_SECONDS
from tests.harness.tables.jumping_timer import HOUR_MS, JUMPS, Jump, JumpingTimer

each_jump = pytest.mark.parametrize("jump", JUMPS, ids=str)
T0 = 1_700_000_000_000


def pass_time(timer: JumpingTimer, ms: int) -> None:
    until_ms = timer.now_ms() + ms
    while timer.ring_next(until_ms):
        pass


@each_jump
def test_an_outage_is_told_once_with_how_long_it_was(jump: Jump, caplog: pytest.LogCaptureFixture) -> None:
    timer, told = JumpingTimer(), list[Outage]()
    timer.house.watch(told.append)
    with timer.house.running():
        pass_time(timer, 60_500)
        jump.happen(timer)
        pass_time(timer, 60_000)
    if jump.is_outage:
        (outage,) = told
        # When a stop began is known to the second.
        assert jump.lost_ms <= outage.lost_ms <= jump.lost_ms + 1_000
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
    else:
        assert told == []
        assert caplog.records == []


def test_a_time_servers_corrections_add_up_to_no_jump() -> None:
    timer, told = JumpingTimer(), list[Outage]()
    timer.house.watch(told.append)
    with timer.house.running():
        for _ in range(100):
            timer.jump(400)
            pass_time(timer, 1_000)
    assert told == []
    assert timer.now_ms() - timer.steady_ms() == 40_000


@each_jump
def test_whoever_is_told_may_take_back_an_alarm_that_is_about_to_ring(jump: Jump) -> None:
    timer, rung = JumpingTimer(), list[str]()
    with timer.house.running():
        alarm = timer.call_at(T0 + 20_500, lambda: rung.append("a turn is over"))
        timer.house.watch(lambda outage: alarm.cancel())
        pass_time(timer, 20_000)
        jump.happen(timer)
        pass_time(timer, 5_000)
    assert bool(rung) is not jump.is_outage


@each_jump
def test_an_alarm_is_late_for_nobody(jump: Jump) -> None:
    """Neither by the wall clock nor by a clock that nobody has put."""
    timer, rung = JumpingTimer(), list[tuple[int, int]]()
    with timer.house.running():
        timer.call_at(T0 + 3 * HOUR_MS, lambda: rung.append((timer.now_ms(), timer.steady_ms())))
        pass_time(timer, 1_000)
        jump.happen(timer)
        until_ms = timer.steady_ms() + 3 * HOUR_MS
        while timer.steady_ms() < until_ms:
            pass_time(timer, 1_000)
    ((wall_ms, steady_ms),) = rung
    allowed_ms = 2_000 + abs(jump.slew_ms)
    assert steady_ms <= T0 + 3 * HOUR_MS + allowed_ms
    assert wall_ms <= max(T0 + 3 * HOUR_MS, T0 + jump.lost_ms) + allowed_ms


@each_jump
def test_the_steady_clock_knows_nothing_of_it(jump: Jump) -> None:
    timer, rung = JumpingTimer(), list[int]()
    steady = timer.house.steady
    with timer.house.running():
        steady.call_at(steady.now_ms() + 10_000, lambda: rung.append(steady.now_ms()))
        timer.jump(jump.jump_ms)
        pass_time(timer, 9_999)
        assert rung == []
        pass_time(timer, 1)
    assert rung == [T0 + 10_000]


def test_one_listener_that_fails_keeps_no_other_from_hearing_it(caplog: pytest.LogCaptureFixture) -> None:
    timer, told = JumpingTimer(), list[Outage]()

    def fail(outage: Outage) -> None:
        raise RuntimeError("deaf")

    timer.house.watch(fail)
    timer.house.watch(told.append)
    with timer.house.running():
        timer.jump(HOUR_MS)
        timer.now_ms()
    assert told == [Outage(T0, T0 + HOUR_MS)]
    assert "a listener failed to handle an outage" in caplog.text


def test_it_is_watched_only_while_it_runs() -> None:
    timer, told = JumpingTimer(), list[Outage]()
    timer.house.watch(told.append)
    timer.jump(HOUR_MS)
    with timer.house.running():
        pass_time(timer, 5_000)
    timer.jump(HOUR_MS)
    pass_time(timer, 5_000)
    assert told == []
    assert timer.pending() == []


async def test_it_rings_in_the_event_loop_for_a_moment_that_has_passed() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    clock = HouseClock(lambda: now)
    assert clock.now_ms() == 1_767_225_600_000
    rung = asyncio.Event()
    clock.call_at(clock.now_ms() - 1, rung.set)
    await asyncio.wait_for(rung.wait(), PATIENCE_SECONDS)


async def test_a_cancelled_alarm_stays_silent() -> None:
    clock = HouseClock(lambda: datetime(2026, 1, 1, tzinfo=UTC))
    rung = list[str]()
    clock.call_at(clock.now_ms(), lambda: rung.append("cancelled")).cancel()
    done = asyncio.Event()
    clock.call_at(clock.now_ms(), done.set)
    await asyncio.wait_for(done.wait(), PATIENCE_SECONDS)
    assert rung == []


async def test_a_sleep_is_over_when_the_clock_jumps_past_its_end() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    clock = HouseClock(lambda: now[0])
    with clock.running():
        asleep = asyncio.create_task(clock.sleep(3_600))
        await asyncio.sleep(0)
        now[0] += timedelta(hours=2)
        clock.now_ms()
        await asyncio.wait_for(asleep, PATIENCE_SECONDS)
