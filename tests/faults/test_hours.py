"""Outages of several hours, with and without the gateway: tables stop, and play resumes without help."""

import asyncio

import pytest

from bot.tables.ports import TableView
from tests.faults.test_answers import noted
from tests.harness.faults.ahead import AheadClock
from tests.harness.faults.live_bot import LiveBot
from tests.harness.faults.patience import Hasty
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.journal import PATIENCE_SECONDS

HOURS = 1.25
TURN_MS = 3_600_000
"""The live bot's turn time, which is shorter than the outage."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> AheadClock:
    """Replace the bot's clock before it starts."""
    clock = AheadClock()
    monkeypatch.setattr("discord.shard.asyncio", Hasty(asyncio))
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.2)
    monkeypatch.setattr("bot.wiring.base.HouseClock", clock.house_clock)
    return clock


async def test_hours_of_503_responses_make_nobody_lose_a_turn(clock: AheadClock, live: LiveBot) -> None:
    for gateway in (True, False):
        with noted(f"{gateway=}"):
            before = await stop_play_by_an_outage(live, gateway=gateway)
            await clock.pass_hours(HOURS)
            assert shown(live).hand == before.hand
            await end_the_outage(live, clock)
            assert shown(live).hand_number == before.hand_number
            deadline_ms = shown(live).clock.deadline_ms
            assert deadline_ms is not None
            assert 0 < deadline_ms - live.wiring.base.timer.now_ms() <= TURN_MS
            await live.play(whole=True)


async def stop_play_by_an_outage(live: LiveBot, *, gateway: bool) -> TableView:
    await live.turn()
    live.local.faults.plan(".*", "/.*", Fault(503))
    if not gateway:
        live.local.gateway.refuses = True
        await live.local.gateway.cut()
    await live.play_blind()
    await live.until(lambda: shown(live).course.obstacle is not None)
    return shown(live)


async def end_the_outage(live: LiveBot, clock: AheadClock) -> None:
    live.local.faults.clear()
    live.local.gateway.refuses = False
    async with asyncio.timeout(PATIENCE_SECONDS):
        while shown(live).course.obstacle is not None:
            await clock.pass_hours(1 / 3600)
            await live.local.journal.next(0.01)
    # A client is ready again once it has sent its identification; clicks before Discord has read it would be lost.
    await live.until(lambda: live.wiring.reach.outbox.is_ready and bool(live.local.gateway.held))
    # The bot tries the table message again a few seconds later.
    await clock.pass_hours(1 / 120)


def shown(live: LiveBot) -> TableView:
    assert live.view is not None
    return live.view
