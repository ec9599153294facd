"""Ace-to-five low: Razz and A-5 Triple Draw (R-2.1 to R-2.4).

Inside this module a rank is a low rank: 0 the ace, 1 the deuce, 12 the king. A hand's strength is its place among all
6,175 hands of five ranks, 1 the worst and 6,175 the wheel.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from bot.poker.cards import DECK, ace_low, suit_value
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import (
    NO_PAIR,
    NO_RANK,
    PAIRED_NAMES,
    Counted,
    LowBoards,
    first_difference,
    places,
    worst_first,
)
from bot.poker.house_rules import SuitOrder

_NAMES: Final = {NO_PAIR: ("low", 5), **PAIRED_NAMES}
"""The kind of a hand by its pattern, and how many of its ranks can belong to the name."""
_LOW_RANK: Final = tuple(map(ace_low, DECK))


@dataclass(frozen=True, slots=True)
class AceToFive(LowBoards):
    """The ranking; it holds nothing, the tables below are made once for all."""

    board_digits = tuple(8**rank for rank in _LOW_RANK)

    def strength(self, cards: Sequence[int]) -> int:
        """1 to 6,175 for the best five of five or more cards (R-2.1, R-2.3); a higher integer wins.

        Raises ValueError for fewer cards and for one without a rank (the joker, an unknown card).
        """
        try:
            # The usual case, spelled out: the loop takes a quarter longer.
            if len(cards) == 7:
                a, b, c, d, e, f, g = cards
                ranks = _BIT[a] | _BIT[b] | _BIT[c] | _BIT[d] | _BIT[e] | _BIT[f] | _BIT[g]
            else:
                ranks = 0
                for card in cards:
                    ranks |= _BIT[card]
            return _UNPAIRED[ranks] or _counted(cards)
        except IndexError:
            raise ValueError(NO_RANK) from None

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        """The name of the best five, with as many cards as tell it from the hand ``against`` (R-2.4).

        Uncontested and tied hands go by their first two cards; paired ones always by what is paired.
        """
        hand = _HANDS[self.strength(cards)]
        other = None if against is None else _HANDS[self.strength(against)]
        kind, count = _NAMES[hand.pattern]
        if hand == _HANDS[-1]:
            return HoldingName("wheel", ())
        if kind == "low":
            count = _telling(hand, other)
        return HoldingName(kind, tuple((rank - 1) % 13 for rank in hand.ranks[:count]))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        """The five cards that play, highest first (the ace is low), each rank in its best suits (R-3.9)."""
        hand = _HANDS[self.strength(cards)]
        lacking = dict(zip(hand.ranks, hand.pattern, strict=True))
        five = []
        for card in sorted(cards, key=lambda card: _height(card, suit_order), reverse=True):
            if lacking.get(_LOW_RANK[card], 0) > 0:
                lacking[_LOW_RANK[card]] -= 1
                five.append(card)
        return tuple(five)


class EightOrBetter(AceToFive):
    """The low half of a split pot: only five different ranks, the eight at most, are a low (R-11.2)."""

    __slots__ = ()

    def strength(self, cards: Sequence[int]) -> int:
        """As in ace-to-five, but 0 for cards without a low."""
        strength = ACE_TO_FIVE.strength(cards)
        return strength if strength >= _WORST_EIGHT else 0

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        if not self.strength(cards):
            return HoldingName("no_low", ())
        rival = against if against is not None and self.strength(against) else None
        return ACE_TO_FIVE.describe(cards, rival)

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        return ACE_TO_FIVE.playing(cards, suit_order) if self.strength(cards) else ()


def _telling(hand: Counted, other: Counted | None) -> int:
    """How many cards of an unpaired hand its name takes (R-2.4)."""
    if other is None or other == hand:
        return 2
    if other.pattern != NO_PAIR:
        return 1
    return first_difference(hand.ranks, other.ranks)


def _height(card: int, suit_order: SuitOrder) -> tuple[int, int]:
    """How high a card stands for the odd chip: by rank, the ace lowest, then by suit (R-3.9)."""
    return _LOW_RANK[card], suit_value(card, suit_order)


def _counted(cards: Sequence[int]) -> int:
    """The strength where fewer than five ranks differ, so that a pair has to play."""
    return _best_of(tuple(sorted([_LOW_RANK[card] for card in cards])))


@cache
def _best_of(ranks: tuple[int, ...]) -> int:
    """The strength of the best five of these ranks; few enough sets come up that all are remembered."""
    if len(ranks) < 5:
        raise ValueError(f"a hand takes at least five cards, not {len(ranks)}")
    return max(places(5)[five] for five in combinations(ranks, 5))


def _unpaired() -> tuple[int, ...]:
    """The strength of the five lowest ranks by the bits of all that differ; 0 where there are fewer than five."""
    lowest: list[tuple[int, ...]] = [()]
    for bits in range(1, 1 << 13):
        bit = bits & -bits
        lowest.append((bit.bit_length() - 1, *lowest[bits ^ bit][:4]))
    strength = places(5)
    return tuple([strength[ranks] if len(ranks) == 5 else 0 for ranks in lowest])


_BIT: Final = [1 << rank for rank in _LOW_RANK]  # A list: the interpreter's quickest look-up.
_UNPAIRED: Final = _unpaired()
_HANDS: Final = (Counted((), ()), *(worth for worth, _ in worst_first(5)))
"""Every hand of five by its strength; none has strength 0."""

_WORST_EIGHT: Final = places(5)[3, 4, 5, 6, 7]
"""The strength of 8-7-6-5-4."""

ACE_TO_FIVE: Final = AceToFive()
EIGHT_OR_BETTER: Final = EightOrBetter()
