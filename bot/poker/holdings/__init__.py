"""Rankings: the strength of a player's cards, and the name of a hand (rules, sections 2 and 8)."""

from bot.poker.holdings.ace_to_five import ACE_TO_FIVE, EIGHT_OR_BETTER
from bot.poker.holdings.ace_to_five_joker import ACE_TO_FIVE_JOKER
from bot.poker.holdings.badugi import BADUGI, BADUGI_ACES_HIGH, BADUGI_OF_FIVE
from bot.poker.holdings.deuce_to_seven import DEUCE_TO_SEVEN
from bot.poker.holdings.drawing import Drawing, drawing, paired
from bot.poker.holdings.high import HIGH, HIGH_BUG, HIGH_WILD
from bot.poker.holdings.names import KINDS, Half, HoldingName
from bot.poker.holdings.omaha import OMAHA_ANY_LOW, OMAHA_HIGH, OMAHA_LOW
from bot.poker.holdings.ranking import Ranking
from bot.poker.holdings.split import (
    ACE_TO_FIVE_BADUGI,
    DEUCE_TO_SEVEN_BADUGI,
    HIGH_ANY_LOW,
    HIGH_LOW,
    OMAHA_HIGH_ANY_LOW,
    OMAHA_HIGH_LOW,
    SplitRanking,
    half_shares,
    halves,
    pot_shares,
    shares_of_both,
    strengths,
)
from bot.poker.house_rules import SuitOrder

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_FIVE_BADUGI",
    "ACE_TO_FIVE_JOKER",
    "BADUGI",
    "BADUGI_ACES_HIGH",
    "BADUGI_OF_FIVE",
    "DEUCE_TO_SEVEN",
    "DEUCE_TO_SEVEN_BADUGI",
    "EIGHT_OR_BETTER",
    "HIGH",
    "HIGH_ANY_LOW",
    "HIGH_BUG",
    "HIGH_LOW",
    "HIGH_WILD",
    "KINDS",
    "OMAHA_ANY_LOW",
    "OMAHA_HIGH",
    "OMAHA_HIGH_ANY_LOW",
    "OMAHA_HIGH_LOW",
    "OMAHA_LOW",
    "Drawing",
    "Half",
    "HoldingName",
    "Ranking",
    "SplitRanking",
    "SuitOrder",
    "drawing",
    "half_shares",
    "halves",
    "paired",
    "pot_shares",
    "shares_of_both",
    "strengths",
]
