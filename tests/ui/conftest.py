"""Fixtures of the interface's tests: strict phrases, and a bot on a simulated Discord.

A missing phrase fails the test that would have shown it.
"""

from collections.abc import AsyncIterator

import pytest
import simcord
from discord.ext import commands

from bot.locales import phrases
from bot.ui.discord import outbox
from bot.ui.pictures.pictures import Draws
from tests.harness.discord.clockwork import ByHand
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid
from tests.harness.ui.stage import Stage
from tests.harness.ui.tournaments import Hall


@pytest.fixture(autouse=True)
def strict_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "strict", True)


@pytest.fixture
def studio() -> Draws | None:
    """Return no studio, so that everything is shown in words; tests of pictures override it."""
    return None


@pytest.fixture
def stage(studio: Draws | None, monkeypatch: pytest.MonkeyPatch) -> Stage:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    return Stage.build(studio)


@pytest.fixture
def simcord_bot(stage: Stage) -> commands.AutoShardedBot:
    return stage.client


@pytest.fixture
async def simcord_env(simcord_bot: commands.AutoShardedBot) -> AsyncIterator[simcord.Env]:
    """Yield simcord's environment with a clock that only the test moves.

    The clock of simcord itself runs on while a busy machine works. An error that no test has checked fails the test at
    the end.
    """
    env = ByHand(simcord_bot)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
        env._raise_errors_since(env._errors_acknowledged)


@pytest.fixture
async def hall(stage: Stage, simcord_env: simcord.Env) -> Hall:
    hall = Hall.build(stage, simcord_env)
    hall.attach()
    await stage.settle()
    stage.requests()
    return hall
