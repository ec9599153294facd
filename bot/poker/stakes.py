"""Stakes: the bets, ante, bring-in and blinds of a game, and the usual relations between them."""

from dataclasses import dataclass
from typing import Literal

Limit = Literal["fixed", "pot", "no"]
BigBetBlinds = Literal["half", "same"]
"""The big blind of a mix's games without a fixed limit: half the small bet of the others, or all of it (R-17.3)."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The bets that a game is played for, in chips (R-3.1).

    Stakes with a bring-in are a stud game's and have no blinds.
    """

    small_bet: int
    """The small bet; in pot limit and no limit the minimum bet (R-3.8), which the big bet then equals."""
    big_bet: int
    ante: int
    bring_in: int
    small_blind: int = 0
    big_blind: int = 0
    limit: Limit = "fixed"

    def __post_init__(self) -> None:
        amounts = (self.small_bet, self.big_bet, self.ante, self.bring_in, self.small_blind, self.big_blind)
        if any(type(value) is not int for value in amounts):
            raise TypeError("stakes are whole chips")
        if min(amounts) < 0 or not 1 <= self.small_bet <= self.big_bet:
            raise ValueError("stakes need 1 <= small bet <= big bet, and nothing below zero")
        if self.bring_in and not self.ante <= self.bring_in <= self.small_bet:
            raise ValueError("stakes need ante <= bring-in <= small bet <= big bet, and a bring-in of at least 1")
        if not self.small_blind <= self.big_blind <= self.small_bet:
            raise ValueError("stakes need small blind <= big blind <= small bet")
        if not (self.ante or self.bring_in or self.big_blind):
            raise ValueError("stakes need an ante, a bring-in of at least 1 or blinds")

    @classmethod
    def of(
        cls, small_bet: int, big_bet: int | None = None, ante: int | None = None, bring_in: int | None = None
    ) -> "Stakes":
        """Return a stud game's stakes (R-3.1).

        Amounts that are not given get their usual proportion of the small bet, rounded down, at least 1.
        """
        return cls(
            small_bet,
            2 * small_bet if big_bet is None else big_bet,
            max(1, small_bet // 5) if ante is None else ante,
            max(1, small_bet * 3 // 10) if bring_in is None else bring_in,
        )

    @classmethod
    def blinds(
        cls, small_bet: int, big_bet: int | None = None, limit: Limit = "fixed", small_blind: int | None = None
    ) -> "Stakes":
        """Return stakes with blinds: the big blind is the small bet (R-3.1).

        The small blind is half of it, at least 1.
        """
        half = max(1, small_bet // 2) if small_blind is None else small_blind
        return cls(small_bet, _big_bet(small_bet, big_bet, limit), 0, 0, half, small_bet, limit)

    @classmethod
    def antes(
        cls, small_bet: int, big_bet: int | None = None, limit: Limit = "fixed", ante: int | None = None
    ) -> "Stakes":
        """Return stakes with antes only; the ante is a fifth of the small bet, at least 1 (R-3.1)."""
        fifth = max(1, small_bet // 5) if ante is None else ante
        return cls(small_bet, _big_bet(small_bet, big_bet, limit), fifth, 0, limit=limit)


def _big_bet(small_bet: int, big_bet: int | None, limit: Limit) -> int:
    if big_bet is not None:
        return big_bet
    return 2 * small_bet if limit == "fixed" else small_bet
