"""A table at one moment. A change is drafted beside it, and takes its place only once it is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.poker.events import Event
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.tables.chip_moves import TableAccounts
from bot.tables.ports import NewTable, TableState

STORE_FAILED: Final = "store_failed"
"""The reason of a pause that the table made itself, and ends itself when saving works again."""


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes while the table stands."""

    table_id: int
    new: NewTable
    hand_pause_ms: int

    @property
    def accounts(self) -> TableAccounts:
        return TableAccounts(self.new.guild_id, self.table_id)

    @property
    def game(self) -> Game:
        return GAMES[self.new.settings.game]

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
    unreadable: tuple[Event, ...] = field(default=(), repr=False)
    """The log of a live hand that cannot be replayed and waits to be voided."""
    next_hand_ms: int | None = None
    closed: bool = False

    @property
    def running(self) -> bool:
        """A hand is live: chips lie in the pot."""
        return bool(self.unreadable) or (self.hand is not None and not self.hand.finished)
