"""The options that /table open and /room preset save share, declared once.

A new option needs a line here, a field in TableOrder, and its place in bot/typed/table_order.py, which makes the
settings. Presets save it too, unless it is listed in BESIDES_A_PRESET there or in _RARELY_SAVED here.
"""

from typing import Final

import discord
from discord import app_commands

from bot.typed.amounts import CHIPS_MOST
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.table_order import BESIDES_A_PRESET, CLOCK_LEAST, CLOCK_MOST, ROTATION_HANDS_MOST
from cogs._shared.choices import (
    SEATS_MOST,
    game_choices,
    limit_choices,
    limit_named,
    pace_choices,
    rotation_choices,
    rules_choices,
)
from cogs._shared.options import Chips
from cogs._shared.ordering import CommandOption, Options

TABLE_OPTIONS: Final[Options] = {
    # Discord shows them in this order: the four that people use come first.
    "game": CommandOption("table-open-game", choices=game_choices(MIX, DEALERS_CHOICE)),
    "stakes": CommandOption("table-open-stakes", suggest=lambda cog: cog.orders.stakes),
    "limit": CommandOption("table-open-limit", choices=limit_choices(), read=limit_named),
    "private": CommandOption("table-open-private", bool),
    "preset": CommandOption("table-open-preset", suggest=lambda cog: cog.orders.presets),
    "rules": CommandOption("table-open-rules", suggest=rules_choices),
    "name": CommandOption("table-open-name"),
    "seats": CommandOption("table-open-seats", app_commands.Range[int, 2, SEATS_MOST]),
    "pace": CommandOption("table-open-pace", choices=pace_choices()),
    "clock": CommandOption("room-preset-clock", app_commands.Range[int, CLOCK_LEAST, CLOCK_MOST]),
    "buy_in": CommandOption("table-open-buy-in", Chips),
    "buy_in_most": CommandOption("table-open-buy-in-most", Chips),
    "role": CommandOption("table-open-role", discord.Role, read=lambda role: role.id),
    "practice": CommandOption("table-open-practice", bool),
    "rotation": CommandOption("table-open-rotation", suggest=rotation_choices),
    "rotation_hands": CommandOption("table-open-rotation-hands", app_commands.Range[int, 1, ROTATION_HANDS_MOST]),
    "ante": CommandOption("table-open-ante", app_commands.Range[int, 0, CHIPS_MOST]),
    "bring_in": CommandOption("table-open-bring-in", Chips),
    "blinds": CommandOption("table-open-blinds"),
}
_RARELY_SAVED: Final = ("ante", "bring_in", "blinds", "rotation_hands")
"""Options that a preset takes only from an open table, so that the command to save a preset stays short."""

OPENING: Final[Options] = {name: option for name, option in TABLE_OPTIONS.items() if name != "clock"}
SAVING_A_PRESET: Final[Options] = {
    name: option._replace(text="room-preset-game") if name == "game" else option
    for name, option in TABLE_OPTIONS.items()
    if name not in (*BESIDES_A_PRESET, *_RARELY_SAVED)
}
