"""The demo page: its settings and its patience with pictures."""

from pathlib import Path

import pytest

import bot.demo
from bot.cli import demo
from bot.cli.demo import of_the_page
from bot.client.client import LowballClient
from bot.fleet.part import Part
from bot.settings import Settings
from bot.ui.pictures.pictures import Pictures
from bot.wiring.build import Wiring
from bot.wiring.features import client_of


def test_the_demo_page_never_runs_as_one_part_of_several() -> None:
    settings = of_the_page(Settings(shard=Part(1, 4)))
    assert settings.shard.is_whole
    assert settings.card_emojis == "off"


async def test_the_demo_page_waits_for_its_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, patient = list[Pictures](), list[bool]()

    async def serve(*_: object) -> None:
        patient.extend(pictures.is_patient for pictures in made)

    def noted(wiring: Wiring) -> LowballClient:
        made.append(wiring.reach.pictures)
        return client_of(wiring)

    monkeypatch.setattr(bot.demo, "serve", serve)
    monkeypatch.setattr(demo, "client_of", noted)
    await demo._serve(Settings(demo_database=tmp_path / "demo.sqlite3"), accept_loss=False)
    assert patient == [True]
