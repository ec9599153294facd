"""The simulated Discord's clock, which only the test moves, however busy the machine is."""

import asyncio

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room


def set_timer(room: Room, seconds: float) -> list[str]:
    """Set the bot's timer to fire after this time, and return the list that its calls will fill."""
    rung: list[str] = []
    timer = room.wiring.base.timer
    with room.env._bot_scope():
        timer.call_at(timer.now_ms() + int(1000 * seconds), lambda: rung.append("rung"))
    return rung


async def test_a_timer_fires_only_when_the_test_moves_the_clock(room: Room) -> None:
    room.env.soon_seconds = -1.0
    rung = set_timer(room, 0.01)
    # Longer than the timer in real time.
    await asyncio.sleep(0.05)
    await room.env.settle()
    assert rung == []
    await room.wait(1)
    assert rung == ["rung"]


async def test_timers_due_within_five_seconds_fire_before_a_command_is_answered(room: Room) -> None:
    room.join("an")
    soon, later = set_timer(room, 4), set_timer(room, PAUSE_SECONDS)
    began = room.env.now()
    await room.slash("an", "wallet")
    assert (soon, later) == (["rung"], [])
    assert (room.env.now() - began).total_seconds() <= 5


async def test_a_timer_of_an_ended_process_never_fires(room: Room) -> None:
    rung = set_timer(room, 4)
    await room.restart()
    await room.wait(60)
    assert rung == []
