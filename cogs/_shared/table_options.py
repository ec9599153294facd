"""The options that /table open and /room preset save share, declared once.

A new option needs an entry here, a field in TableOrder, and code in bot/typed/table_order.py that converts it into a
setting. /room preset save has the option too, unless BESIDES_A_PRESET or _RARELY_SAVED lists it.
"""

from typing import Final

import discord
from discord import app_commands

from bot.poker.games.mixes import MIXES
from bot.typed.amounts import CHIPS_MOST
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.table_order import BESIDES_A_PRESET, CLOCK_LEAST, CLOCK_MOST, ROTATION_HANDS_MOST
from cogs._shared.choices import (
    SEATS_MOST,
    big_bet_blinds_choices,
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
    "game": CommandOption("table-open-game", choices=game_choices(MIX, DEALERS_CHOICE, *MIXES)),
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
    "big_bet_blinds": CommandOption("table-open-big-bet-blinds", choices=big_bet_blinds_choices()),
}
_RARELY_SAVED: Final = ("ante", "bring_in", "blinds", "rotation_hands")
"""Options that /room preset save does not have, so that the command stays short.

A preset can still get them if it is saved from an open table.
"""

OPENING: Final[Options] = {name: option for name, option in TABLE_OPTIONS.items() if name != "clock"}
SAVING_A_PRESET: Final[Options] = {
    name: option._replace(text="room-preset-game") if name == "game" else option
    for name, option in TABLE_OPTIONS.items()
    if name not in (*BESIDES_A_PRESET, *_RARELY_SAVED)
}
