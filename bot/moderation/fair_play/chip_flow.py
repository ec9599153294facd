"""Chips between players over many hands, measured against what such hands usually move.

The net flow of a pair in a hand is counted up to what nineteen of twenty flows in hands of the same kind (game, limit,
number of players) stay below, and divided by their root mean square: so hands of all games and stakes add up, and a few
huge pots, which anybody may lose, do not decide. What play explains is then: the payer's usual loss to all others, the
winner's usual gain from all others, and a variance as large as these two are known for.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

from bot.moderation.fair_play.summary import HandSummary, Stage
from bot.moderation.fair_play.treatment import Pair

_PRIOR_HANDS: Final = 50
"""Hands of somebody usual that are added to what is known of a player."""
_COUNTED: Final = 0.95
"""Share of the flows of a kind of hand that are counted whole."""
_KIND_LEAST: Final = 100
"""Flows of a kind of hand without which its own size says little."""


class Trade(NamedTuple):
    """One hand of two players; above zero the first paid the second."""

    hand: int
    """Index of the hand."""
    chips: float
    bets: float
    """The same in big bets."""
    standard: float
    """The same as it counts, in usual flows of such a hand."""

    def turned(self) -> "Trade":
        return Trade(self.hand, -self.chips, -self.bets, -self.standard)


@dataclass(slots=True)
class _Usual:
    """A player against all others."""

    hands: int = 0
    lost: float = 0.0
    squares: float = 0.0

    def mean_without(self, hands: int, lost: float) -> float:
        return (self.lost - lost) / (self.hands - hands + _PRIOR_HANDS)

    def variance_without(self, hands: int, squares: float) -> float:
        return (self.squares - squares + _PRIOR_HANDS) / (self.hands - hands + _PRIOR_HANDS)


@dataclass(frozen=True, slots=True)
class ChipFlowVerdict:
    """One player's losses to another in some hands."""

    z: float
    """The loss above what play explains, in standard deviations."""
    steady: float
    """The same loss over the root of the sum of squares of its hands: below the root of how many hands made it."""
    chips: float
    """Net."""
    bets: float
    """Net, in big bets."""
    gross: float
    """Chips that went either way, hand by hand."""

    @property
    def one_sided(self) -> float:
        """1 where nothing ever came back, 0 where as much did."""
        return self.chips / self.gross if self.gross else 0.0


@dataclass(slots=True)
class ChipFlow:
    trades: dict[Pair, list[Trade]] = field(default_factory=dict)
    """By pair, the smaller player_id first."""
    _usual: defaultdict[int, _Usual] = field(default_factory=lambda: defaultdict(_Usual))

    @classmethod
    def of(cls, hands: Sequence[HandSummary], *, by_folding: bool = False) -> "ChipFlow":
        """``by_folding``: only what was lost in hands that the payer folded. Without the luck of the showdown that
        varies far less, so that who puts chips in to fold them stands out sooner."""
        flow, scales = cls(), _scales(hands, by_folding)
        trades: defaultdict[Pair, list[Trade]] = defaultdict(list)
        for at, hand in enumerate(hands):
            most, scale = scales[hand.kind]
            for pair, chips in _nets(hand, by_folding):
                bets = chips / hand.unit
                trades[pair].append(Trade(at, chips, bets, max(-most, min(most, bets)) / scale))
        flow.trades = dict(trades)
        for (first, second), found in flow.trades.items():
            lost, squares = sum(each.standard for each in found), sum(each.standard**2 for each in found)
            for player, loss in ((first, lost), (second, -lost)):
                usual = flow._usual[player]
                usual.hands += len(found)
                usual.lost += loss
                usual.squares += squares
        return flow

    def between(self, giver: int, taker: int) -> list[Trade]:
        """Above zero where the giver paid."""
        if giver < taker:
            return self.trades.get((giver, taker), [])
        return [trade.turned() for trade in self.trades.get((taker, giver), [])]

    def verdict(self, giver: int, taker: int, some: Iterable[Trade] | None = None) -> ChipFlowVerdict:
        """Judges all hands of the two, or some of those that ``between`` gives."""
        every = self.between(giver, taker)
        looked_at = every if some is None else list(some)
        count, lost = len(every), sum(trade.standard for trade in every)
        squares = sum(trade.standard**2 for trade in every)
        from_giver, to_taker = self._usual[giver], self._usual[taker]
        mean = from_giver.mean_without(count, lost) - to_taker.mean_without(count, -lost)
        sizes = from_giver.variance_without(count, squares), to_taker.variance_without(count, squares)
        return _verdict(looked_at, mean, max(*sizes, sizes[0] * sizes[1]), from_giver.hands, to_taker.hands, count)


def _verdict(
    trades: Sequence[Trade], mean: float, variance: float, giver_hands: int, taker_hands: int, together: int
) -> ChipFlowVerdict:
    count = len(trades)
    above = [trade.standard - mean for trade in trades]
    # Uncertainty about the two players' usual results widens what chance may do.
    unsure = 1 + count / (giver_hands - together + _PRIOR_HANDS) + count / (taker_hands - together + _PRIOR_HANDS)
    own = sqrt(sum(each * each for each in above))
    return ChipFlowVerdict(
        sum(above) / sqrt(variance * count * unsure) if count else 0.0,
        sum(above) / own if own else 0.0,
        sum(trade.chips for trade in trades),
        sum(trade.bets for trade in trades),
        sum(abs(trade.chips) for trade in trades),
    )


def _nets(hand: HandSummary, by_folding: bool) -> Iterable[tuple[Pair, float]]:
    """For each two players of the hand, the chips that the first paid the second."""
    paid, folded = hand.paid, hand.folded
    for first, second in combinations(sorted(hand.players), 2):
        there = paid.get((first, second), 0.0) if first in folded or not by_folding else 0.0
        back = paid.get((second, first), 0.0) if second in folded or not by_folding else 0.0
        yield (first, second), there - back


def _scales(hands: Sequence[HandSummary], by_folding: bool) -> dict[Stage, tuple[float, float]]:
    """By kind of hand, of a pair's net flow in big bets: up to what it counts, and the root mean square of what counts.
    A kind that is rare has those of all hands."""
    flows: defaultdict[Stage, list[float]] = defaultdict(list)
    for hand in hands:
        flows[hand.kind].extend(abs(chips) / hand.unit for _, chips in _nets(hand, by_folding))
    every = _scale([flow for found in flows.values() for flow in found])
    return {kind: _scale(found) if len(found) >= _KIND_LEAST else every for kind, found in flows.items()}


def _scale(flows: Sequence[float]) -> tuple[float, float]:
    moved = sorted(flow for flow in flows if flow)
    if not moved:
        return 1.0, 1.0
    most = moved[int(_COUNTED * (len(moved) - 1))]
    return most, sqrt(sum(min(most, flow) ** 2 for flow in moved) / len(flows))
