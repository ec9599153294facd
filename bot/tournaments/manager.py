"""Every tournament that is not settled, by id; and the recurrences that make new ones."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.common.tracebacks import where
from bot.tables.manager import TableManager
from bot.tables.ports import Dealer, TableView, Timer, TimerHandle
from bot.tables.saving import AuditEntry, DuplicateRequest, Request, StoreError
from bot.tournaments.deciding.levels import after_outage
from bot.tournaments.messages import Cancel, Edit, Heard, Left, TournamentReply
from bot.tournaments.ports import (
    Finished,
    NewTournament,
    SavedTournament,
    Schedule,
    Sight,
    TournamentNews,
    TournamentStore,
    TournamentView,
    Venue,
)
from bot.tournaments.rules.schedule import occurrences, zone_of
from bot.tournaments.running.book import TournamentServices
from bot.tournaments.running.director import Director
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState

log = logging.getLogger(__name__)

UTC_ZONE: Final = ZoneInfo("UTC")
LOOK_EVERY_MS: Final = 3_600_000
"""How often the recurrences are searched for tournaments that are due to be made."""


class TournamentManager:
    """Creates tournaments, finds them, brings them back after a restart."""

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
        self._looking: asyncio.Task[None] | None = None
        self._creating: set[asyncio.Task[TournamentView]] = set()
        self._stopped = False
        tables.watch(self._table_changed)

    def publish_to(self, announcer: TournamentNews, sight: Sight | None = None) -> None:
        """Tell people by this announcer from now on; to be called before any tournament is created or restored. It is
        no part of the constructor, for announcers ask for views of the tournaments. Without ``sight`` play is always
        possible."""
        self._services = TournamentServices(
            self._store,
            self._tables,
            self._venue,
            announcer,
            self._dealer,
            self._timer,
            self._hand_pause_ms,
            self._settled,
            self._grace_ms,
            sight,
        )

    @property
    def _outside(self) -> TournamentServices:
        if self._services is None:
            raise RuntimeError("nobody was named to publish to")
        return self._services

    @property
    def store(self) -> TournamentStore:
        """The store, for things that are kept and not run: templates, recurrences, tournaments that are over."""
        return self._store

    async def restore(self) -> None:
        """Go on with every tournament of the file, its deadlines put off by the outage (T-1.1). To be called after the
        tables are restored. Raises StoreError where the file cannot be read."""
        now_ms = self._outside.timer.now_ms()
        for saved in await self._outside.store.unsettled():
            outage = Outage(min(saved.alive_ms, now_ms), now_ms)
            state = after_outage(saved.new.settings, saved.state, outage, self._outside.grace_ms)
            self._direct(replace(saved, state=state))
        for director in list(self._directors.values()):
            director.show()
            director.tick()
        self._look()

    def start(self) -> None:
        """Discord is there, and with it places for tables that could not be opened before."""
        for director in self._directors.values():
            director.try_again()

    async def create(self, new: NewTournament, request: Request, reason: str = "") -> TournamentView:
        """Create a tournament. Raises StoreError; nothing has happened then. Raises ValueError for settings that no
        hand could be dealt with. A caller that is cancelled does not stop it."""
        new.settings.check()
        entry = self._entry(new, request.player_id, reason)
        return await asyncio.shield(self._keep(self._create(new, request, entry)))

    async def rematch(self, over: Finished, guild_id: int, player_id: int, start_ms: int) -> TournamentView | None:
        """The same again, once (T-5.3): the rematch that there is, or a new one; None where it is over. Without the
        house's guarantee and the league's points, which are no player's to give. Raises StoreError; nothing has
        happened then."""
        shares = over.settings.shares if over.settings.buy_in else ()
        settings = replace(over.settings, guarantee=0, season=None, shares=shares)
        now_ms = self._outside.timer.now_ms()
        new = NewTournament(
            guild_id, over.channel_id, player_id, settings, start_ms, now_ms, rematch_of=over.tournament_id
        )
        with contextlib.suppress(DuplicateRequest):
            entry = self._entry(new, player_id, f"rematch of tournament {over.tournament_id}")
            return await asyncio.shield(self._keep(self._create(new, None, entry)))
        return next((view for view in self.in_guild(guild_id) if view.new.rematch_of == over.tournament_id), None)

    async def submit(self, tournament_id: int, message: Heard) -> TournamentReply | None:
        """The tournament's answer; None when there is none that is not settled. Raises ValueError for an edit to
        settings that no hand could be dealt with."""
        if isinstance(message, Edit):
            message.settings.check()
        director = self._directors.get(tournament_id)
        return await director.submit(message) if director is not None else None

    def view(self, tournament_id: int) -> TournamentView | None:
        director = self._directors.get(tournament_id)
        return director.view() if director is not None else None

    def in_guild(self, guild_id: int) -> list[TournamentView]:
        """The guild's tournaments that are not settled, the next to start first."""
        found = [each.view() for each in self._directors.values() if each.new.guild_id == guild_id]
        return sorted(found, key=lambda view: (view.state.start_ms, view.tournament_id))

    async def newest_settings(self, guild_id: int) -> TournamentSettings | None:
        """The settings of the tournament that was created last in the guild, over or not. Raises StoreError."""
        found = {view.tournament_id: view.new.settings for view in self.in_guild(guild_id)}
        if not found:
            found = {each.tournament_id: each.settings for each in await self.store.past(guild_id, 1)}
        return found[max(found)] if found else None

    async def zone(self, guild_id: int) -> ZoneInfo:
        """The guild's clocks: those of the tournament that was created last, UTC where there was none. Raises
        StoreError."""
        last = await self.newest_settings(guild_id)
        with contextlib.suppress(Complaint):
            return zone_of(last.zone) if last is not None else UTC_ZONE
        return UTC_ZONE

    async def save_schedule(self, schedule: Schedule, request: Request, reason: str = "") -> int:
        """Save the recurrence and give its id; the next occurrence is made at once. Raises Complaint, ValueError,
        StoreError."""
        occurrences(datetime.fromisoformat(schedule.wall), zone_of(schedule.zone), schedule.rule, _now(0), 1)
        schedule.settings.check()
        entry = self._note(schedule.guild_id, "tournament_schedule", request.player_id, reason)
        entry = replace(entry, after=schedule.settings.terms)
        schedule_id = await self._outside.store.save_schedule(schedule, request, entry)
        await self._occur(replace(schedule, schedule_id=schedule_id))
        return schedule_id

    async def member_left(self, guild_id: int, player_id: int) -> None:
        """Take a member who has left out of every tournament that has not begun, and give the buy-in back (T-1.3); in a
        running one nobody waits for them (T-3.2)."""
        for view in self.in_guild(guild_id):
            if view.state.entrant(player_id) is not None:
                await self.submit(view.tournament_id, Left(player_id))

    async def guild_left(self, guild_id: int, reason: str) -> None:
        """The bot has left the guild: nothing recurs, and everybody gets back what is theirs (T-1.5, T-3.7). Raises
        StoreError."""
        readable = [each.schedule_id for each in await self.store.schedules(guild_id)]
        for schedule_id in [*readable, *await self.store.unreadable_schedules(guild_id)]:
            entry = self._note(guild_id, "tournament_unschedule", None, reason)
            entry = replace(entry, before=f"schedule {schedule_id}")
            await self.store.drop_schedule(guild_id, schedule_id, None, entry)
        for view in self.in_guild(guild_id):
            await self.submit(view.tournament_id, Cancel(None, reason))

    def play_was_impossible(self, outage: Outage) -> None:
        """Put every tournament's deadlines off by the outage, as a start does (T-1.1)."""
        for director in self._directors.values():
            director.play_was_impossible(outage)
        self._look()

    def stand_still(self, tournament_id: int, obstacle: Obstacle, since_ms: int) -> None:
        """People cannot take part in it, and its clocks have stood still since then, until it is to go on."""
        if (director := self._directors.get(tournament_id)) is not None:
            director.stand_still(obstacle, since_ms)

    def go_on(self, tournament_id: int) -> None:
        """Apart from its tables, play is possible again."""
        if (director := self._directors.get(tournament_id)) is not None:
            director.go_on()

    async def stop(self) -> None:
        """Take no more messages and finish those under way. Before the tables stop."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._looking is not None:
            await asyncio.wait((self._looking,))
        if self._creating:
            await asyncio.wait(self._creating)
        await asyncio.gather(*(director.stop() for director in self._directors.values()))

    async def _create(self, new: NewTournament, request: Request | None, entry: AuditEntry) -> TournamentView:
        now_ms = self._outside.timer.now_ms()
        state = TournamentState("scheduled" if new.opens_ms > now_ms else "registering", new.start_ms)
        tournament_id = await self._outside.store.create(new, state, request, entry)
        director = self._direct(SavedTournament(tournament_id, new, state, {}, 0, now_ms))
        director.show()
        director.tick()
        return director.view()

    def _keep(self, work: Coroutine[Any, Any, TournamentView]) -> asyncio.Task[TournamentView]:
        """In a task that the stop waits for, whoever gives up."""
        creating = asyncio.get_running_loop().create_task(work)
        self._creating.add(creating)
        creating.add_done_callback(self._created)
        return creating

    def _created(self, creating: asyncio.Task[TournamentView]) -> None:
        """Look at the error, so that one nobody waits for any more is not reported as forgotten."""
        self._creating.discard(creating)
        if not creating.cancelled():
            creating.exception()

    def _direct(self, saved: SavedTournament) -> Director:
        director = Director(saved, self._outside)
        self._directors[saved.tournament_id] = director
        return director

    def _settled(self, tournament_id: int) -> None:
        self._directors.pop(tournament_id, None)
        self._look()

    def _table_changed(self, view: TableView) -> None:
        director = self._directors.get(view.tournament_id) if view.tournament_id is not None else None
        if director is not None:
            director.tick()

    # Recurrences

    def _look(self) -> None:
        """See to the recurrences in a task of its own, now and again every hour."""
        if self._stopped or self._looking is not None:
            return
        self._looking = asyncio.get_running_loop().create_task(self._look_at_schedules())
        if self._alarm is not None:
            self._alarm.cancel()
        timer = self._outside.timer
        self._alarm = timer.call_at(timer.now_ms() + LOOK_EVERY_MS, self._look)

    async def _look_at_schedules(self) -> None:
        try:
            for schedule in await self._outside.store.schedules(None):
                await self._occur(schedule)
        except Exception as error:
            log.error("the recurring tournaments could not be looked at: %s", where(error))
        finally:
            self._looking = None

    async def _occur(self, schedule: Schedule) -> None:
        """Make the next occurrence, where it is not there yet (T-1.2)."""
        now = _now(self._outside.timer.now_ms())
        try:
            first = datetime.fromisoformat(schedule.wall)
            found = occurrences(first, zone_of(schedule.zone), schedule.rule, now, 1)
        except Complaint as error:
            log.error("schedule %d cannot be read: %s", schedule.schedule_id, error)
            return
        for start in found:
            new = NewTournament(
                schedule.guild_id,
                schedule.channel_id,
                schedule.owner_id,
                schedule.settings,
                _ms(start),
                _ms(start - timedelta(minutes=schedule.opens_minutes)),
                schedule.schedule_id,
            )
            try:
                new.settings.check()
                await self._create(new, None, self._entry(new, None, ""))
            except DuplicateRequest:
                continue
            except (StoreError, ValueError) as error:
                log.error("an occurrence of schedule %d could not be made: %s", schedule.schedule_id, error)

    def _entry(self, new: NewTournament, actor_id: int | None, reason: str) -> AuditEntry:
        return replace(self._note(new.guild_id, "tournament_create", actor_id, reason), after=new.settings.terms)

    def _note(self, guild_id: int, act: str, actor_id: int | None, reason: str) -> AuditEntry:
        return AuditEntry(guild_id, act, actor_id, reason, self._outside.timer.now_ms())


def _now(now_ms: int) -> datetime:
    return datetime.fromtimestamp(now_ms / 1000, UTC)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
