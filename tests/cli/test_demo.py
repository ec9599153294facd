"""The demo page's settings, and its patience."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bot.demo
from bot.cli import demo
from bot.cli.demo import of_the_page
from bot.client.client import LowballClient
from bot.fleet.part import Part
from bot.settings import Settings


def test_the_page_is_alone_though_the_bot_is_one_of_several() -> None:
    settings = of_the_page(Settings(shard=Part(1, 4)))
    assert settings.shard.is_whole
    assert settings.card_emojis == "off"


async def test_the_page_waits_for_its_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient: list[bool] = []

    async def serve(make_client: Callable[[], Awaitable[LowballClient]], *_: object) -> None:
        patient.append((await make_client()).services.pictures.is_patient)

    monkeypatch.setattr(bot.demo, "serve", serve)
    await demo._serve(Settings(demo_database=tmp_path / "demo.sqlite3"), accept_loss=False)
    assert patient == [True]
