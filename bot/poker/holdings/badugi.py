"""Badugi: the best set of cards of different ranks and suits (R-2.6).

A larger set wins; of two sets of the same size, the lower one. In this module a rank is a low rank: 0 the ace, 12 the
king. A hand's strength is its set's position among all 1,092 sets of ranks: 1 the king alone, 1,092 the four lowest
ranks.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, Literal

from bot.poker.cards import DECK, JOKER, ace_low, suit_of
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import ACE_LOW_HEIGHTS, NO_RANK, NoBoards, first_difference
from bot.poker.house_rules import SuitOrder

_KINDS: Final = ("one_card_badugi", "two_card_badugi", "three_card_badugi", "four_card_badugi")


@dataclass(frozen=True, slots=True)
class Badugi(NoBoards):
    """The Badugi ranking. It has no state; all objects share the tables below."""

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength of the best set in four cards, 1 to 1,092; the higher wins.

        Raises ValueError if there are not four cards, and for a card without a rank (the joker, an unknown card).
        """
        try:
            # Without loops, which take 3 times as long.
            a, b, c, d = (*cards, *board) if board else cards
            a, b, c, d = _BITS[a], _BITS[b], _BITS[c], _BITS[d]
            ab, cd = a | b, c | d
            best = _STRENGTHS[ab | cd]
            if best > _BELOW_FOUR:
                return best
            best = _STRENGTHS[ab | c]
            if best < (other := _STRENGTHS[ab | d]):
                best = other
            if best < (other := _STRENGTHS[a | cd]):
                best = other
            if best < (other := _STRENGTHS[b | cd]):
                best = other
            if best > _BELOW_THREE:
                return best
            table = _STRENGTHS
            return max(table[ab], table[cd], table[a | c], table[a | d], table[b | c], table[b | d])
        except (ValueError, IndexError):
            return self._strength_or_error((*cards, *board))

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        """Return the hand's name: the number of cards that count, and the highest of them.

        The name has more ranks if they are needed to tell the hand from a hand ``against`` with as many cards (R-2.4).
        """
        hand = _sets()[self.strength(cards, board)]
        other = None if against is None else _sets()[self.strength(against, board)]
        same_size = other is not None and other != hand and len(other) == len(hand)
        count = first_difference(hand, other) if other is not None and same_size else 1
        return HoldingName(_KINDS[len(hand) - 1], tuple((rank - 1) % 13 for rank in hand[:count]))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the cards that count, highest first, with aces low.

        If several sets are equally good, return the set with the best suits (R-3.9).
        """
        return _chosen((*cards, *board), self.strength(cards, board), suit_order)

    def _strength_or_error(self, cards: Sequence[int]) -> int:
        """Return the strength; build the table at first use.

        Raises ValueError if the cards are invalid.
        """
        if len(cards) != 4:
            raise ValueError(f"a badugi hand takes four cards, not {len(cards)}")
        if any(card >= JOKER for card in cards):
            raise ValueError(NO_RANK)
        _STRENGTHS.extend(_strengths())
        return self.strength(cards)


@dataclass(frozen=True, slots=True)
class BadugiOfFive(NoBoards):
    """The Badugi ranking for hands of five cards, with aces low or high (R-13.2)."""

    aces: Literal["low", "high"]

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength of the best set in five cards, on the same scale as ``Badugi``.

        Raises ValueError if there are not five cards, and for a card without a rank.
        """
        held = self._with_low_aces((*cards, *board))
        table = _STRENGTHS
        if table:
            # Nearly every hand has a set of three or four, which the table has without a loop.
            a, b, c, d, e = [_BITS[card] for card in held]
            ab, ac, bc, de = a | b, a | c, b | c, d | e
            best = max(table[ab | c | d], table[ab | c | e], table[ab | de], table[ac | de], table[bc | de])
            if best > _BELOW_FOUR:
                return best
            threes = (table[ab | c], table[ab | d], table[ab | e], table[ac | d], table[ac | e], table[a | de])
            best = max(*threes, table[bc | d], table[bc | e], table[b | de], table[c | de])
            if best > _BELOW_THREE:
                return best
        return max(map(BADUGI.strength, combinations(held, 4)))

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        rival = None if against is None else self._best_four((*against, *board))
        name = BADUGI.describe(self._best_four((*cards, *board)), rival)
        return HoldingName(name.kind, tuple([self._rank(rank) for rank in name.ranks]))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the cards that count, highest first.

        If several sets are equally good, return the set with the best suits (R-3.9).
        """
        held = (*cards, *board)
        original = dict(zip(self._with_low_aces(held), held, strict=True))
        return tuple([original[card] for card in _chosen(original, self.strength(held), suit_order)])

    def _best_four(self, cards: Sequence[int]) -> tuple[int, ...]:
        return max(combinations(self._with_low_aces(cards), 4), key=BADUGI.strength)

    def _with_low_aces(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Return the cards; if aces are high, lower every card by one rank, so that the ace-low tables apply."""
        if len(cards) != 5:
            raise ValueError(f"a hand takes five cards, not {len(cards)}")
        if max(cards) >= JOKER:
            raise ValueError(NO_RANK)
        return tuple(cards) if self.aces == "low" else tuple([(card - 4) % len(DECK) for card in cards])

    def _rank(self, rank: int) -> int:
        return rank if self.aces == "low" else (rank + 1) % 13


