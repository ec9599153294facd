"""Finding achievements in a finished hand, as its player saw it: the public view plus their own cards.

No value here has a field for another player's down cards.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.history.facts import SeatFacts, big_bet, facts
from bot.history.own_cards import is_of_own_cards
from bot.poker.cards import UNKNOWN, parse_cards
from bot.poker.events import BroughtIn, Drew, Event, HandStarted, PassedIn, PotAwarded, public_events
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_JOKER,
    BADUGI,
    BADUGI_OF_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    OMAHA_ANY_LOW,
    OMAHA_LOW,
    HoldingName,
    Ranking,
    halves,
)
from bot.poker.views import PlayerView, RoomView

SHOWDOWNS_IN_A_ROW: Final = 10
ROUGH_RANK: Final = 7
"""The rank of a nine, in the numbering of ``HoldingName.ranks``."""
CROWD: Final = 4
"""The minimum number of players in the showdown for the achievement ``crowd``."""

_WHEEL: Final = parse_cards("As2d3c4h5s")
_BEST: Final[tuple[tuple[str, Ranking, tuple[int, ...], tuple[int, ...]], ...]] = (
    ("wheel", ACE_TO_FIVE, _WHEEL, ()),
    ("wheel", ACE_TO_FIVE_JOKER, _WHEEL, ()),
    ("wheel", EIGHT_OR_BETTER, _WHEEL, ()),
    ("wheel", OMAHA_ANY_LOW, _WHEEL[:2], _WHEEL[2:]),
    ("wheel", OMAHA_LOW, _WHEEL[:2], _WHEEL[2:]),
    ("number-one", DEUCE_TO_SEVEN, parse_cards("2s3d4c5h7s"), ()),
    ("badugi", BADUGI, parse_cards("As2d3c4h"), ()),
    ("badugi", BADUGI_OF_FIVE, parse_cards("As2d3c4hAh"), ()),
)
"""(name, ranking in which it is possible, the best own cards in that ranking, and the board that makes them so)."""
_MONSTERS: Final = frozenset({"quads", "straight_flush", "royal_flush", "five_of_a_kind"})
_LOWS: Final = (ACE_TO_FIVE, ACE_TO_FIVE_JOKER, DEUCE_TO_SEVEN)


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A finished hand as one of its players saw it."""

    seat: int
    started: HandStarted
    events: Sequence[Event]
    """The public events of the hand."""
    facts: SeatFacts
    in_showdown: int
    """The number of players in the showdown."""
    folded: bool
    ranking: Ranking
    cards: tuple[int, ...]
    """The player's own final cards; empty if one of them has been deleted."""
    board: tuple[int, ...]

    @property
    def holding(self) -> HoldingName | None:
        """The name of the final holding; None for too few or unknown cards."""
        try:
            return self.ranking.describe(self.cards, None, self.board) if self.cards else None
        except ValueError:
            return None

    @property
    def draws(self) -> list[int]:
        """The number of cards in each of the player's draws in the last deal."""
        counts: list[int] = []
        for event in self.events:
            if isinstance(event, PassedIn):
                counts.clear()
            elif isinstance(event, Drew) and event.seat == self.seat:
                counts.append(event.count)
        return counts

    @property
    def won_alone(self) -> bool:
        """True if the player won every pot, without sharing."""
        awards = [event for event in self.events if isinstance(event, PotAwarded)]
        return bool(awards) and all([seat for seat, _ in award.shares] == [self.seat] for award in awards)


def earned(events: Sequence[Event]) -> dict[int, frozenset[str]]:
    """Return the names of each player's achievements in this hand, by seat.

    Raises ValueError for a log that does not begin with the start of the hand.
    """
    hand = Hand.from_events(events)
    room, public, facts_by_seat = hand.view(None), public_events(events), facts(events)
    return {
        seat: frozenset(achieved(played_hand(hand.view(seat), room, public, facts_by_seat))) for seat in facts_by_seat
    }


def played_hand(
    private: PlayerView, room: RoomView, public: Sequence[Event], facts_by_seat: dict[int, SeatFacts]
) -> PlayedHand:
    started = public[0]
    assert isinstance(started, HandStarted)
    seat = next(each for each in room.seats if each.seat == private.seat)
    cards = (*private.downcards, *seat.upcards)
    return PlayedHand(
        private.seat,
        started,
        public,
        facts_by_seat[private.seat],
        sum(each.showdown for each in facts_by_seat.values()),
        seat.folded,
        GAMES[started.game].ranking_under(started.rules),
        () if UNKNOWN in cards else cards,
        room.board,
    )


