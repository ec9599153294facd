"""Phrases are strict here: a missing one fails the test that would have shown it."""

import pytest

from bot.ui import phrases
from tests.local_discord.simulated import bodies_are_valid as bodies_are_valid


@pytest.fixture(autouse=True)
def strict_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "strict", True)
