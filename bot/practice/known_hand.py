"""A player's knowledge of a finished hand, street by street. Pure.

It consists of their own cards, upcards and shown cards. Cards that stayed hidden never leave this module, although the
log may contain them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import Drew, Event, Folded, HandStarted, HoldingShown, PassedIn, StreetDealt
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.practice.odds import Held, OddsSpot


@dataclass(frozen=True, slots=True)
class KnownHand:
    """A finished hand as one player knows it, with the moments for which odds can be computed.

    There is one moment per street, as long as at least two players are in.
    """

    game: str
    rules: HouseRules
    spots: tuple[OddsSpot, ...]
    drew: tuple[tuple[tuple[int, int], ...], ...]
    """For each moment, (seat, number of cards) of every draw just before it."""


@dataclass(slots=True)
class _Seat:
    down: tuple[int, ...] = field(default=(), repr=False)
    """The down cards of the seat that the player knows; unknown ones are left out."""
    up: tuple[int, ...] = ()
    folded: bool = False


def known_hand(hand: LoggedHand, player_id: int | None) -> KnownHand:
    """Return the hand as ``player_id`` may know it; for None, as everybody knows it.

    Raises ValueError for a log that does not begin with the start of a hand.
    """
    events = _last_deal([logged.event for logged in hand.events])
    started = next((logged.event for logged in hand.events if isinstance(logged.event, HandStarted)), None)
    if started is None:
        raise ValueError("the hand's log has no beginning")
    own = next((seat for seat, player in hand.players.items() if player == player_id), None)
    walk = _HandWalk(started, own, events)
    for event in events:
        walk.apply(event)
    walk.end_street()
    return KnownHand(started.game, started.rules, tuple(walk.spots), tuple(walk.drew))


def _last_deal(events: list[Event]) -> list[Event]:
    """Return the events of the hand's last deal.

    These follow the last time that a deal was passed in and the cards were dealt again.
    """
    ends = [at for at, event in enumerate(events) if isinstance(event, PassedIn)]
    return events[ends[-1] + 1 :] if ends else events


class _HandWalk:
    """A walk through a hand's events that stores an OddsSpot after the deal and draw of each street."""

    def __init__(self, started: HandStarted, own: int | None, events: Iterable[Event]) -> None:
        self._started = started
        self._own = own
        self._seats = {seat: _Seat() for seat in started.seats}
        self._shown = _shown(started, events)
        self._street = -1
        self._dead: tuple[int, ...] = ()
        self._board: tuple[int, ...] = ()
        self._drawn: dict[int, int] = {}
        self.spots: list[OddsSpot] = []
        self.drew: list[tuple[tuple[int, int], ...]] = []
        self._street_noted = True

    def apply(self, event: Event) -> None:
        match event:
            case StreetDealt():
                self._dealt(event)
            case Drew():
                self._drew(event)
            case Folded(seat=seat):
                self.end_street()
                self._seats[seat].folded = True
            case _ if self._street >= 0:
                self.end_street()

    def end_street(self) -> None:
        """Store the hand's spot, once per street, when the street's betting begins."""
        if self._street_noted or self._street < 0:
            return
        self._street_noted = True
        held = tuple(self._held(seat) for seat, each in self._seats.items() if not each.folded)
        if len(held) < 2:
            return
        folded = (card for each in self._seats.values() if each.folded for card in each.up + each.down)
        dead = tuple(dict.fromkeys((*self._dead, *folded)))
        spot = OddsSpot(self._started.game, self._started.rules, self._street, held, dead, self._board)
        self.spots.append(_without_held_cards(spot))
        self.drew.append(tuple(self._drawn.items()))

    def _held(self, seat: int) -> Held:
        each = self._seats[seat]
        down = each.down if seat == self._own else self._shown.at(seat, self._street)
        return Held(seat, down + each.up, hidden=not down)

    def _dealt(self, event: StreetDealt) -> None:
        self.end_street()
        self._street, self._street_noted, self._drawn = event.street, False, {}
        self._board += event.shared
        for at, seat in enumerate(event.seats):
            self._seats[seat].up += event.up[at] if event.up else ()
            if seat == self._own and event.down:
                self._seats[seat].down += event.down[at]

    def _drew(self, event: Drew) -> None:
        self._drawn[event.seat] = event.count
        if event.seat == self._own:
            each = self._seats[event.seat]
            each.down = tuple(card for card in each.down if card not in event.discards) + event.cards
            self._dead += event.discards


class _Shown:
    """The hands shown at the end, and from which street on each is known.

    That is the street of the hand's last draw, because nobody saw the cards before it.
    """

    def __init__(self, shown: dict[int, tuple[int, ...]], since: dict[int, int], downs: list[int]) -> None:
        self._cards = shown
        self._since = since
        self._downs = downs

    def at(self, seat: int, street: int) -> tuple[int, ...]:
        if seat not in self._cards or street < self._since.get(seat, 0):
            return ()
        return self._cards[seat][: self._downs[street]]


def _shown(started: HandStarted, events: Iterable[Event]) -> _Shown:
    streets = GAMES[started.game].streets_under(started.rules)
    shown: dict[int, tuple[int, ...]] = {}
    since: dict[int, int] = {}
    street = -1
    for event in events:
        match event:
            case StreetDealt():
                street = event.street
            case Drew(seat=seat, count=count) if count:
                since[seat] = street
            case HoldingShown():
                shown[event.seat] = event.cards
            case _:
                pass
    downs = [sum(each.down for each in streets[: at + 1]) for at in range(len(streets))]
    return _Shown(shown, since, downs)


def _without_held_cards(spot: OddsSpot) -> OddsSpot:
    """Return the spot with its dead cards corrected: without cards that a hand now holds.

    Such a card was discarded, and a reshuffle of the discards brought it back.
    """
    inside = {card for held in spot.held for card in held.cards}
    return replace(spot, dead=tuple(card for card in spot.dead if card not in inside))
