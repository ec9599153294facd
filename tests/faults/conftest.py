"""A house of its own for each test, with everybody seated."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.faults.house import House, open_house


@pytest.fixture
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[House]:
    caplog.set_level(logging.INFO)
    async with open_house(tmp_path, monkeypatch, caplog) as house:
        await house.open_table()
        await house.turn()
        yield house
