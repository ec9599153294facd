"""Renaming tables: who may, what the audit log gets, and when Discord renames the thread."""

import asyncio

from bot.tables.ports import TableView
from bot.use_cases.authority import VIEW_CHANNEL
from bot.use_cases.tables.renaming import RenamingTables
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, OWNER
from tests.harness.use_cases.fakes import moderator, refused
from tests.harness.use_cases.tables.fakes import Places, TableDesk


class LatePlaces(Places):
    """Places whose threads Discord renames 5 seconds later."""

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        return 5_000


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.renaming = RenamingTables(
            self.house.authority, self.finding, self.opening, self.house.requests, self.tables, LatePlaces()
        )


async def test_a_rename_is_audited_unless_the_owner_makes_it() -> None:
    desk = Desk()
    await desk.room.open()
    table = str(desk.room.table_id)
    for origin, name, reason in (
        (desk.asks(OWNER - 100), "Club", None),
        (moderator(guild_id=GUILD), "House", "/table rename"),
        (moderator(OWNER - 100, guild_id=GUILD), "Home", None),
    ):
        renamed = await desk.renaming.rename(origin, table, name)
        assert (renamed.submitted.message.reason, renamed.thread_ms) == (reason, 5_000), name
        assert [view.place.name for view in desk.views()] == [name]
    assert isinstance(desk.store, MemoryStore)
    assert [(entry.reason, entry.after) for entry in desk.store.audit] == [("/table rename", "name House")]


async def test_a_refused_rename_keeps_the_tables_name() -> None:
    desk = Desk()
    await desk.room.open()
    table, owner, stranger = str(desk.room.table_id), desk.asks(OWNER - 100), desk.asks(1, sees=VIEW_CHANNEL)
    assert await refused(desk.renaming.rename(stranger, table, "Mine")) == "table-rename-forbidden"
    assert await refused(desk.renaming.rename(owner, table, "1234")) == "name-no-letter"
    desk.house.bans.ban(OWNER)
    assert await refused(desk.renaming.rename(owner, table, "Mine")) == "forbidden-banned"
    assert [view.place.name for view in desk.views()] == ["Table"]


async def test_of_two_simultaneous_renames_to_the_same_name_the_second_is_refused() -> None:
    desk = Desk()
    tables = [await desk.room.open(), await desk.room.open()]
    asked = (desk.renaming.rename(desk.asks(OWNER - 100), str(each), "Club") for each in tables)
    _, second = await asyncio.gather(*asked, return_exceptions=True)
    assert getattr(second, "key", None) == "name-taken"
