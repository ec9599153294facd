"""Shared code of the high and deuce-to-seven rankings (R-2.5, R-2.7).

In both, a hand has five cards, straights and flushes count, and aces are high. In this module a rank is a card's usual
rank: 0 the deuce, 12 the ace. A hand's strength is its position among all hands of different worth.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from bot.poker.cards import DECK, JOKER, rank_of, suit_of
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import (
    ACE_HIGH_HEIGHTS,
    NO_PAIR,
    NO_RANK,
    PAIRED_NAMES,
    Counted,
    first_difference,
    worst_first,
)
from bot.poker.house_rules import SuitOrder

ACE: Final = 12
_FIVE_HIGH: Final = (12, 3, 2, 1, 0)
_FIVE_HIGH_STRAIGHT: Final = (3, 2, 1, 0, 12)
KINDS: Final = (
    *("high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads"),
    *("straight_flush", "five_of_a_kind"),
)
"""The kinds of hands, lowest first."""


class Worth(NamedTuple):
    """The value of a hand in a high game, which can be compared; the greater wins."""

    height: int
    """The index in ``KINDS`` of the hand's kind."""
    ranks: tuple[int, ...]
    """The different ranks: first those that occur most often, and of these the highest first.

    The ace is last in a five-high straight.
    """

    @property
    def kind(self) -> str:
        return KINDS[self.height]


def worth_of(hand: Counted, suited: bool, five_high: bool = True) -> Worth:
    """Return the worth of a hand by its ranks. ``suited``: the hand has one suit only.

    ``five_high`` is True if 5-4-3-2-A is a straight.
    """
    pattern, counted = hand
    if pattern == (5,):
        return Worth(KINDS.index("five_of_a_kind"), counted)
    if pattern != NO_PAIR:
        return Worth(KINDS.index(PAIRED_NAMES[pattern][0]), counted)
    if counted == _FIVE_HIGH and five_high:
        counted = _FIVE_HIGH_STRAIGHT
    straight = counted[0] - counted[3] == 3 and counted[4] in (counted[3] - 1, ACE)
    kind = ("straight_flush" if suited else "straight") if straight else "flush" if suited else "high_card"
    return Worth(KINDS.index(kind), counted)


class StrengthTables(NamedTuple):
    """Lookup tables: all worths, and each hand's strength by the sum of its digits.

    ``_RANK_DIGIT`` has the digits.
    """

    worths: tuple[Worth, ...]
    """All possible worths, indexed by strength; index 0 is a placeholder."""
    unsuited: dict[int, int]
    suited: dict[int, int]
    strengths: dict[Worth, int]


@cache
def tables(low: bool) -> StrengthTables:
    """Return the tables of deuce-to-seven, or of high with five of a kind; built at first use."""
    hands = worst_first(5)
    unsuited = {_sum(ranks): worth_of(hand, False, not low) for hand, ranks in hands}
    suited = {_sum(ranks): worth_of(hand, True, not low) for hand, ranks in hands if hand.pattern == NO_PAIR}
    fives = [] if low else [worth_of(Counted.of((rank,) * 5), False) for rank in range(13)]
    worths = sorted({*unsuited.values(), *suited.values(), *fives}, reverse=low)
    strengths = {worth: place for place, worth in enumerate(worths, 1)}
    return StrengthTables(
        (Worth(-1, ()), *worths),
        {key: strengths[worth] for key, worth in unsuited.items()},
        {key: strengths[worth] for key, worth in suited.items()},
        strengths,
    )


