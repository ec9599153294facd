"""Ace-to-five low with a joker, which counts as the lowest rank that the hand lacks (R-13.1)."""

from collections.abc import Sequence
from typing import Final

from bot.poker.cards import DECK, JOKER, ace_low
from bot.poker.holdings.ace_to_five import AceToFive
from bot.poker.holdings.names import HoldingName
from bot.poker.house_rules import SuitOrder


class AceToFiveJoker(AceToFive):
    """The ace-to-five ranking with a joker; its strengths can be compared with those of ``AceToFive``."""

    __slots__ = ()

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        return super().strength(natural(cards) if JOKER in cards else cards, board)

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        return super().describe(natural(cards), None if against is None else natural(against), board)

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the cards that play, with the joker in place of the card that it stands for."""
        actual = {*cards, *board}
        return tuple(card if card in actual else JOKER for card in super().playing(natural(cards), suit_order, board))


def natural(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the cards with the joker replaced by the card that it stands for, in any suit."""
    others = [card for card in cards if card != JOKER]
    if len(others) == len(cards):
        return tuple(cards)
    held = {ace_low(card) for card in others}
    return (*others, next(card for card in _LOWEST_FIRST if ace_low(card) not in held))


_LOWEST_FIRST: Final = sorted(DECK, key=ace_low)

ACE_TO_FIVE_JOKER: Final = AceToFiveJoker()
