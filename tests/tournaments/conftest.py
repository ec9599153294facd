"""Every test of the director gets a house whose people put in all they may, so that things happen soon."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tournaments.house import House


@pytest.fixture
async def shoving(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "lowball.sqlite3", seed=1)
    await house.open()
    yield house
    await house.close()
