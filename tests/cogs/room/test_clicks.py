"""The pages of /room setup, used with clicks, menus and forms as an administrator would."""

import discord
import pytest
from discord import PermissionOverwrite

from bot.common.complaint import Complaint
from bot.moderation.room_settings import RoomSettings
from bot.use_cases.room_settings import RoomSettingsDesk
from tests.harness.discord.forging import CLICK, FORM, forge
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN, SetUp, audited, settings


async def test_the_set_up_says_that_everything_already_works_and_shows_the_first_page(room: Room) -> None:
    pages = await SetUp.begin(room)
    assert "step 1 of 5: Tables" in pages.text
    assert "Everything already works without this." in pages.text
    assert pages.menu("table_channels")["placeholder"] == "Every channel"


async def test_skipping_every_page_changes_nothing(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(5)
    assert "**Channels for tables:** every channel" in pages.text
    assert "**Open tables per member:** 3" in pages.text
    await pages.click("Done")
    assert "The room is set up" in pages.text
    assert await settings(room) == RoomSettings()
    assert await audited(room) == []


async def test_every_choice_is_saved_at_once_with_its_audit_line(room: Room) -> None:
    role = room.guild.create_role("dealers")
    office = room.guild.create_text_channel("office")
    pages = await SetUp.begin(room)
    await pages.choose("table_channels", room.lobby, office)
    await pages.choose("opener_roles", role)
    await pages.go(2)
    await pages.choose("moderator_roles", role)
    await pages.choose("moderator_channel", office)
    await pages.go(4)
    await pages.choose("announcement_channel", room.lobby)
    await pages.choose("language", "en-US")
    assert await settings(room) == RoomSettings(
        table_channels=(room.lobby.id, office.id),
        opener_roles=(role.id,),
        moderator_roles=(role.id,),
        moderator_channel=office.id,
        announcement_channel=room.lobby.id,
        language="en-US",
    )
    lines = await audited(room)
    assert lines[0] == ("set_room", "table_channels none", f"table_channels {room.lobby.id} {office.id}")
    assert [after.partition(" ")[0] for _, _, after in lines] == [
        "table_channels",
        "opener_roles",
        "moderator_roles",
        "moderator_channel",
        "announcement_channel",
        "language",
    ]


async def test_a_menu_shows_the_current_setting_and_an_empty_choice_clears_it(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.choose("table_channels", room.lobby)
    assert [one["id"] for one in pages.menu("table_channels")["default_values"]] == [str(room.lobby.id)]
    await pages.choose("table_channels")
    assert not pages.menu("table_channels").get("default_values")
    assert (await settings(room)).table_channels == ()


async def test_the_rooms_language_can_be_set_back_to_that_of_the_server(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(4)
    await pages.choose("language", "en-US")
    await pages.choose("language", "default")
    assert (await settings(room)).language is None


async def test_the_forms_of_the_setup_change_amounts_of_chips_and_the_stakes_menu_and_limits(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(3)
    await pages.fill_in("Change chips and stakes", starting_chips="5 000", daily_claim="", stakes_menu="5/10, 10 / 20")
    assert "**Starting chips:** 5,000" in pages.text
    assert "**Stakes menu:** 5/10, 10/20" in pages.text
    await pages.fill_in("Change limits", tables_most="10", tables_each="1", seats_most="6", buy_in_most="2,000")
    assert await settings(room) == RoomSettings(
        starting_chips=5000,
        stakes_menu=("5/10", "10/20"),
        tables_most=10,
        tables_each=1,
        seats_most=6,
        buy_in_most=2000,
    )
    assert (await audited(room))[1] == (
        "set_room",
        "tables_most none, tables_each 3, seats_most none, buy_in_most none",
        "tables_most 10, tables_each 1, seats_most 6, buy_in_most 2000",
    )


async def test_a_form_is_prefilled_with_the_current_settings(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(3)
    await pages.fill_in("Change chips and stakes", starting_chips="777", daily_claim="", stakes_menu="5/10")
    await pages.click("Change chips and stakes")
    assert pages.last.modal
    fields = {row["component"]["custom_id"]: row["component"] for row in pages.last.modal["components"]}
    assert fields["starting_chips"]["value"] == "777"
    assert fields["stakes_menu"]["value"] == "5/10"
    assert not fields["daily_claim"].get("value")


async def test_a_form_saves_its_valid_values_and_explains_the_invalid_ones(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(3)
    await pages.fill_in("Change limits", tables_most="many", tables_each="2", seats_most="40", buy_in_most="**1**")
    assert "Maximum open tables: I can't use “many”. Enter a whole number from 1 to 1,000" in pages.text
    assert "Maximum seats: I can't use “40”. Enter a whole number from 2 to 10" in pages.text
    assert "“\\*\\*1\\*\\*”" in pages.text
    assert await settings(room) == RoomSettings(tables_each=2)
    await pages.click("Next")
    assert "many" not in pages.text


async def test_the_everyone_role_is_refused_for_moderators_and_ignored_for_openers(room: Room) -> None:
    everyone = room.guild.roles["@everyone"]
    pages = await SetUp.begin(room)
    await pages.choose("opener_roles", everyone)
    await pages.go(2)
    await pages.choose("moderator_roles", everyone)
    assert "Not everyone can be a moderator." in pages.text
    assert await settings(room) == RoomSettings()


async def test_pages_and_forms_still_work_after_a_restart(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(3)
    await pages.click("Change limits")
    form = pages.last
    await room.restart()
    pages.last = await room.people["boss"].submit_modal(form, {"tables_each": "9"})
    assert pages.last.acknowledged
    assert "**Open tables per member:** 9" in pages.text
    await pages.click("Next")
    await pages.choose("announcement_channel", room.lobby)
    assert await settings(room) == RoomSettings(tables_each=9, announcement_channel=room.lobby.id)


async def test_members_who_do_not_manage_the_server_are_refused(room: Room) -> None:
    for name, may in (("an", {}), ("bo", {"manage_channels": True}), ("cy", {"moderate_members": True})):
        room.join(name, roles=(room.guild.create_role(f"{name}'s", permissions=discord.Permissions(**may)),))
        result = await room.people[name].slash(room.lobby, "room setup")
        assert result.ephemeral, may
        assert "manage" in room.told(result), may
        assert await settings(room) == RoomSettings(), may


async def test_every_click_checks_the_rights_again(room: Room) -> None:
    """The pages of a former administrator still answer, but change nothing."""
    pages = await SetUp.begin(room)
    await pages.go(3)
    await pages.click("Change limits")
    form = pages.last
    before = pages.text
    members = room.env.backend.get_guild(room.guild.id).members
    members[room.people["boss"].id].role_ids.clear()
    pages.last = await room.people["boss"].submit_modal(form, {"tables_each": "9"})
    assert "manage" in room.told(pages.last)
    for label in ("Next", "Back", "Change limits"):
        assert "manage" in await pages.click(label)
    assert pages.text == before
    assert await settings(room) == RoomSettings()


async def test_a_player_who_loses_the_right_during_a_save_is_told_that_the_right_is_missing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> None:
        raise Complaint("forbidden-not-administrator")

    pages = await SetUp.begin(room)
    before = pages.text
    monkeypatch.setattr(RoomSettingsDesk, "change", refused)
    assert "manage" in await pages.choose("table_channels", room.lobby)
    assert pages.text == before


async def test_a_set_up_page_never_replaces_a_message_that_others_see(room: Room) -> None:
    room.join("boss", roles=(room.guild.create_role("owner", permissions=ADMIN),))
    for custom_id, kind, told in (
        ("lb:s:2", CLICK, "step 2 of 5"),
        ("lb:s:1:opener_roles", CLICK, "step 1 of 5"),
        ("lb:s:5:done", CLICK, "The room is set up"),
        ("lb:s:3:chips", FORM, "step 3 of 5"),
    ):
        result = await forge(room, room.people["boss"], custom_id, at=room.lobby, kind=kind, guild_id=room.guild.id)
        assert result.response is not None, custom_id
        assert result.response.ephemeral, custom_id
        assert told in room.told(result), custom_id
    # Types 6 and 7 change the clicked message at once or later.
    answers = [entry.json for entry in room.env.http_requests if entry.path.endswith("/callback")]
    assert not [answer for answer in answers if isinstance(answer, dict) and answer["type"] in (6, 7)]


async def test_a_player_who_clicks_a_forged_page_is_refused_privately(room: Room) -> None:
    room.join("an")
    result = await forge(room, room.people["an"], "lb:s:2", at=room.lobby, guild_id=room.guild.id)
    assert result.response is not None
    assert result.response.ephemeral
    assert "manage" in room.told(result)


async def test_the_moderators_page_explains_how_to_hide_their_commands(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.go(2)
    assert "Server Settings → Integrations" in pages.text
    assert all(f"`/{name}`" in pages.text for name in ("mod", "audit", "room"))


async def test_the_summary_names_missing_permissions_and_their_effects(room: Room) -> None:
    deny = PermissionOverwrite(create_public_threads=False)
    mute = PermissionOverwrite(send_messages=False)
    dark = PermissionOverwrite(view_channel=False)
    narrow = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    silent = room.guild.create_text_channel("silent", overwrites={room.bot_role: mute})
    hidden = room.guild.create_text_channel("hidden", overwrites={room.bot_role: dark})
    pages = await SetUp.begin(room)
    await pages.choose("table_channels", room.lobby, narrow)
    await pages.go(2)
    await pages.choose("moderator_channel", hidden)
    await pages.go(4)
    await pages.choose("announcement_channel", silent)
    await pages.go(5)
    assert f"**Create Public Threads** in <#{narrow.id}>: tables don't get a thread of their own" in pages.text
    assert f"**Send Messages** in <#{silent.id}>: open tables aren't announced" in pages.text
    assert f"**View Channel** in <#{hidden.id}>" in pages.text
    assert f"in <#{room.lobby.id}>" not in pages.text
    assert f"Everyone can read <#{hidden.id}>" in pages.text


async def test_the_summary_says_that_no_permission_is_missing(room: Room) -> None:
    private = PermissionOverwrite(view_channel=False)
    seen = PermissionOverwrite(view_channel=True)
    everyone = room.guild.roles["@everyone"]
    office = room.guild.create_text_channel("office", overwrites={everyone: private, room.bot_role: seen})
    room.join("boss", roles=(room.guild.create_role("owner", permissions=discord.Permissions(administrator=True)),))
    pages = await SetUp.begin(room)
    await pages.go(2)
    await pages.choose("moderator_channel", office)
    await pages.go(5)
    assert "I have all the permissions I need here." in pages.text
