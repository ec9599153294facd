"""Invitations to tables, with rate limits for the inviter and for each invited member."""

from typing import Final, Literal, NamedTuple

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.token_bucket import MEMBER_INVITES, SAME_INVITES, Buckets
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.replies import TableReply
from bot.tables.seat_messages import Invite, Uninvite
from bot.use_cases.finding import admitted
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tables.places import TablePlaces

SLOWER: Final = 10
"""The factor that slows down the clock of the rate limit for inviting the same member again."""


class Invited(NamedTuple):
    submitted: Submitted[Invite, TableReply | None]
    how: Literal["refused", "called", "let in"] = "refused"
    """The outcome: the table refused, the member was pinged, or the member only got access.

    The last one happens in a private table's thread if the member was pinged a short time before.
    """


class InvitingPlayers:
    def __init__(
        self, tables: TableManager, requests: Requests, directory: Directory, places: TablePlaces, timer: Timer
    ) -> None:
        self._tables = tables
        self._requests = requests
        self._directory = directory
        self._places = places
        self._timer = timer
        self._calls = Buckets(MEMBER_INVITES)
        self._same = Buckets(SAME_INVITES)

    async def invite(self, origin: Origin, view: TableView, whom: Person, *, sees: bool) -> Invited:
        """Invite a member to the table. Raises Complaint.

        ``sees`` is True if the member can read the table's channel.
        """
        _check_can_be_invited(origin, whom)
        name, private = clean(whom.name), view.settings.is_private
        if not sees:
            # A ping would not reach them.
            raise Complaint("invite-blind", name=name, channel=f"<#{view.place.channel_id}>")
        self._check_often(origin, whom, private=private)
        player = await self._directory.player_id(whom.user_id) if private else 0
        submitted = await self._requests.submit(
            origin,
            lambda request: Invite(request, player),
            lambda message: self._tables.submit(view.table_id, message),
        )
        if submitted.reply is None or not submitted.reply.done:
            return Invited(submitted)
        now, often = submitted.reply.view, self._often(origin, whom)
        if self._same.take_token(*often):
            try:
                await self._places.call_guest(now, whom.user_id, origin.asker.name)
            except Complaint:
                self._same.give_back(often[0])
                raise
            return Invited(submitted, "called")
        if not private:
            raise Complaint("invite-again", name=name)
        await self._places.add_to_thread(now, whom.user_id)
        return Invited(submitted, "let in")

    def _check_often(self, origin: Origin, whom: Person, *, private: bool) -> None:
        """Raise Complaint if the user has sent too many invitations.

        The same member cannot be invited twice in a short time, except to a private table: there, the second
        invitation gives them access without a ping.
        """
        if not private and not self._same.has(*self._often(origin, whom)):
            raise Complaint("invite-again", name=clean(whom.name))
        if not self._calls.take_token((origin.server, origin.asker.user_id), self._timer.now_ms()):
            raise Complaint("invite-too-fast")

    def _often(self, origin: Origin, whom: Person) -> tuple[tuple[int, int, int], int]:
        """Return the rate limit's key for this inviter and member, and the time of the slowed clock."""
        return (origin.server, origin.asker.user_id, whom.user_id), self._timer.now_ms() // SLOWER

    async def uninvite(self, origin: Origin, view: TableView, whom: Person) -> Submitted[Uninvite, TableReply | None]:
        """Withdraw an invitation, even if the guest has left the server.

        If the guest has no seat there, and no role that gives access, remove them from the table's thread.
        """
        player = await self._directory.known(whom.user_id) or 0
        submitted = await self._requests.submit(
            origin,
            lambda request: Uninvite(request, player),
            lambda message: self._tables.submit(view.table_id, message),
        )
        if submitted.reply is not None and submitted.reply.done:
            now = submitted.reply.view
            seated = any(line.player_id == player for line in now.seats)
            if not seated and not admitted(now, whom):
                await self._places.remove_from_thread(now, whom.user_id)
        return submitted


def _check_can_be_invited(origin: Origin, whom: Person) -> None:
    """Raise Complaint if the user cannot be invited: for example, the asker themselves or a bot."""
    if whom.user_id == origin.asker.user_id:
        raise Complaint("invite-oneself")
    if whom.is_bot:
        raise Complaint("invite-bot")
    if not whom.is_member:
        raise Complaint("invite-no-member")
