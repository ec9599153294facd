"""A server's week of play: its biggest pot, best low and most improved player. Pure.

Only cards that everybody saw count, so a hand that was not shown is left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from bot.history.facts import big_bet, facts
from bot.history.own_cards import is_of_own_cards
from bot.history.ports import RANKED_HANDS_LEAST, Placed
from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import HandStarted, HoldingShown, PotAwarded
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_JOKER,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    OMAHA_ANY_LOW,
    OMAHA_LOW,
    HoldingName,
    Ranking,
    halves,
)
from bot.poker.machine.transitions import CORRUPT_LOG

_LOWS: Final[Mapping[Ranking, int]] = {
    DEUCE_TO_SEVEN: 0,
    **dict.fromkeys((ACE_TO_FIVE, ACE_TO_FIVE_JOKER, EIGHT_OR_BETTER, OMAHA_ANY_LOW, OMAHA_LOW), 1),
}
"""The rankings of lows (whole pots or halves) in order: any ace-to-five low ranks above any deuce-to-seven low."""
_LOW_KINDS: Final = ("low", "wheel")


class BigPot(NamedTuple):
    chips: int
    player_id: int
    """The player who won most of the pot."""
    table_id: int
    number: int
    """The hand's number."""


class TournamentPot(NamedTuple):
    """The biggest pot of tournaments, in big bets because a chip's worth changes from level to level."""

    bets: float
    """The pot in big bets."""
    player_id: int
    """The player who won most of the pot."""


class WonTournament(NamedTuple):
    name: str
    """The tournament's unescaped name."""
    entrants: int
    """The number of players who were dealt in."""
    winners: tuple[int, ...]
    """The player_ids of the first place, of those who may be named."""


class BestHand(NamedTuple):
    worth: tuple[int, int]
    """(order of the ranking, strength of the hand in it); a greater tuple is a better hand."""
    player_id: int
    holding: HoldingName


class Improved(NamedTuple):
    player_id: int
    chips: int
    """The player's profit this week minus their profit in the week before."""


class WeekFigures(NamedTuple):
    """A player's figures for a week."""

    hands: int
    profit: int


@dataclass(frozen=True, slots=True)
class WeekOfPlay:
    hands: int = 0
    """The number of hands, with those of tournaments."""
    pot: BigPot | None = None
    """The biggest pot for the server's chips."""
    low: BestHand | None = None
    improved: Improved | None = None
    leaders: tuple[Placed, ...] = ()
    tournament_hands: int = 0
    tournament_pot: TournamentPot | None = None
    tournaments: tuple[WonTournament, ...] = ()
    """The tournaments that were finished, in the order of their ends."""


class RecapBook(Protocol):
    """Figures for recaps, and which recaps were posted. Every method raises StoreError."""

    async def week(self, guild_id: int, before_ms: int, begins_ms: int, ends_ms: int) -> WeekOfPlay:
        """Return the week's play, compared with the week that began at ``before_ms``.

        Private tables are left out, and so are players who are hidden or whose data was deleted.
        """
        ...

    async def claim_recap(self, guild_id: int, monday: str, at_ms: int) -> bool:
        """Claim the posting of that day's recap; return False if it was already claimed.

        The day is written like ``2027-03-29``.
        """
        ...

    async def release_recap(self, guild_id: int, monday: str) -> None:
        """Release the claim after a failed post, so that it can be retried."""
        ...


class HandsReader:
    """Reads finished hands one by one, and remembers the best ones.

    ``named`` are the players who may be named.
    """

    def __init__(self, named: frozenset[int]) -> None:
        self._named = named
        self.hands = 0
        self.tournament_hands = 0
        self.tournament_pot: TournamentPot | None = None
        self.pot: BigPot | None = None
        self.low: BestHand | None = None
        self.others: dict[Ranking, BestHand] = {}
        """The best hand that was shown in each game without a low."""

    def read_hand(self, hand: LoggedHand) -> None:
        self.hands += 1
        self.tournament_hands += hand.tournament_id is not None
        events = [logged.event for logged in hand.events]
        if not events or not isinstance(events[0], HandStarted):
            return
        chips = sum(event.amount for event in events if isinstance(event, PotAwarded))
        if hand.tournament_id is None:
            self._take_pot(hand, chips)
        else:
            self._take_tournament_pot(hand, chips / big_bet(events[0].stakes))
        if any(isinstance(event, HoldingShown) for event in events):
            self._take_shown(hand, events[0].game)

    def _take_pot(self, hand: LoggedHand, chips: int) -> None:
        if chips <= (self.pot.chips if self.pot is not None else 0):
            return
        player_id = _winner(hand)
        if player_id in self._named:
            self.pot = BigPot(chips, player_id, hand.table_id, hand.number)

    def _take_tournament_pot(self, hand: LoggedHand, bets: float) -> None:
        if bets <= (self.tournament_pot.bets if self.tournament_pot is not None else 0):
            return
        player_id = _winner(hand)
        if player_id in self._named:
            self.tournament_pot = TournamentPot(bets, player_id)

    def _take_shown(self, hand: LoggedHand, game: str) -> None:
        try:
            room = Hand.from_events([logged.event for logged in hand.events]).view(None)
        except CORRUPT_LOG:
            return
        ranking = GAMES[game].ranking_under(hand.settings.rules)
        half, low = _low_of(ranking)
        for seat in room.seats:
            player_id = hand.players.get(seat.seat)
            name = None if seat.holding is None else seat.holding.of_half(half)
            if name is None or player_id not in self._named:
                continue
            cards = (*seat.shown, *seat.upcards)
            if low is None and is_of_own_cards(ranking, cards, room.board, hand.settings.rules.suit_order):
                best = BestHand((0, ranking.strength(cards, room.board)), player_id, name)
                self.others[ranking] = max(self.others.get(ranking, best), best, key=_worth)
            elif low is not None and name.kind in _LOW_KINDS:
                best = BestHand((_LOWS[low], low.strength(cards, room.board)), player_id, name)
                self.low = best if self.low is None else max(self.low, best, key=_worth)


def _winner(hand: LoggedHand) -> int | None:
    """Return the player who won most of the hand's pots; None if the log does not say who sat there."""
    collected = facts(logged.event for logged in hand.events)
    return hand.players.get(max(collected, key=lambda seat: collected[seat].collected))


def _worth(hand: BestHand) -> tuple[int, int]:
    return hand.worth


def _low_of(ranking: Ranking) -> tuple[int, Ranking | None]:
    """Return (half of the pot that the low wins, its ranking).

    The half is 0 for the whole pot; (0, None) for a game without a low.
    """
    if ranking in _LOWS:
        return 0, ranking
    return next(((at, half) for at, half in enumerate(halves(ranking), 1) if half in _LOWS), (0, None))


def most_improved(week: Mapping[int, WeekFigures], before: Mapping[int, WeekFigures]) -> Improved | None:
    """Return the most improved player; None if nobody won more than the week before.

    Only players with enough hands in both weeks count.
    """
    candidates = [
        Improved(player, figures.profit - before[player].profit)
        for player, figures in week.items()
        if player in before and min(figures.hands, before[player].hands) >= RANKED_HANDS_LEAST
    ]
    best = max(candidates, key=lambda each: (each.chips, -each.player_id), default=None)
    return best if best is not None and best.chips > 0 else None
