"""Sessions that begin one after another, in the order of their requests."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.fleet.identify_turns import IDENTIFY_EVERY_SECONDS, SpacedTurns
from tests.harness.local_discord.journal import PATIENCE_SECONDS


class Clock:
    """A manual clock that notes each sleep and ends it at once, or ``late`` by so many seconds."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.waits: list[float] = []
        self.late: float | None = None

    def __call__(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        if self.late is not None:
            self.seconds += seconds + self.late


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def turns(clock: Clock) -> SpacedTurns:
    return SpacedTurns(clock.sleep, clock)


async def test_the_first_session_does_not_wait(turns: SpacedTurns, clock: Clock) -> None:
    await turns.turn(7, 1)
    assert clock.waits == []


async def test_each_session_waits_for_those_before_it(turns: SpacedTurns, clock: Clock) -> None:
    for shard in range(3):
        await turns.turn(shard, 1)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS, 2 * IDENTIFY_EVERY_SECONDS]


async def test_sessions_of_different_buckets_do_not_wait_for_each_other(turns: SpacedTurns, clock: Clock) -> None:
    for shard in range(16):
        await turns.turn(shard, 16)
    assert clock.waits == []
    await turns.turn(16, 16)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS]


async def test_a_session_waits_a_shorter_time_if_part_of_the_interval_has_already_passed(
    turns: SpacedTurns, clock: Clock
) -> None:
    await turns.turn(0, 1)
    clock.seconds += 4
    await turns.turn(1, 1)
    clock.seconds += 60
    await turns.turn(2, 1)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS - 4]


async def test_after_a_late_session_the_next_one_still_waits_the_full_interval(
    turns: SpacedTurns, clock: Clock
) -> None:
    clock.late = 3.0
    for shard in range(3):
        await turns.turn(shard, 1)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS, IDENTIFY_EVERY_SECONDS]


async def test_sessions_begin_in_order_even_if_an_earlier_one_sleeps_too_long() -> None:
    """A busy process may sleep much longer than it was told to, as the first waiting session does here."""
    woken, came = asyncio.Event(), list[int]()
    turns = SpacedTurns(sleeping(woken), lambda: 100.0)

    async def begin(shard: int) -> None:
        await turns.turn(shard, 1)
        came.append(shard)

    async with asyncio.TaskGroup() as group:
        for shard in (2, 0, 1):
            group.create_task(begin(shard))
        for _ in range(9):
            await asyncio.sleep(0)
        assert came == [2], "the other sessions must wait"
        woken.set()
    assert came == [2, 0, 1]


async def test_a_cancelled_turn_blocks_nobody() -> None:
    turns = SpacedTurns(sleeping(asyncio.Event()), lambda: 100.0)
    await turns.turn(0, 1)
    waiting = asyncio.ensure_future(turns.turn(1, 1))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    async with asyncio.timeout(PATIENCE_SECONDS):
        await turns.turn(2, 1)


def sleeping(woken: asyncio.Event) -> Callable[[float], Awaitable[None]]:
    """Return a sleep that lasts until ``woken`` the first time, and no time after that."""
    asleep = list[float]()

    async def sleep(seconds: float) -> None:
        asleep.append(seconds)
        if len(asleep) == 1:
            await woken.wait()

    return sleep


def test_turns_are_further_apart_than_discord_requires() -> None:
    assert IDENTIFY_EVERY_SECONDS > 5