class FiveCards(ABC):
    """A ranking of five-card hands; of more than five cards the best five count."""

    __slots__ = ("_low", "_of_more", "_suited", "_unsuited")

    def __init__(self, *, low: bool) -> None:
        self._low = low
        # Empty until the first hand is ranked, so that an import builds no table.
        self._unsuited: dict[int, int] = {}
        self._suited: dict[int, int] = {}
        self._of_more: dict[int, int] = {}

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength, 1 for the worst hand; equal hands tie (R-1.3).

        Raises ValueError for fewer than five cards, for a card without a rank, and for a card that occurs twice.
        """
        if board:
            cards = (*cards, *board)
        if len(cards) > 5:
            return self._best_of(cards)
        try:
            # The usual case, without loops, which take 3 times as long.
            a, b, c, d, e = cards
            if SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d] == SUIT[e]:
                return self._suited[DIGIT[a] + DIGIT[b] + DIGIT[c] + DIGIT[d] + DIGIT[e]]
            return self._unsuited[DIGIT[a] + DIGIT[b] + DIGIT[c] + DIGIT[d] + DIGIT[e]]
        except (ValueError, IndexError, KeyError):
            return self._strength_or_error(cards)

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        """Return the name of the best five cards, in contrast to the hand ``against`` (R-2.4).

        The name has enough ranks to tell the two hands apart.
        """
        hand = self._worth((*cards, *board))
        other = None if against is None else self._worth((*against, *board))
        if hand.kind == "straight_flush" and hand.ranks[0] == ACE:
            return HoldingName("royal_flush", ())
        return self._name(hand, None if other == hand else other)

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the five cards that play, highest first, each rank in its best suits (R-3.9, R-12.4).

        The joker comes first, then the ace, except in a five-high straight.
        """
        best = self.strength(cards, board)
        highest = sorted((*cards, *board), key=ACE_HIGH_HEIGHTS[suit_order].__getitem__, reverse=True)
        if tables(self._low).worths[best].ranks == _FIVE_HIGH_STRAIGHT:
            highest.sort(key=_is_ace)
        # Combinations keep the order of the cards, so the first match has the best suits.
        return next(five for five in combinations(highest, 5) if self.strength(five) == best)

    @abstractmethod
    def _name(self, hand: Worth, other: Worth | None) -> HoldingName:
        """Return the hand's name; ``other`` is a rival hand of different worth, None if there is none."""

    def _with_joker(self, others: Sequence[int]) -> int:
        """Raise ValueError: this ranking has no joker.

        A ranking with a joker returns the strength of a hand of the joker and four other cards.
        """
        raise ValueError(NO_RANK)

    def _worth(self, cards: Sequence[int]) -> Worth:
        return tables(self._low).worths[self.strength(cards)]

    def _strength_or_error(self, cards: Sequence[int]) -> int:
        """Return the strength, after building the tables at first use or resolving the joker.

        Raises ValueError if the cards are invalid.
        """
        if max(cards, default=0) > JOKER:
            raise ValueError(NO_RANK)
        if len(set(cards)) < len(cards):
            raise ValueError("a card occurs twice")
        if len(cards) < 5:
            raise ValueError(f"a hand takes at least five cards, not {len(cards)}")
        if JOKER in cards:
            return self._with_joker([card for card in cards if card != JOKER])
        built = tables(self._low)
        self._unsuited, self._suited = built.unsuited, built.suited
        return self.strength(cards)

    def _best_of(self, cards: Sequence[int]) -> int:
        """Return the strength of the best five of more than five cards.

        If no suit has five cards, only the ranks matter. Few different sets of ranks occur, so those results are
        cached.
        """
        if len(set(cards)) < len(cards):
            return self._strength_or_error(cards)
        if len(cards) > 7 or max(cards) >= JOKER:
            return max(map(self.strength, combinations(cards, 5)))
        digits = sum(map(_DIGITS.__getitem__, cards))
        if digits + 0x3333 & 0x8888:
            return self._best_with_flush(cards)
        ranks = (digits >> 16 << 3) + len(cards)
        best = self._of_more.get(ranks)
        if best is None:
            best = self._of_more[ranks] = self._best_unsuited([DIGIT[card] for card in cards])
        return best

    def _best_unsuited(self, digits: Sequence[int]) -> int:
        """Return the strength of the best five of six or seven cards by their ranks' digits alone."""
        unsuited, all_ranks = tables(self._low).unsuited, sum(digits)
        return max([unsuited[all_ranks - sum(left_out)] for left_out in combinations(digits, len(digits) - 5)])

    def _best_with_flush(self, cards: Sequence[int]) -> int:
        """Return the strength of the best five of six or seven cards, of which five or more have the same suit.

        In a high game it is one of the suited hands: two other cards are too few for a full house or quads.
        """
        if not self._low:
            suits = [SUIT[card] for card in cards]
            flush = max(suits, key=suits.count)
            cards = [card for card in cards if SUIT[card] == flush]
        return max(map(self.strength, combinations(cards, 5)))


def name_length(hand: Worth, other: Worth | None, least: int) -> int:
    """Return the number of ranks in the hand's name: ``least``, or more to tell it from ``other`` (R-2.4)."""
    if other is None or other.kind != hand.kind:
        return least
    return max(least, first_difference(hand.ranks, other.ranks))


def _is_ace(card: int) -> bool:
    return rank_of(card) == ACE


def _sum(ranks: Sequence[int]) -> int:
    return sum(_RANK_DIGIT[rank] for rank in ranks)


_RANK_DIGIT: Final = (0, *(5**at for at in range(12)))
"""Rank -> a number with a 1 in that rank's digit, in base 5; their sum counts each rank of a hand.

Deuces need no digit: a hand has five cards, so their number follows from the other digits. That keeps the sum below 2
to the 30th, where the interpreter adds fastest.
"""
DIGIT: Final = [_RANK_DIGIT[rank_of(card)] for card in DECK]  # a list, because the interpreter indexes it fastest
SUIT: Final = [suit_of(card) for card in DECK]
_DIGITS: Final = [(DIGIT[card] << 16) + 16 ** suit_of(card) for card in DECK]
"""Card -> a number with a 1 in its rank's digit and, in the lowest 16 bits, in its suit's hexadecimal digit.

Adding 3 to a suit's digit sets its highest bit if the suit has five cards or more.
"""
