"""Shared code of the rankings: comparing hands by their pairs, and comparing boards.

A rank here is a number with 0 the lowest; each ranking defines which card has which rank.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar, Final, NamedTuple, get_args

from bot.poker.cards import DECK, JOKER, ace_low, rank_of, suit_value
from bot.poker.house_rules import SuitOrder

NO_RANK: Final = "a card without a rank can't be ranked"
NO_PAIR: Final = (1, 1, 1, 1, 1)
PAIRED_NAMES: Final = {
    (2, 1, 1, 1): ("pair", 1),
    (2, 2, 1): ("two_pair", 2),
    (3, 1, 1): ("trips", 1),
    (3, 2): ("full_house", 2),
    (4, 1): ("quads", 1),
}
"""Pattern of rank counts -> the kind of hand, and the maximum number of ranks in its name in a low game."""


class Counted(NamedTuple):
    """The ranks of a hand in a form that compares pairs first, then ranks (R-2.1).

    In a low game the smaller value wins.
    """

    pattern: tuple[int, ...]
    """How often each rank occurs, largest count first.

    Compared as tuples, a hand without pairs is less than one pair, then come two pairs, trips and so on.
    """
    ranks: tuple[int, ...]
    """The different ranks: first those that occur most often, and of these the highest first."""

    @classmethod
    def of(cls, ranks: Sequence[int]) -> "Counted":
        counted = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)
        return cls(tuple([count for count, _ in counted]), tuple([rank for _, rank in counted]))


def first_difference(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """Return how many leading ranks are needed to tell two hands of the same pattern apart.

    Return the number of all ranks for equal hands.
    """
    pairs = enumerate(zip(mine, theirs, strict=True), 1)
    return next((at for at, (one, other) in pairs if one != other), len(mine))


def worst_first(size: int) -> list[tuple[Counted, tuple[int, ...]]]:
    """Return all hands of ``size`` ranks that a deck allows, worst low hand first.

    Each is (value to compare, ranks in ascending order).
    """
    counted = ((Counted.of(ranks), ranks) for ranks in combinations_with_replacement(range(13), size))
    return sorted((pair for pair in counted if pair[0].pattern[0] <= 4), reverse=True)


@cache
def places(size: int) -> dict[tuple[int, ...], int]:
    """Return each hand's position among all hands of ``size`` ranks, by its ranks in ascending order.

    Position 1 is the worst low hand.
    """
    return {ranks: place for place, (_, ranks) in enumerate(worst_first(size), 1)}


@cache
def _boards() -> dict[int, int]:
    """Return each board's position among all boards of its size, by its sum of ``board_digits``."""
    return {sum(8**rank for rank in ranks): place for size in range(1, 5) for ranks, place in places(size).items()}


ACE_HIGH_DIGITS: Final = tuple(8 ** rank_of(card) for card in DECK)
"""The ``board_digits`` of each card in games with high aces."""


_SUIT_ORDERS: Final[tuple[SuitOrder, ...]] = get_args(SuitOrder)
ACE_LOW_HEIGHTS: Final = {
    order: [4 * ace_low(card) + suit_value(card, order) for card in DECK] for order in _SUIT_ORDERS
}
"""Suit order -> each card's position by rank, with aces low, then by suit; it decides the odd chip (R-3.9)."""
ACE_HIGH_HEIGHTS: Final = {
    order: [4 * rank_of(card) + suit_value(card, order) for card in (*DECK, JOKER)] for order in _SUIT_ORDERS
}
"""The same with aces high, and above them the joker."""


class LowBoards:
    """The strength of boards in a low game; the subclass defines each card's rank."""

    __slots__ = ()
    board_digits: ClassVar[tuple[int, ...]]
    """Card -> a number with a 1 in its rank's octal digit; the sum over the cards counts each rank."""

    def board_strength(self, cards: Sequence[int]) -> int:
        """Return the strength of a board of one to four upcards; a lower board is stronger (R-4.5).

        Only boards of the same size can be compared. Raises ValueError for another number of cards, and for a card
        without a rank.
        """
        counts, digits = 0, self.board_digits
        try:
            for card in cards:
                counts += digits[card]
            return _boards()[counts]
        except IndexError:
            raise ValueError(NO_RANK) from None
        except KeyError:
            raise ValueError(f"a board has one to four cards, not {len(cards)}") from None


class HighBoards(LowBoards):
    """The strength of boards in a high game, by pairs and high cards (R-12.1).

    Suits and straights do not count.
    """

    __slots__ = ()
    board_digits = ACE_HIGH_DIGITS

    def board_strength(self, cards: Sequence[int]) -> int:
        """Return the strength of a board of one to four upcards; a higher board is stronger."""
        lowest_first = super().board_strength(cards)
        return len(places(len(cards))) + 1 - lowest_first


class NoBoards:
    """The base class of rankings for games without upcards."""

    __slots__ = ()

    def board_strength(self, cards: Sequence[int]) -> int:
        """Raise ValueError for any cards, because the game has no boards."""
        raise ValueError("no game with this ranking has boards to compare")
