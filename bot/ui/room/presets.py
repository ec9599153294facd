"""A server's presets for tables as text."""

from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tables.state import TableSettings
from bot.ui.scene.stakes import buy_in_text, game_line, special_rules_at
from bot.ui.scene.table_text import clock_text
from bot.use_cases.tables.presets import NAME_MOST

LINE_MOST: Final = 150
"""The maximum number of characters in a line of the list, so that all lines fit into one message."""


def preset_line(say: Phrases, name: str, settings: TableSettings) -> str:
    line = say(
        "preset-line",
        name=clean(name, NAME_MOST),
        game=game_line(say.locale, settings),
        clock=clock_text(say, settings),
        seats=settings.seats_max,
        buy_in=buy_in_text(say, settings),
    )
    return ", ".join([line, *special_rules_at(say, settings)])[:LINE_MOST]
