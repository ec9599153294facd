"""Options that several commands have in common."""

from discord import app_commands

from bot.typed.amounts import CHIPS_MOST
from bot.use_cases.reasons import REASON_MOST

Chips = app_commands.Range[int, 1, CHIPS_MOST]
ChipChange = app_commands.Range[int, -CHIPS_MOST, CHIPS_MOST]
Reason = app_commands.Range[str, 1, REASON_MOST]
