"""A separate bot for each test, with everybody seated."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.harness.faults.live_bot import LiveBot, open_live_bot


@pytest.fixture
async def live(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> AsyncIterator[LiveBot]:
    """Run a bot with a hand in progress; the parameter "painting" lets it paint real pictures.

    Use ``@pytest.mark.parametrize("live", ["painting"], indirect=True)`` for that.
    """
    caplog.set_level(logging.INFO)
    paints = getattr(request, "param", None) == "painting"
    async with open_live_bot(tmp_path, monkeypatch, caplog, paints=paints) as live:
        await live.open_table()
        await live.turn()
        yield live
