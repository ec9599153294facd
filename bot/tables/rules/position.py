"""A table at one moment. A change is drafted beside it, and takes its place only once it is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.common.obstacles import Obstacle
from bot.poker.events import Event
from bot.poker.hand import Hand
from bot.tables.rules import seating
from bot.tables.rules.chip_moves import TableAccounts
from bot.tables.rules.rotation import Leg
from bot.tables.rules.seals import Seals
from bot.tables.saved_seals import SavedSeal
from bot.tables.saving import NewTable
from bot.tables.state import SeatState, TableState

STORE_FAILED: Final = "store_failed"
"""The pause that a table makes by itself, and ends when saving works again. It is no part of what is saved, so that it
cannot be taken for a moderator's."""
MODERATOR: Final = "moderator"
"""The reason of a pause that a moderator ordered, and ends."""
LOCKED: Final = "locked"
"""The reason of a pause that a moderator ordered by locking the thread: unlocking it ends the pause, too."""
IMPOSSIBLE: Final = "impossible"
"""The table stands still because play is impossible there. It is no part of what is saved."""
GO_ON_MOST_MS: Final = 60_000
"""A tournament may let its table wait so much longer than the usual pause for the next hand."""
NOBODY_PRESENT_MS: Final = 20_000
"""A hand takes at least so long where nobody at a tournament's table is present (T-3.2)."""
SEAT_KEPT_MS: Final = 600_000
"""A player who sits out keeps their seat at least so long, while others wait for one."""
DESERTED_MS: Final = 180_000
"""How long a practice table waits for somebody to sit down with its house players."""


@dataclass(frozen=True)
class Table:
    """The table as it never changes while it stands."""

    table_id: int
    new: NewTable
    legs: tuple[Leg, ...]
    """Its games, as they are played here."""
    hand_pause_ms: int
    is_sealed: bool = False
    """Its deals are sealed."""

    @cached_property
    def of_tournament(self) -> bool:
        return self.new.tournament_id is not None

    @cached_property
    def is_watched(self) -> bool:
        """A tournament's director, or house players, go by what happens here."""
        return self.of_tournament or self.new.practice

    @cached_property
    def accounts(self) -> TableAccounts:
        return TableAccounts(self.new.guild_id, self.table_id, self.new.tournament_id, self.new.practice)

    @cached_property
    def seats_least(self) -> int:
        """How many players it takes to deal any of its games."""
        return max(leg.game.seats_least for leg in self.legs)

    @cached_property
    def deal_within_ms(self) -> int:
        """The next hand is dealt no later than so long from now."""
        return self.hand_pause_ms + (GO_ON_MOST_MS if self.of_tournament else 0)

    def is_deserted(self, state: TableState) -> bool:
        """True if its hands play themselves out: each is over as soon as it is dealt (T-3.2)."""
        return self.of_tournament and seating.nobody_is_present(state.seats)

    def pause_ms(self, state: TableState) -> int:
        """The pause between two hands; where nobody is present that is all that a hand takes (T-3.2)."""
        return max(self.hand_pause_ms, NOBODY_PRESENT_MS) if self.is_deserted(state) else self.hand_pause_ms

    @cached_property
    def turn_ms(self) -> int:
        return self.new.settings.turn_seconds * 1000

    def idle_ms(self, state: TableState) -> int:
        """The time after which the table closes where nothing is dealt: soon where only house players sit."""
        idle_ms = self.new.settings.idle_seconds * 1000
        deserted = self.new.practice and all(seat.house is not None for seat in state.seats)
        return min(idle_ms, DESERTED_MS) if deserted else idle_ms


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that a table remembers. ``hand`` is the running one, or the last until the next is dealt."""

    state: TableState
    stacks: Mapping[int, int] = field(default_factory=dict)
    """player_id -> chips of the seat account."""
    hand: Hand | None = None
    players: Mapping[int, int] = field(default_factory=dict)
    """seat -> player_id of those dealt in; a seat may have changed hands since."""
    to_void: Mapping[int, int] | None = None
    """player_id -> chips in the pot of a live hand that cannot be replayed and waits to be voided."""
    next_hand_ms: int | None = None
    deal_again_ms: int | None = None
    """When ``hand``, which nobody opened, is dealt again (R-7.3)."""
    closed: bool = False
    recent: tuple[Event, ...] = ()
    """The public events of ``hand``."""
    failing: bool = False
    """The last change could not be saved: clocks stand still until one can."""
    seals: Seals | None = None
    """None at a table whose deals are not sealed, and before its first seal."""
    lost: SavedSeal | None = None
    """The deal behind which the next one is to be sealed, where the file was copied."""
    obstacle: Obstacle | None = None
    """Play is impossible: clocks stand still, and nothing is dealt."""
    was_copied: bool = False
    """``to_void`` is of a hand that ran when the file was copied."""

    @property
    def takes_no_words(self) -> bool:
        """True if no word cuts the next deal any more: its closing is asked for, or the hand before it is over and
        it is due, so that nobody tries words out once all else is known (F-3)."""
        if self.seals is not None and self.seals.roster is not None:
            return True
        return not self.running and self.state.hand_number > 0 and self.next_hand_ms is not None

    @property
    def running(self) -> bool:
        """A hand is live: chips lie in the pot."""
        return self.to_void is not None or (self.hand is not None and not self.hand.finished)


def seat_given_up_ms(table: Table, seat: SeatState) -> int | None:
    """When a player has sat out so long that others, if any wait, get the seat: ten minutes, or a turn at a slow table;
    None for one who plays, or leaves anyway."""
    if seat.out_since_ms is None or seat.leaving or seat.house is not None:
        return None
    return seat.out_since_ms + seat_kept_ms(table)


def seat_kept_ms(table: Table) -> int:
    return max(SEAT_KEPT_MS, table.turn_ms)
