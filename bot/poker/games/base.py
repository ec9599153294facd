"""The parts that a game is made of."""

from collections.abc import Callable, Mapping, Sequence
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
    """The part of a hand's state that an opener may ask for; ``State`` describes each."""

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
"""Gives the seat whose turn it is first on a street. It is looked for among the players given, in the order of dealing,
all-in or not; the hand passes on to one with chips (R-3.4, R-4.10)."""


@dataclass(frozen=True, slots=True)
class Street:
    name: str
    """The field's word, e.g. ``third``; also the key of its phrase."""
    opener: Opener
    down: int = 0
    up: int = 0
    burn: bool = False
    """True if the house rule ``burn`` burns a card before this street (R-4.8)."""
    big_bet: bool = False
    draw: bool = False
    """Begins with a draw instead of a deal (R-5.4)."""


FIXED_LIMIT_RULES: Final = ("raise_cap", "heads_up_uncapped")
SHOWDOWN_RULES: Final = ("show_all",)
DRAW_RULES: Final = (*FIXED_LIMIT_RULES, *SHOWDOWN_RULES, "forced_bets", "bb_ante")
"""The house rules that every draw game has."""
STUD_RULES: Final = (*FIXED_LIMIT_RULES, "suit_order", "burn", "allin_bringin", *SHOWDOWN_RULES)
"""Those of every stud game."""


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    phh: str
    """The variant's code in the poker hand history standard, without the letter of its limit."""
    ranking: Ranking
    streets: tuple[Street, ...]
    seats_least: int
    seats_most: int
    forced: Forced
    """The bets posted before or with the first cards, where the house rule ``forced_bets`` does not say otherwise."""
    odd_chips: Literal["high_card", "left_of_button"]
    """Decides which winner gets the chips that do not divide (R-3.9)."""
    house_rules: tuple[str, ...]
    """The names of the house rules that mean something here."""
    limits: tuple[Limit, ...] = ("fixed", "pot", "no")
    """The limits that it may be played in, the customary one first (R-3.8)."""
    short_streets: tuple[Street, ...] = ()
    """The streets under the house rule ``draws`` 1, where the game has it (R-10.1)."""
    rankings: Mapping[str, Ranking] = field(default_factory=dict)
    """The rankings under the house rule ``joker``, where the game has it (R-8.1, R-13.1)."""
    without_qualifier: Ranking | None = None
    """The ranking under the house rule ``qualifier`` none, where the game has it (R-11.2)."""
    jackpots: bool = False
    """May be played with openers (R-7.1)."""
    pokerstars: str = ""
    """Its name in PokerStars' hand histories; empty for a game that they do not know."""
    habits: Habits | None = None
    """How it is usually played, for house players; they play no game without."""
    speeds: Mapping[Limit, Speed] = field(default_factory=dict)
    """How fast chips change hands in each of its limits; a game without has no tournaments."""
    speeds_by_rule: Mapping[str, Mapping[Limit, Speed]] = field(default_factory=dict)
    """The same where the house rule of that name is not as usual."""

    @property
    def has_draws(self) -> bool:
        return any(street.draw for street in self.streets)

    def streets_under(self, rules: HouseRules) -> tuple[Street, ...]:
        return self.short_streets if rules.draws == 1 and self.short_streets else self.streets

    def ranking_under(self, rules: HouseRules) -> Ranking:
        if rules.qualifier is None and self.without_qualifier is not None:
            return self.without_qualifier
        return self.rankings.get(rules.joker, self.ranking)

    def deck_under(self, rules: HouseRules) -> tuple[int, ...]:
        """The cards of the deck, 53 with a joker (R-1.1)."""
        return (*DECK, JOKER) if rules.joker in self.rankings else DECK

    def forced_under(self, rules: HouseRules) -> Forced:
        return self.forced if self.forced == "bring_in" or rules.forced_bets is None else rules.forced_bets

    def most_discards(self, rules: HouseRules) -> int:
        """How many cards may be drawn at once (R-6.2)."""
        held = self.streets[0].down
        return min(held, rules.max_draw) if "max_draw" in self.house_rules else held

    def speed_under(self, rules: HouseRules, limit: Limit) -> Speed:
        """Of the customary limit where it is not played in the one given, as in a mix."""
        usual = _DEFAULT_RULES
        changed = (rule for rule in self.speeds_by_rule if getattr(rules, rule) != getattr(usual, rule))
        rule = next(changed, None)
        by_limit = self.speeds if rule is None else self.speeds_by_rule[rule]
        speed = by_limit[limit if limit in self.limits else self.limits[0]]
        return replace(speed, antes=self.forced_under(rules) != "blinds")

    def stakes(
        self, rules: HouseRules, small_bet: int, big_bet: int | None = None, limit: Limit | None = None
    ) -> Stakes:
        """The customary stakes for a small bet (R-3.1). Raises ValueError for a limit the game is not played in."""
        limit = limit or self.limits[0]
        if limit not in self.limits:
            raise ValueError(f"{self.name} is played in {' or '.join(self.limits)} limit")
        forced = self.forced_under(rules)
        if forced == "bring_in":
            return Stakes.of(small_bet, big_bet)
        return (Stakes.blinds if forced == "blinds" else Stakes.antes)(small_bet, big_bet, limit)

    def misfit(self, rules: HouseRules) -> str | None:
        """A house rule that is set but means nothing here, or contradicts another; None where all fits."""
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
            return "jackpots"  # openers need antes (section 7)
        if not rules.jackpots and rules.pass_in_max != default.pass_in_max:
            return "pass_in_max"
        if rules.bb_ante and self.forced_under(rules) != "blinds":
            return "bb_ante"
        return None

    def fitting(self, rules: HouseRules) -> HouseRules:
        """The rules with those at their default that do not fit: what a mixed table's rules come to here."""
        default = _DEFAULT_RULES
        while (misfit := self.misfit(rules)) is not None:
            rules = replace(rules, **{misfit: getattr(default, misfit)})
        return rules


_DEFAULT_RULES: Final = HouseRules()
_PRESET_RULES: Final = ("raise_cap", "heads_up_uncapped", "low_tie", "high_tie")
"""Presets set these for every game, so a game without them takes them silently."""


def rule_names(games: Sequence[Game], limit: Limit) -> list[str]:
    """The house rules that mean something in one of the games, each once."""
    names = dict.fromkeys(name for game in games for name in game.house_rules)
    return [name for name in names if limit == "fixed" or name not in FIXED_LIMIT_RULES]
