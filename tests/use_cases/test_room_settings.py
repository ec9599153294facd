"""Changes to a room's settings: who may make them, how they are saved and audited, and who is notified."""

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


class Listener:
    """A listener that records the notifications about changed rooms."""

    def __init__(self) -> None:
        self.renewed: list[int] = []
        self.languages: list[int] = []

    def renew(self, guild_id: int) -> None:
        self.renewed.append(guild_id)

    async def learn_language(self, guild_id: int) -> None:
        self.languages.append(guild_id)


class Desk:
    def __init__(self) -> None:
        self.house, self.told = House(), Listener()
        self.rooms = self.house.rooms
        self.desk = RoomSettingsDesk(cast(RoomBook, self.rooms), self.house.authority, self.told, [self.told])

    @property
    def audited(self) -> list[tuple[str, str, str]]:
        return [(entry.reason, entry.before, entry.after) for entry in self.rooms.audit]


def each(most: int, before: RoomSettings) -> RoomSettings:
    return replace(before, tables_each=most)


async def test_a_change_is_saved_with_its_audit_line_and_listeners_are_notified() -> None:
    desk = Desk()
    made = await desk.desk.change(administrator(), "room set", lambda before: each(5, before))
    assert (made.names, desk.rooms.now.tables_each) == (["tables_each"], 5)
    assert desk.audited == [("/room set", "tables_each 3", "tables_each 5")]
    assert (desk.told.renewed, desk.told.languages) == ([GUILD], [GUILD])


async def test_only_administrators_change_settings_and_an_empty_change_is_not_saved() -> None:
    desk = Desk()
    assert await refused(desk.desk.change(moderator(), "room set", lambda before: each(5, before))) == (
        "forbidden-not-administrator"
    )
    assert await refused(desk.desk.settings(moderator(), Power.SET_ROOM)) == "forbidden-not-administrator"
    assert await desk.desk.settings(moderator(), Power.SEE_ROOM) == RoomSettings()
    assert not (await desk.desk.change(administrator(), "room set", lambda before: before)).names
    assert (desk.rooms.now, desk.audited, desk.told.renewed) == (RoomSettings(), [], [])


async def test_of_two_simultaneous_changes_the_second_builds_on_the_first() -> None:
    desk = Desk()
    await asyncio.gather(
        desk.desk.change(administrator(5), "room set", lambda before: each(before.tables_each + 1, before)),
        desk.desk.change(administrator(6), "room set", lambda before: replace(before, seats_most=4)),
        desk.desk.change(administrator(6), "room set", lambda before: each(before.tables_each + 1, before)),
    )
    assert (desk.rooms.now.tables_each, desk.rooms.now.seats_most) == (5, 4)
    assert [before for _, before, _ in desk.audited] == ["tables_each 3", "seats_most none", "tables_each 4"]


async def test_an_invalid_or_unsaved_change_changes_nothing_and_does_not_block_the_next() -> None:
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


async def test_a_cancelled_change_does_not_block_the_next_one() -> None:
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


async def test_a_command_delivered_twice_changes_the_settings_once() -> None:
    desk, origin = Desk(), administrator()
    for _ in range(2):
        await desk.desk.change(origin, "room set", lambda before: each(before.tables_each + 1, before))
    assert (desk.rooms.now.tables_each, len(desk.audited)) == (4, 1)
