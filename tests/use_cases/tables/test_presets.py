"""Presets: who may save them, what they contain, and simultaneous changes."""

import asyncio

import pytest

from bot.common.discord_limits import CHOICES_MOST
from bot.tables.saving import StoreError
from bot.typed.table_order import TableOrder
from bot.use_cases.origin import Origin
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.presets import NAME_MOST, Presets
from tests.harness.tables.room import GUILD, settings
from tests.harness.use_cases.fakes import moderator, refused
from tests.harness.use_cases.tables.fakes import TableDesk

RAZZ = TableOrder("razz", "10/20")
HERE = TableOrder()


class NoListener:
    async def learn_language(self, guild_id: int) -> None: ...


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        desk = RoomSettingsDesk(self.rooms, self.house.authority, NoListener(), ())
        self.presets = Presets(self.rooms, desk, self.terms, self.house.authority, self.tables)

    @property
    def audited(self) -> list[tuple[str, str, str]]:
        return [(entry.act, entry.before, entry.after) for entry in self.house.rooms.audit]


def mo(**given: int) -> Origin:
    return moderator(guild_id=GUILD, **given)


async def test_a_preset_is_saved_under_its_name_and_replaces_one_that_differs_only_in_case() -> None:
    desk = Desk()
    assert (await desk.presets.save(mo(), " Late  night", RAZZ)).name == "Late night"
    await desk.presets.save(mo(), "LATE NIGHT", TableOrder("badugi", "20/40", clock=20))
    assert [(each.name, each.settings.game) for each in await desk.presets.all(mo())] == [("LATE NIGHT", "badugi")]
    late, later = "Late night: razz fixed 10/20, 45 s", "LATE NIGHT: badugi fixed 20/40, 20 s"
    assert desk.audited == [("save_preset", "none", late), ("save_preset", late, later)]
    assert await desk.presets.drop(mo(), "late night") == "LATE NIGHT"
    assert (desk.house.rooms.named, desk.audited[-1]) == ({}, ("drop_preset", later, "none"))


async def test_players_can_neither_list_nor_save_nor_delete_presets() -> None:
    desk, player = Desk(), Desk().asks(1)
    desk.house.rooms.named = {"Home": settings()}
    asked = (desk.presets.save(player, "!", RAZZ), desk.presets.drop(player, "gone"), desk.presets.all(player))
    assert [await refused(each) for each in asked] == ["forbidden-not-moderator"] * 3
    assert (list(desk.house.rooms.named), desk.audited) == (["Home"], [])


async def test_every_invalid_preset_is_refused_with_its_reason() -> None:
    desk = Desk()
    for name, order, complaint in (
        ("a`b", RAZZ, "preset-bad-name"),
        ("a" * (NAME_MOST + 1), RAZZ, "preset-bad-name"),
        ("Home", TableOrder("razz", "x"), "stakes-unreadable-fixed"),
        ("Home", TableOrder("razz"), "preset-from-what"),
        ("Home", HERE, "preset-from-what"),
    ):
        assert await refused(desk.presets.save(mo(), name, order)) == complaint, (name, order)
    assert await refused(desk.presets.drop(mo(), "Home")) == "preset-none"
    desk.house.rooms.named = {f"Preset {number}": settings() for number in range(CHOICES_MOST)}
    assert await refused(desk.presets.save(mo(), "One more", RAZZ)) == "preset-too-many"
    assert await refused(desk.presets.drop(mo(), "Home")) == "preset-unknown"
    await desk.presets.save(mo(), "preset 3", RAZZ)
    assert len(desk.house.rooms.named) == CHOICES_MOST
    desk.house.rooms.fails = StoreError("disk full")
    with pytest.raises(StoreError):
        await desk.presets.drop(mo(), "preset 3")


async def test_a_preset_saved_from_a_table_is_public_and_without_house_players() -> None:
    desk = Desk()
    await desk.room.open(private=True, role_id=5, house_players=2, turn_seconds=30)
    channel = desk.room.view.place.channel_id
    saved = (await desk.presets.save(mo(channel_id=channel), "As here", HERE)).settings
    assert (saved.is_private, saved.house_players, saved.turn_seconds) == (False, 0, 30)
    slower = (await desk.presets.save(mo(channel_id=channel), "Slower", TableOrder(clock=90))).settings
    assert slower.turn_seconds == 90


async def test_of_two_simultaneous_deletions_of_a_preset_the_second_finds_none() -> None:
    desk = Desk()
    await desk.presets.save(mo(), "Home", RAZZ)
    dropped = await asyncio.gather(
        desk.presets.drop(mo(), "Home"), desk.presets.drop(mo(), "Home"), return_exceptions=True
    )
    assert [str(each) for each in dropped] == ["Home", "preset-none"]
    assert [act for act, *_ in desk.audited] == ["save_preset", "drop_preset"]
