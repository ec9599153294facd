"""The ranks that Discord's permissions give, their rights, and a room's rules for tables."""

from typing import Any, Final

import discord
import pytest
from simcord.builders import ChannelHandle, RoleHandle

from bot.interactions.origin import person_of
from bot.moderation.ports import FOREVER, Standing
from bot.moderation.powers import Rank
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import AuditEntry, Request
from bot.use_cases.authority import rank_of
from tests.harness.discord.room import Room
from tests.harness.on_file import standings

MANAGE: Final = discord.Permissions(manage_guild=True)


@pytest.fixture
async def table(room: Room) -> Room:
    """Open a table for ``an``, with nobody seated."""
    room.join("an")
    await room.open_table("an")
    return room


async def change_settings(room: Room, **changes: Any) -> None:
    """Replace the room's settings."""
    entry = AuditEntry(room.guild.id, "set_room", None, "test", 0)
    await room.store.office.rooms.change(Request(hash(str(changes)), None, "test"), entry, RoomSettings(**changes))


async def ban(room: Room, name: str) -> None:
    player = await room.player_id(name)
    entry = AuditEntry(room.guild.id, "ban", None, "test", 0, player)
    await room.store.office.conduct.change(
        Request(hash(name), None, "test"), entry, player, lambda _: Standing(FOREVER)
    )


def role_of(room: Room, name: str, **permissions: bool) -> RoleHandle:
    """Let a member with this name join with a role of their own."""
    role = room.guild.create_role(f"{name}'s", permissions=discord.Permissions(**permissions))
    room.join(name, roles=(role,))
    return role


async def pauses(room: Room, name: str) -> str:
    """Return the answer to a moderator's pause, and resume the table afterwards."""
    told = await room.slash(name, "mod pause", reason="test")
    if room.view.course.paused:
        room.join("ada-again", roles=(room.guild.create_role("again", permissions=MANAGE),))
        await room.slash("ada-again", "mod resume", reason="test")
    return told


async def test_discord_permissions_decide_who_moderates_and_who_administers(table: Room) -> None:
    for permission, moderates, administers in (
        ("manage_guild", True, True),
        ("administrator", True, True),
        ("moderate_members", True, False),
        ("manage_channels", True, False),
        ("manage_messages", False, False),
        ("kick_members", False, False),
        ("manage_roles", False, False),
    ):
        # A different member each time, named after the permission.
        role_of(table, permission, **{permission: True})
        assert ("Only moderators" not in await pauses(table, permission)) is moderates, permission
        told = await table.slash(permission, "room set", setting="tables_most", value="9")
        assert ("Only administrators" not in told) is administers, permission


async def test_the_servers_owner_is_administrator_without_any_role(table: Room) -> None:
    table.join("olga")
    guild = table.client.get_guild(table.guild.id)
    assert guild is not None
    table.env.backend.get_guild(table.guild.id).owner_id = guild.owner_id = table.people["olga"].id
    told = await table.slash("olga", "room set", setting="tables_most", value="9")
    assert "Only" not in told
    assert (await table.store.office.rooms.settings(table.guild.id)).tables_most == 9


async def test_a_moderator_role_of_the_room_works_until_it_is_deleted(table: Room) -> None:
    role = role_of(table, "mo")
    assert "Only moderators" in await pauses(table, "mo")
    await change_settings(table, moderator_roles=(role.id,))
    assert "Only moderators" not in await pauses(table, "mo")
    table.env.backend.delete_role(table.guild.id, role.id)
    await table.env.settle()
    assert "Only moderators" in await pauses(table, "mo")


async def test_the_everyone_role_makes_nobody_a_moderator(table: Room) -> None:
    await change_settings(table, moderator_roles=(table.guild.id,))
    assert "Only moderators" in await pauses(table, "an")


