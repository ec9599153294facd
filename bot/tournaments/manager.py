"""The manager of all unsettled tournaments, by id, and of the recurrences that create new ones."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from bot.common.complaint import Complaint
from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.common.tracebacks import where
from bot.tables.due_letters import DueLetter
from bot.tables.manager import TableManager
from bot.tables.ports import Dealer, TableView, Timer, TimerHandle
from bot.tables.saving import AuditEntry, DuplicateRequest, Request, StoreError
from bot.tournaments.deciding import calls
from bot.tournaments.deciding.draft import rematch_letter
from bot.tournaments.deciding.levels import after_outage
from bot.tournaments.deciding.outage_news import UntoldOutage
from bot.tournaments.messages import Cancel, Edit, Heard, Left, TournamentReply
from bot.tournaments.news import News
from bot.tournaments.ports import (
    DateChange,
    Finished,
    NewTournament,
    SavedTournament,
    Schedule,
    TournamentNews,
    TournamentSight,
    TournamentStore,
    TournamentView,
    Upcoming,
    Venue,
)
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.rules.series_dates import holder
from bot.tournaments.running.book import TournamentServices
from bot.tournaments.running.director import Director
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import BEFORE_THE_START, TournamentState

log = logging.getLogger(__name__)

COMING_MOST: Final = 10
"""The number of coming starts that are checked to find a recurrence's next tournament."""
DAY_MS: Final = 24 * 3_600_000
LOOK_EVERY_MS: Final = 3_600_000
"""The interval at which recurrences are checked for a tournament to create, in ms."""


