"""Ace-to-five low: the ranking of Razz and A-5 Triple Draw (R-2.1 to R-2.4).

In this module a rank is a low rank: 0 the ace, 1 the deuce, 12 the king. A hand's strength is its position among all
6,175 hands of five ranks: 1 the worst, 6,175 the wheel.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from bot.poker.cards import DECK, ace_low
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import (
    ACE_LOW_HEIGHTS,
    NO_PAIR,
    NO_RANK,
    PAIRED_NAMES,
    Counted,
    LowBoards,
    first_difference,
    places,
)
from bot.poker.house_rules import SuitOrder

_NAMES: Final = {NO_PAIR: ("low", 5), **PAIRED_NAMES}
"""Pattern of rank counts -> the kind of hand, and the maximum number of ranks in its name."""
_LOW_RANK: Final = tuple(map(ace_low, DECK))


@dataclass(frozen=True, slots=True)
class AceToFive(LowBoards):
    """The ace-to-five ranking. It has no state; all objects share the tables below."""

    board_digits = tuple(8**rank for rank in _LOW_RANK)

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength of the best five cards, 1 to 6,175; the higher wins (R-2.1, R-2.3).

        Raises ValueError for fewer than five cards, and for a card without a rank (the joker, an unknown card).
        """
        try:
            # Seven cards are the usual case; a loop takes 25 % longer.
            if len(cards) == 7 and not board:
                a, b, c, d, e, f, g = cards
                ranks = _BIT[a] | _BIT[b] | _BIT[c] | _BIT[d] | _BIT[e] | _BIT[f] | _BIT[g]
            else:
                if board:
                    cards = (*cards, *board)
                ranks = 0
                for card in cards:
                    ranks |= _BIT[card]
            return _UNPAIRED[ranks] or _paired_strength(cards)
        except IndexError:
            if any(card >= len(_BIT) for card in cards):
                raise ValueError(NO_RANK) from None
            # Built with the first hand: an import should be quick, and an idle bot small. Another thread may do it too.
            _UNPAIRED[:] = _unpaired()
            return self.strength(cards)

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        """Return the name of the best five cards, in contrast to the hand ``against`` (R-2.4).

        The name has enough ranks to tell the two hands apart. An uncontested or tied hand is named by its first two
        cards, a paired hand always by its pairs.
        """
        strength = self.strength(cards, board)
        if strength == _WHEEL:
            return HoldingName("wheel", ())
        hand = _hand(strength)
        other = None if against is None else _hand(self.strength(against, board))
        kind, count = _NAMES[hand.pattern]
        if kind == "low":
            count = _name_length(hand, other)
        return HoldingName(kind, tuple((rank - 1) % 13 for rank in hand.ranks[:count]))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the five cards that play, highest first with aces low, each rank in its best suits (R-3.9)."""
        best = self.strength(cards, board)
        highest = sorted((*cards, *board), key=ACE_LOW_HEIGHTS[suit_order].__getitem__, reverse=True)
        # Combinations keep the order of the cards, so the first match has the best suits.
        return next(five for five in combinations(highest, 5) if self.strength(five) == best)


class EightOrBetter(AceToFive):
    """The ranking for the low half of a split pot: a low is five different ranks up to the eight (R-11.2)."""

    __slots__ = ()

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the ace-to-five strength, or 0 for cards that make no low."""
        strength = ACE_TO_FIVE.strength(cards, board)
        return strength if strength >= _WORST_EIGHT else 0

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        if not self.strength(cards, board):
            return HoldingName("no_low", ())
        rival = against if against is not None and self.strength(against, board) else None
        return ACE_TO_FIVE.describe(cards, rival, board)

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        return ACE_TO_FIVE.playing(cards, suit_order, board) if self.strength(cards, board) else ()


def _name_length(hand: Counted, other: Counted | None) -> int:
    """Return how many ranks the name of an unpaired hand needs (R-2.4)."""
    if other is None or other == hand:
        return 2
    if other.pattern != NO_PAIR:
        return 1
    return first_difference(hand.ranks, other.ranks)


def _paired_strength(cards: Sequence[int]) -> int:
    """Return the strength of cards with fewer than five different ranks.

    Their best five include a pair.
    """
    return _best_of(tuple(sorted([_LOW_RANK[card] for card in cards])))


@cache
def _best_of(ranks: tuple[int, ...]) -> int:
    """Return the strength of the best five of these ranks. Cached, because few different inputs occur."""
    if len(ranks) < 5:
        raise ValueError(f"a hand takes at least five cards, not {len(ranks)}")
    return max(places(5)[five] for five in combinations(ranks, 5))


def _hand(strength: int) -> Counted:
    """Return the hand of five ranks with that strength."""
    return Counted.of(_worst_first()[strength - 1])


@cache
def _worst_first() -> tuple[tuple[int, ...], ...]:
    """Return the ranks of every hand of five, worst first."""
    return tuple(places(5))


def _unpaired() -> list[int]:
    """Return the table of unpaired hands: bits of all ranks held -> strength of the five lowest.

    The entry is 0 for fewer than five ranks.
    """
    lowest: list[tuple[int, ...]] = [()]
    for bits in range(1, 1 << 13):
        bit = bits & -bits
        lowest.append((bit.bit_length() - 1, *lowest[bits ^ bit][:4]))
    strength = places(5)
    return [strength[ranks] if len(ranks) == 5 else 0 for ranks in lowest]


_BIT: Final = [1 << rank for rank in _LOW_RANK]  # a list, because the interpreter indexes it fastest
_UNPAIRED: Final[list[int]] = []
"""The table of ``_unpaired``, empty until the first hand is ranked."""
_WHEEL: Final = 6_175
_WORST_EIGHT: Final = _WHEEL - comb(8, 5) + 1
"""The strength of 8-7-6-5-4, the last of the hands of five different ranks up to the eight."""

ACE_TO_FIVE: Final = AceToFive()
EIGHT_OR_BETTER: Final = EightOrBetter()
