"""The turns in which the shards of all parts begin their sessions, as the first part gives them."""

import asyncio

from bot.fleet.asked_turns import AskedTurns
from bot.fleet.identify_turns import IDENTIFY_EVERY_SECONDS, SpacedTurns
from bot.fleet.nats_messages import NatsMessages
from bot.fleet.part import Part
from tests.harness.fleet.parts import APPLICATION, at_once
from tests.harness.nats_server import NatsServer


class Waiter:
    """A part that begins sessions and only notes its waits."""

    def __init__(self, nats: NatsServer, index: int) -> None:
        self.waits: list[float] = []
        self.messages = NatsMessages(nats.url, APPLICATION, index, at_once)
        self.turns = AskedTurns(Part(index, 3), self.messages, SpacedTurns(now=lambda: 100.0), self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


async def test_sessions_of_all_parts_begin_one_after_another(nats: NatsServer) -> None:
    first, second, third = (Waiter(nats, index) for index in range(3))
    async with first.messages.connected(), second.messages.connected(), third.messages.connected():
        await second.turns.turn(1, 1)
        await first.turns.turn(0, 1)
        await third.turns.turn(2, 1)
        await second.turns.turn(4, 1)
    assert (first.waits, second.waits, third.waits) == (
        [IDENTIFY_EVERY_SECONDS],
        [0.0, 3 * IDENTIFY_EVERY_SECONDS],
        [2 * IDENTIFY_EVERY_SECONDS],
    )


async def test_sessions_of_different_buckets_do_not_wait_for_each_other(nats: NatsServer) -> None:
    first, second = Waiter(nats, 0), Waiter(nats, 1)
    async with first.messages.connected(), second.messages.connected():
        await asyncio.gather(first.turns.turn(0, 3), second.turns.turn(1, 3))
        await second.turns.turn(4, 3)
    assert (first.waits, second.waits) == ([0.0], [0.0, IDENTIFY_EVERY_SECONDS])


async def test_without_the_first_part_a_shards_number_decides_how_long_it_waits(nats: NatsServer) -> None:
    second = Waiter(nats, 1)
    async with second.messages.connected():
        await second.turns.turn(1, 1)
        await second.turns.turn(4, 1)
    assert second.waits == [5.0, 20.0]
