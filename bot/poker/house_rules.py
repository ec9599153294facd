"""House rules: the choices that the rules leave to the house. Each hand stores its house rules."""

from dataclasses import dataclass
from typing import Final, Literal

SuitOrder = Literal["cdhs", "shdc"]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a hand; the defaults are those of the preset ``brief``."""

    suit_order: SuitOrder = "cdhs"
    """The suits from lowest to highest (R-1.2)."""
    raise_cap: Literal[3, 4] | None = 3
    """The number of raises allowed after the bet in a fixed-limit round; None for no cap (R-3.3)."""
    heads_up_uncapped: Literal["off", "last_two", "round"] = "off"
    """The condition under which two players may raise without a cap (R-3.3)."""
    low_tie: Literal["low_suit", "high_suit", "position", "high_card_suit"] = "low_suit"
    """The rule that decides who opens if several boards tie for the lowest (R-4.5)."""
    high_tie: Literal["position", "suit"] = "position"
    """The rule that decides who opens if several boards tie for the highest (R-12.1)."""
    burn: bool = True
    """True to burn one card before each of third to sixth street (R-4.8)."""
    allin_bringin: Literal["left", "next_worst"] = "left"
    """The rule that decides who brings it in if the player who should is all-in from the ante (R-4.10)."""
    show_all: bool = False
    """True if every hand in the showdown must be shown (R-4.11)."""
    forced_bets: Literal["blinds", "ante"] | None = None
    """The bets posted before the cards in a draw game; None for the game's default (R-5.1)."""
    bb_ante: bool = False
    """True if the big blind also posts an ante for the whole table: dead money in the main pot (R-5.1)."""
    max_draw: Literal[3, 4, 5] = 4
    """The maximum number of cards that a player may draw at once in Five Card Draw (R-6.2)."""
    jackpots: bool = False
    """True if a player needs a pair of jacks or better to open in Five Card Draw (R-7.1)."""
    joker: Literal["none", "wild", "bug", "low"] = "none"
    """The cards that the joker can stand for in Five Card Draw (R-8.1); ``low`` is for A-5 Single Draw (R-13.1)."""
    qualifier: Literal[8] | None = 8
    """The highest card allowed in a low that wins its half of the pot in Stud Hi-Lo; None for any low (R-11.2)."""
    draws: Literal[1, 3] = 3
    """The number of draws in Badugi (R-10.1)."""
    draw_opener: Literal["raiser", "button"] = "raiser"
    """The player who acts first after the draw in Five Card Draw (R-6.3).

    ``raiser``: the last to bet or raise before the draw; ``button``: the first seat left of the button.
    """
    pass_in_max: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] = 10
    """The number of unopened deals of Jackpots after which the pot is returned (R-7.3)."""


PRESETS: Final[dict[str, HouseRules]] = {
    "brief": HouseRules(),
    "tda": HouseRules(raise_cap=4, heads_up_uncapped="last_two", low_tie="high_card_suit", high_tie="suit"),
    "robert": HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position"),
}
