"""The hand that too few cards are on the way to, as people say it: a pair so far; in five-card low games an 8-6 draw,
three to a wheel."""

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
_WHEEL: Final = frozenset((12, 0, 1, 2, 3))
_SEVEN: Final = frozenset((0, 1, 2, 3, 5))
_WHOLE: Final = 5
_TOLD: Final = 3
"""Cards at least that people speak of."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Ranks are 0 the deuce to 12 the ace, as in names."""

    highest: tuple[int, ...]
    """The two highest of four low cards, the higher first; empty for fewer, and where all four are of the best hand."""
    best: int
    """How many of the game's best hand are there, three or four; else 0."""
    to_wheel: bool
    """The best hand is the wheel, not 7-5-4-3-2."""


def drawing(ranking: Ranking, cards: Sequence[int]) -> Drawing | None:
    """None where fewer than three different cards are low, where five are, which is a hand already, and in other
    games. Low is up to the eight."""
    if ranking is ACE_TO_FIVE_JOKER:
        ranking, cards = ACE_TO_FIVE, natural(cards)
    if ranking is not ACE_TO_FIVE and ranking is not DEUCE_TO_SEVEN:
        return None
    to_wheel = ranking is ACE_TO_FIVE
    low = {rank_of(card) for card in cards if _is_low(card, to_wheel=to_wheel)}
    if not _TOLD <= len(low) < _WHOLE:
        return None
    best = len(low & (_WHEEL if to_wheel else _SEVEN))
    four = sorted(low, key=lambda rank: -1 if to_wheel and rank == 12 else rank, reverse=True)
    highest = tuple(four[:2]) if len(low) == 4 > best else ()
    return Drawing(highest, best if best >= _TOLD else 0, to_wheel)


def _is_low(card: int, *, to_wheel: bool) -> bool:
    """The ace is where the wheel is the best hand."""
    return rank_of(card) <= _EIGHT or (to_wheel and ace_low(card) == 0)


def paired(cards: Sequence[int]) -> HoldingName | None:
    """The name of what is paired among up to four cards; None where nothing is."""
    often = Counter(map(rank_of, cards)).most_common()
    ranks = tuple(sorted((rank for rank, count in often if count > 1), reverse=True))
    if not ranks:
        return None
    kind = "two_pair" if len(ranks) > 1 else _PAIRED[often[0][1]]
    return HoldingName(kind, ranks)


_PAIRED: Final = {2: "pair", 3: "trips", 4: "quads"}
