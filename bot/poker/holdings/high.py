"""High: Five Card Draw, without a joker, with a wild one and with the bug (R-2.7, R-8.1).

All three count on one scale: 7,462 worths of natural hands, then thirteen fives of a kind, which only a joker makes.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from bot.poker.cards import rank_of, suit_of
from bot.poker.holdings.five_cards import ACE, FiveCards, Worth, tables, telling, worth_of
from bot.poker.holdings.names import HoldingName
from bot.poker.holdings.patterns import NO_RANK, Counted, HighBoards

_COMPLETED_BY_BUG: Final = ("straight", "flush", "straight_flush")


class High(HighBoards, FiveCards):
    """The ranking; where ``joker`` is ``none`` the joker is a card without a rank."""

    __slots__ = ("_joker",)

    def __init__(self, joker: Literal["none", "wild", "bug"]) -> None:
        super().__init__(low=False)
        self._joker = joker

    def _name(self, hand: Worth, other: Worth | None) -> HoldingName:
        """By what is paired, two pairs by the higher, and by the cards beside it where another hand has the same."""
        count = telling(hand, other, 2 if hand.kind == "full_house" else 1)
        kind = "pairs_up" if hand.kind == "two_pair" and count == 1 else hand.kind
        return HoldingName(kind, hand.ranks[:count])

    def _with_joker(self, others: Sequence[int]) -> int:
        if self._joker == "none":
            raise ValueError(NO_RANK)
        ranks = tuple(sorted([rank_of(card) for card in others]))
        return _joined(ranks, len({suit_of(card) for card in others}) == 1, self._joker == "bug")


@cache
def _joined(ranks: tuple[int, ...], suited: bool, bug: bool) -> int:
    """The strength of the best hand that the joker makes of four natural cards (R-8.1)."""
    # In a flush no rank repeats; beside a card of its own rank the joker can only pair.
    worths = {rank: worth_of(Counted.of((*ranks, rank)), suited and rank not in ranks) for rank in range(13)}
    allowed = (worth for rank, worth in worths.items() if not bug or rank == ACE or worth.kind in _COMPLETED_BY_BUG)
    return tables(low=False).strengths[max(allowed)]


HIGH: Final = High("none")
HIGH_WILD: Final = High("wild")
HIGH_BUG: Final = High("bug")
