"""The protocols through which tournaments use other parts of the bot.

The values passed through them are here too.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, Protocol

from bot.common.obstacles import Obstacle
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saving import AuditEntry, Request, Transfer
from bot.tournaments.news import News
from bot.tournaments.rules.league import Result
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.rules.series_dates import Held, Moved, SeriesDate, series_dates
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState


@dataclass(frozen=True, slots=True)
class NewTournament:
    guild_id: int
    channel_id: int
    """The channel of the registration message (T-1.3), in which the tables get their threads."""
    owner_id: int
    """player_id of the person who created the tournament."""
    settings: TournamentSettings
    start_ms: int
    opens_ms: int
    """The time when registration opens; if it has passed, registration opens at once."""
    schedule_id: int | None = None
    """The id of the recurrence that created the tournament; None if a person did."""
    follows: int | None = None
    """The id of the standing sit and go after which this one opened; None if a person created it (T-6.3)."""
    rematch_of: int | None = None
    """The id of the tournament that this one is a rematch of; each tournament has at most one rematch (T-5.3)."""
    planned_ms: int | None = None
    """The start by the recurrence's rule, in ms; None if the tournament starts then."""


@dataclass(frozen=True, slots=True)
class Call:
    """Letters to the players who want news of tournaments like this one."""

    letter: DueLetter
    """The letter without its reader, whom the store fills in."""
    whats: tuple[str, ...]
    """The wishes that the tournament fulfils; see TournamentWishes."""
    without: tuple[int, ...] = ()
    """player_ids of the players who need no letter, because they are in."""


@dataclass(frozen=True, slots=True)
class DateChange:
    """A date of a series that is skipped, or moved to a new start."""

    start_ms: int
    """The skipped start, or the new one."""
    old_start_ms: int | None = None
    """None if the date is skipped."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DateNews:
    """The news that a date of a series is skipped or moved."""

    call: Call
    """The letters to the series' followers."""
    post: DuePost
    """The post for everybody else, without a ping."""


@dataclass(frozen=True, slots=True)
class TournamentCommit:
    """One change to a tournament, with its time and cause; it is saved completely or not at all (T-1.1)."""

    tournament_id: int
    state: TournamentState
    at_ms: int
    cause: str
    """The kind of change in one word: ``register``, ``start``, ``level`` ..."""
    settings: TournamentSettings | None = None
    """The new settings, if the change edits them; otherwise None."""
    request: Request | None = None
    transfers: tuple[Transfer, ...] = ()
    audit: AuditEntry | None = None
    channel_id: int | None = None
    """The new channel, if the change moves the tournament; otherwise None."""
    enters_id: int | None = None
    """player_id of a player whom the change moves up from the waiting list.

    The store refuses the commit if that player is banned.
    """
    opens_ms: int | None = None
    """The new time at which registration opens, if it changes."""
    letters: tuple[DueLetter, ...] = ()
    """The direct messages to players about the change."""
    posts: tuple[DuePost, ...] = ()
    """The posts to moderators about the change."""
    news: tuple[News, ...] = ()
    """The news of the change that is saved until it is announced."""
    call: Call | None = None
    """The letters to players who are not in the tournament, but want to know about it."""
    beside: "TournamentCommit | None" = None
    """The change to another tournament that is saved in the same transaction; otherwise None."""


@dataclass(frozen=True, slots=True)
class SavedTournament:
    """An unsettled tournament as the file holds it, to restore at the next start."""

    tournament_id: int
    new: NewTournament
    """The tournament's settings, with the latest edit."""
    state: TournamentState
    off_table: dict[int, int]
    """player_id -> the entrant's tournament chips that are not at a table."""
    pool: int
    alive_ms: int
    """The last time at which the previous process saved a change to the tournament or its tables."""
    message_id: int | None = None
    """Discord's id of the registration message (T-1.3)."""
    board_id: int | None = None
    """Discord's id of the message with the chip counts."""
    event_id: int | None = None
    """Discord's id of the scheduled event for the tournament."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A recurrence: the rule by which a tournament is created again and again (T-1.2)."""

    guild_id: int
    channel_id: int
    owner_id: int
    settings: TournamentSettings
    wall: str
    """The local time of the first start, in ISO form without a time zone."""
    zone: str
    rule: str
    """The recurrence rule, in the form of RFC 5545."""
    moved: Moved = ()
    schedule_id: int = 0

    def dates(self, after: datetime, count: int) -> list[SeriesDate]:
        """Return the next dates that start after ``after``. Raises Complaint."""
        first, zone = datetime.fromisoformat(self.wall), zone_of(self.zone)
        return series_dates(first, zone, self.rule, self.moved, after, count)


class Upcoming(NamedTuple):
    """A coming start of a recurrence."""

    start_ms: int
    planned_ms: int
    tournament_id: int | None
    """The id of the tournament; None if it is not created yet."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished or cancelled tournament, with the data that lists of results and the league need."""

    tournament_id: int
    settings: TournamentSettings
    state: TournamentState
    start_ms: int
    channel_id: int = 0
    schedule_id: int | None = None


class LastChips(NamedTuple):
    """How a player lost their last chips."""

    stack: int
    """Their stack at the start of the hand (T-3.4)."""
    lost_to: tuple[int, ...]
    """player_ids of those who won the chips, first those who get odd chips (T-7.2)."""


