"""The interface that every ranking implements."""

from collections.abc import Sequence
from typing import Protocol

from bot.poker.holdings.names import HoldingName
from bot.poker.house_rules import SuitOrder


class Ranking(Protocol):
    """A way to rank holdings.

    A holding is a player's own cards, and the ``board`` that all players share, if there is one (R-2.3, R-16.2). A
    ranking does not check for repeated cards; the code that reads cards from outside does.
    """

    def __hash__(self) -> int: ...

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        """Return the strength of the best hand in the cards; the higher wins, and equal strengths tie (R-1.3).

        Raises ValueError for too few cards and for a card without a rank: an unknown card, or the joker in a ranking
        without jokers.
        """
        ...

    def board_strength(self, cards: Sequence[int]) -> int:
        """Return the strength of a board of one to four upcards (R-4.5, R-12.1).

        Only boards of the same size can be compared. Raises ValueError for another number of cards, and in a ranking
        of games without boards: Badugi.
        """
        ...

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        """Return the name of the best hand, with enough ranks to tell it from the hand ``against`` (R-2.4).

        ``against`` is another player's own cards; both players share the board.
        """
        ...

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the cards that play, highest first; of equal cards those in the best suits (R-3.9)."""
        ...
