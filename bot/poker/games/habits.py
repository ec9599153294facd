"""How a game is usually played well, as data for those who play it by themselves: which cards are kept in a draw, which
hands stand pat, which cards people who stay in have face down."""

from dataclasses import dataclass
from typing import Literal

Keep = Literal["lows", "lows_of_suits", "rainbow", "pairs"]
"""One card of each low rank; the same, of as many suits as can be; the best of different ranks and suits; what is
paired, or nearly a straight or flush."""


@dataclass(frozen=True, slots=True)
class DrawHabit:
    """How cards are drawn to a kind of hand. Tuples run by how many draws are left, this one included: the first is of
    the last draw; where there are fewer the last holds for the rest."""

    keep: Keep
    pat: tuple[str, ...]
    """The worst hand that stands pat, such as ``9s8h7d6c4s``."""
    most: tuple[str, ...] = ()
    """The highest rank that is kept, such as ``8``; of pairs none."""
    aces: Literal["low", "high"] = "low"
    kicker: bool = False
    """Keeps a high card beside a pair."""


@dataclass(frozen=True, slots=True)
class StudHabit:
    """The cards that people who stay in mostly have face down."""

    keep: Literal["lows", "pairs"]
    """Low cards of different ranks; or pairs, with each other or with a card face up, and cards that may well pair."""
    ranks: str
    """Their ranks, such as ``A2345678``."""
    often: float = 1.0
    """Lower in a game in which people also stay in with much else: they have such cards so much less often than who
    plays by this would reckon."""


@dataclass(frozen=True, slots=True)
class Habits:
    draws: DrawHabit | None = None
    """Of who knows the game; None where nothing is drawn."""
    careless: DrawHabit | None = None
    """Of a beginner, who draws to too much and is content with too little."""
    stud: StudHabit | None = None
    """None where nothing lies face up."""
