"""Chips handed over before a bust: a player who goes out of tournaments loses pot after pot to the same player.

Everybody but the winner loses all chips in the end, so the loss itself says nothing. What counts is who won the pots of
the last hands before each bust. A pot counts only if it cost the player at least a big bet, and at least three players
were dealt in. The expected number of pots for each opponent follows from how often they win such pots from everybody
else. The z-score compares the number of pots that one player won with the expected number.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.moderation.fair_play.chance import z_score, z_threshold
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import HandSummary
from bot.moderation.fair_play.treatment import Pair

HANDS_BEFORE: Final = 15
"""The number of a player's last hands before a bust that are examined."""
BETS_LEAST: Final = 1.0
"""The minimum loss in a pot, in big bets, to one player; smaller ones are antes and blinds."""
POTS_LEAST: Final = 4
SHARE_LEAST: Final = 0.5
"""The minimum share of those pots that went to one player, for a flag."""
_PRIOR_POTS: Final = 10
"""The weight, in pots, of the prior assumption that everybody wins the same share."""
HANDS_NAMED: Final = 5


class _Pot(NamedTuple):
    """A pot that cost a player at least BETS_LEAST."""

    at: int
    """The index of the hand in the examined hands."""
    winner: int
    """The player who won the most chips from the payer."""
    bets: float


@dataclass(slots=True)
class _Case:
    pots: list[_Pot] = field(default_factory=list)
    """The pots that the second player won."""
    tried: int = 0
    """The number of pots of the first player's last hands that both were dealt into."""
    expected: float = 0.0
    tournaments: set[int] = field(default_factory=set)


def last_chips(hands: Sequence[HandSummary]) -> list[Flag]:
    """Return the flags; ``hands`` are hands of tournaments, in order of time."""
    appetite, cases = _Appetite(hands), defaultdict[Pair, _Case](_Case)
    for player, pots in _busts(hands):
        for pot in pots:
            _count(hands[pot.at], player, pot, appetite, cases)
    counted = {pair: case for pair, case in cases.items() if case.tried >= POTS_LEAST}
    least = z_threshold(len(counted))
    scores = {pair: z_score(len(case.pots), case.tried, case.expected) for pair, case in counted.items()}
    return [
        _flag(hands, pair, case, scores[pair], len(counted))
        for pair, case in counted.items()
        if scores[pair] > least and len(case.pots) >= max(POTS_LEAST, SHARE_LEAST * case.tried)
    ]


def _count(hand: HandSummary, payer: int, pot: _Pot, appetite: "_Appetite", cases: dict[Pair, _Case]) -> None:
    others = [other for other in hand.players if other != payer]
    weights = {other: appetite.of(other, payer) for other in others}
    assert hand.tournament is not None
    for other in others:
        case = cases[payer, other]
        case.tried += 1
        case.expected += weights[other] / sum(weights.values())
        case.tournaments.add(hand.tournament.tournament_id)
        if other == pot.winner:
            case.pots.append(pot)


class _Appetite:
    """How often players win pots, compared with an equal share."""

    def __init__(self, hands: Sequence[HandSummary]) -> None:
        self._won: Counter[int] = Counter()
        self._equal: defaultdict[int, float] = defaultdict(float)
        self._won_from: Counter[Pair] = Counter()
        self._equal_from: defaultdict[Pair, float] = defaultdict(float)
        for at, hand in enumerate(hands):
            for payer in hand.players:
                if (pot := _pot(hand, at, payer)) is not None:
                    self._add(hand, payer, pot.winner)

    def _add(self, hand: HandSummary, payer: int, winner: int) -> None:
        for other in hand.players:
            if other != payer:
                won, equal = int(other == winner), 1 / (len(hand.players) - 1)
                self._won[other] += won
                self._equal[other] += equal
                self._won_from[payer, other] += won
                self._equal_from[payer, other] += equal

    def of(self, player: int, payer: int) -> float:
        """Return 1 for a player who wins an equal share of pots; those that ``payer`` lost do not count."""
        won = self._won[player] - self._won_from[payer, player]
        equal = self._equal[player] - self._equal_from[payer, player]
        return (won + _PRIOR_POTS) / (equal + _PRIOR_POTS)


def _busts(hands: Sequence[HandSummary]) -> Iterator[tuple[int, list[_Pot]]]:
    """Yield (player who lost their last chips, the pots that they lost shortly before) for each bust."""
    since: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for at, hand in enumerate(hands):
        assert hand.tournament is not None
        for player in hand.players:
            own = since[hand.tournament.tournament_id, player]
            own.append(at)
            if hand.stacks[player] + hand.net[player] == 0:
                pots = (_pot(hands[each], each, player) for each in own[-HANDS_BEFORE:])
                yield player, [pot for pot in pots if pot is not None]
                own.clear()


def _pot(hand: HandSummary, at: int, payer: int) -> _Pot | None:
    """Return the pot that the hand cost the payer; None if it was small, or only two players were dealt in."""
    if len(hand.players) <= 2:
        return None
    paid = {other: hand.paid.get((payer, other), 0.0) for other in hand.players if other != payer}
    winner = max(paid, key=lambda other: paid[other])
    bets = paid[winner] / hand.unit
    return _Pot(at, winner, bets) if bets >= BETS_LEAST else None


def _flag(hands: Sequence[HandSummary], pair: Pair, case: _Case, z: float, compared: int) -> Flag:
    figures = {
        "tournaments": len(case.tournaments),
        "tried": case.tried,
        "did": len(case.pots),
        "expected": round(case.expected),
        "bets": round(sum(pot.bets for pot in case.pots)),
    }
    dearest = sorted(case.pots, key=lambda pot: (-pot.bets, pot.at))[:HANDS_NAMED]
    return Flag(FlagKind.LAST_CHIPS, pair, z, compared, figures, tuple(hands[pot.at].hand for pot in dearest))
