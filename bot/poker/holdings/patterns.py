"""Shared by rankings: how ranks compare by what is paired, and how boards compare.

A rank here is an abstract one, 0 the lowest: each ranking says which card's rank that is.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar, Final, NamedTuple

from bot.poker.cards import DECK, rank_of

NO_RANK: Final = "a card without a rank can't be ranked"
NO_PAIR: Final = (1, 1, 1, 1, 1)
PAIRED_NAMES: Final = {
    (2, 1, 1, 1): ("pair", 1),
    (2, 2, 1): ("two_pair", 2),
    (3, 1, 1): ("trips", 1),
    (3, 2): ("full_house", 2),
    (4, 1): ("quads", 1),
}
"""The kind of a hand by its pattern, and how many of its ranks can belong to its name in a low game."""


class Counted(NamedTuple):
    """How ranks compare, the less the better: first by what is paired, then by rank (R-2.1)."""

    pattern: tuple[int, ...]
    """How often each rank occurs, most often first: no pair sorts before one pair, before two pairs, before trips..."""
    ranks: tuple[int, ...]
    """The different ranks, those of the pairs first, then from the highest."""

    @classmethod
    def of(cls, ranks: Sequence[int]) -> "Counted":
        often = Counter(ranks)
        counted = sorted([(count, rank) for rank, count in often.items()], reverse=True)
        return cls(tuple([count for count, _ in counted]), tuple([rank for _, rank in counted]))


def first_difference(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """How many ranks it takes, from the first, to tell hands of the same pattern apart; all of them for equal ones."""
    pairs = enumerate(zip(mine, theirs, strict=True), 1)
    return next((at for at, (one, other) in pairs if one != other), len(mine))


@cache
def worst_first(size: int) -> list[tuple[Counted, tuple[int, ...]]]:
    """All sets of so many ranks that a deck allows, each ascending, after its worth."""
    counted = ((Counted.of(ranks), ranks) for ranks in combinations_with_replacement(range(13), size))
    return sorted((pair for pair in counted if pair[0].pattern[0] <= 4), reverse=True)


@cache
def places(size: int) -> dict[tuple[int, ...], int]:
    """The place of each set of so many ranks, from 1 for the worst."""
    return {ranks: place for place, (_, ranks) in enumerate(worst_first(size), 1)}


@cache
def _boards() -> dict[int, int]:
    """The place of each board among those of its size, by the sum of its cards' digits."""
    return {sum(8**rank for rank in ranks): place for size in range(1, 5) for ranks, place in places(size).items()}


ACE_HIGH_DIGITS: Final = tuple(8 ** rank_of(card) for card in DECK)
"""``board_digits`` of games in which aces are high."""


class LowBoards:
    """Boards of a low game; a ranking that has this says which of a board's cards are low."""

    __slots__ = ()
    board_digits: ClassVar[tuple[int, ...]]
    """Each card as one in its rank's digit of an octal number: the sum of some cards counts each rank."""

    def board_strength(self, cards: Sequence[int]) -> int:
        """The worth of one to four open cards, comparable among boards of the same size (R-4.5); the higher is lower.

        Raises ValueError for another number of cards and for one without a rank.
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
    """Boards of a high game: pairs and high cards are good, and neither suits nor straights count (R-12.1)."""

    __slots__ = ()
    board_digits = ACE_HIGH_DIGITS

    def board_strength(self, cards: Sequence[int]) -> int:
        """The worth of one to four open cards, comparable among boards of the same size; the higher is higher."""
        lowest_first = super().board_strength(cards)
        return len(places(len(cards))) + 1 - lowest_first


class NoBoards:
    """A ranking whose games have no open cards."""

    __slots__ = ()

    def board_strength(self, cards: Sequence[int]) -> int:
        """Raises ValueError, whatever the cards."""
        raise ValueError("no game with this ranking has boards to compare")
