"""Cloudflare bans the machine by a page, not in JSON: nothing is asked until that is over, and nothing is lost."""

import asyncio

import pytest

from bot.ui.discord import faults
from tests.faults.test_answers import noted, said_once
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
"""Requests that were sent before the first of them was answered."""
FREE = r"/(interactions|webhooks)/.*"
COUNTED = rf"(?!{FREE}).*"


def counted(live: LiveBot) -> list[Entry]:
    return live.local.journal.found(".*", COUNTED)


@pytest.mark.usefixtures("hasty")
async def test_a_banned_machine_asks_nothing_until_the_ban_is_over_and_plays_on(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox = live.wiring.reach.outbox
    usual, later_ms = outbox._now_ms, 0
    monkeypatch.setattr(outbox, "_now_ms", lambda: usual() + later_ms)
    for name, (ban, seconds) in BANS.items():
        with noted(name):
            hand = await stands_still(live, ban)
            live.local.faults.clear()
            later_ms += 1000 * round(seconds - 30)
            await hears_nothing(live)
            later_ms += 30_000
            await live.until(lambda: live.view is not None and live.view.course.obstacle is None)
            await live.play_blind()
            await live.play(whole=True)
            assert live.crowd.hand > hand
            assert all(letters(live, person, hand) <= 1 for person in live.people)
            said_once(live)
        assert [line for line in live.logged() if "Cloudflare" in line] == [
            f"Cloudflare has banned this machine from Discord: nothing is sent for {seconds:.0f} s"
        ]
        live.begin_the_log_anew()


async def stands_still(live: LiveBot, ban: Fault) -> int:
    """The hand in which everything is answered with the ban."""
    await live.turn()
    before = len(counted(live))
    live.local.faults.plan(".*", COUNTED, ban)
    await live.play_blind(to_the_end=True)
    await live.until(lambda: live.view is not None and live.view.course.obstacle is not None)
    await hears_nothing(live)
    assert len(counted(live)) - before <= UNDER_WAY_MOST
    assert live.view is not None
    return live.view.hand_number


async def hears_nothing(live: LiveBot) -> None:
    """Though the bot tries everything again every 50 ms. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        await live.local.journal.quiet(0.5)
