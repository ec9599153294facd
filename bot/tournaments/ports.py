"""The protocols of what tournaments need from outside, and the values that cross."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from bot.common.obstacles import Obstacle
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saving import AuditEntry, Request, Transfer
from bot.tournaments.rules.league import Result
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState


@dataclass(frozen=True, slots=True)
class NewTournament:
    guild_id: int
    channel_id: int
    """The channel of its registration card, where its tables get threads."""
    owner_id: int
    """player_id of who created it."""
    settings: TournamentSettings
    start_ms: int
    opens_ms: int
    """When registration opens; a time that has passed means at once."""
    schedule_id: int | None = None
    """The recurrence that it is an occurrence of."""
    rematch_of: int | None = None
    """The tournament that it plays again; each has one rematch at most (T-5.3)."""


@dataclass(frozen=True, slots=True)
class TournamentCommit:
    """One change: all of it is written, or nothing. Time and cause of each are kept (T-1.1)."""

    tournament_id: int
    state: TournamentState
    at_ms: int
    cause: str
    """A word: ``register``, ``start``, ``level`` ..."""
    settings: TournamentSettings | None = None
    """Where they were edited."""
    request: Request | None = None
    transfers: tuple[Transfer, ...] = ()
    audit: AuditEntry | None = None
    channel_id: int | None = None
    """Where it has moved."""
    enters_id: int | None = None
    """player_id of a player who gets in from the waiting list without asking now: a ban keeps them out."""
    opens_ms: int | None = None
    """Where registration opens at another time."""
    letters: tuple[DueLetter, ...] = ()
    """Due to players because of it."""
    posts: tuple[DuePost, ...] = ()
    """Due to moderators because of it."""
    news: tuple["News", ...] = ()
    """To be announced because of it, and kept until it has been."""


@dataclass(frozen=True, slots=True)
class SavedTournament:
    """One that is not settled yet, for the next start."""

    tournament_id: int
    new: NewTournament
    """With the settings as they were last edited."""
    state: TournamentState
    off_table: dict[int, int]
    """player_id -> chips of an entrant that are at no table."""
    pool: int
    alive_ms: int
    """When the process before last wrote anything of it or its tables."""
    message_id: int | None = None
    """Of the registration card."""
    board_id: int | None = None
    """Of the chip-count board."""
    event_id: int | None = None
    """Of Discord's scheduled event."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A tournament that recurs (T-1.2)."""

    guild_id: int
    channel_id: int
    owner_id: int
    settings: TournamentSettings
    wall: str
    """The first start's wall time in ISO form, without a zone."""
    zone: str
    rule: str
    """RFC 5545."""
    opens_minutes: int
    """Before the start."""
    schedule_id: int = 0


@dataclass(frozen=True, slots=True)
class Finished:
    """The record of a tournament that is over, for lists and the league."""

    tournament_id: int
    settings: TournamentSettings
    state: TournamentState
    start_ms: int
    channel_id: int = 0
    schedule_id: int | None = None


