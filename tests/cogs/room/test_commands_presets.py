"""The commands /room preset, and /table open with a preset."""

from dataclasses import replace

import pytest
import pytest_asyncio

from bot.tables.saving import AuditEntry, Request
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN, audited
from tests.harness.discord.tournaments import running


@pytest.fixture
async def ruled(room: Room) -> Room:
    gather(room)
    return room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    gather(standing)
    return standing


def gather(room: Room) -> None:
    room.join("mod", roles=(room.guild.create_role("mods", permissions=ADMIN),))
    room.join("an")


async def save(room: Room, name: str, **options: object) -> str:
    return await room.slash("mod", "room preset save", at=room.lobby, name=name, **options)


async def test_a_table_opened_with_a_preset_has_the_saved_options(ruled: Room) -> None:
    told = await save(
        ruled, "Friday night", game="badugi", stakes="5/10", limit="pot", clock=20, seats=4, rules="draws=1"
    )
    assert "**Friday night**: Pot-Limit Badugi 5/10, 20 seconds to act, 4 seats, buy-in 500" in told
    told = await ruled.slash("an", "table open", at=ruled.lobby, preset="friday NIGHT")
    assert "The table is open" in told
    (view,) = ruled.wiring.play.tables.in_guild(ruled.guild.id)
    assert (view.settings.game, view.settings.turn_seconds, view.settings.seats_max) == ("badugi", 20, 4)
    assert view.settings.rules.draws == 1
    assert await audited(ruled) == [("save_preset", "none", "Friday night: badugi pot 10/10, 20 s")]


async def test_a_preset_of_the_current_table_contains_all_its_settings(ruled: Room) -> None:
    await ruled.open_table("an", "20/40", game="mix", rotation="razz badugi", rotation_hands=6, buy_in=1000)
    told = await ruled.slash("mod", "room preset save", name="H.O.", clock=90)
    assert "Mixed games 20/40" in told
    saved = (await ruled.store.office.rooms.presets(ruled.guild.id))["H.O."]
    assert saved.rotation == ("razz", "badugi")
    assert (saved.rotation_hands, saved.buy_in_least, saved.turn_seconds) == (6, 1000, 90)
    await ruled.slash("mod", "room preset save", name="As it is")
    assert (await ruled.store.office.rooms.presets(ruled.guild.id))["As it is"] == ruled.view.settings


async def test_a_preset_saved_at_a_table_for_one_role_is_open_to_everybody(ruled: Room) -> None:
    """The player who opens a table with a preset chooses who may sit, even if the preset was saved with a role."""
    role = ruled.guild.create_role("club")
    await ruled.open_table("mod", role=role)
    await ruled.slash("mod", "room preset save", name="Club")
    await ruled.slash("mod", "room preset save", name="Quick club", pace="rush")
    rooms, settings = ruled.store.office.rooms, ruled.view.settings
    presets = await rooms.presets(ruled.guild.id)
    assert settings.role_id == role.id
    assert presets["Club"] == replace(settings, private=False, role_id=None)
    assert not presets["Quick club"].is_private
    request = Request(1, await ruled.player_id("mod"), "room preset save")
    entry = AuditEntry(ruled.guild.id, "save_preset", request.player_id, "/room preset save", 1)
    await rooms.save_preset(request, entry, "Old", settings)
    for name in ("Club", "Old"):
        await ruled.slash("an", "table open", at=ruled.lobby, preset=name)
    _, *opened = ruled.wiring.play.tables.in_guild(ruled.guild.id)
    assert [view.settings.is_private for view in opened] == [False, False]


async def test_a_preset_of_a_practice_table_has_no_house_players(ruled: Room) -> None:
    await ruled.open_table("an", practice=True)
    assert ruled.view.settings.house_players
    await ruled.slash("mod", "room preset save", name="Same")
    saved = (await ruled.store.office.rooms.presets(ruled.guild.id))["Same"]
    assert saved == replace(ruled.view.settings, house_players=0, house_strength="regular")


async def test_a_tournament_table_cannot_be_saved_as_a_preset(club: Room) -> None:
    """Its stakes belong to a level, and nobody buys in there."""
    await running(club, "an", "bo", "cy", "di")
    view, *_ = club.wiring.play.tables.in_guild(club.guild.id)
    place = next(thread for thread in club.lobby.threads if thread.id == view.place.channel_id)
    told = await club.slash("ada", "room preset save", at=place, name="Level")
    assert "use the command at a table outside tournaments" in told
    assert await club.store.office.rooms.presets(club.guild.id) == {}


NO_PRESETS: list[tuple[dict[str, object], str]] = [
    ({}, "Give the preset a game and stakes, or leave"),
    ({"game": "razz"}, "Give the preset a game and stakes, or leave"),
    ({"stakes": "10/20"}, "Give the preset a game and stakes, or leave"),
    ({"seats": 4}, "Give the preset a game and stakes, or leave"),
    ({"game": "razz", "stakes": "a lot"}, "Enter the small bet and the big bet, like"),
    ({"game": "razz", "stakes": "10/20", "limit": "pot"}, "Razz can't be played pot limit"),
    ({"game": "razz", "stakes": "10/20", "rules": "wsop"}, "Presets: brief, tda, robert"),
]


@in_standing_room
@pytest.mark.parametrize("case", NO_PRESETS)
async def test_options_that_cannot_open_a_table_are_refused_as_a_preset(
    same_room: Room, case: tuple[dict[str, object], str]
) -> None:
    options, told = case
    assert told in await save(same_room, "bad", **options)
    assert await same_room.store.office.rooms.presets(same_room.guild.id) == {}


