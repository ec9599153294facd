"""Options that several commands have."""

from typing import Final

from discord import app_commands

CHIPS_MOST: Final = 10**12
Chips = app_commands.Range[int, 1, CHIPS_MOST]
