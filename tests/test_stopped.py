"""A process that is stopped in the middle of a hand, as by a debugger, and then continues."""

import json
import re
import signal
from pathlib import Path

import pytest

from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, end_of, start_changed
from tests.test_kill import cards, hand_begun

pytestmark = pytest.mark.xdist_group("programs")

STOPPED_SECONDS = 2.5
_IMPATIENT = """
import sys
from bot.common import house_clock
from bot.__main__ import main

# The test's short standstill must count too.
house_clock.LEAST_MS = 1_500
sys.exit(main(["run"]))
"""


def ends(card: Json) -> int:
    """Return the end of the turn as the card shows it, in seconds since 1970."""
    (found,) = set(re.findall(r"<t:(\d+):R>", json.dumps(card["components"])))
    return int(found)


async def test_a_turn_regains_the_time_that_the_process_was_stopped(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": "0", "TURN_SECONDS": "900"}
        process = await start_changed(tmp_path, _IMPATIENT, **settings, **addresses(local))
        try:
            await local.gateway.wait_until_identified()
            players = [local.world.member(name)["user"] for name in ("ann", "bob")]
            card = await hand_begun(local, players)
            before = ends(card)
            process.send_signal(signal.SIGSTOP)
            # A stopped process sends nothing.
            await local.journal.quiet(STOPPED_SECONDS)
            process.send_signal(signal.SIGCONT)
            await local.journal.wait_until(lambda: ends(cards(local)[0]) > before)
        finally:
            process.send_signal(signal.SIGCONT)
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    assert ended.status == 0
    # A busy machine may stop the process at other times, too, but not for as long.
    stood_still = map(int, re.findall(r"the process stood still for (\d+) seconds", ended.err))
    assert sum(seconds >= int(STOPPED_SECONDS) for seconds in stood_still) == 1
