"""Simulated players of several temperaments, who see only what their seat sees and take time to act."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.views import PlayerView
from tests.soak.collusion_people import Person, Skill, Spot, act

SKILLS: Final[Mapping[str, Skill]] = {
    "tight": Skill(0.62, 0.8, 0.95, 0.02, 0.05),
    "loose": Skill(0.46, 0.76, 0.93, 0.03, 0.08),
    "raising": Skill(0.52, 0.66, 0.84, 0.06, 0.06),
}
LEANINGS: Final[Mapping[str, tuple[float, float]]] = {
    "razz": (1.0, 0.08),
    "five-card-draw": (0.85, -0.02),
    "badugi": (0.85, -0.03),
    "ace-to-five-triple-draw": (0.79, -0.04),
    "deuce-to-seven-triple-draw": (0.79, -0.04),
    "seven-card-stud": (1.0, 0.08),
    "stud-hi-lo": (1.0, 0.08),
    "deuce-to-seven-razz": (1.0, 0.08),
    "badacey": (0.79, -0.04),
    "badeucey": (0.79, -0.04),
}
"""Game -> factor for everybody's ``folds_below``, and what their bet and raise thresholds gain.

Players who may draw three times play more hands. With these figures a stack swings by 1.7 big bets a hand in a stud
game or a single draw, and by 2.8 in a triple draw: the soak prints it as ``swing``.
"""
RANDOM: Final = "random"
SHOVES: Final = "shoves"
"""A player who goes all in, so that things happen soon."""
KINDS: Final = (*SKILLS, RANDOM)
_LIKELY: Final = {ActionKind.FOLD: 0.6, ActionKind.RAISE: 0.3}
"""Weights of a random player's actions; all others weigh 1."""
THINK_SECONDS: Final[Mapping[ActionKind, float]] = {
    ActionKind.BRING_IN: 4.0,
    ActionKind.FOLD: 4.5,
    ActionKind.CHECK: 4.5,
    ActionKind.CALL: 6.0,
    ActionKind.COMPLETE: 6.5,
    ActionKind.BET: 6.5,
    ActionKind.RAISE: 7.0,
    ActionKind.DRAW: 8.0,
}
"""Mean seconds from the moment a player's turn is shown to their click.

They notice the channel, look at their cards, decide and click; cards to throw are picked in a menu first. The mean of
six players at Razz comes to 5.4 s.
"""
STAND_PAT_SECONDS: Final = 5.0
"""Mean seconds for a draw without cards: one click after some thought."""
LEARNT_SECONDS: Final[Mapping[str, int]] = {
    "razz": 69,
    "five-card-draw": 77,
    "deuce-to-seven-single-draw": 57,
    "badugi": 102,
    "ace-to-five-triple-draw": 102,
    "deuce-to-seven-triple-draw": 102,
    "seven-card-stud": 68,
    "stud-hi-lo": 69,
    "deuce-to-seven-razz": 69,
    "ace-to-five-single-draw": 56,
    "badacey": 110,
    "badeucey": 102,
    "limit-holdem": 55,
    "holdem": 55,
    "omaha": 55,
    "omaha-hi-lo": 55,
    "five-card-omaha": 55,
    "big-o": 55,
}
"""Game -> median seconds of a hand with its pause, as their server has learnt it (T-4.3)."""


@dataclass(slots=True)
class Guest:
    player_id: int
    kind: str
    present: bool = True
    """Whether the player acts at all; if not, they miss their turns."""
    away: tuple[int, int] | None = None
    """From when until when the player misses turns; then they say that they are back."""

    def is_there(self, now_ms: int) -> bool:
        return self.present and (self.away is None or not self.away[0] <= now_ms < self.away[1])

    def decide(self, view: PlayerView, who: Mapping[int, int], chance: Random) -> Action:
        options = {option.kind: option for option in view.room.options}
        if self.kind in SKILLS:
            skill = _among(SKILLS[self.kind], len(who), view.room.game)
            return act(Spot(Person(self.player_id, skill, (), 1.0), view, who), chance)
        if self.kind == SHOVES:
            return _shove(view, options)
        return _anything(view, options, chance)


def think_ms(action: Action, chance: Random) -> int:
    """Return how long a player takes: mostly little, sometimes long (a gamma distribution of shape 2)."""
    stands_pat = action.kind is ActionKind.DRAW and not action.cards
    seconds = STAND_PAT_SECONDS if stands_pat else THINK_SECONDS[action.kind]
    return round(1000 * chance.gammavariate(2.0, seconds / 2.0))


@cache
def _among(skill: Skill, players: int, game: str) -> Skill:
    """Return the skill for this many players: the fewer there are, the more holdings are worth playing."""
    folds, bets = LEANINGS.get(game, (1.0, 0.0))
    return replace(
        skill,
        folds_below=skill.folds_below * folds * min(1.0, 0.4 + 0.12 * (players - 1)),
        bets_above=skill.bets_above + bets,
        raises_above=skill.raises_above + bets,
    )


def _shove(view: PlayerView, options: Mapping[ActionKind, Option]) -> Action:
    order = (ActionKind.RAISE, ActionKind.BET, ActionKind.COMPLETE, ActionKind.CALL, ActionKind.CHECK, ActionKind.DRAW)
    kind = next((kind for kind in order if kind in options), None)
    if kind is None:
        kind = next(iter(options))
    return Action(view.seat, kind, None if kind is ActionKind.DRAW else options[kind].most or None)


def _anything(view: PlayerView, options: Mapping[ActionKind, Option], chance: Random) -> Action:
    weights = [_LIKELY.get(kind, 1.0) for kind in options]
    option = options[chance.choices(list(options), weights)[0]]
    if option.kind is not ActionKind.DRAW:
        return Action(view.seat, option.kind)
    count = chance.randint(0, min(option.most, len(view.downcards)))
    return Action(view.seat, option.kind, cards=tuple(chance.sample(view.downcards, count)))
