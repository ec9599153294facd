"""A table at one moment. A change is drafted beside it, and takes its place only once it is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.poker.events import Event
from bot.poker.hand import Hand
from bot.tables.chip_moves import TableAccounts
from bot.tables.ports import NewTable, TableState
from bot.tables.rotation import Leg

STORE_FAILED: Final = "store_failed"
"""How the pause is told that the table makes itself, and ends itself when saving works again. It is no part of what is
saved, so that it cannot be taken for a moderator's."""
MODERATOR: Final = "moderator"
"""The reason of a pause that a moderator ordered, and ends."""


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes while the table stands."""

    table_id: int
    new: NewTable
    legs: tuple[Leg, ...]
    """Its games, as they are played here."""
    hand_pause_ms: int

    @property
    def accounts(self) -> TableAccounts:
        return TableAccounts(self.new.guild_id, self.table_id)

    @property
    def seats_least(self) -> int:
        """How many players it takes to deal any of its games."""
        return max(leg.game.seats_least for leg in self.legs)

    @property
    def turn_ms(self) -> int:
        return self.new.settings.turn_seconds * 1000

    @property
    def idle_ms(self) -> int:
        return self.new.settings.idle_seconds * 1000


@dataclass(frozen=True, slots=True)
class Position:
    """What a table remembers. ``hand`` is the running one, or the last until the next is dealt."""

    state: TableState
    stacks: Mapping[int, int] = field(default_factory=dict)
    """player_id -> chips of the seat account."""
    hand: Hand | None = None
    players: Mapping[int, int] = field(default_factory=dict)
    """seat -> player_id of those dealt in; a seat may have changed hands since."""
    to_void: Mapping[int, int] | None = None
    """player_id -> chips in the pot of a live hand that cannot be replayed and waits to be voided."""
    next_hand_ms: int | None = None
    closed: bool = False
    recent: tuple[Event, ...] = ()
    """The public events of ``hand``."""
    failing: bool = False
    """The last change could not be saved: clocks stand still until one can."""

    @property
    def running(self) -> bool:
        """A hand is live: chips lie in the pot."""
        return self.to_void is not None or (self.hand is not None and not self.hand.finished)

    def within_reach(self, table: Table, now_ms: int) -> "Position":
        """With no time further off than it is ever set: what is was set before somebody put the clock back."""
        state, next_hand_ms = self.state, self.next_hand_ms
        if state.idle_since_ms > now_ms:
            state = replace(state, idle_since_ms=now_ms)
        if state.deadline_ms is not None and state.deadline_ms > now_ms + table.turn_ms:
            state = replace(state, deadline_ms=now_ms + table.turn_ms)
        if next_hand_ms is not None and next_hand_ms > now_ms + table.hand_pause_ms:
            next_hand_ms = now_ms + table.hand_pause_ms
        unchanged = state is self.state and next_hand_ms == self.next_hand_ms
        return self if unchanged else replace(self, state=state, next_hand_ms=next_hand_ms)
