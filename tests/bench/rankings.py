"""The bench of rankings: the same cards ranked by us and by pokerkit, each in its own form."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pokerkit import (
    BadugiHand,
    Card,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    StandardHighHand,
    StandardLowHand,
)

from bot.poker.cards import DECK, cards_text
from bot.poker.holdings import ACE_TO_FIVE, BADUGI, DEUCE_TO_SEVEN, HIGH, OMAHA_HIGH, OMAHA_LOW, Ranking
from tests.bench.contests import Contest

HOLDINGS: Final = 2_000
PASSES: Final = 50
"""How often ours ranks the same cards in a round; one pass would be too short for the clock."""
POKERKIT_HOLDINGS: Final = 300
POKERKIT_PASSES: Final = 2


def contests() -> Iterator[Contest]:
    """Yield one contest per ranking.

    pokerkit ranks by ``from_game``, as it does in a game. Our Badugi is its ``BadugiHand``: ``StandardBadugiHand``
    plays the ace high.
    """
    yield _contest("seven cards ace-to-five", ACE_TO_FIVE, RegularLowHand.from_game, 7, goal=300)
    yield _contest("five cards deuce-to-seven", DEUCE_TO_SEVEN, StandardLowHand.from_game, 5, goal=15)
    yield _contest("seven cards deuce-to-seven", DEUCE_TO_SEVEN, StandardLowHand.from_game, 7, goal=40)
    yield _contest("five cards high", HIGH, StandardHighHand.from_game, 5, goal=15)
    yield _contest("seven cards high", HIGH, StandardHighHand.from_game, 7, goal=40)
    yield _contest("four cards Badugi", BADUGI, BadugiHand.from_game, 4, goal=80)
    yield _contest("two cards and a board of five, high", HIGH, StandardHighHand.from_game, 2, 5, goal=100)
    yield _contest("Omaha high", OMAHA_HIGH, OmahaHoldemHand.from_game, 4, 5, goal=60)
    yield _contest("Omaha low", OMAHA_LOW, OmahaEightOrBetterLowHand.from_game_or_none, 4, 5, goal=300)


def _contest(
    what: str,
    ranking: Ranking,
    pokerkit: Callable[[tuple[Card, ...], tuple[Card, ...]], Hand | None],
    size: int,
    board: int = 0,
    *,
    goal: int,
) -> Contest:
    luck = random.Random(7)
    dealt = [tuple(luck.sample(DECK, size + board)) for _ in range(HOLDINGS)]
    holdings = [(cards[:size], cards[size:]) for cards in dealt]
    theirs = [_parsed(own, shared) for own, shared in holdings[:POKERKIT_HOLDINGS]]

    def rank_ours() -> int:
        strength = ranking.strength
        for _ in range(PASSES):
            for own, shared in holdings:
                strength(own, shared)
        return PASSES * len(holdings)

    def rank_theirs() -> int:
        for _ in range(POKERKIT_PASSES):
            for own, shared in theirs:
                pokerkit(own, shared)
        return POKERKIT_PASSES * len(theirs)

    return Contest(f"ranking {what}", rank_ours, rank_theirs, goal)


def _parsed(own: Sequence[int], shared: Sequence[int]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return tuple(Card.parse(cards_text(own))), tuple(Card.parse(cards_text(shared)))
