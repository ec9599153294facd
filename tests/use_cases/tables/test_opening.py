"""Opening a table: limits for one member and for a server, names, and places that are given up again."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Asker, Rank
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.moderation.token_bucket import MEMBER_OPENS
from bot.tables.manager import TableManager
from bot.tables.ports import SeatLine, TableView, Timer
from bot.tables.saving import NewTable, Request, StoreError
from bot.typed.table_order import TableOrder
from bot.use_cases.origin import Spot
from bot.use_cases.tables.opening import OpeningTables, OpenTableCounts
from bot.use_cases.tables.terms import TableTerms
from tests.harness.tables.altered import altered
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import SETTINGS, table
from tests.harness.use_cases.fakes import CHANNEL, GUILD, House, asks
from tests.harness.use_cases.tables import fakes
from tests.harness.use_cases.tables.fakes import Places, TableDesk

AN, BO = Asker(1, Rank.PLAYER), Asker(2, Rank.PLAYER)
MO = Asker(3, Rank.MODERATOR)
ROOM = RoomSettings()
HERE = Spot(GUILD, CHANNEL, None, 0)


def view(table_id: int, owner_id: int, name: str = "", **changes: Any) -> TableView:
    return altered(table(), table_id=table_id, owner_id=owner_id, name=name, **changes)


class Opened:
    """The tables of a server, by their owners."""

    def __init__(self, owners: Sequence[int] = ()) -> None:
        self.views = [view(number, each) for number, each in enumerate(owners)]
        self.fails: Exception | None = None
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()

    def in_guild(self, guild_id: int) -> Sequence[TableView]:
        return self.views if guild_id == GUILD else ()

    async def open(self, new: NewTable, request: Request) -> TableView:
        self.asked.set()
        await self.goes_on.wait()
        if self.fails is not None:
            raise self.fails
        self.views.append(view(len(self.views), new.owner_id, practice=new.practice, name=new.name))
        return self.views[-1]


def counts(open_tables: int = 0, owner: Asker = AN, timer: Timer | None = None) -> OpenTableCounts:
    tables = Opened([owner.player_id] * open_tables)
    return OpenTableCounts(cast(TableManager, tables), timer or ManualTimer())


def test_tables_that_are_being_opened_count_with_those_that_are_open() -> None:
    opening = counts(ROOM.tables_each - 1)
    with opening.reserving(GUILD, AN, ROOM):
        with pytest.raises(Complaint, match="tables-too-many") as caught, opening.reserving(GUILD, AN, ROOM):
            pass
        assert caught.value.facts == {"most": ROOM.tables_each}
        with opening.reserving(GUILD, BO, ROOM):
            pass
    with opening.reserving(GUILD, AN, ROOM):
        pass


def test_an_opening_that_fails_does_not_count() -> None:
    opening = counts()
    for _ in range(ROOM.tables_each + 1):
        with pytest.raises(RuntimeError), opening.reserving(GUILD, AN, ROOM):
            raise RuntimeError


def test_a_moderator_may_open_any_number() -> None:
    with counts(ROOM.tables_each, MO).reserving(GUILD, MO, ROOM):
        pass
    with pytest.raises(Complaint), counts(ROOM.tables_each).reserving(GUILD, AN, ROOM):
        pass


def test_the_room_sets_how_many_one_may_have() -> None:
    with counts(4).reserving(GUILD, AN, RoomSettings(tables_each=5)):
        pass
    with pytest.raises(Complaint) as caught, counts(1).reserving(GUILD, AN, RoomSettings(tables_each=1)):
        pass
    assert caught.value.facts == {"most": 1}


def test_a_replaced_practice_table_does_not_count_though_it_changed_since_it_was_found() -> None:
    tables, only_one = Opened(), RoomSettings(tables_each=1, tables_most=1)
    found = [view(8, AN.player_id, practice=True)]
    tables.views = [
        view(8, AN.player_id, practice=True, seats=(SeatLine(1, AN.player_id, 400, "waiting", dm_closed=False),))
    ]
    opening = OpenTableCounts(cast(TableManager, tables), ManualTimer())
    with opening.reserving(GUILD, AN, only_one, practice=True, in_place_of=found):
        pass
    with pytest.raises(Complaint, match="room-tables-most"), opening.reserving(GUILD, BO, only_one, practice=True):
        pass


@pytest.mark.parametrize(("settings", "most"), [(RoomSettings(tables_most=6), 6), (ROOM, TABLES_MOST)])
def test_a_server_has_no_more_than_its_most_whoever_opens_them(settings: RoomSettings, most: int) -> None:
    opening = counts(most - 1, owner=BO)
    with opening.reserving(GUILD, MO, settings):
        for asker in (AN, MO):
            with (
                pytest.raises(Complaint, match="room-tables-most") as caught,
                opening.reserving(GUILD, asker, settings),
            ):
                pass
            assert caught.value.facts == {"most": most}
        with opening.reserving(8, AN, settings):
            pass
    with opening.reserving(GUILD, AN, settings):
        pass


def test_who_opens_and_closes_tables_without_end_is_stopped_and_no_moderator_is() -> None:
    """Each would leave a thread behind."""
    now_ms = [0]
    opening = counts(timer=cast(Timer, SimpleNamespace(now_ms=lambda: now_ms[0])))

    def opens(asker: Asker, times: int, guild: int = GUILD) -> int:
        opened = 0
        for _ in range(times):
            with suppress(Complaint), opening.reserving(guild, asker, ROOM):
                opened += 1
        return opened

    assert opens(AN, 100) == MEMBER_OPENS.burst
    assert opens(MO, 100) == 100
    assert opens(AN, 1, guild=8) == 1
    now_ms[0] = 3 * 60_000
    assert opens(AN, 100) == 3
    with pytest.raises(Complaint, match="tables-too-fast"), opening.reserving(GUILD, AN, ROOM):
        pass


# The whole use case


@dataclass
class Desk:
    house: House = field(default_factory=House)
    tables: Opened = field(default_factory=Opened)
    places: Places = field(default_factory=Places)

    def __post_init__(self) -> None:
        rooms = cast(RoomBook, self.house.rooms)
        self.opening = OpeningTables(
            rooms,
            self.house.authority,
            TableTerms(rooms, 45, 600),
            cast(TableManager, self.tables),
            self.places,
            self.house.timer,
        )


async def test_two_who_ask_at_the_same_instant_get_two_names() -> None:
    desk = Desk()
    asked = (desk.opening.open(asks(user), SETTINGS, HERE) for user in (1, 2))
    await asyncio.gather(*asked)
    assert sorted(desk.places.made) == ["Table 1", "Table 2"]


async def test_a_name_that_is_taken_or_being_given_is_refused() -> None:
    desk = Desk()
    with desk.opening.reserving_name(GUILD, "Friday"), pytest.raises(Complaint, match="name-taken"):
        await desk.opening.open(asks(1), SETTINGS, HERE, "friday")
    await desk.opening.open(asks(1), SETTINGS, HERE, "Friday")
    with pytest.raises(Complaint, match="name-taken"):
        await desk.opening.open(asks(1), SETTINGS, HERE, "FRIDAY")
    assert desk.places.made == ["Friday"]


async def test_a_place_that_no_table_came_to_is_given_up() -> None:
    desk = Desk()
    desk.tables.fails = StoreError("disk full")
    with pytest.raises(StoreError):
        await desk.opening.open(asks(1), SETTINGS, HERE)
    assert desk.places.given_up == [101]


async def test_an_opening_that_is_stopped_gives_its_place_up() -> None:
    desk = Desk()
    desk.tables.goes_on.clear()
    task = asyncio.create_task(desk.opening.open(asks(1), SETTINGS, HERE))
    await asyncio.wait_for(desk.tables.asked.wait(), 5)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert desk.places.given_up == [101]


async def test_without_a_place_nothing_is_opened() -> None:
    desk = Desk(places=Places(refuses=Complaint("no-room-for-a-table")))
    with pytest.raises(Complaint, match="no-room-for-a-table"):
        await desk.opening.open(asks(1), SETTINGS, HERE)
    assert desk.tables.views == []


async def test_the_role_that_everybody_has_is_refused_after_a_name_that_will_not_do() -> None:
    desk, everyone = Desk(), replace(SETTINGS, private=True, role_id=GUILD)
    for name, complaint in (("1234", "name-no-letter"), ("Friday", "private-role-everyone")):
        with pytest.raises(Complaint, match=complaint):
            await desk.opening.open(asks(1), everyone, HERE, name)
    assert desk.places.made == []


async def test_the_rooms_limits_and_the_banned_are_refused_before_a_place_is_made() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(table_channels=(CHANNEL + 1,))
    with pytest.raises(Complaint, match="room-table-channels"):
        await desk.opening.open(asks(1), SETTINGS, HERE)
    desk.house.rooms.now = RoomSettings()
    desk.house.bans.ban(101)
    with pytest.raises(Complaint, match="forbidden-banned"):
        await desk.opening.open(asks(1), SETTINGS, HERE)
    assert desk.places.made == []


async def test_an_ordered_table_is_announced_to_all_unless_it_is_private_or_for_practice() -> None:
    desk = TableDesk()
    for order, told in (
        (TableOrder("razz", "10/20"), (False, True, [], 1)),
        (TableOrder("razz", "10/20", private=True), (True, True, [1], 1)),
        (TableOrder("razz", "10/20", practice=True), (False, True, [1], 1)),
    ):
        ordered = await desk.opening.order(desk.asks(1), order, fakes.HERE)
        await desk.opening.announce(ordered.view, CHANNEL)
        seen = ordered.is_hidden, ordered.opener_sees, desk.places.inside, len(desk.places.announced)
        assert seen == told, order


async def test_an_opener_who_cannot_be_let_into_their_private_table_is_told() -> None:
    desk = TableDesk()
    desk.places.shuts_out = True
    ordered = await desk.opening.order(desk.asks(1), TableOrder("razz", "10/20", private=True), fakes.HERE)
    assert (ordered.is_hidden, ordered.opener_sees, len(desk.views())) == (True, False, 1)


async def test_who_may_open_no_table_is_told_so_before_what_is_wrong_with_the_order() -> None:
    desk = TableDesk()
    order = TableOrder("razz", "nothing")
    with pytest.raises(Complaint, match="stakes"):
        await desk.opening.order(desk.asks(1), order, fakes.HERE)
    desk.house.rooms.now = RoomSettings(opener_roles=(5,))
    with pytest.raises(Complaint, match="forbidden-not-opener"):
        await desk.opening.order(desk.asks(1), order, fakes.HERE)
    assert (desk.places.made, desk.places.announced) == ([], [])
