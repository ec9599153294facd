"""What a game is made of."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bot.poker.holdings import Ranking

if TYPE_CHECKING:
    from bot.poker.state import State

Opener = Callable[["State"], int]
"""Gives the seat whose turn it is first on a street, all-in or not; the hand passes on to one with chips (R-3.4)."""


@dataclass(frozen=True, slots=True)
class Street:
    name: str
    """The field's word, e.g. ``third``; also the key of its phrase."""
    opener: Opener
    down: int = 0
    up: int = 0
    burn: bool = False
    """Whether the house rule ``burn`` burns a card before this street (R-4.8)."""
    big_bet: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    phh: str
    """The variant's code in the poker hand history standard."""
    ranking: Ranking
    streets: tuple[Street, ...]
    seats_least: int
    seats_most: int
    bring_in: bool
    """The first street is opened by a forced bring-in (R-4.3) instead of a free bet."""
    odd_chips: Literal["high_card", "left_of_button"]
    """Who gets the chips that do not divide (R-3.9)."""
