"""The settings of the demo page."""

from bot.cli.demo import of_the_page
from bot.fleet.part import Part
from bot.settings import Settings


def test_the_page_is_alone_though_the_bot_is_one_of_several() -> None:
    settings = of_the_page(Settings(shard=Part(1, 4)))
    assert settings.shard.is_whole
    assert settings.card_emojis == "off"
