"""Phrases are strict here: a missing one fails the test that would have shown it. The bot is on a simulated Discord."""

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
    """None: all is told in words. Tests of pictures have one here."""
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
    """In place of simcord's own, whose time goes by while a busy machine is at work. At the end nothing may have
    failed that no test has looked at."""
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
