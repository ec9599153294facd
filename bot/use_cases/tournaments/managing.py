"""Moderators' orders to a tournament: edit, start now, delay, pause, resume, cancel, and remove a player."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import (
    Cancel,
    Delay,
    Edit,
    Ordering,
    PausePlay,
    Remove,
    ResumePlay,
    StartNow,
    TournamentReply,
)
from bot.tournaments.ports import TournamentView
from bot.typed.tournament_order import TournamentOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders

Asks = TypeVar("Asks", bound=Ordering)


class ManagingTournaments:
    """Moderators' commands about a tournament.

    ``chosen`` is the tournament's name; without it, ``FindingTournaments`` finds one. All methods raise Complaint and
    StoreError.
    """

    def __init__(
        self,
        tournaments: TournamentManager,
        finding: FindingTournaments,
        authority: Authority,
        requests: Requests,
        orders: TournamentOrders,
    ) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._authority = authority
        self._requests = requests
        self._orders = orders

    async def edit(
        self, origin: Origin, order: TournamentOrder, chosen: str | None, why: str
    ) -> Submitted[Edit, TournamentReply | None]:
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        view = await self._finding.find(origin, chosen)
        settings, start_ms = await self._orders.edited(origin, order, view)
        before = view.new.settings, view.state.start_ms
        return await self._bring(origin, view, lambda request: Edit(request, settings, start_ms, why, before))

    async def manage(self, origin: Origin, tournament_id: int) -> TournamentView:
        """Return the tournament, to show the organizer's buttons."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        return await self._finding.find(origin, str(tournament_id))

    async def move_start(
        self, origin: Origin, tournament_id: int, message_of: Callable[[Request], StartNow | Delay]
    ) -> Submitted[StartNow | Delay, TournamentReply | None]:
        """Start the tournament in a minute, or ten minutes later."""
        view = await self.manage(origin, tournament_id)
        return await self._bring(origin, view, message_of)

    async def cancel(self, origin: Origin, chosen: str | None, why: str) -> Submitted[Cancel, TournamentReply | None]:
        """Cancel the tournament.

        If it is running, its pool is shared out, which needs the power CANCEL_PLAY too.
        """
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        view = await self._finding.find(origin, chosen)
        runs = _runs(view)
        if runs:
            await self._authority.require(origin, Power.CANCEL_PLAY, tournament_id=view.tournament_id)
        return await self._bring(origin, view, lambda request: Cancel(request, why, before_start=not runs))

    async def pause(
        self, origin: Origin, chosen: str | None, why: str, *, at_once: bool
    ) -> Submitted[PausePlay, TournamentReply | None]:
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        view = await self._finding.find(origin, chosen, _runs)
        return await self._bring(origin, view, lambda request: PausePlay(request, why, at_once))

    async def resume(
        self, origin: Origin, chosen: str | None, why: str
    ) -> Submitted[ResumePlay, TournamentReply | None]:
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        view = await self._finding.find(origin, chosen, lambda each: each.state.pause is not None)
        return await self._bring(origin, view, lambda request: ResumePlay(request, why))

    async def remove(
        self, origin: Origin, whom: Person, chosen: str | None, why: str
    ) -> Submitted[Remove, TournamentReply | None]:
        """Remove the player from the named tournament.

        Without a name, it is this channel's tournament, or the only one that the player has entered.
        """
        await self._authority.require(origin, Power.REMOVE_ENTRANT)
        player = await self._authority.known_player(origin, whom)
        view = await self._finding.find(origin, chosen, lambda each: each.state.entrant(player) is not None)
        await self._authority.require(
            origin, Power.REMOVE_ENTRANT, subject_id=player, subject=whom, tournament_id=view.tournament_id
        )
        return await self._bring(origin, view, lambda request: Remove(request, player, why))

    async def _bring(
        self, origin: Origin, view: TournamentView, message_of: Callable[[Request], Asks]
    ) -> Submitted[Asks, TournamentReply | None]:
        return await self._requests.submit(origin, message_of, partial(self._tournaments.submit, view.tournament_id))


def _runs(view: TournamentView) -> bool:
    return view.state.phase == "running"
