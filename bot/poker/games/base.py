"""The classes from which a game is defined."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Final, Literal, Protocol

from bot.poker.cards import DECK, JOKER
from bot.poker.games.habits import Habits
from bot.poker.games.speed import Speed
from bot.poker.holdings import Ranking
from bot.poker.house_rules import HouseRules
from bot.poker.seats import Player
from bot.poker.stakes import Limit, Stakes

Forced = Literal["bring_in", "blinds", "ante"]


class HandSoFar(Protocol):
    """The part of a hand's state that a game's functions may read; ``HandState`` describes each field."""

    @property
    def rules(self) -> HouseRules: ...
    @property
    def stakes(self) -> Stakes: ...
    @property
    def ranking(self) -> Ranking: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def by_seat(self) -> Mapping[int, Player]: ...
    @property
    def big_blind(self) -> int: ...
    @property
    def last_aggressor(self) -> int | None: ...


Opener = Callable[[HandSoFar, Sequence[Player]], int]
"""A function that returns the seat which opens a street, from the given players in order of dealing.

The seat may be all-in; the hand then moves on to a player with chips (R-3.4, R-4.10).
"""


@dataclass(frozen=True, slots=True)
class Street:
    name: str
    """The usual poker term for the street, e.g. ``third``; also the key of its text."""
    opener: Opener
    down: int = 0
    up: int = 0
    board: int = 0
    """The number of cards dealt face up for all players (R-15.3)."""
    burn: bool = False
    """True if a card is burned before this street (R-4.8), which the house rule ``burn`` can turn off."""
    big_bet: bool = False
    draw: bool = False
    """True if the street begins with a draw instead of a deal (R-5.4)."""


FIXED_LIMIT_RULES: Final = ("raise_cap", "heads_up_uncapped")
SHOWDOWN_RULES: Final = ("show_all",)
BOARD_RULES: Final = (*FIXED_LIMIT_RULES, *SHOWDOWN_RULES, "burn", "bb_ante")
"""The names of the house rules that apply to every board game."""
DRAW_RULES: Final = (*FIXED_LIMIT_RULES, *SHOWDOWN_RULES, "forced_bets", "bb_ante")
"""The names of the house rules that apply to every draw game."""
STUD_RULES: Final = (*FIXED_LIMIT_RULES, "suit_order", "burn", "allin_bringin", *SHOWDOWN_RULES)
"""The names of the house rules that apply to every stud game."""


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    phh: str
    """The game's code in the poker hand history standard, without the letter for the limit."""
    ranking: Ranking
    streets: tuple[Street, ...]
    seats_least: int
    seats_most: int
    forced: Forced
    """The kind of bets posted before or with the first cards; the house rule ``forced_bets`` can override it."""
    odd_chips: Literal["high_card", "left_of_button"]
    """The rule that decides which of the winners gets the odd chips (R-3.9)."""
    house_rules: tuple[str, ...]
    """The names of the house rules that apply to the game."""
    limits: tuple[Limit, ...] = ("fixed", "pot", "no")
    """The limits that the game may be played in, the usual one first (R-3.8)."""
    short_streets: tuple[Street, ...] = ()
    """The streets under the house rule ``draws=1``; empty for a game without that rule (R-10.1)."""
    rankings: Mapping[str, Ranking] = field(default_factory=dict)
    """Value of the house rule ``joker`` -> ranking; empty for a game without a joker (R-8.1, R-13.1)."""
    without_qualifier: Ranking | None = None
    """The ranking under the house rule ``qualifier=none``; None for a game without that rule (R-11.2)."""
    jackpots: bool = False
    """True if the game can be played as Jackpots, where a player needs openers to bet (R-7.1)."""
    nicknames: tuple[str, ...] = ()
    """Abbreviations that players type in any language; lower-case letters and digits only."""
    pokerstars: str = ""
    """The game's name in PokerStars' hand histories; empty if PokerStars does not have the game."""
    habits: Habits | None = None
    """How people usually play the game, for house players; None if house players cannot play it."""
    speeds: Mapping[Limit, Speed] = field(default_factory=dict)
    """Limit -> how fast chips change hands; empty for a game that has no tournaments."""
    speeds_by_rule: Mapping[str, Mapping[Limit, Speed]] = field(default_factory=dict)
    """House rule -> the speeds if that rule is not at its default."""

    @property
    def has_draws(self) -> bool:
        return any(street.draw for street in self.streets)

    @property
    def has_board(self) -> bool:
        return any(street.board for street in self.streets)

    @property
    def has_upcards(self) -> bool:
        """True for stud games."""
        return any(street.up for street in self.streets)

    def streets_under(self, rules: HouseRules) -> tuple[Street, ...]:
        return self.short_streets if rules.draws == 1 and self.short_streets else self.streets

    def ranking_under(self, rules: HouseRules) -> Ranking:
        if rules.qualifier is None and self.without_qualifier is not None:
            return self.without_qualifier
        return self.rankings.get(rules.joker, self.ranking)

    def deck_under(self, rules: HouseRules) -> tuple[int, ...]:
        """Return the cards of the deck: 53 with a joker, otherwise 52 (R-1.1)."""
        return (*DECK, JOKER) if rules.joker in self.rankings else DECK

    def forced_under(self, rules: HouseRules) -> Forced:
        return self.forced if self.forced == "bring_in" or rules.forced_bets is None else rules.forced_bets

    def most_discards(self, rules: HouseRules) -> int:
        """Return how many cards a player may discard at once (R-6.2)."""
        held = self.streets[0].down
        return min(held, rules.max_draw) if "max_draw" in self.house_rules else held

    def speed_under(self, rules: HouseRules, limit: Limit) -> Speed:
        """Return the game's speed with this limit.

        If the game is not played with that limit, as can happen in a mix, return the speed with its usual limit.
        """
        default = _DEFAULT_RULES
        changed = (rule for rule in self.speeds_by_rule if getattr(rules, rule) != getattr(default, rule))
        rule = next(changed, None)
        by_limit = self.speeds if rule is None else self.speeds_by_rule[rule]
        speed = by_limit[limit if limit in self.limits else self.limits[0]]
        return replace(speed, antes=self.forced_under(rules) != "blinds")

    def stakes(
        self, rules: HouseRules, small_bet: int, big_bet: int | None = None, limit: Limit | None = None
    ) -> Stakes:
        """Return the stakes that are usual with this small bet (R-3.1).

        Raises ValueError for a limit that the game is not played in.
        """
        limit = limit or self.limits[0]
        if limit not in self.limits:
            raise ValueError(f"{self.name} is played in {' or '.join(self.limits)} limit")
        forced = self.forced_under(rules)
        if forced == "bring_in":
            return Stakes.of(small_bet, big_bet)
        return (Stakes.blinds if forced == "blinds" else Stakes.antes)(small_bet, big_bet, limit)

    def misfit(self, rules: HouseRules) -> str | None:
        """Return the name of a house rule that does not apply here or contradicts another, or None."""
        default = _DEFAULT_RULES
        if rules == default:
            return None
        for rule in fields(HouseRules):
            differs = getattr(rules, rule.name) != getattr(default, rule.name)
            if differs and rule.name not in self.house_rules and rule.name not in _PRESET_RULES:
                return rule.name
        if rules.joker != default.joker and rules.joker not in self.rankings:
            return "joker"
        if rules.jackpots and self.forced_under(rules) != "ante":
            return "jackpots"  # openers need antes (.docs/rules.md, section 7)
        if not rules.jackpots and rules.pass_in_max != default.pass_in_max:
            return "pass_in_max"
        if rules.bb_ante and self.forced_under(rules) != "blinds":
            return "bb_ante"
        return None

    def fitting(self, rules: HouseRules) -> HouseRules:
        """Return the rules, but with each rule that does not fit this game reset to its default.

        A mixed table needs this, because its rules must fit each of its games.
        """
        default = _DEFAULT_RULES
        while (misfit := self.misfit(rules)) is not None:
            rules = replace(rules, **{misfit: getattr(default, misfit)})
        return rules


_DEFAULT_RULES: Final = HouseRules()
_PRESET_RULES: Final = ("raise_cap", "heads_up_uncapped", "low_tie", "high_tie")
"""House rules that presets set for every game; a game that does not use one of them ignores it."""


def rule_names(games: Iterable[Game], limit: Limit | None) -> list[str]:
    """Return the names of the house rules that apply to at least one of the games, each once.

    ``limit`` is that of all the games; None if each is played in its usual limit (R-17.2).
    """
    names = (
        name
        for game in games
        for name in game.house_rules
        if name not in FIXED_LIMIT_RULES or (limit or game.limits[0]) == "fixed"
    )
    return list(dict.fromkeys(names))
