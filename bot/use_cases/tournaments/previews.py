"""Previews of new tournaments, kept until the moderator posts or drops them.

They are kept in memory only. The request that creates the tournament has the id of the command's interaction, so that
a duplicate of the command or a second click creates nothing.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.moderation.powers import Power
from bot.tables.ports import Timer
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import NewTournament, Schedule
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.limits import check_room_for_another_schedule, check_room_for_more

PREVIEWS_MOST: Final = 500
"""The maximum number of previews kept; the oldest is dropped first."""


@dataclass(frozen=True, slots=True)
class PreviewedTournament:
    """The tournament that the button Post will create."""

    new: NewTournament
    command: str
    schedule: Schedule | None = None
    """The schedule if the tournament recurs; ``new`` is then the schedule's first tournament."""
    starts_ms: tuple[int, ...] = ()
    """The next starts, in ms, if the tournament recurs."""
    target_start_ms: int | None = None
    """The start of the tournament in which seats are won, if it is known (T-8.1)."""


class PostedTournament(NamedTuple):
    previewed: PreviewedTournament
    number: int
    """The id of the tournament, or of the schedule if it recurs."""


class Previews:
    def __init__(self, tournaments: TournamentManager, authority: Authority, timer: Timer) -> None:
        self._tournaments = tournaments
        self._authority = authority
        self._timer = timer
        self._kept: OrderedDict[int, PreviewedTournament] = OrderedDict()
        self._posting = asyncio.Lock()
        """A lock that is held from counting the tournaments until one is created.

        Otherwise, two moderators at once could exceed the limit.
        """

    async def keep(self, origin: Origin, previewed: PreviewedTournament) -> None:
        """Store the preview under the command's id. Raises Complaint if the server has too many tournaments."""
        await self._check_number(previewed)
        self._kept[origin.request_id] = previewed
        while len(self._kept) > PREVIEWS_MOST:
            self._kept.popitem(last=False)

    async def drop(self, origin: Origin, number: int) -> None:
        """Drop the preview. Raises Complaint if it no longer exists or the user may not drop it."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        self._previewed(origin, number)
        self._kept.pop(number)

    async def post(self, origin: Origin, number: int) -> PostedTournament:
        """Create the tournament, or the schedule, of the preview. Raises Complaint and StoreError.

        The preview stays stored, so that a second click gets the answer that the tournament exists.
        """
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        previewed = self._previewed(origin, number)
        if previewed.new.settings.promises:
            await self._authority.require(origin, Power.GUARANTEE)
        if previewed.new.settings.format.start.is_known and previewed.new.start_ms <= self._timer.now_ms():
            raise Complaint("start-past", when=previewed.new.start_ms // 1000)
        request = Request(number, asker.player_id, previewed.command)
        async with self._posting:
            await self._check_number(previewed)
            return PostedTournament(previewed, await self._created(previewed, request))

    async def _created(self, previewed: PreviewedTournament, request: Request) -> int:
        reason = f"/{previewed.command}"
        if previewed.schedule is not None:
            return await self._tournaments.save_schedule(previewed.schedule, request, reason)
        now_ms, start = self._timer.now_ms(), previewed.new.settings.format.start
        new = replace(previewed.new, opens_ms=now_ms, start_ms=start.ends_ms(now_ms, previewed.new.start_ms))
        return (await self._tournaments.create(new, request, reason)).tournament_id

    def _previewed(self, origin: Origin, number: int) -> PreviewedTournament:
        """Return the preview. Raises Complaint if this server has no such preview."""
        previewed = self._kept.get(number)
        if previewed is None or previewed.new.guild_id != origin.server:
            raise Complaint("tournament-preview-gone")
        return previewed

    async def _check_number(self, previewed: PreviewedTournament) -> None:
        """Raise Complaint if the server has the maximum number of tournaments.

        For a recurring tournament, the number of schedules counts instead.
        """
        guild_id = previewed.new.guild_id
        if previewed.schedule is None:
            check_room_for_more(self._tournaments.in_guild(guild_id))
        else:
            await check_room_for_another_schedule(self._tournaments.store, guild_id)
