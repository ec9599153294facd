"""Split games: the pot has two halves, each with a ranking of its own (section 11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.poker.holdings.ace_to_five import ACE_TO_FIVE, EIGHT_OR_BETTER
from bot.poker.holdings.badugi import BADUGI_ACES_HIGH, BADUGI_OF_FIVE
from bot.poker.holdings.deuce_to_seven import DEUCE_TO_SEVEN
from bot.poker.holdings.high import HIGH
from bot.poker.holdings.names import Half, HoldingName
from bot.poker.holdings.ranking import Ranking
from bot.poker.house_rules import SuitOrder


@dataclass(frozen=True, slots=True)
class SplitRanking:
    """Two rankings as one. Where one of both has to speak for a holding it is the first half's."""

    first: Ranking
    """Its winner gets the odd chip of the halving (R-11.1)."""
    second: Ranking
    """Here a strength of 0 has no claim (R-11.2)."""
    names: tuple[Half, Half]

    def strength(self, cards: Sequence[int]) -> int:
        return self.first.strength(cards)

    def board_strength(self, cards: Sequence[int]) -> int:
        return self.first.board_strength(cards)

    def describe(self, cards: Sequence[int], against: Sequence[int] | None = None) -> HoldingName:
        """Each half named by its own ranking (R-11.4)."""
        return self.named([ranking.describe(cards, against) for ranking in halves(self)])

    def named(self, of_halves: Sequence[HoldingName]) -> HoldingName:
        """The two halves' names as one."""
        (first, second), (one, other) = of_halves, self.names
        return HoldingName(first.kind, first.ranks, one, HoldingName(second.kind, second.ranks, other))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder) -> tuple[int, ...]:
        """The cards that play in either half, those of the first half before the others."""
        first, second = (ranking.playing(cards, suit_order) for ranking in halves(self))
        return (*first, *(card for card in second if card not in first))


def strengths(rankings: Sequence[Ranking], cards: Sequence[int]) -> tuple[int, ...]:
    """The cards' strength by each of them."""
    return tuple([ranking.strength(cards) for ranking in rankings])


def pot_shares(hands: Sequence[Sequence[int]]) -> list[float]:
    """Each hand's share of the pot, by its strength in each half; chips that do not divide left out. A second half that
    nobody has a claim to goes to the first (R-11.1, R-11.2)."""
    return shares_of_both(half_shares(hands))


def half_shares(hands: Sequence[Sequence[int]]) -> list[list[float]]:
    """By half, each hand's share of it; none at all of a half that nobody has a claim to."""
    return [_shared(strengths) if max(strengths) else [0.0] * len(hands) for strengths in zip(*hands, strict=True)]


def shares_of_both(won: Sequence[Sequence[float]]) -> list[float]:
    """Each hand's share of the pot, by its shares of the halves."""
    claimed = [shares for shares in won if any(shares)]
    return [sum(parts) / len(claimed) for parts in zip(*claimed, strict=True)]


def _shared(strengths: Sequence[int]) -> list[float]:
    best = max(strengths)
    part = 1 / strengths.count(best)
    return [part if strength == best else 0.0 for strength in strengths]


def halves(ranking: Ranking) -> tuple[Ranking, ...]:
    """The rankings of a split pot's halves, or the only one."""
    return (ranking.first, ranking.second) if isinstance(ranking, SplitRanking) else (ranking,)


HIGH_LOW: Final = SplitRanking(HIGH, EIGHT_OR_BETTER, ("high", "low"))
HIGH_ANY_LOW: Final = SplitRanking(HIGH, ACE_TO_FIVE, ("high", "low"))
ACE_TO_FIVE_BADUGI: Final = SplitRanking(ACE_TO_FIVE, BADUGI_OF_FIVE, ("low", "badugi"))
DEUCE_TO_SEVEN_BADUGI: Final = SplitRanking(DEUCE_TO_SEVEN, BADUGI_ACES_HIGH, ("low", "badugi"))
