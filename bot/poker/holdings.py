"""Rankings: what a holding is worth and what people call it (RULES.md, section 2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

SuitOrder = Literal["cdhs", "shdc"]


@dataclass(frozen=True, slots=True)
class HoldingName:
    """A hand's name as data, so that it can be said in any language; ``str`` says it in English."""

    kind: str
    """``low``, ``wheel``, ``pair``, ``two_pair``, ``trips``, ``full_house``, ``quads``."""
    ranks: tuple[int, ...]
    """Ranks (0 the deuce, 12 the ace) that belong to the name, most telling first."""


class Ranking(Protocol):
    """One way to rank holdings."""

    def strength(self, cards: Sequence[int]) -> int:
        """The worth of the best hand in the cards; a higher integer wins, equal ones tie (R-1.3)."""
        ...

    def board_strength(self, cards: Sequence[int]) -> int:
        """The worth of one to four open cards, comparable among boards of the same size (R-4.5)."""
        ...

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        """The name of the best hand, with as many cards as tell it from the one ``against`` (R-2.4)."""
        ...

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        """The cards that play, highest first, in the best suits where the player has a choice (R-3.9)."""
        ...
