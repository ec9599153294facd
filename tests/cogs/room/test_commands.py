"""The commands /room show and /room set, and the effects of the settings."""

import re
from dataclasses import asdict

import discord
import pytest
import pytest_asyncio
from discord import PermissionOverwrite

from bot.moderation.room_settings import RoomSettings
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.set_up import ADMIN, audited, settings


@pytest.fixture
async def ruled(room: Room) -> Room:
    """Set up ``boss``, who manages the server, ``mod``, who moderates, and players ``an`` and ``bo``."""
    gather(room)
    return room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standing(standing: Room) -> Room:
    """Set up a shared room with the same people, an office, and two channels of the same name."""
    gather(standing)
    for name in ("office", "twice", "twice"):
        standing.guild.create_text_channel(name)
    return standing


def gather(room: Room) -> None:
    room.join("boss", roles=(room.guild.create_role("owner", permissions=ADMIN),))
    moderates = discord.Permissions(moderate_members=True)
    room.join("mod", roles=(room.guild.create_role("mods", permissions=moderates),))
    room.join("an", "bo")


async def set_to(room: Room, setting: str, value: str) -> str:
    return await room.slash("boss", "room set", at=room.lobby, setting=setting, value=value)


# Seeing and setting


async def test_room_show_lists_the_defaults_before_any_set_up(ruled: Room) -> None:
    told = await ruled.slash("mod", "room show", at=ruled.lobby)
    assert "**Channels for tables:** every channel" in told
    assert "**Starting chips:** 10,000, the host's default" in told
    assert "**Language:** the server's language" in told
    assert "I have all the permissions I need here." in told


async def test_room_show_names_the_permissions_missing_in_the_current_channel(ruled: Room) -> None:
    deny = PermissionOverwrite(send_messages_in_threads=False)
    narrow = ruled.guild.create_text_channel("narrow", overwrites={ruled.bot_role: deny})
    told = await ruled.slash("mod", "room show", at=narrow)
    assert f"**Send Messages in Threads** in <#{narrow.id}>" in told


@in_standing_room
async def test_only_moderators_can_read_the_bots_health(same_room: Room) -> None:
    assert "Only moderators" not in await same_room.slash("mod", "room health", at=same_room.lobby)
    assert "Only moderators" in await same_room.slash("an", "room health", at=same_room.lobby)


@in_standing_room
async def test_players_can_neither_read_nor_change_settings(same_room: Room) -> None:
    assert "Only moderators" in await same_room.slash("an", "room show", at=same_room.lobby)
    for name in ("an", "mod"):
        told = await same_room.slash(name, "room set", at=same_room.lobby, setting="tables_each", value="9")
        assert "Only administrators" in told
    assert await settings(same_room) == RoomSettings()


