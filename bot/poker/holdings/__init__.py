"""Rankings: what a holding is worth and what people call it (RULES.md, section 2)."""

from bot.poker.holdings.ace_to_five import ACE_TO_FIVE
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.ranking import Ranking
from bot.poker.house_rules import SuitOrder

__all__ = ["ACE_TO_FIVE", "HoldingName", "Ranking", "SuitOrder"]
