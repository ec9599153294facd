"""Opening a closed table again: who may, once, under a free name, and who is pinged."""

import asyncio
from typing import cast

from bot.common.complaint import Complaint
from bot.history.evening import EveningBook, PastTable
from bot.moderation.room_settings import RoomSettings
from bot.use_cases.tables.same_again import SameAgain
from tests.harness.ui.scenes import SETTINGS
from tests.harness.use_cases.tables.fakes import HERE, TableDesk

OLD = 99
AN, BO, CY = 101, 102, 103


class Past:
    """A book with one closed table."""

    def __init__(self) -> None:
        self.table: PastTable | None = PastTable("Riverside", SETTINGS, (AN, BO, CY))

    async def past_table(self, guild_id: int, table_id: int) -> PastTable | None:
        return self.table if table_id == OLD else None


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.past = Past()
        self.house.users.seen.update(range(1, 5))
        self.again = SameAgain(
            self.house.authority,
            cast(EveningBook, self.past),
            self.opening,
            self.places,
            self.directory,
            self.house.standings,
        )

    async def ask(self, player_id: int, table_id: int = OLD) -> str:
        """Return the new table's name, or the key of the complaint."""
        try:
            opened = await self.again.open_again(self.asks(player_id - 100), table_id, HERE)
        except Complaint as complaint:
            return complaint.key
        return opened.view.place.name


async def test_a_player_of_the_last_evening_opens_the_same_table_and_the_others_are_pinged() -> None:
    desk = Desk()
    assert await desk.ask(AN) == "Riverside"
    (view,) = desk.tables.in_guild(HERE.guild_id)
    assert view.settings == SETTINGS
    assert desk.places.called == [BO - 100, CY - 100]


async def test_a_stranger_cannot_reopen_a_table_and_nobody_can_reopen_an_unknown_table() -> None:
    desk = Desk()
    assert [await desk.ask(104), await desk.ask(AN, OLD + 1)] == ["again-not-there", "click-gone"]
    assert desk.tables.in_guild(HERE.guild_id) == []


async def test_of_two_simultaneous_clicks_only_one_opens_the_table() -> None:
    desk = Desk()
    assert sorted(await asyncio.gather(desk.ask(AN), desk.ask(BO))) == ["Riverside", "again-opening"]
    assert await desk.ask(CY) == "again-open"
    assert len(desk.tables.in_guild(HERE.guild_id)) == 1


async def test_a_player_without_the_right_to_open_tables_is_refused() -> None:
    desk = Desk()
    desk.house.rooms.now = RoomSettings(opener_roles=(5,))
    assert [await desk.ask(AN), desk.places.made] == ["forbidden-not-opener", []]


async def test_after_a_refused_click_another_player_can_open_the_table() -> None:
    desk = Desk()
    desk.places.refuses = Complaint("places-refused")
    assert await desk.ask(AN) == "places-refused"
    desk.places.refuses = None
    assert await desk.ask(BO) == "Riverside"


async def test_if_the_old_name_is_taken_the_reopened_table_gets_another_name() -> None:
    desk = Desk()
    await desk.room.open()
    assert desk.past.table is not None
    desk.past.table = desk.past.table._replace(name=desk.room.view.place.name)
    assert await desk.ask(AN) not in (desk.room.view.place.name, "name-taken")


async def test_banned_players_are_not_pinged() -> None:
    desk = Desk()
    desk.house.bans.ban(BO)
    await desk.ask(AN)
    assert desk.places.called == [CY - 100]
