"""Invitations: who can be invited, how often, and who sees a private table afterward."""

import asyncio

from bot.common.complaint import Complaint
from bot.moderation.token_bucket import MEMBER_INVITES
from bot.tables.replies import TableDenial
from bot.use_cases.origin import Person
from bot.use_cases.tables.inviting import InvitingPlayers
from tests.harness.tables.room import OWNER
from tests.harness.use_cases.tables.fakes import TableDesk

HOST = OWNER - 100
"""The user id of the player who owns the room's tables."""
BO = Person(2, "bo")


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.inviting = InvitingPlayers(self.tables, self.house.requests, self.directory, self.places, self.house.timer)

    def minutes_pass(self, minutes: int) -> None:
        self.house.timer.ring_next(self.house.timer.now_ms() + minutes * 60_000)

    async def invite(self, whom: Person = BO, *, by: int = HOST, sees: bool = True) -> str:
        """Return the outcome of the invitation, or the key of the complaint."""
        try:
            return (await self.inviting.invite(self.asks(by), self.room.view, whom, sees=sees)).how
        except Complaint as complaint:
            return complaint.key

    async def uninvite(self, whom: Person) -> TableDenial | None:
        submitted = await self.inviting.uninvite(self.asks(HOST), self.room.view, whom)
        assert submitted.reply is not None
        return submitted.reply.denial


async def test_people_who_cannot_be_invited_are_refused_and_the_table_decides_who_may_invite() -> None:
    desk = Desk()
    await desk.room.open()
    told = [
        await desk.invite(Person(HOST, "myself")),
        await desk.invite(Person(3, "robot", is_bot=True)),
        await desk.invite(Person(4, "gone", is_member=False)),
        await desk.invite(sees=False),
        await desk.invite(by=1),
    ]
    assert told == ["invite-oneself", "invite-bot", "invite-no-member", "invite-blind", "refused"]
    assert desk.places.called == []


async def test_a_member_can_be_invited_once_in_ten_minutes_and_nobody_may_invite_many_at_once() -> None:
    desk = Desk()
    await desk.room.open()
    assert [await desk.invite(), await desk.invite()] == ["called", "invite-again"]
    others = [await desk.invite(Person(user, "other")) for user in range(3, 3 + MEMBER_INVITES.burst)]
    assert others == ["called"] * (MEMBER_INVITES.burst - 1) + ["invite-too-fast"]
    desk.minutes_pass(9)
    assert await desk.invite() == "invite-again"
    desk.minutes_pass(1)
    assert await desk.invite() == "called"


async def test_two_simultaneous_invitations_notify_the_member_once() -> None:
    desk = Desk()
    await desk.room.open()
    assert sorted(await asyncio.gather(desk.invite(), desk.invite())) == ["called", "invite-again"]
    assert desk.places.called == [2]


async def test_inviting_a_guest_again_lets_them_into_a_private_table_without_a_ping() -> None:
    desk = Desk()
    await desk.room.open(private=True)
    assert [await desk.invite(), await desk.invite()] == ["called", "let in"]
    assert (desk.places.called, desk.places.inside, desk.room.view.people.guests) == ([2], [2], (102,))


async def test_an_invitation_that_could_not_be_posted_does_not_count_towards_the_limit() -> None:
    desk = Desk()
    await desk.room.open()
    desk.places.refuses = Complaint("call-not-posted")
    assert await desk.invite() == "call-not-posted"
    desk.places.refuses = None
    assert await desk.invite() == "called"


async def test_uninvited_guests_lose_access_unless_they_are_seated_or_have_the_tables_role() -> None:
    desk = Desk()
    await desk.room.open(private=True, role_id=5)
    people = [Person(2, "bo"), Person(3, "cy"), Person(4, "di", roles=frozenset({5}))]
    for person in people:
        await desk.invite(person)
        await desk.places.add_to_thread(desk.room.view, person.user_id)
    assert (await desk.room.sit(103)).done
    assert [await desk.uninvite(person) for person in people] == [None] * 3
    assert (desk.places.inside, desk.room.view.people.guests) == ([3, 4], ())
    assert await desk.uninvite(Person(8, "a stranger")) is TableDenial.NOT_GUEST
    assert 8 not in desk.house.users.seen
