"""Ace-to-five low with a joker, which is the lowest rank not in the hand (R-13.1)."""

from collections.abc import Sequence
from typing import Final

from bot.poker.cards import DECK, JOKER, ace_low
from bot.poker.holdings.ace_to_five import AceToFive
from bot.poker.holdings.names import HoldingName
from bot.poker.house_rules import SuitOrder


class AceToFiveJoker(AceToFive):
    """The ranking; hands compare with those of ``AceToFive``, which has no joker."""

    __slots__ = ()

    def strength(self, cards: Sequence[int]) -> int:
        return super().strength(natural(cards) if JOKER in cards else cards)

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        return super().describe(natural(cards), None if against is None else natural(against))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        """The joker stands where the card does that it is."""
        there = set(cards)
        return tuple(card if card in there else JOKER for card in super().playing(natural(cards), suit_order))


def natural(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards with the joker as the card that it is; of which suit does not matter."""
    others = [card for card in cards if card != JOKER]
    if len(others) == len(cards):
        return tuple(cards)
    held = {ace_low(card) for card in others}
    return (*others, next(card for card in _LOWEST_FIRST if ace_low(card) not in held))


_LOWEST_FIRST: Final = sorted(DECK, key=ace_low)

ACE_TO_FIVE_JOKER: Final = AceToFiveJoker()
