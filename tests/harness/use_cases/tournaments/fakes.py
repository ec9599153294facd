"""Tournaments whose state never changes, and an in-memory store for them."""

import asyncio
from dataclasses import replace
from typing import Any, cast

from bot.moderation.lobby_book import LobbyBook
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import AuditEntry, DuplicateRequest, Request, StoreUnavailable
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Heard, TournamentDenial, TournamentReply
from bot.tournaments.ports import Finished, NewTournament, Schedule, TournamentView
from bot.tournaments.rules.league import Result
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, Phase, TournamentState
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.league import League
from bot.use_cases.tournaments.managing import ManagingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.previews import Previews
from bot.use_cases.tournaments.schedules import Schedules
from bot.use_cases.tournaments.templates import Templates
from tests.harness.tournaments.field import CHANNEL, GUILD, MINUTE, SETTINGS, START
from tests.harness.use_cases.fakes import House


def tournament(number: int, name: str = "Friday", phase: Phase = "registering", **changes: Any) -> TournamentView:
    """Return a view; ``entrants`` go into its state, other changes into its NewTournament."""
    state = TournamentState(phase, START, tuple(Entrant(player_id) for player_id in changes.pop("entrants", ())))
    new = NewTournament(GUILD, CHANNEL, 3, replace(SETTINGS, name=name), START, START - 60 * MINUTE)
    return TournamentView(number, replace(new, **changes), state, 0, (), (), None, START, 0)


class Kept:
    """Store of tournaments. If ``fails`` is True, every method raises as a full disk does."""

    def __init__(self) -> None:
        self.over: list[Finished] = []
        self.named: dict[str, TournamentSettings] = {}
        self.recurring: list[Schedule] = []
        self.unreadable: list[int] = []
        self.audit: list[AuditEntry] = []
        self.seconds: dict[str, int] = {}
        self.league: list[Result] = []
        self.fails = False

    def _look(self) -> None:
        if self.fails:
            raise StoreUnavailable("the disk is full")

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        self._look()
        return self.over[:most]

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        self._look()
        return next((each for each in self.over if each.tournament_id == tournament_id), None)

    async def templates(self, guild_id: int) -> dict[str, TournamentSettings]:
        self._look()
        await asyncio.sleep(0)
        return dict(self.named)

    async def save_template(
        self, guild_id: int, name: str, settings: TournamentSettings, request: Request, audit: AuditEntry
    ) -> None:
        self._look()
        self.named = {each: kept for each, kept in self.named.items() if each.casefold() != name.casefold()}
        self.named[name] = settings
        self.audit.append(audit)

    async def drop_template(self, guild_id: int, name: str, request: Request, audit: AuditEntry) -> bool:
        self._look()
        self.audit.append(audit)
        return self.named.pop(name, None) is not None

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        self._look()
        return [each for each in self.recurring if guild_id in (None, each.guild_id)]

    async def unreadable_schedules(self, guild_id: int) -> list[int]:
        return self.unreadable

    async def drop_schedule(self, guild_id: int, schedule_id: int, request: Request | None, audit: AuditEntry) -> bool:
        self._look()
        self.audit.append(audit)
        there = len(self.recurring) + len(self.unreadable)
        self.recurring = [each for each in self.recurring if each.schedule_id != schedule_id]
        self.unreadable = [each for each in self.unreadable if each != schedule_id]
        return len(self.recurring) + len(self.unreadable) < there

    async def hand_seconds(self, guild_id: int, game: str) -> int | None:
        self._look()
        return self.seconds.get(game)

    async def results(
        self, guild_id: int, since_ms: int, until_ms: int, schedule_id: int | None = None
    ) -> list[Result]:
        return self.league


class Tournaments:
    """Manager that records requests and accepts them all unless ``denial`` is set."""

    def __init__(self, *views: TournamentView) -> None:
        self.on = {view.tournament_id: view for view in views}
        self.store = Kept()
        self.asked: list[tuple[int, Heard]] = []
        self.denial: TournamentDenial | None = None
        self.requests: list[Request] = []
        self.left: list[tuple[int, int]] = []
        """(guild_id, player_id) of members who have left."""

    @property
    def manager(self) -> TournamentManager:
        return cast(TournamentManager, self)

    def view(self, tournament_id: int) -> TournamentView | None:
        return self.on.get(tournament_id)

    def in_guild(self, guild_id: int) -> list[TournamentView]:
        return [view for view in self.on.values() if view.new.guild_id == guild_id]

    def target_of(self, new: NewTournament) -> TournamentView | None:
        return self.on.get(new.settings.target)

    async def submit(self, tournament_id: int, message: Heard) -> TournamentReply | None:
        self.asked.append((tournament_id, message))
        await asyncio.sleep(0)
        return TournamentReply(self.on[tournament_id], self.denial) if tournament_id in self.on else None

    async def member_left(self, guild_id: int, player_id: int) -> None:
        self.left.append((guild_id, player_id))

    async def guild_left(self, guild_id: int, reason: str) -> None:
        self.on = {number: view for number, view in self.on.items() if view.new.guild_id != guild_id}

    async def rematch(
        self, over: Finished, guild_id: int, player_id: int, start_ms: int, name: str = ""
    ) -> TournamentView | None:
        """Create one rematch, even for several simultaneous requests."""
        self.store._look()
        await asyncio.sleep(0)
        number = 100 + over.tournament_id
        made = tournament(number, rematch_of=over.tournament_id, owner_id=player_id, start_ms=start_ms)
        return self.on.setdefault(number, made)

    async def create(self, new: NewTournament, request: Request, reason: str = "") -> TournamentView:
        """Create a tournament; raise DuplicateRequest for a repeated request."""
        self.store._look()
        if request in self.requests:
            raise DuplicateRequest
        self.requests.append(request)
        number = 200 + len(self.requests)
        made = TournamentView(number, new, TournamentState("registering", new.start_ms), 0, (), (), None, START, 0)
        self.on[number] = made
        await asyncio.sleep(0)
        return made

    async def save_schedule(self, schedule: Schedule, request: Request, reason: str = "") -> int:
        self.store._look()
        self.requests.append(request)
        self.store.recurring.append(schedule)
        return 300 + len(self.requests)

    async def newest_settings(self, guild_id: int) -> TournamentSettings | None:
        return next((view.new.settings for view in self.in_guild(guild_id)), None)


class Desk:
    """All use cases that order tournaments, over tournaments whose state never changes."""

    def __init__(self, *views: TournamentView) -> None:
        self.tournaments = Tournaments(*views)
        self.house = House(self.tournaments)
        manager, authority, timer = self.tournaments.manager, self.house.authority, self.house.timer
        self.house.rooms.now = RoomSettings(zone="Europe/Berlin")
        self.clock = TournamentClock(self.house.rooms, timer)
        self.finding = FindingTournaments(manager, authority, timer)
        self.templates = Templates(manager, self.finding, authority)
        self.orders = TournamentOrders(manager, authority, self.templates, self.clock)
        self.previews = Previews(manager, authority, timer)
        self.schedules = Schedules(manager, self.finding, authority, self.orders, self.clock)
        self.managing = ManagingTournaments(manager, self.finding, authority, self.house.requests, self.orders)
        self.league = League(manager, self.schedules, self.house.requests, cast(LobbyBook, None), self.clock)

    @property
    def store(self) -> Kept:
        return self.tournaments.store