@pytest.mark.parametrize("by", ["permission", "role"])
async def test_a_timed_out_moderator_has_no_rights(table: Room, by: str) -> None:
    role = role_of(table, "mo", moderate_members=by == "permission")
    settings = RoomSettings(moderator_roles=(role.id,) if by == "role" else ())
    guild, actor = table.client.get_guild(table.guild.id), table.people["mo"]
    assert guild is not None
    assert rank_of(person_of(await guild.fetch_member(actor.id)), settings) is Rank.MODERATOR
    table.env.backend.get_guild(table.guild.id).members[actor.id].timed_out_until = "2199-01-01T00:00:00+00:00"
    assert rank_of(person_of(await guild.fetch_member(actor.id)), settings) is Rank.PLAYER
    user = await table.client.fetch_user(actor.id)
    assert rank_of(person_of(user), settings) is Rank.OUTSIDER


async def test_moderator_permissions_in_one_channel_give_no_rights_over_the_room(table: Room) -> None:
    role = role_of(table, "kay")
    allowed = discord.PermissionOverwrite(manage_guild=True, moderate_members=True, manage_channels=True)
    own = table.guild.create_text_channel("kay's", overwrites={role: allowed})
    assert "Only moderators" in await table.slash("kay", "mod pause", at=own, table="Table 1", reason="test")
    assert "Only administrators" in await table.slash("kay", "room set", at=own, setting="tables_most", value="9")


async def test_a_banned_moderator_loses_their_rights_and_a_banned_administrator_keeps_them(table: Room) -> None:
    role_of(table, "mo", moderate_members=True)
    role_of(table, "ada", manage_guild=True)
    for name in ("mo", "ada"):
        await ban(table, name)
    assert "You're banned" in await table.slash("mo", "mod unban", player=table.people["mo"], reason="test")
    assert "You're banned" in await table.slash("mo", "table close")
    assert table.is_open
    assert "Only" not in await pauses(table, "ada")


async def test_a_banned_owner_can_neither_close_nor_open_tables(table: Room) -> None:
    await ban(table, "an")
    assert "You're banned" in await table.slash("an", "table close")
    assert "You're banned" in await table.slash("an", "table open", at=table.lobby, game="razz", stakes="10/20")
    assert table.is_open


async def test_a_moderator_cannot_ban_moderators_or_administrators(table: Room) -> None:
    role_of(table, "mo", moderate_members=True)
    role_of(table, "bea", moderate_members=True)
    role_of(table, "ada", manage_guild=True)
    for subject in ("bea", "ada"):
        told = await table.slash("mo", "mod ban", player=table.people[subject], reason="test")
        assert "Only an administrator" in told
    assert await standings(table.store, table.guild.id) == {}
    await table.slash("ada", "mod ban", player=table.people["mo"], reason="test")
    assert list(await standings(table.store, table.guild.id)) == [await table.player_id("mo")]


# Tables that the room allows


async def open_table(room: Room, name: str, *, at: ChannelHandle | None = None, **options: Any) -> str:
    return await room.slash(name, "table open", at=at or room.lobby, **{"game": "razz", "stakes": "10/20"} | options)


async def test_the_room_limits_which_tables_may_be_opened_where_and_by_whom(room: Room) -> None:
    openers, lost = role_of(room, "an"), role_of(room, "bo")
    role_of(room, "mo", moderate_members=True)
    elsewhere = room.guild.create_text_channel("elsewhere")
    allowed = {"stakes_menu": ("10/20",), "seats_most": 6, "buy_in_most": 500, "tables_most": 2, "tables_each": 1}
    await change_settings(room, table_channels=(room.lobby.id,), opener_roles=(openers.id,), **allowed)
    assert f"<@&{openers.id}>" in await open_table(room, "bo")
    assert f"<#{room.lobby.id}>" in await open_table(room, "mo", at=elsewhere)
    assert "play for 10/20" in await open_table(room, "an", stakes="20/40")
    assert "at most 6 seats" in await open_table(room, "an", seats=7)
    assert "at most 500" in await open_table(room, "mo", buy_in=501)
    assert "The table is open" in await open_table(room, "an", seats=6, buy_in=500)
    assert "You already have one table open" in await open_table(room, "an")
    assert "The table is open" in await open_table(room, "mo")
    assert "2 tables are open" in await open_table(room, "mo")
    await change_settings(room, opener_roles=(lost.id,))
    assert "The table is open" in await open_table(room, "bo")
    room.env.backend.delete_role(room.guild.id, lost.id)
    await room.env.settle()
    assert "Only moderators can open tables here: the roles that" in await open_table(room, "bo")
