"""Upkeep of one thing, with a clock set by the test and without Discord."""

import asyncio
import logging
from dataclasses import dataclass, field

import pytest

from bot.publishing.upkeep import Upkeep
from bot.ui.discord.outbox import Outbox
from tests.harness.tables.doubles import ManualTimer

EVERY_MS = 10_000
AGAIN_MS = 30_000


@dataclass
class FakeWork:
    """Work that brings one number up to date, at its due time or, without one, as soon as the numbers differ."""

    timer: ManualTimer = field(default_factory=ManualTimer)
    outbox: Outbox = field(default_factory=Outbox)
    wanted: int = 0
    shown: int = 0
    due: int | None = None
    errors: list[Exception] = field(default_factory=list)
    again_ms: int | None = AGAIN_MS
    quiet: bool = False
    tries: list[int] = field(default_factory=list)
    """The times of the tries, in ms since the start."""
    rests: int = 0
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.outbox.is_connected = True
        self.began_ms = self.timer.now_ms()
        self.gate.set()
        self.upkeep = Upkeep(
            self, "this", "this cannot be shown", self.timer, self.outbox, every_ms=EVERY_MS, quiet=self.quiet
        )

    def due_ms(self, thing: str) -> int | None:
        return self.due if self.due is not None else 0 if self.shown != self.wanted else None

    async def update(self, thing: str) -> None:
        assert thing == "this"
        self.tries.append(self.timer.now_ms() - self.began_ms)
        newest = self.wanted
        await self.gate.wait()
        if self.errors:
            raise self.errors.pop(0)
        self.shown, self.due = newest, None

    def failed(self, thing: str, error: Exception) -> int | None:
        if self.again_ms is None:
            self.shown = self.wanted
            return None
        return self.timer.now_ms() + self.again_ms

    def clean_up(self, thing: str) -> None:
        self.rests += 1

    async def want(self, number: int) -> None:
        self.wanted = number
        self.upkeep.wake()
        await settle()

    async def pass_time(self, ms: int) -> None:
        until_ms = self.timer.now_ms() + ms
        while self.timer.ring_next(until_ms):
            await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def work() -> FakeWork:
    return FakeWork()


async def test_a_change_causes_one_update_and_one_clean_up(work: FakeWork) -> None:
    await work.want(1)
    assert (work.shown, work.tries, work.rests) == (1, [0], 1)
    assert work.timer.pending() == []
    work.upkeep.wake()
    assert (work.tries, work.rests) == ([0], 2)


async def test_a_wake_up_during_work_is_not_lost_and_runs_after_the_pause(work: FakeWork) -> None:
    work.gate.clear()
    await work.want(1)
    await work.want(2)
    assert work.tries == [0]
    work.gate.set()
    await settle()
    assert work.shown == 1
    await work.pass_time(EVERY_MS)
    assert (work.shown, work.tries) == (2, [0, EVERY_MS])


async def test_work_that_is_due_later_starts_at_that_time(work: FakeWork) -> None:
    work.due = work.timer.now_ms() + 500
    await work.want(1)
    assert work.tries == []
    await work.pass_time(499)
    assert work.tries == []
    await work.pass_time(1)
    assert (work.shown, work.tries) == (1, [500])


async def test_failed_work_is_tried_again_and_each_kind_of_error_is_logged_once(
    work: FakeWork, caplog: pytest.LogCaptureFixture
) -> None:
    work.errors = [TimeoutError(), TimeoutError(), ConnectionResetError()]
    await work.want(1)
    await work.want(2)
    assert work.tries == [0], "a wake does not shorten the wait"
    await work.pass_time(3 * AGAIN_MS)
    assert work.tries == [0, AGAIN_MS, 2 * AGAIN_MS, 3 * AGAIN_MS]
    assert work.shown == 2
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    work.errors = [TimeoutError()]
    await work.pass_time(EVERY_MS)
    await work.want(3)
    assert len(caplog.records) == 3, "the trouble had ended in between"


async def test_quiet_upkeep_logs_a_bug_as_an_error_and_a_timeout_as_info(
    caplog: pytest.LogCaptureFixture,
) -> None:
    work = FakeWork(quiet=True, errors=[TimeoutError(), KeyError("secret")])
    with caplog.at_level(logging.INFO):
        await work.want(1)
        await work.pass_time(AGAIN_MS)
    assert [record.levelno for record in caplog.records] == [logging.INFO, logging.ERROR]
    assert "this cannot be shown: KeyError" in caplog.messages[1]
    assert "secret" not in caplog.text


async def test_work_that_is_not_retried_waits_for_the_next_change(work: FakeWork) -> None:
    work.errors, work.again_ms = [TimeoutError()], None
    await work.want(1)
    assert (work.tries, work.rests, work.timer.pending()) == ([0], 1, [])
    await work.pass_time(EVERY_MS)
    await work.want(2)
    assert (work.shown, work.tries) == (2, [0, EVERY_MS])


async def test_hurrying_upkeep_skips_the_wait_after_a_failure_and_the_pause_between_runs(work: FakeWork) -> None:
    work.errors = [TimeoutError()]
    await work.want(1)
    work.upkeep.hurry()
    await settle()
    work.wanted = 2
    work.upkeep.hurry()
    await settle()
    assert (work.shown, work.tries, work.timer.pending()) == (2, [0, 0, 0], [])


async def test_hurrying_upkeep_during_its_work_makes_it_run_again_even_if_the_work_fails(work: FakeWork) -> None:
    work.errors = [TimeoutError()]
    work.gate.clear()
    await work.want(1)
    work.upkeep.hurry()
    work.gate.set()
    await settle()
    assert (work.shown, work.tries) == (1, [0, 0])


async def test_work_held_by_clicks_waits_until_the_last_click_is_answered(work: FakeWork) -> None:
    with work.upkeep.held():
        with work.upkeep.held():
            await work.want(1)
        await settle()
        assert work.tries == []
    await settle()
    assert (work.shown, work.rests) == (1, 1)
    with work.upkeep.held():
        work.upkeep.wake()
        assert work.rests == 1, "a click may still need it"
    assert work.rests == 2


async def test_upkeep_stopped_during_work_finishes_it_and_starts_nothing_more(work: FakeWork) -> None:
    work.gate.clear()
    await work.want(1)
    work.upkeep.stop()
    await work.want(2)
    work.gate.set()
    await settle()
    await work.pass_time(2 * EVERY_MS)
    assert (work.shown, work.tries, work.rests, work.timer.pending()) == (1, [0], 0, [])


async def test_upkeep_stopped_while_it_waits_leaves_no_alarm(work: FakeWork) -> None:
    work.due = work.timer.now_ms() + 500
    await work.want(1)
    work.upkeep.stop()
    work.upkeep.hurry()
    assert work.timer.pending() == []


async def test_upkeep_does_nothing_before_the_client_is_connected(work: FakeWork) -> None:
    work.outbox.is_connected = False
    await work.want(1)
    assert (work.tries, work.rests) == ([], 0)
    work.outbox.is_connected = True
    work.upkeep.wake()
    await settle()
    assert work.shown == 1
