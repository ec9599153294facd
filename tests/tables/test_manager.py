"""The table manager: finding and opening tables, and requests to tables that do not exist."""

import asyncio

import pytest

from bot.tables.manager import TableManager
from bot.tables.messages import Due, Sit
from bot.tables.saving import NewTable, StoreUnavailable
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, OWNER, Room, settings

NEW = NewTable(GUILD, 500, OWNER, "First", settings())


async def test_a_table_is_found_by_its_id_or_channel_or_server_or_by_its_players(room: Room) -> None:
    first = await room.tables.open(NEW, room.request(OWNER))
    second = await room.tables.open(NewTable(GUILD, 501, OWNER, "Second", settings()), room.request(OWNER))
    other = await room.tables.open(NewTable(8, 502, OWNER, "Other", settings()), room.request(OWNER))
    await room.tables.submit(second.table_id, Sit(room.request(101)))
    assert room.tables.in_channel(501) == second.table_id
    assert room.tables.in_channel(999) is None
    assert [view.place.name for view in room.tables.in_guild(GUILD)] == ["First", "Second"]
    assert room.tables.of_player(GUILD, 101) == [second.table_id]
    assert room.tables.of_player(8, 101) == []
    assert room.tables.view(other.table_id) == other
    assert room.tables.view(99) is None
    assert room.tables.private(99, 101) is None
    assert await room.tables.submit(99, Due()) is None
    assert room.tables.private(first.table_id, 101) is None


async def test_a_new_table_is_published(room: Room) -> None:
    view = await room.tables.open(NEW, room.request(OWNER))
    assert room.publisher.shown[-1] == view
    assert (view.place.name, view.place.owner_id, view.course.closed, view.course.paused) == (
        "First",
        OWNER,
        False,
        None,
    )


async def test_a_table_that_cannot_be_saved_is_not_opened(room: Room, store: MemoryStore) -> None:
    store.down = True
    with pytest.raises(StoreUnavailable):
        await room.tables.open(NEW, room.request(OWNER))
    assert room.tables.in_guild(GUILD) == []


async def test_a_manager_without_a_publisher_refuses_to_open_or_restore_tables(room: Room, store: MemoryStore) -> None:
    tables = TableManager(store, room.dealer, room.timer)
    with pytest.raises(RuntimeError, match="publish"):
        await tables.open(NEW, room.request(OWNER))
    with pytest.raises(RuntimeError, match="publish"):
        await tables.restore()
    assert store.tables == {}


async def test_R4_1_a_razz_table_has_two_to_eight_seats(room: Room) -> None:
    for seats_max in (1, 9):
        with pytest.raises(ValueError, match="can't be dealt"):
            await room.open(seats_max=seats_max)
    assert room.tables.in_guild(GUILD) == []


async def test_opening_a_table_completes_even_if_the_caller_is_cancelled(room: Room) -> None:
    caller = asyncio.create_task(room.tables.open(NEW, room.request(OWNER)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await room.tables.stop()
    assert len(room.tables.in_guild(GUILD)) == 1


async def test_a_closed_table_is_forgotten(room: Room) -> None:
    await room.open()
    await room.close()
    assert room.tables.in_guild(GUILD) == []
    assert room.tables.in_channel(500) is None


async def test_each_new_view_of_a_table_has_a_higher_revision_number(room: Room) -> None:
    await room.open()
    for player in (101, 102, 103):
        await room.sit(player)
    revisions = [view.revision for view in room.publisher.shown]
    assert revisions == sorted(set(revisions))
