"""The measure of whether one player treats another differently, from yes-or-no decisions.

The expectation for a decision is the average of all players in the same situation (its stratum), shifted by the
player's behaviour towards all others, and by all others' behaviour towards the same opponent. So a player who is
cautious with everybody is also expected to be cautious with a friend, and everybody is expected to only call a maniac;
neither is suspicious.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final, NamedTuple

from bot.moderation.fair_play.chance import z_score

Pair = tuple[int, int]

_SHRINK: Final = 4.0
"""The number of average decisions added to a player's own, because few decisions say little."""
_HABIT_SPREAD: Final = 2.0
"""The weight of the prior about a player's habits, as a sum of variances (``Tally.weight``).

Habits differ by about 0.7 in log odds.
"""
_SHIFT_MOST: Final = 3.0


class Decision(NamedTuple):
    actor: int
    other: int
    stratum: Hashable
    did: bool
    hand: int
    """Any number that is unique to the hand."""


@dataclass(slots=True)
class Tally:
    tried: int = 0
    did: int = 0
    expected: float = 0.0
    """The number of yes decisions to expect if the player behaved like all players."""
    weight: float = 0.0
    """The sum of the variances of the decisions."""

    def add(self, did: bool, chance: float) -> None:
        self.tried += 1
        self.did += did
        self.expected += chance
        self.weight += chance * (1 - chance)

    def without(self, other: "Tally") -> "Tally":
        return Tally(
            self.tried - other.tried, self.did - other.did, self.expected - other.expected, self.weight - other.weight
        )

    @property
    def shift(self) -> float:
        """The log odds with which the player decides yes, minus those of all players."""
        if self.tried <= 0:
            return 0.0
        usual = min(max(self.expected / self.tried, 1e-6), 1 - 1e-6)
        own = (self.did + _SHRINK * usual) / (self.tried + _SHRINK)
        shift = _log_odds(min(max(own, 1e-6), 1 - 1e-6)) - _log_odds(usual)
        return min(max(shift, -_SHIFT_MOST), _SHIFT_MOST)


@dataclass(frozen=True, slots=True)
class Treatment:
    """One player's decisions against one opponent, compared with the habits of both."""

    tried: int
    did: int
    expected: float
    """The number of yes decisions to expect from the habits of both."""
    z: float
    """The z-score; positive if the player decided yes more often than expected."""
    elsewhere: Tally = field(repr=False)
    """The same player's decisions against all other opponents."""


def treatments(decisions: Sequence[Decision], tried_least: int) -> dict[Pair, Treatment]:
    """Return (actor, opponent) -> treatment, for pairs with at least ``tried_least`` decisions."""
    chances = _chances(decisions)
    pairs: defaultdict[Pair, Tally] = defaultdict(Tally)
    actors: defaultdict[int, Tally] = defaultdict(Tally)
    others: defaultdict[int, Tally] = defaultdict(Tally)
    for decision in decisions:
        chance = chances[decision.stratum]
        for tally in (pairs[decision.actor, decision.other], actors[decision.actor], others[decision.other]):
            tally.add(decision.did, chance)
    known = {
        pair: (tally, actors[pair[0]].without(tally), others[pair[1]].without(tally)) for pair, tally in pairs.items()
    }
    expected = {pair: _expected(*tallies) for pair, tallies in known.items()}
    spread = _spread(decisions, chances, pairs, expected)
    return {
        pair: _treatment(*tallies, expected[pair], spread)
        for pair, tallies in known.items()
        if tallies[0].tried >= tried_least
    }


def _chances(decisions: Iterable[Decision]) -> dict[Hashable, float]:
    """Return situation -> how often players in it decide for the act that is counted, from 0 to 1.

    In rare situations, the share is shifted towards the overall mean.
    """
    tried: defaultdict[Hashable, int] = defaultdict(int)
    did: defaultdict[Hashable, int] = defaultdict(int)
    for decision in decisions:
        tried[decision.stratum] += 1
        did[decision.stratum] += decision.did
    mean = (sum(did.values()) + 1) / (sum(tried.values()) + 2)
    return {stratum: (did[stratum] + 4 * mean) / (count + 4) for stratum, count in tried.items()}


def _expected(pair: Tally, actor: Tally, other: Tally) -> float:
    mean = pair.expected / pair.tried
    return pair.tried / (1 + exp(-(_log_odds(mean) + actor.shift + other.shift)))


def _treatment(pair: Tally, actor: Tally, other: Tally, expected: float, spread: float) -> Treatment:
    # Uncertainty about the two habits adds to the variance.
    uncertainty = 1 + pair.weight / (actor.weight + _HABIT_SPREAD) + pair.weight / (other.weight + _HABIT_SPREAD)
    z = z_score(pair.did, pair.tried, expected) / sqrt(spread * uncertainty)
    return Treatment(pair.tried, pair.did, expected, z, actor)


def _spread(
    decisions: Iterable[Decision],
    chances: dict[Hashable, float],
    pairs: dict[Pair, Tally],
    expected: dict[Pair, float],
) -> float:
    """Return the factor by which a hand's counts vary more than with independent decisions."""
    hands: defaultdict[tuple[int, int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for decision in decisions:
        pair = decision.actor, decision.other
        chance = min(0.99, chances[decision.stratum] * expected[pair] / pairs[pair].expected)
        sums = hands[decision.hand, *pair]
        sums[0] += decision.did - chance
        sums[1] += chance * (1 - chance)
    weight = sum(each for _, each in hands.values())
    return max(1.0, sum(off * off for off, _ in hands.values()) / weight) if weight else 1.0


def _log_odds(share: float) -> float:
    return log(share / (1 - share))