async def test_settings_accept_values_as_people_write_them(ruled: Room) -> None:
    """They are set one after the other, each with its audit line."""
    ids = {"lobby": ruled.lobby.id, "office": ruled.guild.create_text_channel("office").id}
    ids |= {"Card dealers": ruled.guild.create_role("Card dealers").id, "mods": ruled.guild.roles["mods"].id}
    for setting, value, stored, told in (
        ("table_channels", "#lobby", "lobby", "**Channels for tables:** <#"),
        ("table_channels", "lobby, office", "lobby office", "**Channels for tables:** <#"),
        ("opener_roles", "Card dealers", "Card dealers", "**Roles that can open tables:** <@&"),
        ("opener_roles", "@mods, @Card dealers", "mods Card dealers", "<@&"),
        ("announcement_channel", "office", "office", "**Announcement channel:** <#"),
        ("record_channel", "office", "office", "**Deal record:** <#"),
        ("starting_chips", "12 500", 12_500, "**Starting chips:** 12,500"),
        ("daily_claim", "0", 0, "**Daily claim:** 0"),
        ("stakes_menu", "5/10 10 / 20,20/40", ("5/10", "10/20", "20/40"), "5/10, 10/20, 20/40"),
        ("tables_most", "12", 12, "**Maximum open tables:** 12"),
        ("seats_most", "2", 2, "**Maximum seats:** 2"),
        ("language", "english (us)", "en-US", "**Language:** English (US)"),
        ("language", "EN-us", "en-US", "**Language:** English (US)"),
        ("zone", "berlin", "Europe/Berlin", "**Time zone:** Europe/Berlin"),
        ("zone", "EST", "America/New_York", "**Time zone:** America/New_York"),
    ):
        before = asdict(await settings(ruled))
        acts = [act for act, _, _ in await audited(ruled)]
        answer = await set_to(ruled, setting, value)
        assert "Saved." in answer, (setting, value)
        assert told in answer, (setting, value)
        wanted: object = stored
        if isinstance(stored, str) and setting not in ("language", "zone"):
            found = tuple(ids[name] for name in re.findall("lobby|office|Card dealers|mods", stored))
            wanted = found[0] if setting.endswith("channel") else found
        assert asdict(await settings(ruled)) == {**before, setting: wanted}, (setting, value)
        assert [act for act, _, _ in await audited(ruled)] == [*acts, "set_room"], (setting, value)
        await set_to(ruled, setting, "default")


@in_standing_room
@pytest.mark.parametrize(
    "case",
    [
        ("table_channels", "#nowhere", "There's no suitable channel “\\#nowhere” here"),
        ("table_channels", "<#123>", "There's no suitable channel “\\<#123>”"),
        ("table_channels", ",", "at most 25"),
        ("opener_roles", "@nobody", "There's no role"),
        ("moderator_roles", "@everyone", "Not everyone can be a moderator."),
        ("moderator_channel", "lobby office", "Choose one channel, like #lobby, or “default” for none."),
        ("moderator_channel", "twice", "More than one channel is named “twice”"),
        ("starting_chips", "-5", "Enter a whole number from 0 to 1,000,000,000"),
        ("starting_chips", "1.5", "Enter a whole number"),
        ("starting_chips", "9" * 4000, "Enter a whole number"),
        ("tables_each", "0", "Enter a whole number from 1 to 1,000"),
        ("seats_most", "11", "Enter a whole number from 2 to 10"),
        ("stakes_menu", "10-20", "I can't read “10-20” as stakes"),
        ("stakes_menu", "20/10", "I can't read “20/10” as stakes"),
        ("stakes_menu", " ".join(f"{n}/{n}" for n in range(1, 27)), "at most 25"),
        ("language", "Klingon", "I don't speak “Klingon”. Choose from: Deutsch, English (US), Français, Svenska"),
    ],
)
async def test_an_invalid_value_is_explained_and_changes_nothing(same_room: Room, case: tuple[str, str, str]) -> None:
    setting, value, told = case
    assert told in await set_to(same_room, setting, value)
    assert await settings(same_room) == RoomSettings()
    assert await audited(same_room) == []


async def test_a_setting_can_be_reset_to_its_default(ruled: Room) -> None:
    for back in ("default", "None", " ANY "):
        before = len(await audited(ruled))
        await set_to(ruled, "tables_each", "9")
        assert "**Open tables per member:** 3" in await set_to(ruled, "tables_each", back), back
        assert "That was already set." in await set_to(ruled, "tables_each", back), back
        assert await settings(ruled) == RoomSettings(), back
        assert (await audited(ruled))[before + 1 :] == [("set_room", "tables_each 9", "tables_each 3")], back


async def test_setting_a_channel_names_the_missing_permissions_there(ruled: Room) -> None:
    mute = PermissionOverwrite(send_messages=False)
    silent = ruled.guild.create_text_channel("silent", overwrites={ruled.bot_role: mute})
    told = await set_to(ruled, "announcement_channel", "silent")
    assert f"**Send Messages** in <#{silent.id}>: open tables aren't announced" in told


