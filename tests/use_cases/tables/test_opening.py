"""Opening a table: limits for a member and for a server, names, and places given up after a failure."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Asker, Power, Rank
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.moderation.token_bucket import MEMBER_OPENS
from bot.tables.manager import TableManager
from bot.tables.ports import SeatLine, TableView, Timer
from bot.tables.saving import NewTable, Request, StoreError
from bot.tables.state import TableSettings
from bot.typed.table_order import TableOrder
from bot.use_cases.origin import Spot
from bot.use_cases.tables.opening import OpeningTables, OpenTableCounts
from bot.use_cases.tables.room_stakes import RoomStakes
from bot.use_cases.tables.terms import TableTerms
from tests.harness.tables.altered import altered
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import SETTINGS, table
from tests.harness.use_cases.fakes import CHANNEL, GUILD, House, asks
from tests.harness.use_cases.tables import fakes
from tests.harness.use_cases.tables.fakes import EarlierTables, Places, TableDesk

AN, BO = Asker(1, Rank.PLAYER), Asker(2, Rank.PLAYER)
MO = Asker(3, Rank.MODERATOR)
ROOM = RoomSettings()
HERE = Spot(GUILD, CHANNEL, None, 0)


def view(table_id: int, owner_id: int, name: str = "", **changes: Any) -> TableView:
    return altered(table(), table_id=table_id, owner_id=owner_id, name=name, **changes)


class Opened:
    """The open tables of a server, one for each given owner."""

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


def test_a_table_still_being_opened_counts_towards_its_owners_limit() -> None:
    opening = counts(ROOM.tables_each - 1)
    with opening.reserving(GUILD, AN, ROOM):
        with pytest.raises(Complaint, match="tables-too-many") as caught, opening.reserving(GUILD, AN, ROOM):
            pass
        assert caught.value.facts == {"most": ROOM.tables_each}
        with opening.reserving(GUILD, BO, ROOM):
            pass
    with opening.reserving(GUILD, AN, ROOM):
        pass


def test_a_failed_opening_does_not_count_towards_the_limit() -> None:
    opening = counts()
    for _ in range(ROOM.tables_each + 1):
        with pytest.raises(RuntimeError), opening.reserving(GUILD, AN, ROOM):
            raise RuntimeError


def test_tables_that_everybody_has_left_after_a_hand_do_not_count_towards_the_limit() -> None:
    left, never_played = (Opened([AN.player_id] * ROOM.tables_each) for _ in range(2))
    left.views[0] = view(0, AN.player_id, seats=(), hand_number=7)
    with OpenTableCounts(cast(TableManager, left), ManualTimer()).reserving(GUILD, AN, ROOM):
        pass
    never_played.views[0] = view(0, AN.player_id, seats=(), hand_number=0)
    opening = OpenTableCounts(cast(TableManager, never_played), ManualTimer())
    with pytest.raises(Complaint, match="tables-too-many"), opening.reserving(GUILD, AN, ROOM):
        pass


def test_moderators_may_open_any_number_of_tables() -> None:
    with counts(ROOM.tables_each, MO).reserving(GUILD, MO, ROOM):
        pass
    with pytest.raises(Complaint), counts(ROOM.tables_each).reserving(GUILD, AN, ROOM):
        pass


def test_room_settings_limit_how_many_tables_a_member_may_have() -> None:
    with counts(4).reserving(GUILD, AN, RoomSettings(tables_each=5)):
        pass
    with pytest.raises(Complaint) as caught, counts(1).reserving(GUILD, AN, RoomSettings(tables_each=1)):
        pass
    assert caught.value.facts == {"most": 1}


def test_a_practice_table_being_replaced_does_not_count_for_the_limit_even_if_it_changes() -> None:
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
def test_the_servers_table_limit_holds_for_members_and_moderators(settings: RoomSettings, most: int) -> None:
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


def test_opening_tables_too_fast_is_refused_for_members_but_not_for_moderators() -> None:
    """Each table that is opened and closed leaves a thread behind."""
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
            TableTerms(rooms, RoomStakes(rooms, EarlierTables()), 45, 600),
            cast(TableManager, self.tables),
            self.places,
            self.house.timer,
        )

    async def open(self, user_id: int, name: str | None = None, wanted: TableSettings = SETTINGS) -> None:
        asker = await self.house.authority.require(asks(user_id), Power.OPEN_TABLE)
        await self.opening.open(asks(user_id), asker, wanted, HERE, name)


async def test_two_simultaneous_openings_get_two_different_names() -> None:
    desk = Desk()
    asked = (desk.open(user) for user in (1, 2))
    await asyncio.gather(*asked)
    assert sorted(desk.places.made) == ["Table 1", "Table 2"]


async def test_a_name_already_taken_or_reserved_is_refused() -> None:
    desk = Desk()
    with desk.opening.reserving_name(GUILD, "Friday"), pytest.raises(Complaint, match="name-taken"):
        await desk.open(1, "friday")
    await desk.open(1, "Friday")
    with pytest.raises(Complaint, match="name-taken"):
        await desk.open(1, "FRIDAY")
    assert desk.places.made == ["Friday"]


async def test_a_channel_made_for_a_table_is_released_if_opening_the_table_fails() -> None:
    desk = Desk()
    desk.tables.fails = StoreError("disk full")
    with pytest.raises(StoreError):
        await desk.open(1)
    assert desk.places.given_up == [101]


async def test_a_channel_made_for_a_table_is_released_if_opening_the_table_is_cancelled() -> None:
    desk = Desk()
    desk.tables.goes_on.clear()
    task = asyncio.create_task(desk.open(1))
    await asyncio.wait_for(desk.tables.asked.wait(), 5)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert desk.places.given_up == [101]


async def test_no_table_is_opened_if_no_channel_or_thread_is_available_for_it() -> None:
    desk = Desk(places=Places(refuses=Complaint("no-room-for-a-table")))
    with pytest.raises(Complaint, match="no-room-for-a-table"):
        await desk.open(1)
    assert desk.tables.views == []


async def test_an_invalid_table_name_and_the_everyone_role_are_refused_before_a_thread_is_made() -> None:
    desk, everyone = Desk(), replace(SETTINGS, private=True, role_id=GUILD)
    for name, complaint in (("1234", "name-no-letter"), ("Friday", "private-role-everyone")):
        with pytest.raises(Complaint, match=complaint):
            await desk.open(1, name, everyone)
    assert desk.places.made == []


async def test_room_limits_and_bans_refuse_an_opening_before_a_thread_is_made() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(table_channels=(CHANNEL + 1,))
    with pytest.raises(Complaint, match="room-table-channels"):
        await desk.open(1)
    desk.house.rooms.now = RoomSettings()
    desk.house.bans.ban(101)
    with pytest.raises(Complaint, match="forbidden-banned"):
        await desk.opening.order(asks(1), TableOrder("razz", "10/20"), HERE)
    assert desk.places.made == []


async def test_opening_a_table_checks_the_users_right_to_open_tables_only_once() -> None:
    desk = TableDesk()
    await desk.opening.order(desk.asks(1), TableOrder("razz", "10/20"), fakes.HERE)
    assert (desk.house.bans.read, len(desk.views())) == ([101], 1)


async def test_only_public_cash_tables_are_announced_and_private_tables_admit_their_opener() -> None:
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


async def test_the_result_reports_that_the_opener_could_not_be_added_to_their_private_table() -> None:
    desk = TableDesk()
    desk.places.shuts_out = True
    ordered = await desk.opening.order(desk.asks(1), TableOrder("razz", "10/20", private=True), fakes.HERE)
    assert (ordered.is_hidden, ordered.opener_sees, len(desk.views())) == (True, False, 1)


async def test_a_missing_right_to_open_tables_is_reported_before_invalid_options() -> None:
    desk = TableDesk()
    order = TableOrder("razz", "nothing")
    with pytest.raises(Complaint, match="stakes"):
        await desk.opening.order(desk.asks(1), order, fakes.HERE)
    desk.house.rooms.now = RoomSettings(opener_roles=(5,))
    with pytest.raises(Complaint, match="forbidden-not-opener"):
        await desk.opening.order(desk.asks(1), order, fakes.HERE)
    assert (desk.places.made, desk.places.announced) == ([], [])
