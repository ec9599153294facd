"""The simulated Discord's clock is the test's: however busy the machine is, nothing happens before it is asked for."""

import asyncio

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room


def ring_in(room: Room, seconds: float) -> list[str]:
    """Calls made by the bot's alarm, set to so long from now."""
    rung: list[str] = []
    timer = room.wiring.base.timer
    with room.env._bot_scope():
        timer.call_at(timer.now_ms() + int(1000 * seconds), lambda: rung.append("rung"))
    return rung


async def test_an_alarm_rings_when_the_test_says_so_and_not_by_itself(room: Room) -> None:
    room.env.soon_seconds = -1.0
    rung = ring_in(room, 0.01)
    # More than it takes in real time.
    await asyncio.sleep(0.05)
    await room.env.settle()
    assert rung == []
    await room.wait(1)
    assert rung == ["rung"]


async def test_what_is_about_to_ring_has_rung_when_a_command_is_answered(room: Room) -> None:
    room.join("an")
    soon, later = ring_in(room, 4), ring_in(room, PAUSE_SECONDS)
    began = room.env.now()
    await room.slash("an", "wallet")
    assert (soon, later) == (["rung"], [])
    assert (room.env.now() - began).total_seconds() <= 5


async def test_an_alarm_of_a_process_that_is_gone_rings_no_more(room: Room) -> None:
    rung = ring_in(room, 4)
    await room.restart()
    await room.wait(60)
    assert rung == []
