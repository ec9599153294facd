"""Options as people type them, and how a bad one is explained."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from discord import app_commands

from bot.ui.context.interactions import BotInteraction
from bot.ui.discord.replies import Complaint
from bot.ui.scene.table_text import game_name
from bot.ui.text.phrases import Phrases, say

CHIPS_MOST: Final = 10**12
Chips = app_commands.Range[int, 1, CHIPS_MOST]


class OptionError(ValueError):
    """``key`` is the phrase that says what is wrong, ``values`` its variables; several texts are told as the one or the
    other."""

    def __init__(self, key: str, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


@contextmanager
def options_explained(interaction: BotInteraction) -> Iterator[None]:
    """Turns a bad option into a complaint that calls games by their names."""
    try:
        yield
    except OptionError as error:
        locale = str(interaction.locale)
        values = {
            name: Phrases(locale).any_of(value) if isinstance(value, tuple) else value
            for name, value in error.values.items()
        }
        if "game" in values:
            values["game"] = game_name(locale, str(values["game"]))
        if "games" in values:
            values["games"] = ", ".join(game_name(locale, name) for name in str(values["games"]).split(", "))
        for name in values.keys() & {"limit", "limits"}:
            values[name] = ", ".join(say(locale, f"limit-{limit}") for limit in str(values[name]).split(", "))
        raise Complaint(error.key, **values) from error
