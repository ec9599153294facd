"""Options that several commands have."""

from bot.typed.amounts import CHIPS_MOST
from cogs._shared.options import Chips

__all__ = ["CHIPS_MOST", "Chips"]
