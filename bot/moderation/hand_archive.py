"""Hands out of the log, as moderators, histories and lessons look back at them: what crosses, and the protocol of the
file behind it. All methods raise StoreError."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from bot.poker.events import Event
from bot.tables.state import TableSettings


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    event: Event = field(repr=False)
    """With its down cards where they are still kept; else as the room saw it."""
    via: str | None
    """How it came about: see bot.tables.saving.Via."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class LoggedHand:
    """A hand out of the log."""

    guild_id: int
    table_id: int
    table: str
    """Its name."""
    number: int
    state: Literal["live", "done", "void"]
    settings: TableSettings
    players: dict[int, int]
    """seat -> player_id."""
    events: tuple[LoggedEvent, ...]
    opened_ms: int
    closed_ms: int | None
    net: dict[int, int]
    """seat -> chips won, or below zero lost."""
    tournament_id: int | None = None
    """The tournament whose table it was."""
    level: int | None = None
    """Of the tournament, from 1; None where there is none, or it is not known any more."""


class RecentHand(NamedTuple):
    """A finished hand, as lists of the last ones name it."""

    table_id: int
    table: str
    """Its name."""
    number: int
    closed_ms: int


@dataclass(frozen=True, slots=True)
class Disclosure:
    """How much of a hand its reader may see: all of it, or what the room saw and the cards of their own seat."""

    barred: Literal["dealt_in", "sits_there", "plays_on"] | None = None
    """Why not all of it."""
    seat: int | None = None
    """The reader's own, where they were dealt in."""


class HandArchive(Protocol):
    async def hand(self, guild_id: int, table_id: int, number: int) -> LoggedHand | None:
        """A finished or voided hand, whole; None for one that is live, or of another guild, or deleted since."""
        ...

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        """Finished hands, the newest first; those of one player, or of all."""
        ...

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        """The table that was opened last in the channel, open or closed; None where there was none."""
        ...

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        """Names of those of the guild's tables, open or closed; without private ones unless ``private``."""
        ...

    async def finished(self, guild_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Hands played to their end since then, the oldest first, with the down cards that are kept. Without those of
        tournaments, whose chips are worth something else in each."""
        ...

    async def of_tournament(self, guild_id: int, tournament_id: int) -> Sequence[LoggedHand]:
        """Hands played to their end at a tournament's tables, the oldest first, as the room saw them: without a down
        card that was not shown."""
        ...

    async def count_of_tournament(self, guild_id: int, tournament_id: int) -> int:
        """How many those are."""
        ...

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        """player_id -> when the player's wallet was opened."""
        ...
