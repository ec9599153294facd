"""Phrases are strict here: a missing one fails the test that would have shown it. The bot is on a simulated Discord."""

import pytest
from discord.ext import commands

from bot.ui import direct_mail, phrases
from tests.local_discord.simulated import bodies_are_valid as bodies_are_valid
from tests.ui.stage import Stage


@pytest.fixture(autouse=True)
def strict_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "strict", True)


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    monkeypatch.setattr(direct_mail, "OPEN_EVERY_SECONDS", 0.0)
    return Stage.build()


@pytest.fixture
def simcord_bot(stage: Stage) -> commands.Bot:
    return stage.client
