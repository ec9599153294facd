"""Waiting lists: who may wait, and for which table they wait."""

from typing import cast

from bot.use_cases.tables.waiting import WaitingLists
from bot.use_cases.users import Users
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import TableDesk


class LeavingUsers:
    """Users whose data will be deleted once they leave their last table."""

    def __init__(self) -> None:
        self.users: set[int] = set()

    async def is_leaving(self, user_id: int) -> bool:
        return user_id in self.users


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.leaving = LeavingUsers()
        self.lists = WaitingLists(self.tables, self.directory, self.house.standings, cast(Users, self.leaving))

    async def waits(self, player_id: int) -> int:
        """Open a full table, put the player on its waiting list, and return its channel."""
        await self.room.open(seats_max=2)
        await self.room.seat_all({1: 1_000, 2: 1_000})
        assert (await self.room.wait_for_seat(player_id)).done
        return self.room.view.place.channel_id


async def test_players_who_are_banned_or_about_to_be_deleted_may_not_join_a_waiting_list() -> None:
    desk = Desk()
    await desk.room.open(seats_max=2)
    view = desk.room.view
    await desk.lists.wait(desk.asks(3), view)
    assert desk.house.users.seen == set()
    desk.house.users.seen |= {1, 2}
    desk.house.bans.ban(101, 2**60)
    desk.leaving.users = {2}
    assert await refused(desk.lists.wait(desk.asks(1), view)) == "denial-banned"
    assert await refused(desk.lists.wait(desk.asks(2), view)) == "denial-leaving"


async def test_a_request_without_a_table_applies_to_the_channels_table_or_the_only_waiting_list() -> None:
    desk = Desk()
    desk.house.users.seen.add(3)
    assert await refused(desk.lists.waited_for(desk.asks(3))) == "not-waiting-anywhere"
    first = await desk.waits(103)
    assert (await desk.lists.waited_for(desk.asks(3))).place.channel_id == first
    second = await desk.waits(103)
    assert await refused(desk.lists.waited_for(desk.asks(3))) == "which-table"
    assert (await desk.lists.waited_for(desk.asks(3, channel_id=second))).place.channel_id == second
    assert await refused(desk.lists.waited_for(desk.asks(4))) == "not-waiting-anywhere"
