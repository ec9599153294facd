"""The questions that every ranking answers, whatever the game."""

from collections.abc import Sequence
from typing import Protocol

from bot.poker.holdings.names import HoldingName
from bot.poker.house_rules import SuitOrder


class Ranking(Protocol):
    """One way to rank holdings. Cards are taken to be different ones: whoever reads them from outside checks that."""

    def strength(self, cards: Sequence[int]) -> int:
        """The worth of the best hand in the cards; a higher integer wins, equal ones tie (R-1.3).

        Raises ValueError for too few cards and for one without a rank: an unknown card, and the joker but where the
        ranking is one with a joker.
        """
        ...

    def board_strength(self, cards: Sequence[int]) -> int:
        """The worth of one to four open cards, comparable among boards of the same size (R-4.5, R-12.1).

        Raises ValueError for another number, and in a ranking whose games have no boards: Badugi.
        """
        ...

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        """The name of the best hand, with as many cards as tell it from the one ``against`` (R-2.4)."""
        ...

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        """The cards that play, highest first, in the best suits where the player has a choice (R-3.9)."""
        ...
