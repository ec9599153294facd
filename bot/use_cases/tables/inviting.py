"""Invitations to tables, with a rate limit for each inviter and each invited member."""

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
"""The factor by which the rate limit of invitations to the same member refills more slowly."""


class Invited(NamedTuple):
    submitted: Submitted[Invite, TableReply | None]
    how: Literal["refused", "called", "let in"] = "refused"
    """The outcome: refused by the table, invited with a ping, or only given access because of a recent ping."""


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

        ``sees``: True if the member can read the table's channel.
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
        """Raise Complaint if the user invites too often.

        The same member cannot be invited twice in a short time, except to a private table, where they get access
        again.
        """
        if not private and not self._same.has(*self._often(origin, whom)):
            raise Complaint("invite-again", name=clean(whom.name))
        if not self._calls.take_token((origin.server, origin.asker.user_id), self._timer.now_ms()):
            raise Complaint("invite-too-fast")

    def _often(self, origin: Origin, whom: Person) -> tuple[tuple[int, int, int], int]:
        """Return the key of the rate limit for this pair of inviter and member, and the slowed-down time."""
        return (origin.server, origin.asker.user_id, whom.user_id), self._timer.now_ms() // SLOWER

    async def uninvite(self, origin: Origin, view: TableView, whom: Person) -> Submitted[Uninvite, TableReply | None]:
        """Withdraw an invitation; the guest may have left the server.

        A guest who has no seat there, and no role that admits them, can no longer see the table.
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
    """Raise Complaint if the user cannot be invited."""
    if whom.user_id == origin.asker.user_id:
        raise Complaint("invite-oneself")
    if whom.is_bot:
        raise Complaint("invite-bot")
    if not whom.is_member:
        raise Complaint("invite-no-member")
