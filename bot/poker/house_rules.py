"""House rules and stakes: what RULES.md leaves to the house, stored with every hand."""

from dataclasses import dataclass
from typing import Final, Literal

SuitOrder = Literal["cdhs", "shdc"]


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
    """Who opens among equal lowest boards (R-4.5)."""
    burn: bool = True
    """One card burned before third to sixth street (R-4.8)."""
    allin_bringin: Literal["left", "next_worst"] = "left"
    """Who brings it in for a player all-in from the ante (R-4.10)."""
    show_all: bool = False
    """Every hand in the showdown is shown (R-4.11)."""


PRESETS: Final[dict[str, HouseRules]] = {
    "brief": HouseRules(),
    "tda": HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position"),
}


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a fixed-limit game is played for, in chips (R-3.1)."""

    small_bet: int
    big_bet: int
    ante: int
    bring_in: int

    def __post_init__(self) -> None:
        for value in (self.small_bet, self.big_bet, self.ante, self.bring_in):
            if type(value) is not int:
                raise TypeError("stakes are whole chips")
        if not 0 <= self.ante <= self.bring_in <= self.small_bet <= self.big_bet or self.bring_in < 1:
            raise ValueError("stakes need ante <= bring-in <= small bet <= big bet, and a bring-in of at least 1")

    @classmethod
    def of(
        cls, small_bet: int, big_bet: int | None = None, ante: int | None = None, bring_in: int | None = None
    ) -> "Stakes":
        """Stakes with the customary proportions for what is not given, rounded down, at least 1 (R-3.1)."""
        return cls(
            small_bet,
            2 * small_bet if big_bet is None else big_bet,
            max(1, small_bet // 5) if ante is None else ante,
            max(1, small_bet * 3 // 10) if bring_in is None else bring_in,
        )
