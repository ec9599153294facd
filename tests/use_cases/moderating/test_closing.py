"""Closing tables: who is audited, and who closes as owner, by both commands."""

from bot.tables.saving import Request
from bot.use_cases.authority import VIEW_CHANNEL
from bot.use_cases.moderating.closing import ClosingTables
from tests.harness.tables.room import GUILD, OWNER
from tests.harness.use_cases.fakes import moderator, refused
from tests.harness.use_cases.tables.fakes import TableDesk

REQUEST = Request(1, None, "test")


async def test_the_owner_closes_unaudited_or_with_a_reason_and_a_moderator_is_always_audited() -> None:
    desk = TableDesk()
    await desk.room.open()
    closing, table = ClosingTables(desk.house.authority, desk.finding), str(desk.room.table_id)
    owner, mo = desk.asks(OWNER - 100), moderator(guild_id=GUILD)
    told = []
    for origin in (owner, mo):
        plain = await closing.without_reason(origin, table)
        said = await closing.with_reason(origin, table, "too late", void_hand=False)
        told += [each.message_of(REQUEST) for each in (plain, said)]
    assert [(each.reason, each.as_owner, each.void_hand) for each in told] == [
        (None, True, False),
        ("too late", True, False),
        ("/table close", False, False),
        ("too late", False, False),
    ]
    voids = await closing.with_reason(mo, table, "too late", void_hand=True)
    assert voids.message_of(REQUEST).void_hand
    assert await refused(closing.with_reason(owner, table, "too late", void_hand=True)) == "forbidden-not-moderator"
    assert await refused(closing.without_reason(desk.asks(1, sees=VIEW_CHANNEL), table)) == "table-close-forbidden"
    assert await refused(closing.with_reason(mo, table, "", void_hand=False)) == "reason-needed"
