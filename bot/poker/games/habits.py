"""The usual way to play a game, as data for the house players.

It has the cards to keep in a draw, the hands that stand pat, and the usual down cards of players who stay in.
"""

from dataclasses import dataclass
from typing import Literal

Keep = Literal["lows", "lows_of_suits", "rainbow", "pairs"]
"""The cards that a player keeps in a draw.

``lows``: one card of each low rank. ``lows_of_suits``: the same, in as many suits as possible. ``rainbow``: the best
cards of different ranks and suits. ``pairs``: paired cards, or cards near a straight or flush.
"""


@dataclass(frozen=True, slots=True)
class DrawHabit:
    """How a player draws to a certain kind of hand.

    Tuples are indexed by the number of draws left, this one included: the first entry is for the last draw. The last
    entry also applies to any earlier draws.
    """

    keep: Keep
    pat: tuple[str, ...]
    """The worst hand with which the player stands pat, for example ``9s8h7d6c4s``."""
    most: tuple[str, ...] = ()
    """The highest rank that the player keeps, for example ``8``; empty for pairs."""
    aces: Literal["low", "high"] = "low"
    kicker: bool = False
    """True to keep a high card with a pair."""


@dataclass(frozen=True, slots=True)
class StudHabit:
    """The down cards that players usually have who stay in."""

    keep: Literal["lows", "pairs"]
    """Low cards of different ranks; or pairs (down, or with an upcard) and cards that are likely to pair."""
    ranks: str
    """The ranks of those cards, e.g. ``A2345678``."""
    often: float = 1.0
    """The share of such hands that have these cards, among players who stay in; 1.0 for all.

    It is lower for a game in which people also stay in with many other cards.
    """


@dataclass(frozen=True, slots=True)
class Habits:
    draws: DrawHabit | None = None
    """The draws of a player who knows the game; None for a game without draws."""
    careless: DrawHabit | None = None
    """The draws of a beginner, who draws too many cards and stands pat too early."""
    stud: StudHabit | None = None
    """None for a game without upcards."""
