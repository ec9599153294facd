"""Rankings: what a holding is worth and what people call it (RULES.md, sections 2 and 8)."""

from bot.poker.holdings.ace_to_five import ACE_TO_FIVE
from bot.poker.holdings.badugi import BADUGI
from bot.poker.holdings.deuce_to_seven import DEUCE_TO_SEVEN
from bot.poker.holdings.drawing import Drawing, drawing
from bot.poker.holdings.high import HIGH, HIGH_BUG, HIGH_WILD
from bot.poker.holdings.names import KINDS, HoldingName
from bot.poker.holdings.ranking import Ranking
from bot.poker.house_rules import SuitOrder

__all__ = [
    "ACE_TO_FIVE",
    "BADUGI",
    "DEUCE_TO_SEVEN",
    "HIGH",
    "HIGH_BUG",
    "HIGH_WILD",
    "KINDS",
    "Drawing",
    "HoldingName",
    "Ranking",
    "SuitOrder",
    "drawing",
]