async def test_the_answer_to_setting_a_record_channel_says_if_the_record_must_be_kept_elsewhere(ruled: Room) -> None:
    narrow = PermissionOverwrite(create_public_threads=False, read_message_history=False)
    office = ruled.guild.create_text_channel("office", overwrites={ruled.bot_role: narrow})
    told = await set_to(ruled, "record_channel", "office")
    assert f"**Create Public Threads** in <#{office.id}>: deals go on record next to the tables" in told
    assert f"**Read Message History** in <#{office.id}>: after a crash" in told


@in_standing_room
async def test_an_invalid_value_is_repeated_without_formatting_or_pings(same_room: Room) -> None:
    told = await set_to(same_room, "language", "@everyone **x** <@1>")
    assert "@everyone" not in told
    assert "**x**" not in told


# Suggestions


async def suggested(room: Room, name: str, typed: str, **filled: str) -> list[str]:
    choices = await room.people[name].autocomplete(room.lobby, "room set", "value", typed, **filled)
    return [choice["value"] for choice in choices]


async def test_values_are_suggested_for_each_setting(ruled: Room) -> None:
    ruled.guild.create_text_channel("office")
    assert await suggested(ruled, "boss", "", setting="table_channels") == ["#lobby", "#office", "default"]
    assert await suggested(ruled, "boss", "#lobby, o", setting="table_channels") == ["#lobby, #office"]
    assert await suggested(ruled, "boss", "", setting="moderator_channel") == ["#lobby", "#office", "default"]
    assert (await suggested(ruled, "boss", "own", setting="opener_roles"))[0] == "@owner"
    assert "@everyone" not in await suggested(ruled, "boss", "", setting="opener_roles")
    assert await suggested(ruled, "boss", "20", setting="stakes_menu") == ["10/20", "20/40", "100/200"]
    assert await suggested(ruled, "boss", "12", setting="tables_most") == ["12"]
    assert await suggested(ruled, "boss", "o", setting="pictures") == ["on", "off"]
    assert await suggested(ruled, "boss", "", setting="jackpot") == []
    assert await suggested(ruled, "boss", "eng", setting="language") == ["English (US)"]
    assert await suggested(ruled, "boss", "x" * 3000, setting="table_channels") == []
    assert "1" * 101 not in await suggested(ruled, "boss", "1" * 101, setting="tables_most")
    assert (await suggested(ruled, "boss", "De", setting="table_channels"))[-1] == "default"


async def test_suggested_values_are_accepted(ruled: Room) -> None:
    ruled.guild.create_text_channel("office")
    for setting in ("table_channels", "moderator_channel", "opener_roles", "stakes_menu", "language"):
        for value in await suggested(ruled, "boss", "", setting=setting):
            assert (await set_to(ruled, setting, value)).startswith("Saved"), (setting, value)


async def test_channel_and_role_names_are_suggested_only_to_administrators(ruled: Room) -> None:
    for name in ("an", "mod"):
        assert await suggested(ruled, name, "", setting="table_channels") == []


# Effects of the settings


async def test_tables_open_only_in_the_chosen_channels_and_by_the_chosen_roles(ruled: Room) -> None:
    office = ruled.guild.create_text_channel("office")
    await set_to(ruled, "table_channels", "office")
    told = await ruled.slash("an", "table open", at=ruled.lobby, game="razz", stakes="10/20")
    assert f"<#{office.id}>" in told
    await set_to(ruled, "table_channels", "default")
    await set_to(ruled, "opener_roles", "@mods")
    told = await ruled.slash("an", "table open", at=ruled.lobby, game="razz", stakes="10/20")
    assert f"<@&{ruled.guild.roles['mods'].id}>" in told
    assert not ruled.wiring.play.tables.in_guild(ruled.guild.id)
    await ruled.open_table("mod")


