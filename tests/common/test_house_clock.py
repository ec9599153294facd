"""The clock of the house: outages, their listeners, and the times at which alarms ring."""

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
def test_an_outage_is_reported_once_with_its_length(jump: Jump, caplog: pytest.LogCaptureFixture) -> None:
    timer, outages = JumpingTimer(), list[Outage]()
    timer.house.watch(outages.append)
    with timer.house.running():
        pass_time(timer, 60_500)
        jump.happen(timer)
        pass_time(timer, 60_000)
    if jump.is_outage:
        (outage,) = outages
        # The start of a stop is known only to the second.
        assert jump.lost_ms <= outage.lost_ms <= jump.lost_ms + 1_000
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
    else:
        assert outages == []
        assert caplog.records == []


def test_many_small_corrections_of_the_clock_do_not_count_as_an_outage() -> None:
    timer, outages = JumpingTimer(), list[Outage]()
    timer.house.watch(outages.append)
    with timer.house.running():
        for _ in range(100):
            timer.jump(400)
            pass_time(timer, 1_000)
    assert outages == []
    assert timer.now_ms() - timer.steady_ms() == 40_000


@each_jump
def test_a_listener_can_cancel_an_alarm_before_it_rings_after_an_outage(jump: Jump) -> None:
    timer, rung = JumpingTimer(), list[str]()
    with timer.house.running():
        alarm = timer.call_at(T0 + 20_500, lambda: rung.append("a turn is over"))
        timer.house.watch(lambda outage: alarm.cancel())
        pass_time(timer, 20_000)
        jump.happen(timer)
        pass_time(timer, 5_000)
    assert bool(rung) is not jump.is_outage


@each_jump
def test_no_alarm_is_late_by_the_wall_clock_or_by_the_steady_clock(jump: Jump) -> None:
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
def test_the_steady_clock_ignores_jumps_of_the_wall_clock(jump: Jump) -> None:
    timer, rung = JumpingTimer(), list[int]()
    steady = timer.house.steady
    with timer.house.running():
        steady.call_at(steady.now_ms() + 10_000, lambda: rung.append(steady.now_ms()))
        timer.jump(jump.jump_ms)
        pass_time(timer, 9_999)
        assert rung == []
        pass_time(timer, 1)
    assert rung == [T0 + 10_000]


def test_a_failing_listener_does_not_keep_others_from_hearing_of_an_outage(caplog: pytest.LogCaptureFixture) -> None:
    timer, outages = JumpingTimer(), list[Outage]()

    def fail(outage: Outage) -> None:
        raise RuntimeError("deaf")

    timer.house.watch(fail)
    timer.house.watch(outages.append)
    with timer.house.running():
        timer.jump(HOUR_MS)
        timer.now_ms()
    assert outages == [Outage(T0, T0 + HOUR_MS)]
    assert "a listener failed to handle an outage" in caplog.text


def test_outages_are_noticed_only_while_the_clock_runs() -> None:
    timer, outages = JumpingTimer(), list[Outage]()
    timer.house.watch(outages.append)
    timer.jump(HOUR_MS)
    with timer.house.running():
        pass_time(timer, 5_000)
    timer.jump(HOUR_MS)
    pass_time(timer, 5_000)
    assert outages == []
    assert timer.pending() == []


async def test_an_alarm_for_a_time_in_the_past_rings_in_the_event_loop() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    clock = HouseClock(lambda: now)
    assert clock.now_ms() == 1_767_225_600_000
    rung = asyncio.Event()
    clock.call_at(clock.now_ms() - 1, rung.set)
    await asyncio.wait_for(rung.wait(), PATIENCE_SECONDS)


async def test_a_cancelled_alarm_does_not_ring() -> None:
    clock = HouseClock(lambda: datetime(2026, 1, 1, tzinfo=UTC))
    rung = list[str]()
    clock.call_at(clock.now_ms(), lambda: rung.append("cancelled")).cancel()
    done = asyncio.Event()
    clock.call_at(clock.now_ms(), done.set)
    await asyncio.wait_for(done.wait(), PATIENCE_SECONDS)
    assert rung == []


async def test_a_sleep_ends_when_the_clock_jumps_past_its_end() -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    clock = HouseClock(lambda: now[0])
    with clock.running():
        asleep = asyncio.create_task(clock.sleep(3_600))
        await asyncio.sleep(0)
        now[0] += timedelta(hours=2)
        clock.now_ms()
        await asyncio.wait_for(asleep, PATIENCE_SECONDS)
