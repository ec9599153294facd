"""Who plays in a tournament's tests: people of several tempers, who see what their seat sees, and take their time."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.games import GAMES
from bot.poker.views import PlayerView
from tests.soak.collusion_people import Person, Spot, Temper, act

TEMPERS: Final[Mapping[str, Temper]] = {
    "tight": Temper(0.62, 0.8, 0.95, 0.02, 0.05),
    "loose": Temper(0.46, 0.76, 0.93, 0.03, 0.08),
    "raising": Temper(0.52, 0.66, 0.84, 0.06, 0.06),
}
RANDOM: Final = "random"
SHOVES: Final = "shoves"
"""Puts in all he may, so that things happen soon."""
KINDS: Final = (*TEMPERS, RANDOM)
_LIKELY: Final = {ActionKind.FOLD: 0.6, ActionKind.RAISE: 0.3}
"""Of who plays at random: weights beside 1."""
HAND_SECONDS: Final = 67
"""So long a hand is to take in the mean, the pause before it not counted."""
ACTS: Final[Mapping[int, float]] = {2: 4.2, 3: 7.4, 4: 9.6, 5: 11.3, 6: 12.5, 7: 13.5, 8: 14.0}
"""players -> turns of a hand among so many people of these tempers, as counted."""
MORE_DRAWS: Final = 1.27
"""So many times as many where there are three draws."""


@dataclass(slots=True)
class Guest:
    player_id: int
    kind: str
    present: bool = True
    """False: he misses his turns."""
    away: tuple[int, int] | None = None
    """From when until when he misses them; then he says that he is back."""

    def is_there(self, now_ms: int) -> bool:
        return self.present and (self.away is None or not self.away[0] <= now_ms < self.away[1])

    def think_ms(self, players: int, game: str, chance: Random) -> int:
        """How long he takes for his turn in a hand of so many: mostly little, sometimes long (a gamma distribution of
        shape 2)."""
        acts = ACTS[players] * (MORE_DRAWS if len(GAMES[game].streets) > 2 and GAMES[game].has_draws else 1)
        return round(1000 * chance.gammavariate(2.0, HAND_SECONDS / acts / 2.0))

    def decide(self, view: PlayerView, who: Mapping[int, int], chance: Random) -> Action:
        options = {option.kind: option for option in view.room.options}
        if self.kind in TEMPERS:
            temper = _among(TEMPERS[self.kind], len(who))
            return act(Spot(Person(self.player_id, temper, (), 1.0), view, who), chance)
        if self.kind == SHOVES:
            return _shove(view, options)
        return _anything(view, options, chance)


def _among(temper: Temper, players: int) -> Temper:
    """The fewer are at the table, the more holdings are worth playing."""
    return replace(temper, folds_below=temper.folds_below * min(1.0, 0.4 + 0.12 * (players - 1)))


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
