"""Logged hands for moderators, hand histories and lessons: the values, and the protocol of the storage.

All methods raise StoreError.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from bot.poker.events import Event
from bot.tables.state import TableSettings


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    event: Event = field(repr=False)
    """The event, with its down cards if they are still stored; otherwise the public event."""
    via: str | None
    """The event's origin; see bot.tables.saving.Via."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class LoggedHand:
    """A hand from the log."""

    guild_id: int
    table_id: int
    table: str
    """The table's name."""
    number: int
    state: Literal["live", "done", "void"]
    settings: TableSettings
    players: dict[int, int]
    """seat -> player_id."""
    events: tuple[LoggedEvent, ...]
    opened_ms: int
    closed_ms: int | None
    net: dict[int, int]
    """seat -> the chips won; negative for a loss."""
    tournament_id: int | None = None
    """The id of the table's tournament, if it belongs to one."""
    level: int | None = None
    """The tournament's level, from 1; None without a tournament, or if the level is unknown."""


class RecentHand(NamedTuple):
    """A finished hand as lists of recent hands show it."""

    table_id: int
    table: str
    """The table's name."""
    number: int
    closed_ms: int


@dataclass(frozen=True, slots=True)
class Disclosure:
    """How much of a hand its reader may see: all of it, or the public view plus their own cards."""

    barred: Literal["dealt_in", "sits_there", "plays_on"] | None = None
    """The reason why the reader may not see all of it."""
    seat: int | None = None
    """The reader's seat, if they were dealt in."""


class HandArchive(Protocol):
    async def hand(self, guild_id: int, table_id: int, number: int) -> LoggedHand | None:
        """Return a complete hand; None if it is live, deleted, or of another guild."""
        ...

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        """Return finished hands, newest first: of one player, or of all if ``player_id`` is None."""
        ...

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        """Return the id of the last table opened in the channel, open or closed; None if there was none."""
        ...

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        """Return table_id -> name, for those of the tables that belong to the guild, open or closed.

        Private tables are included only with ``private``.
        """
        ...

    async def finished(self, guild_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Return finished hands since then, oldest first, with the down cards that are still stored.

        Hands of tournaments are left out, because their chips have a different value.
        """
        ...

    async def of_tournament(self, guild_id: int, tournament_id: int) -> Sequence[LoggedHand]:
        """Return a tournament's finished hands, oldest first, without down cards that were not shown."""
        ...

    async def count_of_tournament(self, guild_id: int, tournament_id: int) -> int:
        """Return the number of a tournament's finished hands."""
        ...

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        """Return player_id -> the time when the player's wallet was opened."""
        ...
