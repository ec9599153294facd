"""Practice tables: one per player, which a table of another kind replaces."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator

from bot.common.complaint import Complaint
from bot.moderation.room_settings import RoomSettings
from bot.tables.state import HouseStrength
from bot.use_cases.tables.practising import PracticeTable, Practising, seat_of
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import HERE, TableDesk


class Lessons:
    def __init__(self) -> None:
        self.given_up: list[int] = []

    async def end_lesson(self, table_id: int) -> None:
        self.given_up.append(table_id)


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.lessons = Lessons()
        self.practising = Practising(
            self.house.authority,
            self.terms,
            self.opening,
            self.house.requests,
            self.tables,
            self.rooms,
            self.lessons,
            self.earlier,
        )

    async def table(self, user_id: int = 1, game: str = "razz", strength: HouseStrength = "regular") -> PracticeTable:
        """Return the asker's table once the tables that it replaces are closed."""
        async with self.locked(user_id, game, strength) as table:
            return table

    @contextlib.asynccontextmanager
    async def locked(self, user_id: int, game: str, strength: HouseStrength) -> AsyncIterator[PracticeTable]:
        asks = self.asks(user_id)
        async with (
            self.practising.lock_of(asks),
            self.practising.locked_table(asks, game, strength, 2, HERE) as table,
        ):
            yield table

    async def sits(self, user_id: int, table: PracticeTable) -> None:
        reply = await self.practising.sit_down(self.asks(user_id), table.view)
        assert reply is not None
        assert reply.done, reply.denial


async def test_asking_for_a_practice_table_returns_the_open_table_or_replaces_one_of_another_kind() -> None:
    desk = Desk()
    first = await desk.table()
    settings = first.view.settings
    assert (settings.house_players, settings.house_strength, first.view.practice) == (2, "regular", True)
    assert (await desk.table()).view.table_id == first.view.table_id
    await desk.sits(1, first)
    second = await desk.table(strength="strong")
    assert [view.table_id for view in second.replaces] == [first.view.table_id]
    assert [view.table_id for view in desk.views()] == [second.view.table_id]
    assert desk.lessons.given_up == [first.view.table_id]


async def test_the_right_to_open_tables_is_checked_once_for_a_practice_table() -> None:
    desk = Desk()
    await desk.table()
    assert desk.house.bans.read == [101]


async def test_practising_seats_the_player_once_and_closes_their_practice_table_of_another_kind() -> None:
    desk, told = Desk(), []
    for game in ("razz", "razz", "badugi"):
        told.append(await desk.practising.practise(desk.asks(1), game, "regular", 2, HERE))
    assert [(each.player_id, each.reply is not None and each.reply.done) for each in told] == [
        (101, True),
        (101, False),
        (101, True),
    ]
    assert all(seat_of(each.view, 101) is not None for each in told)
    assert [view.table_id for view in desk.views()] == [told[-1].view.table_id]
    assert told[0].view.table_id == told[1].view.table_id


async def test_each_of_several_simultaneous_practice_requests_finds_the_table_of_the_previous_one() -> None:
    for games in (("razz", "razz"), ("razz", "badugi"), ("badugi", "razz", "badugi")):
        desk = Desk()
        asked = [desk.practising.practise(desk.asks(1), game, "regular", 2, HERE) for game in games]
        practised = await asyncio.gather(*asked)
        (view,) = desk.views()
        assert view.table_id == practised[-1].view.table_id, games
        assert seat_of(view, 101) is not None, games
        assert len(desk.places.made) == len(list(itertools.groupby(games))), games


async def test_a_player_does_not_wait_while_another_players_practice_table_opens() -> None:
    desk = Desk()
    async with desk.locked(1, "razz", "regular") as first:
        assert (await desk.table(2)).view.table_id != first.view.table_id


async def test_a_practice_table_is_replaced_within_the_limit_even_if_its_player_sits_down_there() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(tables_each=1)
    first = await desk.table()
    await desk.sits(1, first)
    opened = asyncio.create_task(desk.table(game="badugi"))
    await desk.practising.sit_down(desk.asks(1), first.view)
    assert [view.table_id for view in (await opened).replaces] == [first.view.table_id]


async def test_a_practice_table_with_another_player_is_not_replaced_and_counts_for_the_limit() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(tables_each=1)
    first = await desk.table()
    await desk.sits(2, first)
    assert await refused(desk.table(game="badugi")) == "tables-too-many"
    assert [view.table_id for view in desk.views()] == [first.view.table_id]


async def test_an_old_table_stays_if_another_player_sat_down_there_while_the_new_one_opened() -> None:
    desk = Desk()
    first = await desk.table()
    async with desk.locked(1, "badugi", "regular"):
        await desk.sits(2, first)
    assert (len(desk.views()), desk.lessons.given_up) == (2, [])
    assert not any(view.course.closes_after_hand for view in desk.views())


async def test_a_refused_or_failed_opening_keeps_the_old_practice_table() -> None:
    desk = Desk()
    first = await desk.table()
    desk.places.refuses = Complaint("no-room-for-a-table")
    assert await refused(desk.table(game="badugi")) == "no-room-for-a-table"
    assert [view.table_id for view in desk.views()] == [first.view.table_id]
    desk.house.bans.ban(102)
    assert await refused(desk.table(2)) == "forbidden-banned"
    desk.house.rooms.now = RoomSettings(table_channels=(99,))
    assert await refused(desk.table(game="badugi")) == "room-table-channels"


async def test_a_practice_table_uses_the_rooms_first_stakes_and_maximum_number_of_seats() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(stakes_menu=("5/10", "20/40"), seats_most=3)
    settings = (await desk.table()).view.settings
    assert (settings.stakes.small_bet, settings.seats_max, settings.house_players) == (5, 3, 1)
