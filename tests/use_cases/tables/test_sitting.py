"""Requests for a seat or a place on the waiting list, with the roles that the member has at that moment."""

from bot.tables.replies import TableDenial
from bot.tables.saving import Request
from bot.use_cases.finding import admitted, belongs
from bot.use_cases.origin import Person
from bot.use_cases.tables.sitting import sit, wait
from tests.harness.tables.room import OWNER
from tests.harness.use_cases.tables.fakes import TableDesk

GUEST, STRANGER = Person(2, "bo", roles=frozenset({5, 6})), Person(3, "cy", roles=frozenset({6}))
PLAYER = 103


async def test_only_members_with_the_role_may_sit_at_or_wait_for_a_private_table() -> None:
    desk, request = TableDesk(), Request(1, PLAYER, "test")
    await desk.room.open(private=True, role_id=5)
    view = desk.room.view
    told = [(sit(at, who)(request).by_role, admitted(at, who)) for at in (view, None) for who in (GUEST, STRANGER)]
    assert told == [(True, True), (False, False), (False, False), (False, False)]
    assert [wait(view, who)(request).by_role for who in (GUEST, STRANGER)] == [True, False]
    asked = sit(view, GUEST, 900, 4, post=True)(request)
    assert (asked.buy_in, asked.seat, asked.post, wait(view, GUEST, 900)(request).buy_in) == (900, 4, True, 900)
    reply = await desk.tables.submit(view.table_id, sit(view, STRANGER)(request))
    assert reply is not None
    assert reply.denial is TableDenial.NOT_INVITED


async def test_a_private_tables_members_are_its_owner_and_everybody_with_its_role() -> None:
    desk = TableDesk()
    await desk.room.open(private=True, role_id=5)
    asked = ((GUEST, None), (STRANGER, None), (STRANGER, PLAYER), (STRANGER, OWNER))
    assert [belongs(desk.room.view, person, player) for person, player in asked] == [True, False, False, True]
