"""One hand as a state machine: the fold of its events."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self, overload

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.events import (
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Event,
    Folded,
    HandStarted,
    Raised,
)
from bot.poker.folding import fold, opening_state
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.legal import options, reason_against
from bot.poker.procedure import next_event, whose_turn
from bot.poker.refusals import Reason, Refusal
from bot.poker.state import State
from bot.poker.views import PlayerView, RoomView, player_view, room_view

_WITHOUT_CHIPS: Final[dict[ActionKind, type[Checked | Folded]]] = {ActionKind.CHECK: Checked, ActionKind.FOLD: Folded}
_WITH_CHIPS: Final[dict[ActionKind, type[Called | BroughtIn | Completed | BetMade | Raised]]] = {
    ActionKind.CALL: Called,
    ActionKind.BRING_IN: BroughtIn,
    ActionKind.COMPLETE: Completed,
    ActionKind.BET: BetMade,
    ActionKind.RAISE: Raised,
}


class Hand:
    """Chips and cards of one deal. ``apply`` changes it in place: who must be able to go back works on a ``copy``."""

    __slots__ = ("_options", "_to_act", "events", "state")

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events
        """All that happened so far; the log of the hand."""
        self._to_act = whose_turn(state)
        self._options: tuple[Option, ...] | None = None

    @classmethod
    def start(
        cls,
        game: Game,
        rules: HouseRules,
        stakes: Stakes,
        seats: Sequence[tuple[int, int]],
        button: int,
        deck: Sequence[int],
        *,
        last_two: bool = False,
        antes: Mapping[int, int] | None = None,
    ) -> Self:
        """Post the antes and deal. ``seats`` are (seat, stack) in any order, ``button`` a seat number, ``antes`` those
        that differ from the stakes' by seat. Raises ValueError for a set-up that no table allows."""
        _check_seats(game, seats)
        clockwise = sorted(seats, key=lambda item: (item[0] <= button, item[0]))
        numbers = tuple(seat for seat, _ in clockwise)
        asked = tuple((antes or {}).get(seat, stakes.ante) for seat in numbers)
        started = HandStarted(
            game.name, rules, stakes, button, numbers, tuple(stack for _, stack in clockwise), asked, last_two
        )
        hand = cls(opening_state(game, started), [started])
        hand._happen(DeckShuffled(tuple(deck)))
        hand._go_on()
        return hand

    @classmethod
    def from_events(cls, events: Iterable[Event], games: Mapping[str, Game] | None = None) -> Self:
        """The same hand, field by field, from its log. Raises ValueError for a log that does not begin with a start."""
        log = list(events)
        if not log or not isinstance(log[0], HandStarted):
            raise ValueError("a hand's log begins with HandStarted")
        state = opening_state((games or GAMES)[log[0].game], log[0])
        for event in log[1:]:
            fold(state, event)
        return cls(state, log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.state == other.state and self.events == other.events

    __hash__ = None  # type: ignore[assignment]  # a hand changes

    @property
    def version(self) -> int:
        """How many events have happened."""
        return len(self.events)

    @property
    def to_act(self) -> int | None:
        """The seat that the hand waits for."""
        return None if self._to_act is None else self._to_act.seat

    @property
    def finished(self) -> bool:
        return self.state.finished

    def stack(self, seat: int) -> int:
        """Chips in front of the seat, those in the pot not counted."""
        return self.state.player(seat).stack

    def copy(self) -> Self:
        return type(self)(self.state.copy(), list(self.events))

    def legal(self) -> tuple[Option, ...]:
        """What the seat to act may do; empty when the hand is over."""
        if self._options is None:
            self._options = () if self._to_act is None else options(self.state, self._to_act)
        return self._options

    def apply(self, action: Action) -> tuple[Event, ...] | Refusal:
        """Carry the action out and give what happened, or a refusal with nothing changed (R-4.12)."""
        event = self._event(action)
        if event is None:
            return self._refusal(action)
        before = len(self.events)
        self._happen(event)
        self._go_on()
        return tuple(self.events[before:])

    def restock(self, cards: Sequence[int]) -> None:
        """Put other cards in the place of the undealt stub: a hand history tells its deck street by street."""
        self._happen(DeckShuffled(tuple(cards)))

    @overload
    def view(self, seat: None) -> RoomView: ...
    @overload
    def view(self, seat: int) -> PlayerView: ...
    def view(self, seat: int | None) -> RoomView | PlayerView:
        """What the seat may see, or with None what the room may. Raises KeyError for a seat not dealt in."""
        room = room_view(self.state, len(self.events), self.to_act, self.legal())
        return room if seat is None else player_view(room, self.state, seat)

    def _happen(self, event: Event) -> None:
        fold(self.state, event)
        self.events.append(event)

    def _go_on(self) -> None:
        """All that follows until the hand waits for a player, or is over."""
        state = self.state
        while (player := whose_turn(state)) is None and (event := next_event(state)) is not None:
            self._happen(event)
        self._to_act = player
        self._options = None

    def _event(self, action: Action) -> Event | None:
        """What the action makes happen; None where it is not allowed."""
        if self._to_act is None or self._to_act.seat != action.seat:
            return None
        for kind, cost, least, most in self.legal():
            if kind is action.kind:
                to = least if action.to is None else action.to
                if type(to) is not int or not least <= to <= most:
                    return None
                if kind in _WITHOUT_CHIPS:
                    return _WITHOUT_CHIPS[kind](action.seat)
                return _WITH_CHIPS[kind](action.seat, to, cost + to - least)
        return None

    def _refusal(self, action: Action) -> Refusal:
        """Why an action that is not allowed is refused."""
        seat, to_act = action.seat, self.to_act
        if self.state.finished:
            return Refusal(Reason.HAND_OVER, seat, None, ())
        if not any(player.seat == seat for player in self.state.live):
            return Refusal(Reason.NOT_IN_HAND, seat, to_act, ())
        if seat != to_act:
            return Refusal(Reason.OUT_OF_TURN, seat, to_act, ())
        return Refusal(reason_against(self.state, action, self.legal()), seat, to_act, self.legal())


def _check_seats(game: Game, seats: Sequence[tuple[int, int]]) -> None:
    if not game.seats_least <= len(seats) <= game.seats_most:
        raise ValueError(f"{game.name} is for {game.seats_least} to {game.seats_most} players")
    if len({seat for seat, _ in seats}) != len(seats):
        raise ValueError("a seat is named twice")
    for _, stack in seats:
        if type(stack) is not int:
            raise TypeError("chips are whole numbers")
        if stack < 1:
            raise ValueError("a player without chips cannot be dealt in")
