"""High: the ranking of the high games (R-2.7, R-8.1).

It comes without a joker, with a wild joker, and with the bug. All three share one scale: 7,462 worths of natural hands,
then 13 of five of a kind, which need the joker.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from bot.poker.cards import rank_of, suit_of
from bot.poker.holdings.five_cards import ACE, FiveCards, Worth, name_length, tables, worth_of
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import NO_RANK, Counted, HighBoards

_COMPLETED_BY_BUG: Final = ("straight", "flush", "straight_flush")


class High(HighBoards, FiveCards):
    """The ranking of high hands; if ``joker`` is ``none``, a joker among the cards raises ValueError."""

    __slots__ = ("_joker",)

    def __init__(self, joker: Literal["none", "wild", "bug"]) -> None:
        super().__init__(low=False)
        self._joker = joker

    def _name(self, hand: Worth, other: Worth | None) -> HoldingName:
        """Return the hand's name; two pairs are named by the higher pair alone.

        Kickers are named only if a rival hand has the same pairs.
        """
        count = name_length(hand, other, 2 if hand.kind == "full_house" else 1)
        kind = "pairs_up" if hand.kind == "two_pair" and count == 1 else hand.kind
        return HoldingName(kind, hand.ranks[:count])

    def _with_joker(self, others: Sequence[int]) -> int:
        if self._joker == "none":
            raise ValueError(NO_RANK)
        ranks = tuple(sorted([rank_of(card) for card in others]))
        return _strength_with_joker(ranks, len({suit_of(card) for card in others}) == 1, self._joker == "bug")


@cache
def _strength_with_joker(ranks: tuple[int, ...], suited: bool, bug: bool) -> int:
    """Return the strength of the best hand that the joker makes with four natural cards (R-8.1)."""
    # A flush has no rank twice; as a card of a rank already held, the joker can only pair it.
    worths = {rank: worth_of(Counted.of((*ranks, rank)), suited and rank not in ranks) for rank in range(13)}
    allowed = (worth for rank, worth in worths.items() if not bug or rank == ACE or worth.kind in _COMPLETED_BY_BUG)
    return tables(low=False).strengths[max(allowed)]


HIGH: Final = High("none")
HIGH_WILD: Final = High("wild")
HIGH_BUG: Final = High("bug")
