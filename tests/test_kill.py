"""A process that is killed in the middle of a hand, and the next one."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.harness.forked import Forked
from tests.harness.local_discord import Answer, LocalDiscord
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.players import text_of
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, end_of, run, start_changed

pytestmark = pytest.mark.xdist_group("programs")

ACTION = "lb:a:"
PACES = {"HAND_PAUSE_SECONDS": "0", "TURN_SECONDS": "3600"}
"""The first hand starts at once, and a turn lasts longer than two starts on a busy machine."""
REFUSED = 4
"""The response type for a player who is not to act: a message of its own."""
ACCEPTED = {6, 7}
"""Response types of an accepted click: the card is edited later, or by the response itself."""


def buttons(card: Json) -> list[str]:
    """Return the ids of the card's buttons that act in the hand."""
    return [key for key, button in custom_ids(card["components"]).items() if key.startswith(ACTION)]


def cards(local: LocalDiscord) -> list[Json]:
    return [message for message in local.world.messages.values() if buttons(message)]


_PATIENT = """
import sys
from bot.__main__ import main
from bot.ui.discord import replies

# A slower refusal would not be the first answer to the click.
replies.ACKNOWLEDGE_SECONDS = 60.0
sys.exit(main(["run"]))
"""


@asynccontextmanager
async def running(folder: Path, local: LocalDiscord, stop: signal.Signals) -> AsyncIterator[Forked]:
    settings = {"DISCORD_TOKEN": local.token, **PACES, **addresses(local)}
    process = await start_changed(folder, _PATIENT, **settings)
    try:
        await local.gateway.wait_until_identified()
        yield process
    finally:
        # This also runs after a failure, when the process may have ended.
        if process.returncode is None:
            process.send_signal(stop)
        ended = await end_of(process)
        assert "Traceback" not in ended.err, ended.err


async def told(local: LocalDiscord, answer: Answer) -> None:
    """Wait until a deferred answer is filled in."""
    await local.journal.wait_until(lambda: answer.original is not None and text_of(answer.original) != "")


async def hand_begun(local: LocalDiscord, players: list[Json]) -> Json:
    """Open a table, seat the players, and return the card once it has buttons to act with."""
    await told(local, await local.interactions.command(players[0], "table open", game="razz", stakes="10/20"))
    thread = next(channel for channel in local.world.channels.values() if channel["type"] == 11)
    for player in players:
        await told(local, await local.interactions.command(player, "table sit", channel_id=thread["id"]))
    await local.journal.wait_until(lambda: bool(cards(local)))
    return cards(local)[0]


async def both_click(local: LocalDiscord, players: list[Json], card: Json, button: str) -> list[Answer]:
    """Let both players click the button with its present id, which the first answer may change."""
    clicks = [local.interactions.pressed(player, card, button) for player in players]
    return [await local.interactions.send(click) for click in clicks]


async def test_after_a_kill_the_table_is_unchanged_and_its_old_button_works(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        async with running(tmp_path, local, signal.SIGKILL):
            card = await hand_begun(local, players)
        before = buttons(card)
        local.gateway.forget()
        async with running(tmp_path, local, signal.SIGTERM):
            clicks = await both_click(local, players, card, before[0])
            await local.journal.wait_until(lambda: buttons(card) != before)
        answered = {click.type for click in clicks}
        assert REFUSED in answered
        assert answered & ACCEPTED
    proved = await run(tmp_path, "check", "data/lowball.sqlite3")
    assert (proved.status, proved.err) == (0, "")
