"""Changes to a room's settings: who may, what is saved with which line of the audit, and who is told."""

import asyncio
from dataclasses import replace
from typing import cast

import pytest

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import StoreError
from bot.use_cases.room_settings import RoomSettingsDesk
from tests.harness.use_cases.fakes import GUILD, House, administrator, moderator, refused


class Told:
    """A watcher and reader of the room, which is told of changes."""

    def __init__(self) -> None:
        self.renewed: list[int] = []
        self.languages: list[int] = []

    def renew(self, guild_id: int) -> None:
        self.renewed.append(guild_id)

    async def learn_language(self, guild_id: int) -> None:
        self.languages.append(guild_id)


class Desk:
    def __init__(self) -> None:
        self.house, self.told = House(), Told()
        self.rooms = self.house.rooms
        self.desk = RoomSettingsDesk(cast(RoomBook, self.rooms), self.house.authority, self.told, [self.told])

    @property
    def audited(self) -> list[tuple[str, str, str]]:
        return [(entry.reason, entry.before, entry.after) for entry in self.rooms.audit]


def each(most: int, before: RoomSettings) -> RoomSettings:
    return replace(before, tables_each=most)


async def test_a_change_is_saved_with_its_line_of_the_audit_and_everybody_who_shows_the_room_is_told() -> None:
    desk = Desk()
    made = await desk.desk.change(administrator(), "room set", lambda before: each(5, before))
    assert (made.names, desk.rooms.now.tables_each) == (["tables_each"], 5)
    assert desk.audited == [("/room set", "tables_each 3", "tables_each 5")]
    assert (desk.told.renewed, desk.told.languages) == ([GUILD], [GUILD])


async def test_only_administrators_change_anything_and_what_changes_nothing_is_not_saved() -> None:
    desk = Desk()
    assert await refused(desk.desk.change(moderator(), "room set", lambda before: each(5, before))) == (
        "forbidden-not-administrator"
    )
    assert await refused(desk.desk.settings(moderator(), Power.SET_ROOM)) == "forbidden-not-administrator"
    assert await desk.desk.settings(moderator(), Power.SEE_ROOM) == RoomSettings()
    assert not (await desk.desk.change(administrator(), "room set", lambda before: before)).names
    assert (desk.rooms.now, desk.audited, desk.told.renewed) == (RoomSettings(), [], [])


async def test_of_two_at_once_the_second_changes_what_the_first_has_saved() -> None:
    desk = Desk()
    await asyncio.gather(
        desk.desk.change(administrator(5), "room set", lambda before: each(before.tables_each + 1, before)),
        desk.desk.change(administrator(6), "room set", lambda before: replace(before, seats_most=4)),
        desk.desk.change(administrator(6), "room set", lambda before: each(before.tables_each + 1, before)),
    )
    assert (desk.rooms.now.tables_each, desk.rooms.now.seats_most) == (5, 4)
    assert [before for _, before, _ in desk.audited] == ["tables_each 3", "seats_most none", "tables_each 4"]


async def test_what_cannot_be_read_or_saved_changes_nothing_and_the_next_change_goes_through() -> None:
    def unreadable(before: RoomSettings) -> RoomSettings:
        raise Complaint("setting-number")

    desk = Desk()
    assert await refused(desk.desk.change(administrator(), "room set", unreadable)) == "setting-number"
    desk.rooms.fails = StoreError("disk full")
    with pytest.raises(StoreError):
        await desk.desk.change(administrator(), "room set", lambda before: each(5, before))
    assert (desk.rooms.now, desk.told.renewed) == (RoomSettings(), [])
    desk.rooms.fails = None
    await desk.desk.change(administrator(), "room set", lambda before: each(4, before))
    assert desk.rooms.now.tables_each == 4


async def test_a_change_that_is_stopped_holds_up_no_other() -> None:
    desk = Desk()
    desk.rooms.goes_on.clear()
    stopped = asyncio.create_task(desk.desk.change(administrator(), "room set", lambda before: each(5, before)))
    await asyncio.wait_for(desk.rooms.asked.wait(), 5)
    stopped.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stopped
    desk.rooms.goes_on.set()
    await desk.desk.change(administrator(), "room set", lambda before: each(4, before))
    assert desk.audited == [("/room set", "tables_each 3", "tables_each 4")]


async def test_a_command_that_comes_twice_is_saved_once() -> None:
    desk, origin = Desk(), administrator()
    for _ in range(2):
        await desk.desk.change(origin, "room set", lambda before: each(before.tables_each + 1, before))
    assert (desk.rooms.now.tables_each, len(desk.audited)) == (4, 1)
