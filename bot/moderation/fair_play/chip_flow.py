"""The chips that players win from each other over many hands, compared with what is usual for them.

The net flow of a pair in a hand is capped at the 95th percentile of flows in hands of the same kind (game, limit,
number of players) and divided by their root mean square. So hands of all games and stakes can be added up, and a few
huge pots, which anybody can lose, do not decide. The expected flow is the payer's usual loss to all others plus the
winner's usual gain from all others; its variance is at least as large as either player's usual one.
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
"""The weight of the prior, in hands: that many hands of an average player are added to a player's own."""
_COUNTED: Final = 0.95
"""The percentile of flows, within a kind of hand, above which flows are capped."""
_KIND_LEAST: Final = 100
"""The minimum number of flows for scaling a kind of hand with its own values.

A kind with fewer flows is scaled with the values of all hands.
"""


class Trade(NamedTuple):
    """The chips that went from one player to another in one hand; negative if they went the other way."""

    hand: int
    """The index of the hand in the examined hands."""
    chips: float
    """The amount in chips; in tournaments, where a chip's worth changes with the level, in big bets."""
    bets: float
    """The chips that went from the first player to the second, in big bets."""
    standard: float
    """The capped amount, divided by the root mean square of flows in hands of the same kind."""

    def reversed(self) -> "Trade":
        return Trade(self.hand, -self.chips, -self.bets, -self.standard)


@dataclass(slots=True)
class _Usual:
    """The sums from which a player's usual result against all other players follows."""

    hands: int = 0
    lost: float = 0.0
    squares: float = 0.0

    def mean_without(self, hands: int, lost: float) -> float:
        return (self.lost - lost) / (self.hands - hands + _PRIOR_HANDS)

    def variance_without(self, hands: int, squares: float) -> float:
        return (self.squares - squares + _PRIOR_HANDS) / (self.hands - hands + _PRIOR_HANDS)


@dataclass(frozen=True, slots=True)
class ChipFlowVerdict:
    """The measure of one player's losses to another in some hands."""

    z: float
    """The z-score: the loss minus the expected loss, in standard deviations."""
    steady: float
    """The loss divided by the root of the sum of the squared losses of single hands.

    Its maximum is the root of the number of hands. It is low if a few hands make up most of the loss.
    """
    chips: float
    """The net loss in chips; in tournaments, in big bets."""
    bets: float
    """The net loss in big bets."""
    gross: float
    """The sum of the chips that moved in each hand, in either direction."""

    @property
    def one_sided(self) -> float:
        """The net loss as a share of the chips moved: 1 if nothing came back, 0 if as much came back."""
        return self.chips / self.gross if self.gross else 0.0


@dataclass(slots=True)
class ChipFlow:
    trades: dict[Pair, list[Trade]] = field(default_factory=dict)
    """(player, player) -> their trades; the smaller player_id comes first."""
    _usual: defaultdict[int, _Usual] = field(default_factory=lambda: defaultdict(_Usual))

    @classmethod
    def of(cls, hands: Sequence[HandSummary], *, by_folding: bool = False) -> "ChipFlow":
        """Return the flow between all pairs of players in the hands.

        With ``by_folding``, only losses of hands that the payer folded count. Without the luck of the showdown they
        vary far less, so a player who puts chips in only to fold is noticed sooner.
        """
        flow, scales = cls(), _scales(hands, by_folding)
        trades: defaultdict[Pair, list[Trade]] = defaultdict(list)
        for at, hand in enumerate(hands):
            most, scale = scales[hand.kind]
            for pair, chips in _net_flows(hand, by_folding):
                bets = chips / hand.unit
                worth = chips if hand.tournament is None else bets
                trades[pair].append(Trade(at, worth, bets, max(-most, min(most, bets)) / scale))
        flow.trades = dict(trades)
        for (first, second), pair_trades in flow.trades.items():
            lost = sum(each.standard for each in pair_trades)
            squares = sum(each.standard**2 for each in pair_trades)
            for player, loss in ((first, lost), (second, -lost)):
                usual = flow._usual[player]
                usual.hands += len(pair_trades)
                usual.lost += loss
                usual.squares += squares
        return flow

    def between(self, giver: int, taker: int) -> list[Trade]:
        """Return the trades of this pair; an amount is positive if ``giver`` paid ``taker``."""
        if giver < taker:
            return self.trades.get((giver, taker), [])
        return [trade.reversed() for trade in self.trades.get((taker, giver), [])]

    def verdict(self, giver: int, taker: int, some: Iterable[Trade] | None = None) -> ChipFlowVerdict:
        """Return the verdict on all trades of the pair, or on ``some`` of those that ``between`` returned."""
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
    # Uncertainty about the two players' usual results adds to the variance.
    uncertainty = 1 + count / (giver_hands - together + _PRIOR_HANDS) + count / (taker_hands - together + _PRIOR_HANDS)
    own = sqrt(sum(each * each for each in above))
    return ChipFlowVerdict(
        sum(above) / sqrt(variance * count * uncertainty) if count else 0.0,
        sum(above) / own if own else 0.0,
        sum(trade.chips for trade in trades),
        sum(trade.bets for trade in trades),
        sum(abs(trade.chips) for trade in trades),
    )


def _net_flows(hand: HandSummary, by_folding: bool) -> Iterable[tuple[Pair, float]]:
    """Yield (pair of players, chips that the first one paid the second) for the pairs of a hand."""
    paid, folded = hand.paid, hand.folded
    for first, second in combinations(sorted(hand.players), 2):
        paid_out = paid.get((first, second), 0.0) if first in folded or not by_folding else 0.0
        paid_back = paid.get((second, first), 0.0) if second in folded or not by_folding else 0.0
        yield (first, second), paid_out - paid_back


def _scales(hands: Sequence[HandSummary], by_folding: bool) -> dict[Stage, tuple[float, float]]:
    """Return kind of hand -> (cap, root mean square of the capped flows), in big bets.

    A kind with few flows gets the values of all hands.
    """
    flows: defaultdict[Stage, list[float]] = defaultdict(list)
    for hand in hands:
        flows[hand.kind].extend(abs(chips) / hand.unit for _, chips in _net_flows(hand, by_folding))
    every = _scale([flow for of_kind in flows.values() for flow in of_kind])
    return {kind: _scale(of_kind) if len(of_kind) >= _KIND_LEAST else every for kind, of_kind in flows.items()}


def _scale(flows: Sequence[float]) -> tuple[float, float]:
    moved = sorted(flow for flow in flows if flow)
    if not moved:
        return 1.0, 1.0
    most = moved[int(_COUNTED * (len(moved) - 1))]
    return most, sqrt(sum(min(most, flow) ** 2 for flow in moved) / len(flows))
