"""How people usually play each game, as data for the house players.

The data says which cards players keep in a draw, which hands stand pat, which down cards players who stay in usually
have, and which own cards are worth playing when there is a board.
"""

from dataclasses import dataclass
from typing import Literal

Keep = Literal["lows", "lows_of_suits", "rainbow", "pairs"]
"""The rule for the cards that a player keeps in a draw.

``lows``: one card of each low rank. ``lows_of_suits``: the same, in as many suits as possible. ``rainbow``: the best
cards of different ranks and suits. ``pairs``: paired cards, or cards near a straight or flush.
"""


@dataclass(frozen=True, slots=True)
class DrawHabit:
    """How a player draws in a certain type of game.

    Tuples are indexed by the number of draws left, this one included: the first entry is for the last draw. The last
    entry also applies to any earlier draws.
    """

    keep: Keep
    pat: tuple[str, ...]
    """The worst hand with which the player stands pat, for example ``9s8h7d6c4s``."""
    most: tuple[str, ...] = ()
    """The highest rank that the player keeps, e.g. ``8``; empty if the player keeps pairs."""
    aces: Literal["low", "high"] = "low"
    kicker: bool = False
    """True if the player keeps a high card with a pair."""


@dataclass(frozen=True, slots=True)
class StudHabit:
    """The down cards that players who stay in usually have in a stud game."""

    keep: Literal["lows", "pairs"]
    """``lows``: low cards of different ranks; ``pairs``: pairs, and cards that are likely to pair.

    A pair consists of two down cards, or of a down card and an upcard.
    """
    ranks: str
    """The ranks that count for ``keep``, e.g. ``A2345678``."""
    often: float = 1.0
    """Of the players who stay in, the share that has these cards; 1.0 for all.

    It is lower for a game in which people also stay in with many other cards.
    """


@dataclass(frozen=True, slots=True)
class BoardHabit:
    """The worth of a player's own cards before the flop, in points.

    A point is about a hundredth of the pot against two other players. The figures are a linear fit to random hands
    that were played to the end.
    """

    high: float = 0.0
    """For each step of a rank above the five; a rank counts once."""
    pair: float = 0.0
    pair_rank: float = 0.0
    """For each step of a pair's rank above the deuce."""
    third: float = 0.0
    """For each further card of a pair's rank, which is dead if two own cards play."""
    suited: float = 0.0
    """For each suit of two cards or more."""
    near: float = 0.0
    """For each two ranks that a straight can have: four times if they are adjacent, once if three are between."""
    low: float = 0.0
    """For each rank from the ace to the five, in games with a low half."""
    ace: float = 0.0


@dataclass(frozen=True, slots=True)
class Habits:
    draws: DrawHabit | None = None
    """How a player who knows the game draws; None for a game without draws."""
    careless: DrawHabit | None = None
    """How a beginner draws: too many cards, and standing pat too early. None in games without draws."""
    stud: StudHabit | None = None
    """The usual down cards in a stud game; None for a game without upcards."""
    board: BoardHabit | None = None
    """The worth of own cards in a game with a board; None for a game without one."""