def achieved(part: PlayedHand) -> Iterator[str]:
    """Return the names of the player's achievements in the hand."""
    return (name for name, holds in _TESTS.items() if holds(part))


def best(name: str) -> Callable[[PlayedHand], bool]:
    """Return a function that tests whether the player held the best hand of a game, or half, to the end."""
    best_by = [(ranking, cards, board) for each, ranking, cards, board in _BEST if each == name]

    def holds(part: PlayedHand) -> bool:
        if part.folded or part.holding is None:
            return False
        # Not computed earlier, because a ranking builds its tables at first use, which would slow the start.
        return any(
            ranking.strength(part.cards, part.board) == ranking.strength(cards, board)
            for ranking, cards, board in best_by
            if ranking in halves(part.ranking)
        )

    return holds


def _quads(part: PlayedHand) -> bool:
    """Return True if the player held four of a kind or better to the end, with a card of their own in it."""
    monster = not part.folded and part.holding is not None and part.holding.kind in _MONSTERS
    return monster and is_of_own_cards(part.ranking, part.cards, part.board, part.started.rules.suit_order)


def _rough(part: PlayedHand) -> bool:
    """Return True if the player won a low showdown with a nine or worse."""
    name = part.holding
    low = part.ranking in _LOWS and name is not None and name.kind == "low"
    return low and name is not None and name.ranks[0] >= ROUGH_RANK and part.facts.showdown and part.won_alone


def _bring_in(part: PlayedHand) -> bool:
    """Return True if the player brought it in and won the pot."""
    brings_in = any(isinstance(event, BroughtIn) and event.seat == part.seat for event in part.events)
    return brings_in and part.won_alone


def _pat(part: PlayedHand) -> bool:
    """Return True if the player stood pat at every draw and won the showdown."""
    return bool(part.draws) and not any(part.draws) and part.facts.showdown and part.won_alone


def _snow(part: PlayedHand) -> bool:
    """Return True if the player stood pat without a low in a low game, and won without a showdown."""
    stood = bool(part.draws) and part.draws[-1] == 0
    low = part.holding is None or part.holding.kind == "low"
    return stood and part.ranking in _LOWS and not low and part.won_alone and not part.facts.showdown


def _scoop(part: PlayedHand) -> bool:
    """Return True if the player won both halves of every pot with one hand (R-11.1)."""
    claims = part.holding is not None and part.holding.claims_both
    return claims and part.facts.showdown and part.won_alone


def _chair(part: PlayedHand) -> bool:
    """Return True if the player won after starting with less than a big bet."""
    stack = dict(zip(part.started.seats, part.started.stacks, strict=True))[part.seat]
    return stack < big_bet(part.started.stakes) and part.won_alone


def _crowd(part: PlayedHand) -> bool:
    return part.facts.showdown and part.in_showdown >= CROWD and part.won_alone


def _odd_chip(part: PlayedHand) -> bool:
    """Return True if the player gets the odd chip of a shared pot (R-3.9)."""
    for event in part.events:
        if isinstance(event, PotAwarded) and len(event.shares) > 1:
            own = dict(event.shares).get(part.seat, 0)
            if own > event.amount // len(event.shares):
                return True
    return False


_TESTS: Final[dict[str, Callable[[PlayedHand], bool]]] = {
    **{name: best(name) for name, *_ in _BEST},
    "quads": _quads,
    "rough-nine": _rough,
    "bring-in": _bring_in,
    "pat": _pat,
    "snow": _snow,
    "chair": _chair,
    "crowd": _crowd,
    "scoop": _scoop,
    "odd-chip": _odd_chip,
}
BY_DOWN_CARDS: Final = frozenset({*(name for name, *_ in _BEST), "quads", "snow"})
"""Achievements that reveal a player's cards, even if nobody saw them (R-3.5).

Other people see them only if the player showed the hand.
"""
SHOWDOWNS: Final = "showdowns"
"""The achievement for winning SHOWDOWNS_IN_A_ROW showdowns; it is counted over several hands."""
ACHIEVEMENTS: Final = (*_TESTS, SHOWDOWNS)
"""All achievements in display order."""
