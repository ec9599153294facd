"""One hand as a state machine: the fold of its events."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Self, overload

from bot.poker.actions import Action, Option
from bot.poker.events import Event
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.refusals import Refusal
from bot.poker.views import PlayerView, RoomView


class Hand:
    """STUB: the signatures stand, the body is being written."""

    events: list[Event]
    """All that happened so far; the log of the hand."""

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
        raise NotImplementedError

    @classmethod
    def from_events(cls, events: Iterable[Event]) -> Self:
        """The same hand, field by field, from its log."""
        raise NotImplementedError

    @property
    def version(self) -> int:
        """How many events have happened."""
        return len(self.events)

    @property
    def to_act(self) -> int | None: ...

    @property
    def finished(self) -> bool: ...

    def stack(self, seat: int) -> int: ...

    def copy(self) -> Self: ...

    def legal(self) -> tuple[Option, ...]:
        """What the seat to act may do; empty when the hand is over."""
        ...

    def apply(self, action: Action) -> tuple[Event, ...] | Refusal:
        """Carry the action out and give what happened, or a refusal with nothing changed (R-4.12)."""
        raise NotImplementedError

    @overload
    def view(self, seat: None) -> RoomView: ...
    @overload
    def view(self, seat: int) -> PlayerView: ...
    def view(self, seat: int | None) -> RoomView | PlayerView:
        raise NotImplementedError
