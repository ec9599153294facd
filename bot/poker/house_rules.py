"""House rules and stakes: what RULES.md leaves to the house, stored with every hand."""

from dataclasses import dataclass
from typing import Final, Literal

SuitOrder = Literal["cdhs", "shdc"]
Limit = Literal["fixed", "pot", "no"]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The defaults are the preset ``brief``."""

    suit_order: SuitOrder = "cdhs"
    """Suits from lowest to highest (R-1.2)."""
    raise_cap: Literal[3, 4] | None = 3
    """Raises after the bet in a fixed-limit round; None for no cap (R-3.3)."""
    heads_up_uncapped: Literal["off", "last_two", "round"] = "off"
    """Where the cap is lifted for two players (R-3.3)."""
    low_tie: Literal["low_suit", "high_suit", "position"] = "low_suit"
    """Decides which of several equal lowest boards opens (R-4.5)."""
    burn: bool = True
    """One card burned before third to sixth street (R-4.8)."""
    allin_bringin: Literal["left", "next_worst"] = "left"
    """Decides who brings it in for a player all-in from the ante (R-4.10)."""
    show_all: bool = False
    """Every hand in the showdown is shown (R-4.11)."""
    forced_bets: Literal["blinds", "ante"] | None = None
    """The bets posted before the cards in a draw game; None for the game's own (R-5.1)."""
    bb_ante: bool = False
    """The big blind also posts an ante for the whole table, dead money in the main pot (R-5.1)."""
    max_draw: Literal[3, 4, 5] = 4
    """How many cards may be drawn at once in Five Card Draw (R-6.2)."""
    jackpots: bool = False
    """Five Card Draw is opened with a pair of jacks or better (R-7.1)."""
    joker: Literal["none", "wild", "bug"] = "none"
    """The cards that the joker of Five Card Draw may stand for (R-8.1)."""
    draws: Literal[1, 3] = 3
    """How often Badugi draws (R-10.1)."""
    draw_opener: Literal["raiser", "button"] = "raiser"
    """The opener of Five Card Draw's second round: the last raiser of the first, or the left of the button (R-6.3)."""
    pass_in_max: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] = 10
    """After so many deals of Jackpots that nobody opened the pot goes back (R-7.3)."""


PRESETS: Final[dict[str, HouseRules]] = {
    "brief": HouseRules(),
    "tda": HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position"),
}


@dataclass(frozen=True, slots=True)
class Stakes:
    """The bets that a game is played for, in chips (R-3.1). A bring-in marks a stud game, which has no blinds."""

    small_bet: int
    """In pot and no limit the least bet (R-3.8), and the big bet the same."""
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
        """A stud game's stakes in the customary proportions for what is not given, rounded down, at least 1 (R-3.1)."""
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
        """Stakes with blinds: the big one is the small bet, the small one half of it, at least 1 (R-3.1)."""
        half = max(1, small_bet // 2) if small_blind is None else small_blind
        return cls(small_bet, _big_bet(small_bet, big_bet, limit), 0, 0, half, small_bet, limit)

    @classmethod
    def antes(
        cls, small_bet: int, big_bet: int | None = None, limit: Limit = "fixed", ante: int | None = None
    ) -> "Stakes":
        """Stakes with an ante alone, a fifth of the small bet, at least 1 (R-3.1)."""
        fifth = max(1, small_bet // 5) if ante is None else ante
        return cls(small_bet, _big_bet(small_bet, big_bet, limit), fifth, 0, limit=limit)


def _big_bet(small_bet: int, big_bet: int | None, limit: Limit) -> int:
    if big_bet is not None:
        return big_bet
    return 2 * small_bet if limit == "fixed" else small_bet