class TournamentStore(Protocol):
    """Every method raises StoreError, and then nothing has happened."""

    async def create(
        self, new: NewTournament, state: TournamentState, request: Request | None, audit: AuditEntry
    ) -> int:
        """The new tournament's id, which the audit is told before what it says itself of afterwards. A schedule has one
        tournament for each start, and a tournament one rematch: DuplicateRequest for a second."""
        ...

    async def commit(self, commit: TournamentCommit) -> None: ...

    async def unsettled(self) -> list[SavedTournament]: ...

    async def off_table(self, tournament_id: int) -> dict[int, int]:
        """See SavedTournament."""
        ...

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        """The newest first."""
        ...

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        """One that is over; None where it is not, or not of the guild."""
        ...

    async def results(self, guild_id: int, since_ms: int, until_ms: int) -> Sequence[Result]:
        """The results of finished tournaments that count for the league and started then."""
        ...

    async def save_posts(
        self, tournament_id: int, *, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Saves where its card, its board and Discord's event are; None leaves one as it is."""
        ...

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        """The recurring tournaments of one guild, or all, but for those that cannot be read."""
        ...

    async def unreadable_schedules(self, guild_id: int) -> list[int]:
        """The ids of the others: they have no more tournaments, count towards the limit, and can be dropped."""
        ...

    async def save_schedule(self, schedule: Schedule, request: Request, audit: AuditEntry) -> int:
        """The new recurrence's id, which the audit is told as ``create`` tells it a tournament's."""
        ...

    async def drop_schedule(
        self, guild_id: int, schedule_id: int, request: Request | None, audit: AuditEntry
    ) -> bool: ...

    async def templates(self, guild_id: int) -> dict[str, TournamentSettings]: ...

    async def save_template(
        self, guild_id: int, name: str, settings: TournamentSettings, request: Request, audit: AuditEntry
    ) -> None: ...

    async def drop_template(self, guild_id: int, name: str, request: Request, audit: AuditEntry) -> bool: ...

    async def hand_seconds(self, guild_id: int, game: str) -> int | None:
        """The median time of the guild's recent hands of a game, pause included; None for too few (T-4.3)."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """An entrant as the board shows them."""

    player_id: int
    chips: int
    table_id: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class TournamentView:
    """All that the room may see of a tournament."""

    tournament_id: int
    new: NewTournament
    state: TournamentState
    pool: int
    """Chips in the prize pool, those paid out already taken off."""
    counts: tuple[Count, ...]
    """The chip leader first; empty before the start."""
    table_channels: tuple[tuple[int, int], ...]
    """(table_id, its channel)."""
    level_ends_ms: int | None
    """None where the level lasts hands, or time stands still."""
    now_ms: int
    revision: int
    obstacle: Obstacle | None = None
    """Play is impossible for this, and no clock runs."""


@dataclass(frozen=True, slots=True)
class News:
    """Something to announce, once, after it is saved."""

    kind: Literal[
        "reminder_day",
        "check_in_open",
        "reminder_soon",
        "started",
        "late_over",
        "level",
        "break",
        "break_over",
        "moved",
        "table_broken",
        "bubble",
        "hand_for_hand",
        "in_the_money",
        "final_table",
        "knocked_out",
        "rebuy_offered",
        "bought_again",
        "moved_up",
        "passed_over",
        "missed_check_in",
        "left_out",
        "refunded",
        "paused",
        "resumed",
        "removed",
        "overrun",
        "no_place",
        "finished",
        "cancelled",
    ]
    player_id: int | None = None
    table_id: int | None = None
    """The player's table now, or the table that it is about."""
    place: int | None = None
    amount: int | None = None
    """A prize or a refund, in chips of the guild."""
    text: str = ""
    """A moderator's reason."""
    at_ms: int = field(default=0, compare=False)


KEPT: Final = frozenset(
    {"check_in_open", "started", "late_over", "moved", "knocked_out", "rebuy_offered", "bought_again"}
    | {"moved_up", "refunded", "paused", "resumed", "removed", "finished", "cancelled"}
)
"""The kinds of news that are kept until they are announced. The others stand on the board, which is kept up to date,
or are letters or posts of their own."""


class NewsBook(Protocol):
    """The news that must be announced; both methods raise StoreError."""

    async def due(self) -> Sequence[tuple[SavedTournament, tuple[News, ...]]]:
        """By tournament, settled or not; the oldest first."""
        ...

    async def told(self, tournament_id: int, news: Sequence[News]) -> None:
        """Strikes them out."""
        ...


class TournamentNews(Protocol):
    """Tells people. Called after the commit, never awaited: it returns at once and works in tasks of its own."""

    def show_tournament(self, view: TournamentView) -> None:
        """The registration card, and once it runs the board."""
        ...

    def tell(self, view: TournamentView, news: News) -> None: ...


class Sight(Protocol):
    """Tells whether people can take part in a tournament."""

    async def look_at(self, view: TournamentView) -> bool:
        """Find out, before the clock takes anything from anybody. Where it is impossible the tournament is told to
        stand still, until it is told to go on. Never fails."""
        ...


class VenueError(Exception):
    """No place could be made for a table; it is tried again later."""


class VenueGone(VenueError):
    """No place could be made, and trying again does not help before somebody has changed something: the channel is
    gone, or takes no threads."""


class Venue(Protocol):
    async def table_place(self, view: TournamentView, number: int) -> int:
        """The channel of a new public thread for the tournament's table of this number (T-2.2). Raises VenueError."""
        ...
