"""Entrants' commands and clicks: registering, withdrawing, checking in."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from bot.common.complaint import Complaint
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Dealing, Entering, Register, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tournaments.finding import FindingTournaments

Asks = TypeVar("Asks", bound=Entering | Dealing)


class Mail(Protocol):
    def open_channel(self, *player_ids: int) -> None:
        """Open a direct-message channel to each player before anything must be sent to them."""
        ...


class Members(Protocol):
    async def member(self, guild_id: int, user_id: int) -> Person | None:
        """Return the member of the server; None if the user is not one, or Discord does not answer. Never raises."""
        ...


class EnteringTournaments:
    def __init__(
        self,
        tournaments: TournamentManager,
        finding: FindingTournaments,
        requests: Requests,
        mail: Mail,
        members: Members,
    ) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._requests = requests
        self._mail = mail
        self._members = members

    async def ask(
        self, origin: Origin, tournament_id: int, message_of: Callable[[Request], Asks]
    ) -> Submitted[Asks, TournamentReply | None]:
        """Send the user's message to the tournament with this id.

        Raises Complaint for a tournament of another server, and StoreError.
        """
        view = self._tournaments.view(tournament_id)
        if view is not None and origin.guild_id is None:
            origin = await self._in_server(origin, view.new.guild_id)
        if view is None or view.new.guild_id != origin.guild_id:
            raise Complaint("tourney-gone")
        return await self.submit(origin, view, message_of)

    async def _in_server(self, origin: Origin, guild_id: int) -> Origin:
        """Return the origin of a click on a letter as if it came from the tournament's server.

        Raises Complaint if the user is not a member any more, or Discord does not answer.
        """
        person = await self._members.member(guild_id, origin.asker.user_id)
        if person is None:
            raise Complaint("forbidden-outsider")
        return replace(origin, guild_id=guild_id, asker=person)

    async def ask_the_one_meant(
        self, origin: Origin, chosen: str | None, kind: type[Asks]
    ) -> Submitted[Asks, TournamentReply | None]:
        """Send the user's message to the named tournament; without a name, to the only one that fits.

        For a registration, a tournament fits if the user has not entered it; for any other message, if they have.
        Raises Complaint and StoreError.
        """
        me = await self._requests.known_player(origin)
        is_new = kind is Register
        view = await self._finding.find(origin, chosen, lambda each: (each.state.entrant(me) is None) is is_new)
        return await self.submit(origin, view, kind)

    async def submit(
        self, origin: Origin, view: TournamentView, message_of: Callable[[Request], Asks]
    ) -> Submitted[Asks, TournamentReply | None]:
        """Send the user's message to the tournament.

        If the user enters it, also open a direct-message channel to them. Raises StoreError.
        """
        submit = partial(self._tournaments.submit, view.tournament_id)
        submitted = await self._requests.submit(
            origin, lambda request: _with_roles(message_of(request), origin), submit
        )
        if isinstance(submitted.message, Register) and submitted.reply is not None and submitted.reply.done:
            # Now, so that the channel exists before their first cards, and 64 are not opened in one minute.
            self._mail.open_channel(submitted.player_id)
        return submitted


def _with_roles(message: Asks, origin: Origin) -> Asks:
    """Return the message; a registration with the asker's roles, which it may need."""
    return replace(message, roles=origin.asker.roles) if isinstance(message, Register) else message
