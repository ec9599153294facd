"""Closing tables: what the audit log gets and who counts as the owner."""

from bot.tables.saving import Request
from bot.use_cases.authority import MANAGE_CHANNELS, MANAGE_THREADS, VIEW_CHANNEL
from bot.use_cases.moderating.closing import ClosingTables
from tests.harness.tables.room import GUILD, OWNER
from tests.harness.use_cases.fakes import moderator, refused
from tests.harness.use_cases.tables.fakes import TableDesk

REQUEST = Request(1, None, "test")


async def test_owners_may_close_tables_without_a_reason_but_moderators_are_always_audited() -> None:
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


async def test_a_moderator_who_owns_the_table_needs_no_reason_and_a_channel_manager_acts_as_owner() -> None:
    desk = TableDesk()
    await desk.room.open()
    closing, table = ClosingTables(desk.house.authority, desk.finding), str(desk.room.table_id)
    manages = VIEW_CHANNEL | MANAGE_THREADS | MANAGE_CHANNELS
    for origin, plain, as_owner in (
        (moderator(OWNER - 100, guild_id=GUILD), None, False),
        (desk.asks(1, sees=manages), "/table close", True),
    ):
        given = [
            await closing.without_reason(origin, table),
            await closing.with_reason(origin, table, "too late", void_hand=False),
        ]
        messages = [each.message_of(REQUEST) for each in given]
        assert [(each.reason, each.as_owner) for each in messages] == [(plain, as_owner), ("too late", as_owner)]


async def test_banned_owners_and_moderators_cannot_close_and_strangers_cannot_find_a_private_table() -> None:
    desk = TableDesk()
    await desk.room.open(private=True)
    closing, table = ClosingTables(desk.house.authority, desk.finding), str(desk.room.table_id)
    owner, mo, stranger = desk.asks(OWNER - 100), moderator(guild_id=GUILD), desk.asks(1)
    assert (await closing.without_reason(mo, table)).view.table_id == desk.room.table_id
    desk.house.users.seen.add(OWNER - 100)
    for banned in (OWNER, 109):
        desk.house.bans.ban(banned)
    for origin, key in ((owner, "forbidden-banned"), (mo, "forbidden-banned"), (stranger, "no-such-table")):
        assert await refused(closing.without_reason(origin, table)) == key
        assert await refused(closing.with_reason(origin, table, "too late", void_hand=False)) == key
