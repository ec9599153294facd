"""Starting hands of board games: their score by the game's habits, and how they stand among all hands. Pure."""

import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from bot.poker.cards import DECK, rank_of, suit_of
from bot.poker.games import GAMES
from bot.poker.games.habits import BoardHabit

_DEALS: Final = 2_000
"""The number of random hands that a hand is compared with."""
_FIVE: Final = 3
_ACE: Final = 12
_LOW: Final = frozenset((_ACE, 0, 1, 2, 3))
_IN_A_STRAIGHT: Final = 4
"""The most ranks that two cards of one straight are apart."""


def score(habit: BoardHabit, cards: Sequence[int]) -> float:
    """Return the points of a player's own cards before the flop."""
    ranks, suits = Counter(map(rank_of, cards)), Counter(map(suit_of, cards))
    pairs = [rank for rank, count in ranks.items() if count > 1]
    points = habit.high * sum(max(0, rank - _FIVE) for rank in ranks)
    points += habit.pair * len(pairs) + habit.pair_rank * sum(pairs)
    points += habit.third * sum(count - 2 for count in ranks.values() if count > 2)
    points += habit.suited * sum(count > 1 for count in suits.values())
    points += habit.near * sum(max(0, _IN_A_STRAIGHT + 1 - abs(a - b)) for a, b in combinations(ranks, 2))
    return points + habit.low * len(_LOW & ranks.keys()) + habit.ace * (_ACE in ranks)


def standing(game: str, cards: Sequence[int]) -> float:
    """Return the share of dealt hands whose score is lower, from 0 to 1; an equal score counts as half."""
    scores, own = _scores(game), score(_habit(game), cards)
    return (bisect_left(scores, own) + bisect_right(scores, own)) / (2 * len(scores))


def least_score(game: str, chance: float, rivals: int) -> float:
    """Return the score that is the best of all players' hands with this probability."""
    scores = _scores(game)
    return scores[min(len(scores) - 1, int(len(scores) * chance ** (1 / max(1, rivals))))]


@cache
def _scores(game: str) -> tuple[float, ...]:
    """Return the scores of random hands, the lowest first."""
    rng, held = random.Random(game), GAMES[game].streets[0].down
    return tuple(sorted(score(_habit(game), rng.sample(DECK, held)) for _ in range(_DEALS)))


def _habit(game: str) -> BoardHabit:
    habits = GAMES[game].habits
    if habits is None or habits.board is None:
        raise ValueError(f"{game} has no habits for a board")
    return habits.board