@in_standing_room
@pytest.mark.parametrize(
    "name", ["**loud**", "<@1>", "a\u202eb", "zalgo\u0301\u0301", "@everyone", "line\u2028break\x07"]
)
async def test_a_hostile_preset_name_is_refused_and_shown_without_formatting(same_room: Room, name: str) -> None:
    told = await save(same_room, name, game="razz", stakes="10/20")
    assert "” doesn't work as a preset's name." in told
    assert "@everyone" not in told
    assert "**" not in told.replace("\\*", "")


async def test_a_preset_of_the_same_name_in_another_case_replaces_the_old_one(ruled: Room) -> None:
    await save(ruled, "Small", game="razz", stakes="5/10")
    await save(ruled, "SMALL", game="razz", stakes="2/4")
    saved = await ruled.store.office.rooms.presets(ruled.guild.id)
    assert [preset.stakes.big_bet for preset in saved.values()] == [4]
    assert (await audited(ruled))[1][1] == "Small: razz fixed 5/10, 45 s"


async def test_presets_can_be_listed_and_suggested_and_deleted(ruled: Room) -> None:
    assert "/room preset save" in await ruled.slash("mod", "room preset list", at=ruled.lobby)
    for name, stakes in (("Big_one", "100/200"), ("Small", "2/4")):
        await save(ruled, name, game="razz", stakes=stakes)
    told = await ruled.slash("mod", "room preset list", at=ruled.lobby)
    assert "**Big\\_one**: Razz 100/200, 45 seconds to act, 8 seats, buy-in 4,000" in told
    choices = await ruled.people["an"].autocomplete(ruled.lobby, "table open", "preset", "sm")
    assert choices == [{"name": "Small: Razz 2/4", "value": "Small"}]
    assert "Big\\_one was deleted" in await ruled.slash("mod", "room preset delete", at=ruled.lobby, name="big_ONE")
    assert "There's no preset “Big\\_one”" in await ruled.slash(
        "mod", "room preset delete", at=ruled.lobby, name="Big_one"
    )
    assert list(await ruled.store.office.rooms.presets(ruled.guild.id)) == ["Small"]


async def test_of_two_simultaneous_deletions_of_a_preset_only_the_first_succeeds(ruled: Room) -> None:
    await save(ruled, "Small", game="razz", stakes="2/4")
    command, mod = every_command(ruled.client)["room preset delete"], ruled.people["mod"].id
    twice = [(command, mod, {"name": "Small"})] * 2
    first, second = map(ruled.told, await ask_at_once(ruled.env, Place(ruled.lobby.id, ruled.guild.id), *twice))
    assert "Small was deleted" in first
    assert "so no “Small” either" in second
    assert [act for act, *_ in await audited(ruled)].count("drop_preset") == 1


async def test_a_server_can_have_at_most_25_presets(ruled: Room) -> None:
    for number in range(25):
        await save(ruled, f"P{number}", game="razz", stakes="5/10")
    assert "There are already 25 presets" in await save(ruled, "one more", game="razz", stakes="5/10")
    assert "Saved" in await save(ruled, "p7", game="badugi", stakes="5/10")
    listed = await ruled.slash("mod", "room preset list", at=ruled.lobby)
    assert len(listed.splitlines()) == 26
    assert len(await ruled.people["an"].autocomplete(ruled.lobby, "table open", "preset", "")) == 25


async def test_players_can_neither_save_nor_delete_presets(ruled: Room) -> None:
    await save(ruled, "Small", game="razz", stakes="2/4")
    told = await ruled.slash("an", "room preset save", at=ruled.lobby, name="Mine", game="razz", stakes="2/4")
    assert "Only moderators" in told
    assert "Only moderators" in await ruled.slash("an", "room preset delete", at=ruled.lobby, name="Small")
    assert list(await ruled.store.office.rooms.presets(ruled.guild.id)) == ["Small"]


async def test_an_incomplete_or_contradictory_choice_of_options_opens_no_table(ruled: Room) -> None:
    await save(ruled, "Small", game="razz", stakes="2/4")
    orders: list[tuple[dict[str, object], str]] = [
        ({}, "Choose a game, or choose a preset."),
        ({"stakes": "10/20"}, "or choose a preset"),
        ({"preset": "Small", "game": "razz"}, "A preset includes everything: leave the other options out,"),
        ({"preset": "Small", "pace": "rush"}, "A preset includes everything: leave the other options out,"),
        ({"preset": "Small", "ante": 3}, "A preset includes everything: leave the other options out,"),
        ({"preset": "Large"}, "There's no preset “Large”"),
    ]
    for options, told in orders:
        assert told in await ruled.slash("an", "table open", at=ruled.lobby, **options), options
        assert not ruled.wiring.play.tables.in_guild(ruled.guild.id), options


async def test_a_preset_must_fit_the_rooms_current_limits(ruled: Room) -> None:
    await save(ruled, "Small", game="razz", stakes="2/4")
    await ruled.slash("mod", "room set", at=ruled.lobby, setting="stakes_menu", value="10/20")
    assert "10/20" in await ruled.slash("an", "table open", at=ruled.lobby, preset="Small")
    assert not ruled.wiring.play.tables.in_guild(ruled.guild.id)


async def test_two_simultaneous_saves_of_a_preset_are_both_audited_with_what_each_replaced(ruled: Room) -> None:
    command, mod = every_command(ruled.client)["room preset save"], ruled.people["mod"].id
    orders = [(command, mod, {"name": "Ours", "game": game, "stakes": "10/20"}) for game in ("razz", "badugi")]
    await ask_at_once(ruled.env, Place(ruled.lobby.id, ruled.guild.id), *orders)
    first, second = await audited(ruled)
    assert (first[1], second[1]) == ("none", first[2])
