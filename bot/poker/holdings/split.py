"""Split games: the pot has two halves, each with its own ranking (.docs/rules.md, section 11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.poker.holdings.ace_to_five import ACE_TO_FIVE, EIGHT_OR_BETTER
from bot.poker.holdings.badugi import BADUGI_ACES_HIGH, BADUGI_OF_FIVE
from bot.poker.holdings.deuce_to_seven import DEUCE_TO_SEVEN
from bot.poker.holdings.high import HIGH
from bot.poker.holdings.names import Half, HoldingName
from bot.poker.holdings.omaha import OMAHA_ANY_LOW, OMAHA_HIGH, OMAHA_LOW
from bot.poker.holdings.ranking import Ranking
from bot.poker.house_rules import SuitOrder


@dataclass(frozen=True, slots=True)
class SplitRanking:
    """The rankings of a split pot's two halves, used as one ranking.

    Methods with a single result, like ``strength``, use the ranking of the first half.
    """

    first: Ranking
    """The ranking for the first half; its winner gets the odd chip when the pot is halved (R-11.1)."""
    second: Ranking
    """The ranking for the second half, in which a hand of strength 0 cannot win (R-11.2)."""
    names: tuple[Half, Half]

    def strength(self, cards: Sequence[int], board: Sequence[int] = ()) -> int:
        return self.first.strength(cards, board)

    def board_strength(self, cards: Sequence[int]) -> int:
        return self.first.board_strength(cards)

    def describe(
        self, cards: Sequence[int], against: Sequence[int] | None = None, board: Sequence[int] = ()
    ) -> HoldingName:
        """Return the name for each half by its own ranking (R-11.4)."""
        return self.named([ranking.describe(cards, against, board) for ranking in halves(self)])

    def named(self, of_halves: Sequence[HoldingName]) -> HoldingName:
        """Return one name made of the names for each half."""
        (first, second), (one, other) = of_halves, self.names
        return HoldingName(first.kind, first.ranks, one, HoldingName(second.kind, second.ranks, other))

    def playing(self, cards: Sequence[int], suit_order: SuitOrder, board: Sequence[int] = ()) -> tuple[int, ...]:
        """Return the cards that play in either half, those of the first half first."""
        first, second = (ranking.playing(cards, suit_order, board) for ranking in halves(self))
        return (*first, *(card for card in second if card not in first))


def strengths(rankings: Sequence[Ranking], cards: Sequence[int], board: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the strength of the cards in each of the rankings."""
    return tuple([ranking.strength(cards, board) for ranking in rankings])


def pot_shares(hands: Sequence[Sequence[int]]) -> list[float]:
    """Return each hand's share of the pot, before odd chips.

    ``hands`` has each hand's strength in each half. A second half that no hand can win goes to the winner of the first
    (R-11.1, R-11.2).
    """
    return shares_of_both(half_shares(hands))


def half_shares(hands: Sequence[Sequence[int]]) -> list[list[float]]:
    """Return each hand's share of each half; all 0 for a half that no hand can win."""
    return [_shared(strengths) if max(strengths) else [0.0] * len(hands) for strengths in zip(*hands, strict=True)]


def shares_of_both(won: Sequence[Sequence[float]]) -> list[float]:
    """Return each hand's share of the whole pot, computed from its shares of the halves."""
    won_halves = [shares for shares in won if any(shares)]
    return [sum(parts) / len(won_halves) for parts in zip(*won_halves, strict=True)]


def _shared(strengths: Sequence[int]) -> list[float]:
    best = max(strengths)
    part = 1 / strengths.count(best)
    return [part if strength == best else 0.0 for strength in strengths]


def halves(ranking: Ranking) -> tuple[Ranking, ...]:
    """Return the rankings of a split pot's halves; for any other ranking, a tuple of it alone."""
    return (ranking.first, ranking.second) if isinstance(ranking, SplitRanking) else (ranking,)


HIGH_LOW: Final = SplitRanking(HIGH, EIGHT_OR_BETTER, ("high", "low"))
HIGH_ANY_LOW: Final = SplitRanking(HIGH, ACE_TO_FIVE, ("high", "low"))
OMAHA_HIGH_LOW: Final = SplitRanking(OMAHA_HIGH, OMAHA_LOW, ("high", "low"))
OMAHA_HIGH_ANY_LOW: Final = SplitRanking(OMAHA_HIGH, OMAHA_ANY_LOW, ("high", "low"))
ACE_TO_FIVE_BADUGI: Final = SplitRanking(ACE_TO_FIVE, BADUGI_OF_FIVE, ("low", "badugi"))
DEUCE_TO_SEVEN_BADUGI: Final = SplitRanking(DEUCE_TO_SEVEN, BADUGI_ACES_HIGH, ("low", "badugi"))
