"""The storage interface for logged hands, which moderators, hand histories and lessons use.

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
    """The kind of request or timer that caused the event; see bot.tables.saving.Via."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class HandTournament:
    """The facts about a hand's tournament that fair play needs, as of now."""

    tournament_id: int
    entrants: frozenset[int]
    """The player_ids of all who entered."""
    playing: frozenset[int]
    """The player_ids of those who are still in, or who were still in when the tournament ended."""
    paid: int
    """The number of places that win a prize; 0 while late registration may still change it."""


@dataclass(frozen=True, slots=True)
class LoggedHand:
    """A hand as it was logged, with its events and its players."""

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
    """seat -> the chips that the player won; negative for a loss."""
    tournament_id: int | None = None
    """The id of the table's tournament, if it belongs to one."""
    level: int | None = None
    """The tournament's level, from 1; None without a tournament, or if the level is unknown."""
    tournament: HandTournament | None = None
    """The tournament; None without one, or if it cannot be read."""


class RecentHand(NamedTuple):
    """A finished hand, with the facts that lists of recent hands show."""

    table_id: int
    table: str
    """The table's name."""
    number: int
    closed_ms: int


@dataclass(frozen=True, slots=True)
class Disclosure:
    """The part of a hand that its reader may see: all of it, or the public view plus their own cards."""

    barred: Literal["dealt_in", "sits_there", "plays_on"] | None = None
    """The reason why the reader may not see all of the hand; None if they may."""
    seat: int | None = None
    """The reader's seat, if they were dealt in."""


class HandArchive(Protocol):
    async def hand(self, guild_id: int, table_id: int, number: int) -> LoggedHand | None:
        """Return a finished or cancelled hand; None if it is running, deleted, or of another guild."""
        ...

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        """Return finished hands, newest first.

        ``player_id`` selects the hands of one player; None means all hands.
        """
        ...

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        """Return the id of the last table opened in the channel, open or closed; None if there was none."""
        ...

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        """Return table_id -> name for the tables that belong to the guild, whether open or closed.

        Private tables are included only if ``private`` is True.
        """
        ...

    async def finished(self, guild_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Return hands finished since ``since_ms``, oldest first, with the down cards that are still stored.

        Practice hands are left out. Hands of tournaments are included, although their chips have a different worth.
        """
        ...

    async def of_tournament(self, guild_id: int, tournament_id: int) -> Sequence[LoggedHand]:
        """Return a tournament's finished hands, oldest first, without down cards that were not shown."""
        ...

    async def count_of_tournament(self, guild_id: int, tournament_id: int) -> int:
        """Return the number of a tournament's finished hands."""
        ...

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        """Return player_id -> the time when the player's wallet was opened, in ms since 1970."""
        ...
