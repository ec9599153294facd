"""/tournament announce: moves the tournament's message to the end of the channel.

With a moderator's text, all entrants are pinged too.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, Protocol

from bot.common.complaint import Complaint
from bot.moderation.powers import Power
from bot.tables.ports import Directory
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Move
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.requests import Requests
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.places import place_of


class Cards(Protocol):
    def post_anew(self, view: TournamentView) -> None:
        """Move the tournament's message to the end of its channel."""
        ...


class Calls(Protocol):
    async def call(self, view: TournamentView, text: str, user_ids: Sequence[int]) -> bool:
        """Post the text in the tournament's channel with a mention of each user.

        Return False if Discord does not accept it.
        """
        ...


class Announced(NamedTuple):
    view: TournamentView
    called: int
    """The number of users who were pinged."""


class Announcing:
    def __init__(
        self,
        tournaments: TournamentManager,
        finding: FindingTournaments,
        authority: Authority,
        requests: Requests,
        directory: Directory,
        cards: Cards,
        calls: Calls,
    ) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._authority = authority
        self._requests = requests
        self._directory = directory
        self._cards = cards
        self._calls = calls

    async def announce(self, origin: Origin, chosen: str | None, text: str | None, spot: Spot) -> Announced:
        """Move the tournament's message to the end of its channel; with a text, also ping the entrants.

        Raises Complaint and StoreError.
        """
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        view = await self._finding.find(origin, chosen)
        if view.state.phase in OVER:
            raise Complaint("tourney-denial-over")
        view = await self._at_home(origin, view, spot)
        self._cards.post_anew(view)
        if text is None:
            return Announced(view, 0)
        users = await self._entrants(view)
        if not await self._calls.call(view, text, users):
            raise Complaint("call-not-posted", channel=f"<#{view.new.channel_id}>")
        return Announced(view, len(users))

    async def _at_home(self, origin: Origin, view: TournamentView, spot: Spot) -> TournamentView:
        """If the tournament's channel no longer exists, move the tournament to the command's channel.

        Return the tournament. Raises Complaint.
        """
        if origin.has_channel(view.new.channel_id):
            return view
        place = place_of(spot)
        submitted = await self._requests.submit(
            origin,
            lambda request: Move(request, place, f"/{origin.name}"),
            partial(self._tournaments.submit, view.tournament_id),
        )
        reply = submitted.reply
        if reply is None or reply.denial is not None:
            raise Complaint(f"tourney-denial-{reply.denial if reply is not None else 'over'}")
        return reply.view

    async def _entrants(self, view: TournamentView) -> list[int]:
        """Return the Discord users who are registered; once the tournament runs, those who still play."""
        entrants = view.state.playing() if view.state.phase == "running" else view.state.entrants
        users = [await self._directory.user_id(entrant.player_id) for entrant in entrants]
        return [user for user in users if user is not None]