class TournamentManager:
    """The manager of tournaments: it creates them, finds them, and restores them after a restart."""

    def __init__(
        self,
        store: TournamentStore,
        tables: TableManager,
        venue: Venue,
        dealer: Dealer,
        timer: Timer,
        *,
        hand_pause_seconds: int = 8,
        outage_grace_seconds: int = 15,
    ) -> None:
        self._store = store
        self._tables = tables
        self._venue = venue
        self._dealer = dealer
        self._timer = timer
        self._hand_pause_ms = hand_pause_seconds * 1000
        self._grace_ms = outage_grace_seconds * 1000
        self._services: TournamentServices | None = None
        self._directors: dict[int, Director] = {}
        self._alarm: TimerHandle | None = None
        self._schedule_check: asyncio.Task[None] | None = None
        self._check_again = False
        """True if a check of the recurrences is due, also while one runs that may have missed what happened."""
        self._creating: set[asyncio.Task[TournamentView]] = set()
        self._stopped = False
        tables.watch(self._table_changed)

    def publish_to(self, announcer: TournamentNews, sight: TournamentSight | None = None) -> None:
        """Set the announcer of all news; call this before creating or restoring tournaments.

        It is not a constructor argument, because announcers need this manager for views of the tournaments. Without
        ``sight`` play is always possible.
        """
        self._services = TournamentServices(
            self._store,
            self._tables,
            self._venue,
            announcer,
            self._dealer,
            self._timer,
            self._hand_pause_ms,
            self._settled,
            self._registration_closed,
            self._grace_ms,
            self.target_of,
            self.submit,
            sight,
        )

    @property
    def _ready_services(self) -> TournamentServices:
        if self._services is None:
            raise RuntimeError("publish_to has not been called")
        return self._services

    @property
    def store(self) -> TournamentStore:
        """The store, for data beyond running tournaments: templates, recurrences, finished tournaments."""
        return self._store

    async def restore(self) -> None:
        """Restore every unsettled tournament, with its deadlines moved by the outage (T-1.1).

        Call it after the tables are restored. Raises StoreError if the file cannot be read.
        """
        now_ms = self._ready_services.timer.now_ms()
        for saved in await self._ready_services.store.unsettled():
            outage = Outage(min(saved.alive_ms, now_ms), now_ms)
            state = after_outage(saved.new.settings, saved.state, outage, self._ready_services.grace_ms)
            self._direct(replace(saved, state=state), UntoldOutage(saved.state.start_ms, outage.lost_ms))
        for director in list(self._directors.values()):
            director.show()
            director.tick()
        self._check_schedules_now()

    def start(self) -> None:
        """Let every tournament try again to open its tables; call this once Discord is connected."""
        for director in self._directors.values():
            director.try_again()

    async def create(self, new: NewTournament, request: Request, reason: str = "") -> TournamentView:
        """Create a tournament. Cancelling the caller does not stop it.

        Raises StoreError if nothing was saved, ValueError for settings with which no hand can be dealt.
        """
        new.settings.check()
        entry = self._creation_entry(new, request.player_id, reason)
        return await asyncio.shield(self._creation_task(self._create(new, request, entry)))

    async def rematch(
        self, over: Finished, guild_id: int, player_id: int, start_ms: int, name: str = ""
    ) -> TournamentView | None:
        """Create the rematch of a finished tournament, or return the one that exists (T-5.3).

        The other players of the finished tournament get a letter with ``name``, the name of the player who wants the
        rematch. Return None if that rematch is over. A rematch has no guarantee and no league points, because a player
        has no right to promise them. Raises StoreError if nothing was saved.
        """
        shares = over.settings.shares if over.settings.buy_in else ()
        settings = replace(over.settings, guarantee=0, season=None, shares=shares, standing=False, ping_role=0)
        settings = replace(settings, target=0, target_series=0, target_name="", seat_chips=0, seats_guaranteed=0)
        now_ms = self._ready_services.timer.now_ms()
        start_ms = settings.format.start.ends_ms(now_ms, start_ms)
        new = NewTournament(
            guild_id, over.channel_id, player_id, settings, start_ms, now_ms, rematch_of=over.tournament_id
        )
        letters = [
            rematch_letter(new, entrant.player_id, name, now_ms)
            for entrant in over.state.started()
            if not entrant.removed and entrant.player_id != player_id
        ]
        with contextlib.suppress(DuplicateRequest):
            entry = self._creation_entry(new, player_id, f"rematch of tournament {over.tournament_id}")
            return await asyncio.shield(self._creation_task(self._create(new, None, entry, letters)))
        return next((view for view in self.in_guild(guild_id) if view.new.rematch_of == over.tournament_id), None)

    async def submit(self, tournament_id: int, message: Heard) -> TournamentReply | None:
        """Submit the message and return the answer; None if no unsettled tournament has this id.

        Raises ValueError for an edit to settings with which no hand can be dealt.
        """
        if isinstance(message, Edit):
            message.settings.check()
        director = self._directors.get(tournament_id)
        return await director.submit(message) if director is not None else None

    def view(self, tournament_id: int) -> TournamentView | None:
        director = self._directors.get(tournament_id)
        return director.view() if director is not None else None

    def stacks(self, tournament_id: int) -> dict[int, int]:
        """Return player_id -> tournament chips of the players still in; during a hand those at its start."""
        director = self._directors.get(tournament_id)
        return director.stacks() if director is not None else {}

    def in_guild(self, guild_id: int) -> list[TournamentView]:
        """Return the guild's unsettled tournaments, sorted by start time."""
        views = [each.view() for each in self._directors.values() if each.new.guild_id == guild_id]
        return sorted(views, key=lambda view: (view.state.start_ms, view.tournament_id))

    async def newest_settings(self, guild_id: int) -> TournamentSettings | None:
        """Return the settings of the guild's newest tournament, finished or not; None without one.

        Raises StoreError.
        """
        by_id = {view.tournament_id: view.new.settings for view in self.in_guild(guild_id)}
        if not by_id:
            by_id = {each.tournament_id: each.settings for each in await self.store.past(guild_id, 1)}
        return by_id[max(by_id)] if by_id else None

    async def save_schedule(self, schedule: Schedule, request: Request, reason: str = "") -> int:
        """Save the recurrence, create its next tournament and return the recurrence's id.

        Raises Complaint, ValueError, StoreError.
        """
        schedule.dates(_now(0), 1)
        schedule.settings.check()
        entry = self._audit_entry(schedule.guild_id, "tournament_schedule", request.player_id, reason)
        entry = replace(entry, after=schedule.settings.terms)
        schedule_id = await self._ready_services.store.save_schedule(schedule, request, entry)
        await self._create_next_occurrence(replace(schedule, schedule_id=schedule_id))
        return schedule_id

    async def change_schedule(
        self, before: Schedule, after: Schedule, request: Request, entry: AuditEntry, change: DateChange | None = None
    ) -> bool:
        """Save the changed recurrence and create its next tournament; tell its followers of a changed date.

        Return False if ``before`` has ended, or was changed meanwhile. Raises Complaint, ValueError, StoreError.
        """
        after.dates(_now(0), 1)
        after.settings.check()
        now_ms = self._ready_services.timer.now_ms()
        news = calls.date_news(after, change, now_ms, request.player_id) if change is not None else None
        if not await self._ready_services.store.change_schedule(before, after, request, entry, news):
            return False
        await self._create_next_occurrence(after)
        return True

    async def upcoming(self, schedule: Schedule, count: int) -> list[Upcoming]:
        """Return the recurrence's next starts, without those that were cancelled. Raises Complaint and StoreError."""
        now_ms = self._ready_services.timer.now_ms()
        held = await self.store.held(schedule.schedule_id, now_ms - DAY_MS)
        zone = zone_of(schedule.zone)
        free = (each for each in schedule.dates(_now(now_ms), count + len(held)) if holder(each, zone, held) is None)
        announced = (each for each in held if each.start_ms > now_ms and not each.is_cancelled)
        starts = [Upcoming(_ms(each.start), _ms(each.planned), None) for each in free]
        starts += [Upcoming(each.start_ms, each.planned_ms, each.tournament_id) for each in announced]
        return sorted(starts, key=lambda each: each.start_ms)[:count]

    async def member_left(self, guild_id: int, player_id: int) -> None:
        """Withdraw a member who left the server from tournaments before their start (T-1.3).

        They get a refund. In a running tournament their stack stays in play, and nobody waits for them (T-3.2).
        """
        for view in self.in_guild(guild_id):
            if view.state.entrant(player_id) is not None:
                await self.submit(view.tournament_id, Left(player_id))

    async def guild_left(self, guild_id: int, reason: str) -> None:
        """Stop the recurrences and cancel the tournaments of a guild that the bot has left (T-1.5, T-3.7).

        Raises StoreError.
        """
        readable = [each.schedule_id for each in await self.store.schedules(guild_id)]
        for schedule_id in [*readable, *await self.store.unreadable_schedules(guild_id)]:
            entry = self._audit_entry(guild_id, "tournament_unschedule", None, reason)
            entry = replace(entry, before=f"schedule {schedule_id}")
            await self.store.drop_schedule(guild_id, schedule_id, None, entry)
        for view in self.in_guild(guild_id):
            await self.submit(view.tournament_id, Cancel(None, reason))

    def play_was_impossible(self, outage: Outage) -> None:
        """Move every tournament's deadlines by the outage, as after a restart (T-1.1)."""
        for director in self._directors.values():
            director.play_was_impossible(outage)
        self._check_schedules_now()

    def hold_play(self, tournament_id: int, obstacle: Obstacle, since_ms: int) -> None:
        """Stop the tournament's clocks as of ``since_ms``, because people cannot take part in it."""
        if (director := self._directors.get(tournament_id)) is not None:
            director.hold_play(obstacle, since_ms)

    def release_play(self, tournament_id: int) -> None:
        """Record that play is possible again in the tournament, except perhaps at single tables."""
        if (director := self._directors.get(tournament_id)) is not None:
            director.release_play()

    async def stop(self) -> None:
        """Accept no more messages and finish those in progress; call this before stopping the tables."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._schedule_check is not None:
            await asyncio.wait((self._schedule_check,))
        if self._creating:
            await asyncio.wait(self._creating)
        await asyncio.gather(*(director.stop() for director in self._directors.values()))

    async def _create(
        self, new: NewTournament, request: Request | None, entry: AuditEntry, letters: Sequence[DueLetter] = ()
    ) -> TournamentView:
        now_ms = self._ready_services.timer.now_ms()
        state, opens = TournamentState("scheduled", new.start_ms), new.opens_ms <= now_ms
        # The next one of a standing sit and go opens whenever one starts: a call each time would be too many.
        calls_out = opens and not (new.settings.standing and request is None)
        if opens:
            state = replace(state, phase="registering", announced=(calls.OPENS,))
        know = [*(letter.player_id for letter in letters), *([entry.actor_id] if entry.actor_id is not None else [])]
        call = calls.call(new, calls.OPENS, now_ms, know) if calls_out else None
        posts = calls.role_posts(new, now_ms) if calls_out else ()
        tournament_id = await self._ready_services.store.create(new, state, request, entry, letters, posts, call)
        director = self._direct(SavedTournament(tournament_id, new, state, {}, 0, now_ms))
        director.show()
        if letters or call is not None:
            self._ready_services.announcer.tell(director.view(), News("letters", at_ms=now_ms))
        director.tick()
        return director.view()

    def _creation_task(self, work: Coroutine[Any, Any, TournamentView]) -> asyncio.Task[TournamentView]:
        """Run the coroutine in a task that ``stop`` waits for, even if the caller is cancelled."""
        task = asyncio.get_running_loop().create_task(work)
        self._creating.add(task)
        task.add_done_callback(self._creation_done)
        return task

    def _creation_done(self, task: asyncio.Task[TournamentView]) -> None:
        """Retrieve the task's error, because asyncio warns about errors that nobody retrieves."""
        self._creating.discard(task)
        if not task.cancelled():
            task.exception()

    def _direct(self, saved: SavedTournament, untold: UntoldOutage | None = None) -> Director:
        director = Director(saved, self._ready_services, untold)
        self._directors[saved.tournament_id] = director
        return director

    def _settled(self, tournament_id: int) -> None:
        self._directors.pop(tournament_id, None)
        self._registration_closed()

    def _registration_closed(self) -> None:
        """Let the next of a recurrence be created, and satellites show that their target has started."""
        self._check_schedules_now()
        for director in self._directors.values():
            if director.new.settings.is_satellite:
                director.show()

    def target_of(self, new: NewTournament) -> TournamentView | None:
        """Return the tournament in which the satellite's seats are won; None if it has started or is over (T-8.1).

        Of a recurrence it is the next one that has not started. Never another satellite: two that won seats in each
        other would wait for each other.
        """
        target, series = new.settings.target, new.settings.target_series
        for view in self.in_guild(new.guild_id):
            is_meant = view.new.schedule_id == series if series else view.tournament_id == target
            if is_meant and view.state.phase in BEFORE_THE_START and not view.new.settings.seat_chips:
                return view
        return None

    def _table_changed(self, view: TableView) -> None:
        director = self._directors.get(view.tournament_id) if view.tournament_id is not None else None
        if director is not None:
            director.tick()

    # Recurrences

    def _check_schedules_now(self) -> None:
        """Start a task that checks the recurrences, now and every hour."""
        self._check_again = True
        if self._stopped or self._schedule_check is not None:
            return
        self._schedule_check = asyncio.get_running_loop().create_task(self._check_schedules())
        if self._alarm is not None:
            self._alarm.cancel()
        timer = self._ready_services.timer
        self._alarm = timer.call_at(timer.now_ms() + LOOK_EVERY_MS, self._check_schedules_now)

    async def _check_schedules(self) -> None:
        try:
            while self._check_again:
                self._check_again = False
                for check in (self._create_next_occurrences, self._open_next_standing):
                    try:
                        await check()
                    except Exception as error:
                        log.error("the recurring tournaments could not be checked: %s", where(error))
        finally:
            self._schedule_check = None

    async def _create_next_occurrences(self) -> None:
        for schedule in await self._ready_services.store.schedules(None):
            await self._create_next_occurrence(schedule)

    async def _open_next_standing(self) -> None:
        """Open the next one of each standing sit and go that started or was not filled in time (T-6.3)."""
        now_ms = self._ready_services.timer.now_ms()
        for over in await self._ready_services.store.to_follow():
            new = replace(
                over.new,
                start_ms=over.new.settings.format.start.ends_ms(now_ms, over.new.start_ms),
                opens_ms=now_ms,
                follows=over.tournament_id,
                rematch_of=None,
                planned_ms=None,
            )
            reason = f"follows tournament {over.tournament_id}"
            try:
                await self._create(new, None, self._creation_entry(new, None, reason))
            except DuplicateRequest:
                continue
            except StoreError as error:
                log.error("nothing could follow tournament %d: %s", over.tournament_id, error)

    async def _create_next_occurrence(self, schedule: Schedule) -> None:
        """Create the recurrence's next tournament, unless an earlier one has yet to start (T-1.2).

        Its registration opens at once.
        """
        try:
            starts = await self.upcoming(schedule, COMING_MOST)
        except Complaint as error:
            log.error("schedule %d cannot be read: %s", schedule.schedule_id, error)
            return
        first = starts[0] if starts else None
        if first is not None and first.tournament_id is None:
            await self._create_occurrence(schedule, first)

    async def _create_occurrence(self, schedule: Schedule, start: Upcoming) -> None:
        new = NewTournament(
            schedule.guild_id,
            schedule.channel_id,
            schedule.owner_id,
            schedule.settings,
            start.start_ms,
            self._ready_services.timer.now_ms(),
            schedule.schedule_id,
            planned_ms=start.planned_ms,
        )
        try:
            new.settings.check()
            await self._create(new, None, self._creation_entry(new, None, ""))
        except DuplicateRequest:
            return
        except (StoreError, ValueError) as error:
            log.error("an occurrence of schedule %d could not be made: %s", schedule.schedule_id, error)

    def _creation_entry(self, new: NewTournament, actor_id: int | None, reason: str) -> AuditEntry:
        return replace(self._audit_entry(new.guild_id, "tournament_create", actor_id, reason), after=new.settings.terms)

    def _audit_entry(self, guild_id: int, act: str, actor_id: int | None, reason: str) -> AuditEntry:
        return AuditEntry(guild_id, act, actor_id, reason, self._ready_services.timer.now_ms())


def _now(now_ms: int) -> datetime:
    return datetime.fromtimestamp(now_ms / 1000, UTC)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
