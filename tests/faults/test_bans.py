"""A Cloudflare ban of the machine, sent as a page: the bot sends nothing until it ends and loses nothing."""

import asyncio

import pytest

from bot.ui.discord import faults
from tests.faults.test_answers import check_nothing_logged_twice, noted
from tests.faults.test_calls import hasty, letters
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.journal import PATIENCE_SECONDS, Entry

__all__ = ["hasty"]
HOUR = 3600.0
BANS = {
    "for an hour": (Fault(429, bans=True, retry_after=HOUR), HOUR),
    "for as long as it does not say": (Fault(429, bans=True, retry_after=None), faults.BANNED_SECONDS),
}
UNDER_WAY_MOST = 8
"""Requests that were already sent when the first one was refused."""
FREE = r"/(interactions|webhooks)/.*"
COUNTED = rf"(?!{FREE}).*"


def counted(live: LiveBot) -> list[Entry]:
    return live.local.journal.found(".*", COUNTED)


@pytest.mark.usefixtures("hasty")
async def test_a_banned_machine_sends_nothing_until_the_ban_ends_and_then_plays_on(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox = live.wiring.reach.outbox
    usual, later_ms = outbox._now_ms, 0
    monkeypatch.setattr(outbox, "_now_ms", lambda: usual() + later_ms)
    for name, (ban, seconds) in BANS.items():
        with noted(name):
            hand = await ban_until_play_stops(live, ban)
            live.local.faults.clear()
            later_ms += 1000 * round(seconds - 30)
            await wait_until_silent(live)
            later_ms += 30_000
            await live.until(lambda: live.view is not None and live.view.course.obstacle is None)
            await live.play_blind()
            await live.play(whole=True)
            assert live.crowd.hand > hand
            assert all(letters(live, person, hand) <= 1 for person in live.people)
            check_nothing_logged_twice(live)
        assert [line for line in live.logged() if "Cloudflare" in line] == [
            f"Cloudflare has banned this machine from Discord: nothing is sent for {seconds:.0f} s"
        ]
        live.clear_log()


async def ban_until_play_stops(live: LiveBot, ban: Fault) -> int:
    """Ban the machine and return the number of the hand that stops."""
    await live.turn()
    before = len(counted(live))
    live.local.faults.plan(".*", COUNTED, ban)
    await live.play_blind(to_the_end=True)
    await live.until(lambda: live.view is not None and live.view.course.obstacle is not None)
    await wait_until_silent(live)
    assert len(counted(live)) - before <= UNDER_WAY_MOST
    assert live.view is not None
    return live.view.hand_number


async def wait_until_silent(live: LiveBot) -> None:
    """Wait until the bot sends nothing, although it retries every 50 ms; raise TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        await live.local.journal.quiet(0.5)