class TournamentStore(Protocol):
    """The store of tournaments. Every method raises StoreError if nothing was saved."""

    async def create(
        self,
        new: NewTournament,
        state: TournamentState,
        request: Request | None,
        audit: AuditEntry,
        letters: Sequence[DueLetter] = (),
        posts: Sequence[DuePost] = (),
        call: Call | None = None,
    ) -> int:
        """Save a new tournament, add its id to the audit entry, letters and posts, and return the id.

        Raises DuplicateRequest if the recurrence already has a tournament at this start, or if the rematch exists.
        """
        ...

    async def commit(self, commit: TournamentCommit) -> None: ...

    async def unsettled(self) -> list[SavedTournament]: ...

    async def off_table(self, tournament_id: int) -> dict[int, int]:
        """Return player_id -> the entrant's tournament chips that are not at a table."""
        ...

    async def busted_at_closed_tables(self, tournament_id: int) -> dict[int, LastChips]:
        """Return player_id -> how they last lost all their chips at a table that closed after that hand."""
        ...

    async def to_follow(self) -> list[SavedTournament]:
        """Return the standing sit and gos that have started or were not filled, and after which none opened (T-6.3).

        A person's cancellation ends the row.
        """
        ...

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        """Return up to ``most`` of the guild's finished or cancelled tournaments, the newest first."""
        ...

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        """Return the tournament if it is finished or cancelled and belongs to the guild."""
        ...

    async def results(
        self, guild_id: int, since_ms: int, until_ms: int, schedule_id: int | None = None
    ) -> Sequence[Result]:
        """Return the league results of finished tournaments that started in this period.

        ``schedule_id``: only of tournaments that this recurrence created.
        """
        ...

    async def save_posts(
        self, tournament_id: int, *, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Save Discord's ids of the registration message, the chip-count board and the scheduled event.

        None leaves an id unchanged.
        """
        ...

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        """Return the recurrences of one guild, or of all guilds for None; without those that cannot be read."""
        ...

    async def unreadable_schedules(self, guild_id: int) -> list[int]:
        """Return the ids of recurrences that cannot be read.

        They create no tournaments, but they count towards the limit and can be deleted.
        """
        ...

    async def save_schedule(self, schedule: Schedule, request: Request, audit: AuditEntry) -> int:
        """Save a new recurrence, add its id to the audit entry, and return the id."""
        ...

    async def change_schedule(
        self, before: Schedule, after: Schedule, request: Request, audit: AuditEntry, news: DateNews | None = None
    ) -> bool:
        """Save a recurrence in place of ``before``, together with the news of it.

        Return False if that has ended, or was changed meanwhile.
        """
        ...

    async def held(self, schedule_id: int, since_ms: int) -> list[Held]:
        """Return the recurrence's tournaments that were planned for ``since_ms`` or later, or start then."""
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
        """Return the median length of the guild's recent hands of a game (T-4.3).

        It includes the pauses between hands. Return None if there were too few hands.
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
    """The chips in the prize pool that have not been paid out yet."""
    counts: tuple[Count, ...]
    """Each entrant's line for the board, the chip leader first; empty before the start."""
    table_channels: tuple[tuple[int, int], ...]
    """(table_id, channel or thread id) of each table."""
    level_ends_ms: int | None
    """The end of the level, in ms since 1970; None if the level is counted in hands, or the clock is stopped."""
    now_ms: int
    revision: int
    obstacle: Obstacle | None = None
    """The reason why play is impossible and no clock runs; None if play is possible."""


class TournamentWishes(Protocol):
    """The store of the tournaments about which players want letters.

    A wish is ``all``, ``game:`` and a game or ``mix``, or ``series:`` and the number of a schedule. Every method raises
    StoreError.
    """

    async def of(self, guild_id: int, player_id: int) -> tuple[str, ...]: ...

    async def save(self, guild_id: int, player_id: int, offered: Collection[str], chosen: Collection[str]) -> None:
        """Save which of the wishes offered the player has chosen; the player's other wishes stay.

        Nothing is saved for a player whose data was deleted.
        """
        ...


class NewsBook(Protocol):
    """The store of news that is not announced yet. Both methods raise StoreError."""

    async def due(self) -> Sequence[tuple[SavedTournament, tuple[News, ...]]]:
        """Return each tournament with unannounced news, settled or not, and that news, oldest first."""
        ...

    async def delete_told(self, tournament_id: int, news: Sequence[News]) -> None:
        """Delete this news of the tournament, because it has been announced."""
        ...


class TournamentNews(Protocol):
    """The announcer of tournaments' news, called after the commit.

    Its methods are never awaited: they return at once, and the work is done in separate tasks.
    """

    def show_tournament(self, view: TournamentView) -> None:
        """Show the registration message and, once the tournament runs, the board."""
        ...

    def tell(self, view: TournamentView, news: News) -> None: ...


class TournamentSight(Protocol):
    """The check whether people can take part in a tournament."""

    async def look_at(self, view: TournamentView) -> bool:
        """Return True if people can take part in the tournament.

        A tournament calls this before a deadline costs a player something. If they cannot, the check stops the
        tournament's clocks until play is possible again. It never raises.
        """
        ...


class VenueError(Exception):
    """An error: no channel could be made for a table. The director will retry."""


class VenueGone(VenueError):
    """An error: no channel could be made for a table, and a retry fails until a person changes something.

    The parent channel is gone, or the bot cannot create threads in it.
    """


class Venue(Protocol):
    async def table_place(self, view: TournamentView, number: int) -> int:
        """Create a public thread for the tournament's table ``number``, and return the thread's id (T-2.2).

        Raises VenueError.
        """
        ...
