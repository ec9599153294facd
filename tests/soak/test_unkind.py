"""Problems that the soak of an unkind Discord must find, and a run without any."""

from pathlib import Path
from random import Random

import pytest

from bot.publishing.standstill.watch import PlayWatch
from bot.ui.discord import outbox
from tests.soak.unkind import soaked


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)


async def test_a_short_soak_of_an_evening_finds_no_problem(tmp_path: Path) -> None:
    figures = await soaked(tmp_path / "unkind.sqlite3", Random("short"), hours=0.02, tables=2)
    assert figures.problems == []
    assert figures.stoppages.total() >= 1
    assert figures.hands >= 2


async def test_the_soak_reports_a_bot_that_times_players_out_during_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayWatch, "_note_obstacle", lambda *_: None)
    # A seed that shows it in a tenth of the time.
    figures = await soaked(tmp_path / "unkind.sqlite3", Random("a"), hours=0.02, tables=2)
    assert any("timeout acted" in problem for problem in figures.problems)