def _chosen(cards: Iterable[int], strength: int, suit_order: SuitOrder) -> tuple[int, ...]:
    """Return the set of this strength among the cards, highest first, with aces low, and in the best suits."""
    ranks = _sets()[strength]
    highest = sorted(cards, key=ACE_LOW_HEIGHTS[suit_order].__getitem__, reverse=True)
    # Combinations keep the order of the cards, so the first match has the best suits.
    chosen = combinations(highest, len(ranks))
    return next(some for some in chosen if tuple([_LOW_RANK[card] for card in some]) == ranks and _rainbow(some))


def _rainbow(cards: Sequence[int]) -> bool:
    return len({suit_of(card) for card in cards}) == len(cards)


@cache
def _sets() -> list[tuple[int, ...]]:
    """Return the ranks of every possible set, highest rank first, indexed by strength.

    Index 0 is a placeholder.
    """
    sets: list[tuple[int, ...]] = [()]
    for size in range(1, 5):
        sets += sorted(combinations(range(12, -1, -1), size), reverse=True)
    return sets


def _strengths() -> list[int]:
    """Return the table of strengths: bits of ranks and suits -> strength of the cards' best set.

    It has an entry for up to three cards. Two cards that do not make a set count as one, the lower. Four cards have an
    entry only if all of them count. All other entries are 0.
    """
    table = [0] * (1 << 17)
    for strength, ranks in enumerate(_sets()[1:], 1):
        for bits in _bits_in_suits(ranks, len(ranks)):
            table[bits] = strength
        if len(ranks) == 1:
            for bits in _bits_in_suits(ranks, 2):
                table[bits] = strength
        if len(ranks) == 2:
            for bits in _bits_in_suits(ranks, 1):
                table[bits] = _sets().index(ranks[1:])
    return table


def _bits_in_suits(ranks: Sequence[int], suits: int) -> Iterator[int]:
    """Yield the bits of these ranks together with the bits of each choice of ``suits`` suits."""
    for some in combinations(range(4), suits):
        yield sum(1 << rank for rank in ranks) | sum(1 << 13 + suit for suit in some)


_LOW_RANK: Final = tuple(map(ace_low, DECK))
_BITS: Final = [1 << _LOW_RANK[card] | 1 << 13 + suit_of(card) for card in DECK]
_STRENGTHS: Final[list[int]] = []
"""The table made by ``_strengths``; empty until the first hand."""
_BELOW_THREE: Final = 13 + 78
"""The number of sets of one or two cards."""
_BELOW_FOUR: Final = _BELOW_THREE + 286

BADUGI: Final = Badugi()
BADUGI_OF_FIVE: Final = BadugiOfFive("low")
BADUGI_ACES_HIGH: Final = BadugiOfFive("high")
