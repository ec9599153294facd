"""Playing again after a tournament: in the schedule's next tournament, or in a rematch (T-5.3).

The first click by one of the players creates the rematch, which starts ten minutes later.
"""

from functools import partial
from typing import Final

from bot.common.complaint import Complaint
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Register, TournamentReply
from bot.tournaments.ports import Finished, TournamentView
from bot.tournaments.state import OVER
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.standing import Standings
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.limits import check_room_for_more

MINUTE_MS: Final = 60_000
REMATCH_IN_MS: Final = 10 * MINUTE_MS
REMATCH_UNTIL_MS: Final = 60 * MINUTE_MS
"""The time after a tournament's end in which a rematch can be created, in ms; later, people have left."""


class ComingBack:
    def __init__(
        self,
        tournaments: TournamentManager,
        entering: EnteringTournaments,
        requests: Requests,
        standings: Standings,
        timer: Timer,
    ) -> None:
        self._tournaments = tournaments
        self._entering = entering
        self._requests = requests
        self._standings = standings
        self._timer = timer

    async def enter_next(
        self, origin: Origin, tournament_id: int, buy_in: int
    ) -> Submitted[Register, TournamentReply | None]:
        """Register the user for the schedule's next tournament that has not started, if it has this buy-in.

        Raises Complaint and StoreError.
        """
        ahead = partial(Register, ahead=True, buy_in=buy_in)
        return await self._entering.submit(origin, await self._next(origin, tournament_id), ahead)

    async def enter_rematch(
        self, origin: Origin, tournament_id: int, buy_in: int
    ) -> Submitted[Register, TournamentReply | None]:
        """Register the user for the rematch, if it has this buy-in; the first click creates it.

        Raises Complaint and StoreError.
        """
        ahead = partial(Register, ahead=True, buy_in=buy_in)
        return await self._entering.submit(origin, await self._rematch(origin, tournament_id), ahead)

    async def _next(self, origin: Origin, tournament_id: int) -> TournamentView:
        over = await self._over(origin, tournament_id)
        for view in self._tournaments.in_guild(origin.server):
            awaited = view.state.phase not in (*OVER, "running")
            if awaited and view.new.schedule_id is not None and view.new.schedule_id == over.schedule_id:
                return view
        raise Complaint("tourney-next-none")

    async def _rematch(self, origin: Origin, tournament_id: int) -> TournamentView:
        now_ms = self._timer.now_ms()
        over = await self._over(origin, tournament_id)
        views = self._tournaments.in_guild(origin.server)
        there = next((view for view in views if view.new.rematch_of == tournament_id), None)
        if there is not None:
            return there
        player_id = await self._requests.player_of(origin)
        await self._check(origin.server, over, player_id)
        check_room_for_more(views)
        start_ms = -(-(now_ms + REMATCH_IN_MS) // MINUTE_MS) * MINUTE_MS
        rematch = await self._tournaments.rematch(over, origin.server, player_id, start_ms, origin.asker.name)
        if rematch is None:
            raise Complaint("tourney-rematch-over")
        return rematch

    async def _check(self, guild_id: int, over: Finished, player_id: int) -> None:
        """Raise Complaint if the player may not create a rematch.

        All players of the tournament may create one for an hour after its end. They need no moderator, because a
        moderator already approved the same settings.
        """
        now_ms, ended_ms = self._timer.now_ms(), over.state.ended.at_ms
        if over.state.phase != "finished" or now_ms > ended_ms + REMATCH_UNTIL_MS:
            raise Complaint("tourney-rematch-late", when=(ended_ms + REMATCH_UNTIL_MS) // 1000)
        if player_id not in {entrant.player_id for entrant in over.state.started() if not entrant.removed}:
            raise Complaint("tourney-rematch-players")
        if await self._standings.is_banned(guild_id, player_id):
            raise Complaint("tourney-denial-banned", until=await self._standings.ban_ends(guild_id, player_id))

    async def _over(self, origin: Origin, tournament_id: int) -> Finished:
        finished = await self._tournaments.store.finished(origin.guild_id or 0, tournament_id)
        if finished is None:
            raise Complaint("tourney-gone")
        return finished
