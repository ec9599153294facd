"""Requests that Discord carries out but whose answers are lost: nothing is created twice."""

import time
from collections import Counter
from functools import partial

import pytest

from bot.ui.discord import creating
from tests.faults.test_answers import noted
from tests.faults.test_calls import check_newcomer_gets_cards, hasty, letters, links_a_table
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord import faults
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.world import Json

__all__ = ["hasty"]
PATIENT = (0.05,) * 6
"""More tries than answers are likely to be lost in a row."""


@pytest.mark.usefixtures("hasty")
async def test_nothing_is_created_twice_when_every_second_answer_is_lost(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creating, "LOOK_AFTER_SECONDS", PATIENT)
    kinds = (faults.THREADS, faults.MESSAGES, faults.EVENTS, faults.DIRECT)
    # After a 502 the library repeats the request on its own.
    first = [live.local.faults.plan("POST", path, Fault(502, done=True), times=1) for path in kinds]
    live.local.faults.lose_answers(share=0.5)
    with noted("tables and their posts"):
        await open_tables(live)
    with noted("a tournament and its event"):
        await post_a_tournament(live)
    with noted("direct messages, letters and cards"):
        await check_newcomer_gets_cards(live, "dan")
        live.local.faults.clear()
        await live.play(hands=2)
        for person in live.people:
            assert all(letters(live, person, hand) <= 1 for hand in range(1, live.crowd.hand + 1))
    assert all(order.is_met() for order in first)
    posts = live.local.journal.found("POST", faults.MESSAGES)
    assert [entry.body for entry in posts if not is_deduplicated(entry.body)] == []


def is_deduplicated(body: Json) -> bool:
    """Tell whether Discord drops a second copy of the message."""
    return bool(body.get("nonce") and body.get("enforce_nonce"))


async def open_tables(live: LiveBot) -> None:
    for private in (True, False, True):
        given: Json = {"game": "razz", "stakes": "10/20", "private": private}
        answer = await live.ask.command(live.local.world.owner, "table open", **given)
        await live.until(partial(links_a_table, answer))
    names = Counter(one["name"] for one in live.local.world.active_threads(live.local.world.guild_id))
    assert set(names.values()) == {1}


async def post_a_tournament(live: LiveBot) -> None:
    world, owner = live.local.world, live.local.world.owner
    start = f"<t:{int(time.time()) + 3600}>"
    answer = await live.ask.command(owner, "tournament create", name="Friday", game="razz", start=start)
    await live.until(lambda: any("post" in key for key in buttons(answer.original)))
    await live.ask.click(owner, answer.original or {}, next(key for key in buttons(answer.original) if "post" in key))
    await live.until(lambda: bool(world.events))
    await live.local.journal.quiet(0.5)
    assert [event["name"] for event in world.events.values()] == ["Friday"]


def buttons(message: Json | None) -> list[str]:
    return list(custom_ids(message["components"])) if message is not None else []
