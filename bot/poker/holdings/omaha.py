"""Omaha: two of a player's own cards and three of the board make a hand (R-16.2).

No other number of them does. The high and the low half of a pot may be won with different cards.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, product
from operator import or_
from typing import Final

from bot.poker.cards import DECK, ace_low
from bot.poker.holdings.ace_to_five import ACE_TO_FIVE, EIGHT_OR_BETTER
from bot.poker.holdings.five_cards import DIGIT, SUIT, tables
from bot.poker.holdings.high import HIGH
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import NO_RANK, NoBoards, places
from bot.poker.holdings.ranking import Ranking
from bot.poker.house_rules import SuitOrder

_OWN: Final = 2
_SHARED: Final = 3
_BOARDS_KEPT: Final = 64
"""The number of boards whose sums are kept; at a showdown all players have the same."""
_HANDS_KEPT: Final = 64
"""The number of players' hands whose best five cards are kept; a name compares each with its rivals'."""


class TwoAndThree(NoBoards):
    """A ranking of five-card hands, for games in which two own cards and three of the board count."""

    __slots__ = ("_five",)

    def __init__(self, five: Ranking) -> None:
        self._five = five

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength of the best five cards, as the ranking of five cards has it.

        Raises ValueError for fewer than two own cards or three of the board, and for a card without a rank.
        """
        return self._five.strength(self._best(cards, board))

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        rival = None if against is None else self._best(against, board)
        return self._five.describe(self._best(cards, board), rival)

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        return self._five.playing(self._best(cards, board), suit_order)

    def _best(self, cards: Sequence[int], board: Sequence[int]) -> tuple[int, ...]:
        return _best_five(self._five, tuple(cards), tuple(board))


class OmahaHigh(TwoAndThree):
    """The high ranking of Omaha, computed from sums of ranks instead of 60 or more hands."""

    __slots__ = ()

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        _check_counts(cards, board)
        unsuited, suited = tables(low=False)[1:3]
        try:
            threes, flush = _threes_of(tuple(board))
            best = max([unsuited[two + three] for two in _twos(cards) for three in threes])
            if flush < 0:
                return best
            own, shared = ([card for card in some if SUIT[card] == flush] for some in (cards, board))
        except IndexError:
            raise ValueError(NO_RANK) from None
        flushes = [suited[two + three] for two in _twos(own) for three in _threes(shared)]
        return max(best, *flushes) if flushes else best


class OmahaLow(TwoAndThree):
    """The eight-or-better ranking of Omaha, computed from the sets of low ranks."""

    __slots__ = ()

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the ace-to-five strength, or 0 for cards that make no low."""
        try:
            # Four cards and a full board are the usual case; loops take twice as long.
            a, b, c, d = cards
            e, f, g, h, i = board
            own, shared = _LOW[a] | _LOW[b] | _LOW[c] | _LOW[d], _LOW[e] | _LOW[f] | _LOW[g] | _LOW[h] | _LOW[i]
        except ValueError:
            _check_counts(cards, board)
            own, shared = _low_ranks(cards), _low_ranks(board)
        except IndexError:
            raise ValueError(NO_RANK) from None
        return _lowest(own, shared)


def _check_counts(cards: Sequence[int], board: Sequence[int]) -> None:
    """Raise ValueError if there are too few cards for a hand."""
    if len(cards) < _OWN or len(board) < _SHARED:
        raise ValueError(f"a hand takes two own cards and three of the board, not {len(cards)} and {len(board)}")


def _fives(cards: Sequence[int], board: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every hand of two own cards and three of the board."""
    _check_counts(cards, board)
    for two, three in product(combinations(cards, _OWN), combinations(board, _SHARED)):
        yield two + three


def _twos(cards: Sequence[int]) -> set[int]:
    """Return the sums of the digits of every two cards; equal ranks make equal sums."""
    return {one + other for one, other in combinations([DIGIT[card] for card in cards], _OWN)}


def _threes(cards: Sequence[int]) -> set[int]:
    """Return the sums of the digits of every three cards."""
    return {one + two + three for one, two, three in combinations([DIGIT[card] for card in cards], _SHARED)}


@lru_cache(maxsize=_HANDS_KEPT)
def _best_five(five: Ranking, cards: tuple[int, ...], board: tuple[int, ...]) -> tuple[int, ...]:
    """Return the best of the hands by the ranking of five cards."""
    return max(_fives(cards, board), key=five.strength)


@lru_cache(maxsize=_BOARDS_KEPT)
def _threes_of(board: tuple[int, ...]) -> tuple[set[int], int]:
    """Return the sums of digits of every three cards, and the suit of a possible flush; -1 if there is none."""
    suits = [SUIT[card] for card in board]
    return _threes(board), next((suit for suit in range(4) if suits.count(suit) >= _SHARED), -1)


@cache
def _lowest(own: int, shared: int) -> int:
    """Return the strength of the best low of two own ranks and three of the board; 0 for none.

    The ranks are bits, from the ace to the eight, so few different inputs occur.
    """
    pairs = product(combinations(_ranks(own), _OWN), combinations(_ranks(shared), _SHARED))
    fives = [two + three for two, three in pairs if not set(two) & set(three)]
    return max([places(5)[tuple(sorted(five))] for five in fives], default=0)


def _ranks(bits: int) -> tuple[int, ...]:
    return tuple([rank for rank in range(8) if bits >> rank & 1])


def _low_ranks(cards: Sequence[int]) -> int:
    """Return the bits of the ranks up to the eight. Raises ValueError for a card without a rank."""
    try:
        return reduce(or_, [_LOW[card] for card in cards])
    except IndexError:
        raise ValueError(NO_RANK) from None


_LOW: Final = [1 << ace_low(card) if ace_low(card) < 8 else 0 for card in DECK]
"""Card -> a bit for its rank from the ace to the eight; 0 for a higher rank."""

OMAHA_HIGH: Final = OmahaHigh(HIGH)
OMAHA_LOW: Final = OmahaLow(EIGHT_OR_BETTER)
OMAHA_ANY_LOW: Final = TwoAndThree(ACE_TO_FIVE)
