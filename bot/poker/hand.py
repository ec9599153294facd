"""One hand of poker as a state machine: its events change its state."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self, overload

from bot.poker.actions import Action, Option
from bot.poker.cards import UNKNOWN
from bot.poker.events import EDITION, DeckShuffled, Event, HandStarted, HoldingShown
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.machine.acts import events_of
from bot.poker.machine.draws import runs_out
from bot.poker.machine.legal import options
from bot.poker.machine.procedure import Outside, next_event, whose_turn
from bot.poker.machine.set_up import check_set_up, customary_blinds
from bot.poker.machine.showdown import is_open, turned_up
from bot.poker.machine.state import HandState
from bot.poker.machine.transitions import evolve, opening_state
from bot.poker.refusals import Reason, Refusal
from bot.poker.seats import Player, clockwise
from bot.poker.stakes import Stakes
from bot.poker.views import PlayerView, RoomView, player_view, room_view

_NOTHING_OUTSIDE: Final = Outside()


class Hand:
    """One hand of poker: its chips and cards, and the events so far.

    ``apply`` changes the object in place; a caller who may need to undo works on a ``copy``.
    """

    __slots__ = ("_options", "_player", "events", "finished", "state", "to_act")

    def __init__(self, state: HandState, events: list[Event]) -> None:
        self.state = state
        self.events = events
        """All events of the hand so far, in order: the hand's log."""
        self._wait_for(whose_turn(state))

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
        blinds: Mapping[int, int] | None = None,
        table_ante: int | None = None,
        big_blind: int = 0,
        chosen_by: int = 0,
    ) -> Self:
        """Return a new hand, after its forced bets are posted and the first cards are dealt.

        ``seats`` are (seat, stack) in any order; ``button`` is a seat number, occupied or not. ``antes`` is seat ->
        ante for seats whose ante differs from the stakes. ``blinds`` is seat -> blind; without it, the first two seats
        left of the button post the blinds (R-5.1). ``big_blind`` is the big blind's seat, needed if another seat posts
        the same amount. ``table_ante`` is the big blind's ante for the whole table, if it differs from the big blind.
        ``chosen_by`` is the seat that chose the game (R-14.2). Raises ValueError for a set-up that is not allowed at
        any table.
        """
        check_set_up(game, rules, stakes, seats)
        dealt = sorted(seats, key=lambda item: clockwise(button, item[0]))
        numbers = tuple([seat for seat, _ in dealt])
        if blinds is None:
            blinds = customary_blinds(stakes, numbers)
        started = HandStarted(
            game=game.name,
            rules=rules,
            stakes=stakes,
            button=button,
            seats=numbers,
            stacks=tuple([stack for _, stack in dealt]),
            antes=tuple([(antes or {}).get(seat, stakes.ante) for seat in numbers]),
            last_two=last_two,
            blinds=tuple([blinds.get(seat, 0) for seat in numbers]) if blinds else (),
            table_ante=(stakes.big_blind if table_ante is None else table_ante) if rules.bb_ante else 0,
            big_blind=big_blind,
            edition=EDITION,
            chosen_by=chosen_by,
        )
        hand = cls(opening_state(game, started), [started])
        hand._carry_out((DeckShuffled(tuple(deck)),), _NOTHING_OUTSIDE)
        return hand

    @classmethod
    def from_events(cls, events: Iterable[Event], games: Mapping[str, Game] | None = None) -> Self:
        """Return the hand rebuilt from its log; all its fields equal the original's.

        Raises ValueError if the log does not begin with HandStarted.
        """
        log = list(events)
        if not log or not isinstance(log[0], HandStarted):
            raise ValueError("a hand's log begins with HandStarted")
        state = opening_state((games or GAMES)[log[0].game], log[0])
        for event in log[1:]:
            evolve(state, event)
        return cls(state, log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.state == other.state and self.events == other.events

    __hash__ = None  # type: ignore[assignment]  # a hand is mutable

    @property
    def version(self) -> int:
        """The number of events so far."""
        return len(self.events)

    @property
    def is_passed_in(self) -> bool:
        """True if nobody has opened the deal, and the hand waits for ``deal_again`` (R-7.3)."""
        return self._player is None and not self.state.finished and self.state.nobody_opened

    def stack(self, seat: int) -> int:
        """Return the chips in front of the seat, without those in the pot."""
        return self.state.by_seat[seat].stack

    def stacks(self) -> dict[int, int]:
        """Return the stack of each seat that was dealt in."""
        return {player.seat: player.stack for player in self.state.players}

    def copy(self) -> Self:
        """Return an independent copy."""
        hand = type(self).__new__(type(self))
        hand.state, hand.events = self.state.copy(), self.events.copy()
        # The states share this player until one of them changes, and so does their next turn.
        hand._player, hand._options = self._player, self._options
        hand.to_act, hand.finished = self.to_act, self.finished
        return hand

    def legal(self) -> tuple[Option, ...]:
        """Return the options of the seat to act; empty when the hand is over."""
        return self._options

    def may_need_shuffle(self, action: Action | None = None) -> bool:
        """Return True if the next step may need a shuffled deck: the stub may run out, or nobody may open the deal.

        ``action`` is that of the next step, if it is known already: most draws leave enough of the stub.
        """
        state = self.state
        if not state.drawing:
            return state.needs_openers
        return runs_out(state, state.most_discards if action is None else len(action.cards))

    def apply(self, action: Action, outside: Outside = _NOTHING_OUTSIDE) -> tuple[Event, ...] | Refusal:
        """Apply the action and return the resulting events, or return a refusal and change nothing (R-4.12).

        If nobody opened and ``outside`` has no shuffle, the hand waits for ``deal_again``. Raises ValueError, with
        nothing changed, if the next step needs a shuffle and ``outside`` has none.
        """
        player = self._player
        if player is None or player.seat != action.seat:
            return self._refusal(action)
        events = events_of(self.state, player, self._options, action, outside.shuffle)
        if isinstance(events, tuple):
            return self._carry_out(events, outside)
        return Refusal(events, player.seat, player.seat, self._options)

    def deal_again(self, outside: Outside) -> tuple[Event, ...]:
        """End a deal that nobody opened, then deal again or end the hand; return the events (R-7.3).

        The hand ends if too few players are left. Raises ValueError, with nothing changed, if the hand does not wait
        for a new deal, or if it needs a shuffle of the whole deck and ``outside`` has none.
        """
        if not self.is_passed_in:
            raise ValueError("no hand waits to be dealt again")
        events = self._carry_out((), outside)
        if not events:
            raise ValueError("the cards were thrown in, and no shuffle was given for the next deal")
        return events

    def may_show(self, seat: int) -> bool:
        """Return True if the seat may show its down cards voluntarily after the hand (R-3.5, R-4.11).

        It may if it won without showing, or mucked. A folded hand is never shown (R-3.2).
        """
        player = self.state.by_seat.get(seat)
        if player is None or not self.finished or player.folded or UNKNOWN in player.down:
            return False
        return not is_open(player)

    def show(self, seat: int) -> HoldingShown:
        """Turn the seat's down cards face up after the hand; no chips move.

        Raises ValueError, with nothing changed, if ``may_show`` is False.
        """
        if not self.may_show(seat):
            raise ValueError("that seat has nothing to show")
        shown = turned_up(self.state, self.state.player(seat))
        self._record(shown)
        return shown

    @overload
    def view(self, seat: None) -> RoomView: ...
    @overload
    def view(self, seat: int) -> PlayerView: ...
    def view(self, seat: int | None) -> RoomView | PlayerView:
        """Return the view of the player in the seat; for None, the view that everybody may see.

        Raises KeyError for a seat that was not dealt in.
        """
        room = room_view(self.state, len(self.events), self.to_act, self.legal())
        return room if seat is None else player_view(room, self.state, seat)

    def _record(self, event: Event) -> None:
        evolve(self.state, event)
        self.events.append(event)

    def _carry_out(self, events: tuple[Event, ...], outside: Outside) -> tuple[Event, ...]:
        """Record these events and all events that follow without a player's action; return them.

        Stop when the hand waits for a player or is over. On ValueError, roll all of them back and raise it.
        """
        state, log = self.state, self.events
        before = len(log)
        try:
            for event in events:
                evolve(state, event)
            log += events
            while (player := whose_turn(state)) is None and (following := next_event(state, outside)) is not None:
                evolve(state, following)
                log.append(following)
        except ValueError:
            self._roll_back(before)
            raise
        self._wait_for(player)
        return tuple(log[before:])

    def _wait_for(self, player: Player | None) -> None:
        self._player = player
        self.to_act = None if player is None else player.seat
        """The seat whose action the hand waits for; None if it waits for nobody."""
        self.finished = self.state.finished
        self._options: tuple[Option, ...] = () if player is None else options(self.state, player)

    def _roll_back(self, version: int) -> None:
        """Restore the hand to the state after its first ``version`` events."""
        game = self.state.game
        earlier = self.from_events(self.events[:version], {game.name: game})
        self.events[version:] = []
        self.state, self._player, self._options = earlier.state, earlier._player, earlier._options
        self.to_act, self.finished = earlier.to_act, earlier.finished

    def _refusal(self, action: Action) -> Refusal:
        """Return the refusal of an action by a seat that is not the one to act."""
        seat, to_act = action.seat, self.to_act
        if self.state.finished:
            return Refusal(Reason.HAND_OVER, seat, None, ())
        if not any(player.seat == seat for player in self.state.live):
            return Refusal(Reason.NOT_IN_HAND, seat, to_act, ())
        return Refusal(Reason.OUT_OF_TURN, seat, to_act, ())
