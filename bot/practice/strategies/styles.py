"""A game's habits (bot/poker/games/habits.py) in a form that strategies can use."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bot.poker.cards import DECK, RANKS, ace_low, parse_cards, rank_of
from bot.poker.games import GAMES
from bot.poker.games.habits import BoardHabit, DrawHabit, Keep


@dataclass(frozen=True, slots=True)
class DrawStyle:
    """A game's DrawHabit in the form that strategies use."""

    keep: Keep
    rank: Callable[[int], int]
    """A function that returns a card's rank as a number; in low games a lower rank is better."""
    most: tuple[int, ...]
    pat: tuple[tuple[int, ...], ...]
    kicker: bool = False
    by_strength: bool = False
    """True if a dealt hand is judged by its strength, as in high games; otherwise by the number of its discards."""

    def most_at(self, draws_left: int) -> int:
        return self.most[min(draws_left, len(self.most)) - 1]

    def pat_at(self, draws_left: int) -> tuple[int, ...]:
        return self.pat[min(draws_left, len(self.pat)) - 1]


@dataclass(frozen=True, slots=True)
class Style:
    draws: DrawStyle | None = None
    """The standard way to draw; None in games without draws."""
    careless: DrawStyle | None = None
    """The way a beginner draws; None in games without draws."""
    hole_cards: frozenset[int] = field(default=frozenset())
    """In stud: the cards that players who stay in usually hold face down."""
    hole_pairs: bool = False
    """In stud: True if players who stay in often have a pair with a down card, not only different ranks."""
    hole_often: float = 1.0
    """In stud: of the players who stay in, the share that has the usual down cards (``StudHabit.often``)."""
    board: BoardHabit | None = None
    """The worth of own cards in a game with a board; None in other games."""


@cache
def style_of(game: str) -> Style:
    """Return the style of a game. Raises KeyError for an unknown game, ValueError for one without habits."""
    habits = GAMES[game].habits
    if habits is None:
        raise ValueError(f"{game} has no habits")
    draws, careless = _drawing(habits.draws), _drawing(habits.careless)
    if habits.stud is None:
        return Style(draws, careless, board=habits.board)
    liked = frozenset(card for card in DECK if RANKS[rank_of(card)] in habits.stud.ranks)
    return Style(draws, careless, liked, habits.stud.keep == "pairs", habits.stud.often)


_LOW_RANK: Final = (*map(ace_low, DECK), -1)
"""The rank of each card with aces low; the joker ranks below every card."""


def _drawing(habit: DrawHabit | None) -> DrawStyle | None:
    if habit is None:
        return None
    rank = _LOW_RANK.__getitem__ if habit.aces == "low" else rank_of
    return DrawStyle(
        habit.keep,
        rank,
        tuple(rank(4 * RANKS.index(highest)) for highest in habit.most),
        tuple(map(parse_cards, habit.pat)),
        habit.kicker,
        habit.keep == "pairs",
    )
