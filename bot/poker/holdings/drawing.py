"""Names for incomplete hands: pairs and, in five-card low games, draws.

For example an 8-6 draw, or three to a wheel.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.poker.cards import ace_low, rank_of
from bot.poker.holdings.ace_to_five import ACE_TO_FIVE
from bot.poker.holdings.ace_to_five_joker import ACE_TO_FIVE_JOKER, natural
from bot.poker.holdings.deuce_to_seven import DEUCE_TO_SEVEN
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.ranking import Ranking

_EIGHT: Final = 6
_SEVEN_RANK: Final = 5
_WHEEL: Final = frozenset((12, 0, 1, 2, 3))
_SEVEN: Final = frozenset((0, 1, 2, 3, 5))
_COMPLETE: Final = 5
_LEAST: Final = 3
"""The minimum number of low cards for a draw that is named."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A draw to a low hand in a five-card low game.

    A rank is a number from 0 (the deuce) to 12 (the ace).
    """

    highest: tuple[int, ...]
    """The two highest of four low cards, the higher first.

    Empty for three low cards, or if all four belong to the best hand.
    """
    top: int
    """The highest of the low cards, which names a draw with three of them.

    In deuce-to-seven games it is at least the seven.
    """
    best: int
    """The number of the low cards that belong to the game's best hand, if it is three or four; otherwise 0."""
    to_wheel: bool
    """True if the game's best hand is the wheel, False if it is 7-5-4-3-2."""


def drawing(ranking: Ranking, cards: Sequence[int]) -> Drawing | None:
    """Return the draw that the cards make, or None.

    It is None in games without such draws, if fewer than three different cards are low (up to the eight), and if five
    are, because that is a complete hand.
    """
    if ranking is ACE_TO_FIVE_JOKER:
        ranking, cards = ACE_TO_FIVE, natural(cards)
    if ranking is not ACE_TO_FIVE and ranking is not DEUCE_TO_SEVEN:
        return None
    to_wheel = ranking is ACE_TO_FIVE
    low = {rank_of(card) for card in cards if _is_low(card, to_wheel=to_wheel)}
    if not _LEAST <= len(low) < _COMPLETE:
        return None
    best = len(low & (_WHEEL if to_wheel else _SEVEN))
    four = sorted(low, key=lambda rank: -1 if to_wheel and rank == 12 else rank, reverse=True)
    highest = tuple(four[:2]) if len(low) == 4 > best else ()
    top = four[0] if to_wheel else max(four[0], _SEVEN_RANK)
    return Drawing(highest, top, best if best >= _LEAST else 0, to_wheel)


def _is_low(card: int, *, to_wheel: bool) -> bool:
    """Return True for an eight or lower; an ace is low in games where the wheel is the best hand."""
    return rank_of(card) <= _EIGHT or (to_wheel and ace_low(card) == 0)


def paired(cards: Sequence[int]) -> HoldingName | None:
    """Return the name of the hand by its pairs, for up to four cards; None if there is no pair."""
    counts = Counter(map(rank_of, cards)).most_common()
    ranks = tuple(sorted((rank for rank, count in counts if count > 1), reverse=True))
    if not ranks:
        return None
    kind = "two_pair" if len(ranks) > 1 else _PAIRED[counts[0][1]]
    return HoldingName(kind, ranks)


_PAIRED: Final = {2: "pair", 3: "trips", 4: "quads"}