async def test_default_seats_and_buy_in_are_limited_by_the_room(ruled: Room) -> None:
    await set_to(ruled, "seats_most", "5")
    await set_to(ruled, "buy_in_most", "300")
    await ruled.open_table("an")
    wanted = ruled.view.settings
    assert (wanted.seats_max, wanted.buy_in_least, wanted.buy_in_most) == (5, 300, 300)
    told = await ruled.slash("an", "table open", at=ruled.lobby, game="razz", stakes="10/20", seats=6)
    assert "at most 5 seats" in told
    told = await ruled.slash("an", "table open", at=ruled.lobby, game="razz", stakes="10/20", buy_in=301)
    assert "at most 300" in told


async def test_the_stakes_menu_limits_suggested_and_accepted_stakes(ruled: Room) -> None:
    await set_to(ruled, "stakes_menu", "3/6, 10/20")
    choices = await ruled.people["an"].autocomplete(ruled.lobby, "table open", "stakes", "", game="razz")
    assert [choice["value"] for choice in choices] == ["3/6", "10/20"]
    assert "3/6, 10/20" in await ruled.slash("an", "table open", at=ruled.lobby, game="razz", stakes="5/10")
    await ruled.open_table("an", "3/6")


async def test_newcomers_get_the_rooms_starting_chips_by_command_and_by_click(ruled: Room) -> None:
    await set_to(ruled, "starting_chips", "700")
    assert "**700**" in await ruled.slash("an", "wallet", at=ruled.lobby)
    await ruled.open_table("an")
    await ruled.click("bo", "Sit down (400)")
    assert await ruled.wallet("bo") == 300
    assert await ruled.wallet("boss") == GRANT, "an earlier member keeps their first grant"


async def test_the_daily_claim_uses_the_rooms_amount(ruled: Room) -> None:
    await set_to(ruled, "starting_chips", "0")
    await set_to(ruled, "daily_claim", "250")
    assert "250" in await ruled.slash("an", "claim", at=ruled.lobby)
    assert await ruled.wallet("an") == 250
    await set_to(ruled, "daily_claim", "0")
    assert "This server has no daily claim" in await ruled.slash("bo", "claim", at=ruled.lobby)
    assert await ruled.wallet("bo") == 0


async def test_an_open_table_is_announced_with_a_link_and_no_ping(ruled: Room) -> None:
    news = ruled.guild.create_text_channel("news")
    await set_to(ruled, "announcement_channel", "news")
    await ruled.open_table("an")
    (line,) = [message.content for message in news.history()]
    assert f"https://discord.com/channels/{ruled.guild.id}/{ruled.table.id}" in line
    assert "Razz 10/20" in line
    assert "\n" not in line
    (sent,) = [one.json for one in ruled.env.http_requests if one.path == f"/channels/{news.id}/messages"]
    assert sent is not None
    assert sent["allowed_mentions"]["parse"] == []


async def test_a_table_opens_even_if_its_announcement_fails(ruled: Room, caplog: pytest.LogCaptureFixture) -> None:
    mute = PermissionOverwrite(send_messages=False)
    ruled.guild.create_text_channel("silent", overwrites={ruled.bot_role: mute})
    await set_to(ruled, "announcement_channel", "silent")
    await ruled.open_table("an")
    assert ruled.is_open
    assert "could not be announced" in caplog.text


async def test_messages_in_channels_use_the_rooms_language(ruled: Room) -> None:
    """The server uses Japanese, which the bot does not speak; the room chooses English."""
    readers = ruled.wiring.reach.readers
    await ruled.open_table("an")
    await set_to(ruled, "language", "English (US)")
    await readers.learn_language(ruled.guild.id)
    assert readers.locale(ruled.view) == "en-US"
    await set_to(ruled, "language", "default")
    await readers.learn_language(ruled.guild.id)
    assert readers.locale(ruled.view) == ruled.client.guilds[0].preferred_locale.value
