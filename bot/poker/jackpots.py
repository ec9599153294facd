"""Jackpots: who may open, and how he proves it (RULES.md, section 7)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bot.poker.cards import JOKER, parse_cards, rank_of
from bot.poker.holdings import Ranking

_JACK: Final = 9
_ACE: Final = 12
_LEAST: Final = parse_cards("JcJd4c3d2h")
"""The lowest hand that opens."""


def can_open(ranking: Ranking, dealt: Sequence[int]) -> bool:
    """Whether the five cards hold a pair of jacks or better (R-7.1)."""
    return ranking.strength(dealt) >= ranking.strength(_LEAST)


def proof(ranking: Ranking, dealt: Sequence[int], *, wild: bool) -> tuple[int, ...]:
    """The fewest dealt cards that make jacks or better, lowest by rank, then suit (R-7.2). ``wild``: the joker is any
    card, else it is an ace or completes straights and flushes (R-8.1)."""
    ordered = sorted(dealt)
    for size in range(2, 5):
        for cards in combinations(ordered, size):
            if _opens_by_pairs(cards, wild=wild):
                return cards
    if not can_open(ranking, dealt):
        raise ValueError("these cards do not open")
    return tuple(ordered)


def _opens_by_pairs(cards: Sequence[int], *, wild: bool) -> bool:
    """Fewer than five cards prove a pair of jacks or better, two pairs, trips or quads."""
    ranks = [rank_of(card) for card in cards if card != JOKER]
    if len(ranks) == len(cards):
        return _pairs_open(ranks)
    return any(_pairs_open([*ranks, rank]) for rank in (range(13) if wild else (_ACE,)))


def _pairs_open(ranks: Sequence[int]) -> bool:
    counts = Counter(ranks)
    pairs = [rank for rank, count in counts.items() if count >= 2]
    return len(pairs) >= 2 or any(rank >= _JACK or counts[rank] >= 3 for rank in pairs)
