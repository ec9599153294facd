"""The protocols through which tournaments use other parts, and the values that they exchange."""

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
    """The channel of its registration message (T-1.3), where its tables get threads."""
    owner_id: int
    """player_id of its creator."""
    settings: TournamentSettings
    start_ms: int
    opens_ms: int
    """The time when registration opens; at once if that time has passed."""
    schedule_id: int | None = None
    """The recurrence that created the tournament."""
    rematch_of: int | None = None
    """The id of the tournament that this one is a rematch of; each tournament has at most one rematch (T-5.3)."""


@dataclass(frozen=True, slots=True)
class TournamentCommit:
    """One change, saved completely or not at all, with its time and cause (T-1.1)."""

    tournament_id: int
    state: TournamentState
    at_ms: int
    cause: str
    """One word: ``register``, ``start``, ``level`` ..."""
    settings: TournamentSettings | None = None
    """The new settings, if the change edits them."""
    request: Request | None = None
    transfers: tuple[Transfer, ...] = ()
    audit: AuditEntry | None = None
    channel_id: int | None = None
    """The new channel, if the change moves it."""
    enters_id: int | None = None
    """player_id of a player who enters now from the waiting list; the store refuses the entry of a banned player."""
    opens_ms: int | None = None
    """The new time at which registration opens, if it changes."""
    letters: tuple[DueLetter, ...] = ()
    """Letters to players about the change."""
    posts: tuple[DuePost, ...] = ()
    """Posts to moderators about the change."""
    news: tuple["News", ...] = ()
    """News of the change, saved until it is announced."""


@dataclass(frozen=True, slots=True)
class SavedTournament:
    """An unsettled tournament as the file holds it, to restore at the next start."""

    tournament_id: int
    new: NewTournament
    """The tournament's settings, with the latest edit."""
    state: TournamentState
    off_table: dict[int, int]
    """player_id -> an entrant's chips that are not at a table."""
    pool: int
    alive_ms: int
    """The last time at which the previous process wrote anything about the tournament or its tables."""
    message_id: int | None = None
    """Discord's id of the registration message (T-1.3)."""
    board_id: int | None = None
    """Discord's id of the message with the chip counts."""
    event_id: int | None = None
    """Discord's id of the scheduled event."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A recurring tournament (T-1.2)."""

    guild_id: int
    channel_id: int
    owner_id: int
    settings: TournamentSettings
    wall: str
    """The local time of the first start in ISO form, without a zone."""
    zone: str
    rule: str
    """A recurrence rule of RFC 5545."""
    opens_minutes: int
    """Registration opens this many minutes before the start."""
    schedule_id: int = 0


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished or cancelled tournament, as lists and the league need it."""

    tournament_id: int
    settings: TournamentSettings
    state: TournamentState
    start_ms: int
    channel_id: int = 0
    schedule_id: int | None = None


class TournamentStore(Protocol):
    """The store of tournaments. Every method raises StoreError if nothing was saved."""

    async def create(
        self, new: NewTournament, state: TournamentState, request: Request | None, audit: AuditEntry
    ) -> int:
        """Save a new tournament, add its id to the audit entry, and return the id.

        Raises DuplicateRequest for a second tournament of a schedule at one start, or a second rematch.
        """
        ...

    async def commit(self, commit: TournamentCommit) -> None: ...

    async def unsettled(self) -> list[SavedTournament]: ...

    async def off_table(self, tournament_id: int) -> dict[int, int]:
        """Return the chips that are not at a table, as in SavedTournament."""
        ...

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        """Return the guild's tournaments that are over, the newest first."""
        ...

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        """Return the tournament if it is over and belongs to the guild."""
        ...

    async def results(self, guild_id: int, since_ms: int, until_ms: int) -> Sequence[Result]:
        """Return the results that count for the league, of finished tournaments that started in this time."""
        ...

    async def save_posts(
        self, tournament_id: int, *, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Save the ids of its registration message, its board and Discord's event; None leaves an id unchanged."""
        ...

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        """Return the readable recurrences of one guild, or of all guilds."""
        ...

    async def unreadable_schedules(self, guild_id: int) -> list[int]:
        """Return the ids of recurrences that cannot be read.

        They create no tournaments, but they count towards the limit and can be deleted.
        """
        ...

    async def save_schedule(self, schedule: Schedule, request: Request, audit: AuditEntry) -> int:
        """Save a new recurrence, add its id to the audit entry, and return the id."""
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
        """Return the median time of the guild's recent hands of a game, pauses included (T-4.3).

        None if there were too few hands.
        """
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """An entrant's line on the chip-count board."""

    player_id: int
    chips: int
    table_id: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class TournamentView:
    """The public view of a tournament."""

    tournament_id: int
    new: NewTournament
    state: TournamentState
    pool: int
    """The chips in the prize pool that are not paid out yet."""
    counts: tuple[Count, ...]
    """The chip leader first; empty before the start."""
    table_channels: tuple[tuple[int, int], ...]
    """(table_id, the table's channel) of each table."""
    level_ends_ms: int | None
    """The end of the level, in ms; None if the level is counted in hands, or the clock is stopped."""
    now_ms: int
    revision: int
    obstacle: Obstacle | None = None
    """The reason why play is impossible and no clock runs."""


@dataclass(frozen=True, slots=True)
class News:
    """A piece of news, announced once after its change is saved."""

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
    """The player's table now, or the table that the news is about."""
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
"""The kinds of news that are saved until they are announced.

The others appear on the board, which is always kept up to date, or have letters or posts of their own.
"""


class NewsBook(Protocol):
    """The saved news that is still to be announced. Both methods raise StoreError."""

    async def due(self) -> Sequence[tuple[SavedTournament, tuple[News, ...]]]:
        """Return the unannounced news of each tournament, settled or not, the oldest first."""
        ...

    async def delete_told(self, tournament_id: int, news: Sequence[News]) -> None:
        """Delete the news, because it has been announced."""
        ...


class TournamentNews(Protocol):
    """The announcer of tournaments, called after the commit.

    It is never awaited: it returns at once and works in its own tasks.
    """

    def show_tournament(self, view: TournamentView) -> None:
        """Show the registration message and, once the tournament runs, the board."""
        ...

    def tell(self, view: TournamentView, news: News) -> None: ...


class TournamentSight(Protocol):
    """The check whether people can take part in a tournament."""

    async def look_at(self, view: TournamentView) -> bool:
        """Return True if people can take part; the tournament asks before a deadline costs anybody something.

        If they cannot, it stops the tournament's clocks until play is possible again. It never raises.
        """
        ...


class VenueError(Exception):
    """No channel could be made for a table; the director will retry."""


class VenueGone(VenueError):
    """No channel could be made, and a retry fails until somebody changes something.

    The parent channel is gone, or the bot cannot create threads in it.
    """


class Venue(Protocol):
    async def table_place(self, view: TournamentView, number: int) -> int:
        """Create a public thread for the tournament's table of this number, and return its id (T-2.2).

        Raises VenueError.
        """
        ...
