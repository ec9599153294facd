"""For tests of house players and of what a guide tells."""

import pytest

from tests.harness.practice.guessing import guess


@pytest.fixture
def guessing(monkeypatch: pytest.MonkeyPatch) -> None:
    """House players and guides go by a guess."""
    guess(monkeypatch)
