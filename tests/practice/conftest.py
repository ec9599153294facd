"""Fixtures for the tests of house players and guides."""

import pytest

from tests.harness.practice.guessing import guess


@pytest.fixture
def guessing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let house players and guides decide by quick guesses."""
    guess(monkeypatch)
