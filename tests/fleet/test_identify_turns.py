"""Sessions begin one after another, in the order in which they are asked for."""

import asyncio

import pytest

from bot.fleet.identify_turns import IDENTIFY_EVERY_SECONDS, SpacedTurns


class Clock:
    """Moved by hand; who sleeps is noted and goes on at once."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.waits: list[float] = []

    def __call__(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def turns(clock: Clock) -> SpacedTurns:
    return SpacedTurns(clock.sleep, clock)


async def test_the_first_waits_for_nobody(turns: SpacedTurns, clock: Clock) -> None:
    await turns.turn(7, 1)
    assert clock.waits == []


async def test_each_waits_for_those_before_it(turns: SpacedTurns, clock: Clock) -> None:
    for shard in range(3):
        await turns.turn(shard, 1)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS, 2 * IDENTIFY_EVERY_SECONDS]


async def test_each_bucket_has_turns_of_its_own(turns: SpacedTurns, clock: Clock) -> None:
    for shard in range(16):
        await turns.turn(shard, 16)
    assert clock.waits == []
    await turns.turn(16, 16)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS]


async def test_time_that_has_gone_by_is_not_waited_for_again(turns: SpacedTurns, clock: Clock) -> None:
    await turns.turn(0, 1)
    clock.seconds += 4
    await turns.turn(1, 1)
    clock.seconds += 60
    await turns.turn(2, 1)
    assert clock.waits == [IDENTIFY_EVERY_SECONDS - 4]


async def test_turns_really_come_one_after_another() -> None:
    turns, came = SpacedTurns(every_seconds=0.02), list[int]()

    async def begin(shard: int) -> None:
        await turns.turn(shard, 1)
        came.append(shard)

    await asyncio.gather(*map(begin, (2, 0, 1)))
    assert came == [2, 0, 1]


def test_turns_are_further_apart_than_discord_asks() -> None:
    assert IDENTIFY_EVERY_SECONDS > 5
