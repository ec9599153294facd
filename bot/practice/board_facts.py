"""The facts about a turn in a game with a board that a lesson tells a learner, as data. Pure.

They are computed only from the learner's view.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from bot.poker.cards import ace_low, rank_of, suit_of
from bot.poker.holdings import HoldingName, Ranking, SplitRanking, halves, paired, strengths
from bot.poker.holdings.omaha import TwoAndThree
from bot.poker.holdings.outs import low_outs, outs
from bot.practice.strategies.situation import Situation

LOWS_NEEDED: Final = 3
"""The number of different low ranks on the board without which there is no low (R-16.3)."""
_LOW_RANKS: Final = 8
"""The number of ranks from the ace to the eight."""
_ACE: Final = 13
"""The rank of an ace that is high, if the ace that is low has rank 0."""


@dataclass(frozen=True, slots=True)
class Lows:
    """The learner's and the board's cards up to the eight, in a game whose low half has a qualifier."""

    on_board: int
    """The number of different low ranks on the board."""
    to_come: int
    """The number of board cards still to come."""
    live: int
    """The number of different low ranks that the learner holds and the board does not have."""
    counterfeited: tuple[int, ...]
    """The learner's low cards whose ranks the board has, too; empty with fewer than two low ranks."""
    made: bool
    """True if the learner has a low."""
    outs: int
    """The number of unseen cards that would make the learner's first low on the next street."""

    @property
    def possible(self) -> bool:
        """True if the board has three low ranks or can still get them."""
        return self.on_board + self.to_come >= LOWS_NEEDED


@dataclass(frozen=True, slots=True)
class Start:
    """The feature that a player's own cards share before the flop."""

    name: HoldingName
    """The pair, or without one the highest card."""
    suits: int
    """The number of suits with two cards or more."""
    straight: int
    """The most cards that one straight can hold."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    before: int
    """The number of rivals who act before the learner on each street after the first."""
    after: int
    """The number of rivals who act after the learner on each street after the first."""
    two_and_three: bool
    """True if two own cards and three of the board make a hand."""
    start: Start | None = None
    """The learner's own cards before the flop; None later."""
    plays: tuple[tuple[int, ...], ...] = ()
    """For each half of the pot: the five cards that play; empty without a low."""
    unbeaten: tuple[bool, ...] = ()
    """For each half of the pot: True if nobody can have a better hand at the moment."""
    everyones: bool = False
    """True if the board alone makes the learner's high hand, so that everyone has at least the same."""
    outs: Mapping[str, int] = field(default_factory=dict)
    """Kind of hand -> the number of unseen cards that would make it on the next street, the best kind first."""
    lows: Lows | None = None
    """The cards for the low half; None in a game without one."""


def board_facts(situation: Situation) -> BoardFacts:
    board, own = situation.view.room.board, situation.view.downcards
    by_half = halves(situation.ranking)
    before, after = _places(situation)
    two_and_three = isinstance(by_half[0], TwoAndThree)
    if not board:
        return BoardFacts(before, after, two_and_three, _start(own), lows=_lows(situation))
    unbeaten, everyones = _among_all(situation)
    helping = {} if situation.is_last_street else outs(by_half[0], own, board, situation.unseen)
    return BoardFacts(
        before,
        after,
        two_and_three,
        None,
        tuple(_playing(half, situation) for half in by_half),
        unbeaten,
        everyones,
        {kind: len(cards) for kind, cards in helping.items()},
        _lows(situation),
    )


def _places(situation: Situation) -> tuple[int, int]:
    """Return how many rivals act before the learner and how many after, from the second street on."""
    order = [seat.seat for seat in situation.view.room.seats if not (seat.folded or seat.all_in)]
    at = order.index(situation.view.seat)
    return at, len(order) - at - 1


def _start(own: Sequence[int]) -> Start:
    suits, ranks = Counter(map(suit_of, own)), {rank_of(card) + 1 for card in own}
    ranks |= {0} if _ACE in ranks else set()
    straight = max(len(ranks & set(range(lowest, lowest + 5))) for lowest in range(_ACE - 3))
    name = paired(own) or HoldingName("high_card", (max(map(rank_of, own)),))
    return Start(name, sum(count > 1 for count in suits.values()), straight)


def _playing(ranking: Ranking, situation: Situation) -> tuple[int, ...]:
    own, board = situation.view.downcards, situation.view.room.board
    has_hand = ranking.strength(own, board) > 0
    return ranking.playing(own, situation.terms.rules.suit_order, board) if has_hand else ()


def _among_all(situation: Situation) -> tuple[tuple[bool, ...], bool]:
    """Compare the learner's hand with what any two unseen cards make; see ``unbeaten`` and ``everyones``."""
    board, own, by_half = situation.view.room.board, situation.view.downcards, halves(situation.ranking)
    hands = {pair: strengths(by_half, pair, board) for pair in combinations(situation.unseen, 2)}
    ours = strengths(by_half, own, board)
    best = [max(half) for half in zip(*hands.values(), strict=True)]
    unbeaten = tuple(0 < top <= mine for mine, top in zip(ours, best, strict=True))
    worst = min(hands, key=lambda pair: hands[pair][0])
    theirs, mine = (by_half[0].describe(cards, None, board) for cards in (worst, own))
    return unbeaten, mine == theirs


def _lows(situation: Situation) -> Lows | None:
    ranking = situation.ranking
    if not isinstance(ranking, SplitRanking) or situation.terms.rules.qualifier is None:
        return None
    board, own = situation.view.room.board, situation.view.downcards
    on_board, to_come = low_ranks(board), sum(street.board for street in situation.streets) - len(board)
    helping = low_outs(ranking.second, own, board, situation.unseen) if board and to_come else []
    return Lows(
        len(on_board),
        to_come,
        len(low_ranks(own) - on_board),
        tuple(card for card in own if ace_low(card) in on_board) if len(low_ranks(own)) > 1 else (),
        bool(board) and ranking.second.strength(own, board) > 0,
        len(helping),
    )


def low_ranks(cards: Sequence[int]) -> set[int]:
    """Return the different ranks up to the eight, from 0 for the ace."""
    return {ace_low(card) for card in cards if ace_low(card) < _LOW_RANKS}
