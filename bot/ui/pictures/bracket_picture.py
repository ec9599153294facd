"""The data of a picture of a bracket, as one immutable value."""

from dataclasses import dataclass
from typing import Literal

SlotState = Literal["open", "in", "through", "out"]
"""``open``: nobody is known yet; ``in``: the match is not decided; ``through``: they won it; ``out``: they lost it."""


@dataclass(frozen=True, slots=True)
class BracketSlot:
    name: str
    """The player's name; empty if nobody is known yet."""
    label: str
    """The player's number in the draw, ``#3``; it replaces a name that cannot be drawn. Empty without a player."""
    state: SlotState


@dataclass(frozen=True, slots=True)
class BracketMatch:
    slots: tuple[BracketSlot, BracketSlot]
    words: str
    """The match in words, for people who cannot see the picture."""
    feeders: tuple[int, ...] = ()
    """The positions, in the round before, of the matches whose winners meet here; only those that are drawn."""


@dataclass(frozen=True, slots=True)
class BracketRound:
    title: str
    matches: tuple[BracketMatch, ...]


@dataclass(frozen=True, slots=True)
class BracketPicture:
    """Up to three rounds side by side; a single round fills two columns."""

    locale: str
    title: str
    rounds: tuple[BracketRound, ...]
