"""A table's position: its state, stacks and hand at one moment.

A draft changes a copy of the position. Once the draft is saved, the copy replaces the position.
"""

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
"""The reason of a pause after a failed save; the table ends the pause when saving works again.

It is not saved, so it cannot be mistaken for a moderator's pause.
"""
MODERATOR: Final = "moderator"
"""The reason of a pause that a moderator ordered and must end."""
LOCKED: Final = "locked"
"""The reason of a pause that a moderator began by locking the thread; unlocking it ends the pause too."""
IMPOSSIBLE: Final = "impossible"
"""The reason why a table has stopped because play is impossible there; it is not saved."""
GO_ON_MOST_MS: Final = 60_000
"""The maximum delay of a tournament table's next hand beyond the usual pause, in ms."""
NOBODY_PRESENT_MS: Final = 20_000
"""The minimum time per hand at a tournament's table where everybody is absent, in ms (T-3.2)."""
SEAT_KEPT_MS: Final = 600_000
"""The time for which a player who sits out keeps their seat while somebody waits for a seat, in ms."""
DESERTED_MS: Final = 180_000
"""The idle time after which a practice table with only house players closes, in ms."""


@dataclass(frozen=True)
class Table:
    """The fixed data of an open table."""

    table_id: int
    new: NewTable
    legs: tuple[Leg, ...]
    """The table's games, each with the rules and stakes used here."""
    hand_pause_ms: int
    is_sealed: bool = False
    """True if the table's deals are sealed."""

    @cached_property
    def of_tournament(self) -> bool:
        return self.new.tournament_id is not None

    @cached_property
    def is_watched(self) -> bool:
        """True if a tournament's director or house players must be notified of this table's changes."""
        return self.of_tournament or self.new.practice

    @cached_property
    def accounts(self) -> TableAccounts:
        return TableAccounts(self.new.guild_id, self.table_id, self.new.tournament_id, self.new.practice)

    @cached_property
    def seats_least(self) -> int:
        """The minimum number of players with which each of the table's games can be dealt."""
        return max(leg.game.seats_least for leg in self.legs)

    @cached_property
    def deal_within_ms(self) -> int:
        """The maximum delay with which the next hand may be scheduled, in ms from now."""
        return self.hand_pause_ms + (GO_ON_MOST_MS if self.of_tournament else 0)

    def is_deserted(self, state: TableState) -> bool:
        """Return True if everybody at a tournament's table is absent, so each hand ends at once (T-3.2)."""
        return self.of_tournament and seating.nobody_is_present(state.seats)

    def pause_ms(self, state: TableState) -> int:
        """Return the pause between two hands, in ms.

        It is longer while nobody at the table is present (T-3.2).
        """
        return max(self.hand_pause_ms, NOBODY_PRESENT_MS) if self.is_deserted(state) else self.hand_pause_ms

    @cached_property
    def turn_ms(self) -> int:
        return self.new.settings.turn_seconds * 1000

    def idle_ms(self, state: TableState) -> int:
        """Return the idle time after which the table closes, in ms.

        It is short if only house players sit there.
        """
        idle_ms = self.new.settings.idle_seconds * 1000
        deserted = self.new.practice and all(seat.house is not None for seat in state.seats)
        return min(idle_ms, DESERTED_MS) if deserted else idle_ms


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that a table remembers. ``hand`` is the running hand; between hands, the last one."""

    state: TableState
    stacks: Mapping[int, int] = field(default_factory=dict)
    """player_id -> the chips in the player's seat account."""
    hand: Hand | None = None
    players: Mapping[int, int] = field(default_factory=dict)
    """seat -> player_id of those dealt in; another player may have the seat now."""
    to_void: Mapping[int, int] | None = None
    """player_id -> chips in the pot of a live hand that cannot continue and will be undone; otherwise None."""
    next_hand_ms: int | None = None
    deal_again_ms: int | None = None
    """The time to redeal ``hand``, which nobody opened (R-7.3)."""
    closed: bool = False
    recent: tuple[Event, ...] = ()
    """The public events of ``hand``."""
    failing: bool = False
    """True if the last change could not be saved: clocks stop until a save works."""
    seals: Seals | None = None
    """None at a table without sealed deals, and before its first seal."""
    lost: SavedSeal | None = None
    """The sealed deal that was lost because the bot went back to a copy of its file; the next seal refers to it."""
    obstacle: Obstacle | None = None
    """The reason why play is impossible: clocks stop, and nothing is dealt. None if play is possible."""
    was_copied: bool = False
    """True if ``to_void`` belongs to a hand that ran when the file was copied."""

    @property
    def takes_no_words(self) -> bool:
        """True if players can no longer cut the next deal with a word.

        That is so once its closing is requested, or once the hand before it is over and the next one is scheduled.
        Otherwise players could try out words when everything else is known (F-3).
        """
        if self.seals is not None and self.seals.roster is not None:
            return True
        return self.next_hand_ms is not None and self.state.hand_number > 0 and not self.running

    @property
    def running(self) -> bool:
        """True if a hand is live, with chips in the pot."""
        return self.to_void is not None or (self.hand is not None and not self.hand.finished)


def seat_given_up_ms(table: Table, seat: SeatState) -> int | None:
    """Return the time at which a player who sits out loses the seat to the waiting list, in ms.

    It is after 10 minutes, or one turn at a slow table. None for a player who plays or is leaving.
    """
    if seat.out_since_ms is None or seat.leaving or seat.house is not None:
        return None
    return seat.out_since_ms + seat_kept_ms(table)


def seat_kept_ms(table: Table) -> int:
    return max(SEAT_KEPT_MS, table.turn_ms)
