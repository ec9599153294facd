"""Deuce-to-seven low: the ranking of 2-7 Triple Draw and Single Draw (R-2.5)."""

from typing import Final

from bot.poker.holdings.five_cards import FiveCards, Worth, name_length
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import ACE_HIGH_DIGITS, LowBoards


class DeuceToSeven(LowBoards, FiveCards):
    """The deuce-to-seven ranking, with strengths up to 7,462.

    It reverses the high ranking, except that 5-4-3-2-A is not a straight.
    """

    __slots__ = ()
    board_digits = ACE_HIGH_DIGITS

    def __init__(self) -> None:
        super().__init__(low=True)

    def _name(self, hand: Worth, other: Worth | None) -> HoldingName:
        """Return the hand's name, without kickers for pairs.

        An unpaired low is named as in R-2.4, any other hand by its kind.
        """
        if hand.kind == "high_card":
            least = 2 if other is None else 1
            return HoldingName("low", hand.ranks[: name_length(hand, other, least)])
        if hand.kind == "flush":
            return HoldingName(hand.kind, hand.ranks[: name_length(hand, other, 1)])
        return HoldingName(hand.kind, hand.ranks[: 2 if hand.kind in ("two_pair", "full_house") else 1])


DEUCE_TO_SEVEN: Final = DeuceToSeven()
