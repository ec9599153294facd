"""Watching, table names, invitations and private tables, as people use them on Discord."""

import json
import re
from typing import Any

import discord
import pytest
from simcord.builders import RoleHandle

from bot.common.escaping import clean
from bot.moderation.room_settings import RoomSettings
from bot.moderation.token_bucket import Rate, RateLimiter
from bot.tables.saving import AuditEntry, Request
from tests.harness.discord.forging import forge
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.room import Room
from tests.harness.hostile_names import HOSTILE, harm

PATIENT = Rate(10**9, 1)
NO_PRIVATE_THREADS = discord.PermissionOverwrite(create_private_threads=False)


def posts(room: Room, table: int) -> list[dict[str, Any]]:
    """Return the bot's text messages in the channel."""
    sent = [
        entry
        for entry in room.env.http_requests
        if entry.method == "POST" and entry.path.endswith(f"/{table}/messages")
    ]
    bodies = [entry.json if isinstance(entry.json, dict) else json.loads(entry.json or "{}") for entry in sent]
    return [body for body in bodies if body.get("content")]


def thread_of(room: Room) -> discord.Thread:
    guild = room.client.get_guild(room.guild.id)
    thread = guild.get_thread(room.table.id) if guild else None
    assert thread is not None
    return thread


def lose_role(room: Room, name: str, role: RoleHandle) -> None:
    room.env.backend.get_guild(room.guild.id).members[room.people[name].id].role_ids.remove(role.id)


async def leave_for_good(room: Room, name: str) -> None:
    await room.slash(name, "table leave")
    assert await room.player_id(name) not in {line.player_id for line in room.view.seats}
    await room.wait(1)


# Watching


async def test_the_watch_command_links_the_table_for_anybody_and_says_which_cards_spectators_see(room: Room) -> None:
    room.join("an", "eve")
    await room.open_table("an")
    await room.seat("bo", "an")
    await room.deal("As2d Kc", "3s4d 5c")
    told = await room.slash("eve", "table watch", at=room.lobby)
    assert f"Table 1 is in <#{room.table.id}>" in told
    assert "upcards, the board, bets, pots" in told
    assert "no down cards" in told
    assert "You have no cards" in await room.slash("eve", "cards")
    room.assert_secret("bo", "As2d")
    room.assert_secret("an", "3s4d")


# Names


async def test_a_table_and_its_thread_get_the_chosen_name(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", name="  Friday\u202e  club ")
    assert room.view.place.name == "Friday club"
    assert thread_of(room).name == "Friday club · Razz 10/20"
    assert "Friday club" in room.card_text
    taken = await room.slash("bo", "table open", at=room.lobby, game="razz", stakes="5/10", name="FRIDAY CLUB")
    assert "Choose another name" in taken
    assert "Friday club" in await room.slash("bo", "table info", at=room.lobby, table="friday club")


async def test_an_invalid_table_name_is_refused(room: Room) -> None:
    room.join("an")
    for name, told in (
        ("\u200b\u3164", "That name is invisible."),
        ("7", "Add a letter to the name"),
        ("🃏 12", "Add a letter to the name"),
    ):
        said = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20", name=name)
        assert told in said, name
        assert not room.wiring.play.tables.in_guild(room.guild.id), name


async def test_hostile_table_names_are_refused_or_shown_safely(room: Room) -> None:
    room.join("an")
    room.wiring.limits.asks = RateLimiter(PATIENT, PATIENT)
    await room.open_table("an")
    renamed = 0
    for wanted in HOSTILE:
        name = wanted.encode("utf-8", "replace").decode()
        if not name:
            continue
        before = room.view.place.name
        await room.slash("an", "table rename", name=name)
        if room.view.place.name == before:
            continue
        renamed += 1
        assert harm(clean(room.view.place.name, 60), 60) == []
        assert "\n" not in room.view.place.name
        assert clean(room.view.place.name, 60) in await room.slash("an", "table info")
    assert renamed > 100


async def test_only_the_owner_and_moderators_can_rename_a_table(room: Room) -> None:
    room.join("an", "eve")
    role = room.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    room.join("mo", roles=(role,))
    await room.open_table("an")
    assert "Only the table's owner" in await room.slash("eve", "table rename", name="Mine")
    assert await room.slash("an", "table rename", name="Club") == "The table's new name is Club."
    assert thread_of(room).name == "Club · Razz 10/20"
    assert "A table's name can't contain a link." in await room.slash("mo", "table rename", name="discord.gg/abc123")
    assert "new name is House" in await room.slash("mo", "table rename", name="House")
    audit = await room.slash("mo", "audit", at=room.lobby)
    assert "renamed" in audit
    assert "name “Club”" in audit


async def test_a_thread_is_renamed_at_most_twice_in_ten_minutes_and_gets_the_last_name_later(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    for name in ("One a", "Two b"):
        await room.slash("an", "table rename", name=name)
    for name in ("Three c", "Four d"):
        told = await room.slash("an", "table rename", name=name)
        assert re.search(r"new name is (Three c|Four d)\. .*follows at <t:\d+:T>", told)
    assert (room.view.place.name, thread_of(room).name) == ("Four d", "Two b · Razz 10/20")
    await room.wait(601)
    assert thread_of(room).name == "Four d · Razz 10/20"


async def test_a_thread_that_discord_does_not_rename_is_only_logged(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an")
    await room.open_table("an")
    hang_up(room.client, monkeypatch, "edit_channel")
    with caplog.at_level("INFO"):
        assert "new name is Club" in await room.slash("an", "table rename", name="Club")
        await room.env.settle()
    assert f"thread {room.table.id} cannot be renamed" in caplog.text


async def test_a_renamed_table_keeps_its_name_after_a_restart(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.slash("an", "table rename", name="Club")
    await room.restart()
    assert room.view.place.name == "Club"
    kept = await room.store.office.accounts.everything(room.guild.id)
    assert [row["name"] for row in kept["poker_table"]] == ["Club"]


# Calling


async def test_a_seated_player_invites_and_pings_exactly_one_member(room: Room) -> None:
    room.join("an", "bo", "eve", "@everyone <@1>")
    await room.open_table("an")
    assert "Only its players and its owner can invite people" in await room.slash(
        "eve", "table invite", member=room.people["bo"]
    )
    await room.seat("@everyone <@1>")
    told = await room.slash("@everyone <@1>", "table invite", member=room.people["bo"])
    assert told == "bo has been invited to Table 1."
    (post,) = posts(room, room.table.id)
    assert post["content"].startswith(f"<@{room.people['bo'].id}>, ")
    assert post["allowed_mentions"]["users"] == [room.people["bo"].id]
    assert post["allowed_mentions"]["parse"] == []


async def test_invitations_are_limited_per_member_and_per_player(room: Room) -> None:
    others = [f"p{number}" for number in range(9)]
    room.join("an", *others)
    await room.open_table("an")
    assert "has been invited" in await room.slash("an", "table invite", member=room.people["p0"])
    assert "in 10 minutes" in await room.slash("an", "table invite", member=room.people["p0"])
    told = [await room.slash("an", "table invite", member=room.people[name]) for name in others[1:]]
    assert sum("has been invited" in each for each in told) == 4
    assert "Wait a minute" in told[-1]
    assert len(posts(room, room.table.id)) == 5
    await room.wait(610)
    assert "has been invited" in await room.slash("an", "table invite", member=room.people["p0"])


async def test_a_guest_invited_again_can_sit_at_the_private_table_but_is_not_pinged_again(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", private=True)
    assert "and has been pinged there." in await room.slash("an", "table invite", member=room.people["bo"])
    await room.slash("an", "table uninvite", member=room.people["bo"])
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert told == "bo can now sit at Table 1. You invited them recently, so I haven't pinged them again."
    assert room.people["bo"].id in {member.id for member in await thread_of(room).fetch_members()}
    assert await room.player_id("bo") in room.view.people.guests
    assert len(posts(room, room.table.id)) == 1


async def test_an_invitation_that_the_table_refuses_does_not_count_towards_the_limit(room: Room) -> None:
    room.join("an", "bo", "eve")
    await room.open_table("an")
    assert "Only its players and its owner can invite people" in await room.slash(
        "eve", "table invite", member=room.people["bo"]
    )
    await room.seat("eve")
    assert "has been invited" in await room.slash("eve", "table invite", member=room.people["bo"])


async def test_members_cannot_invite_themselves_or_somebody_who_cannot_see_the_table(room: Room) -> None:
    room.join("an", "eve")
    closed, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    role = room.guild.create_role("members")
    room.join("bo", roles=(role,))
    room.lobby = room.guild.create_text_channel(
        "back room", overwrites={room.guild.default_role: closed, role: open_, room.bot_role: open_}
    )
    await room.open_table("bo")
    assert "That's you." in await room.slash("bo", "table invite", member=room.people["bo"])
    assert "eve can't see" in await room.slash("bo", "table invite", member=room.people["eve"])
    assert posts(room, room.table.id) == []


# Private tables


async def test_a_private_tables_thread_is_found_only_by_its_guests(room: Room) -> None:
    room.join("an", "bo", "eve")
    outside = room.lobby
    await room.open_table("an", private=True)
    assert thread_of(room).is_private()
    member_ids = {member.id for member in await thread_of(room).fetch_members()}
    assert room.people["an"].id in member_ids
    for command in ("table info", "table sit", "table watch", "table wait"):
        assert "no open table called" in await room.slash("eve", command, at=outside, table="Table 1")
    assert "Table 1" not in await room.slash("eve", "table list", at=outside)
    assert "bo can now sit at Table 1" in await room.slash("an", "table invite", member=room.people["bo"])
    assert room.people["bo"].id in {member.id for member in await thread_of(room).fetch_members()}
    assert "Table 1" in await room.slash("bo", "table list", at=outside)
    assert "You're in seat 1" in await room.slash("bo", "table sit", at=outside, table="Table 1")
    room.lobby = outside
    await room.open_table("an")
    assert re.findall(r"Table \d", await room.slash("eve", "table list", at=outside)) == ["Table 2"]


async def test_an_uninvited_guest_is_removed_from_the_thread_unless_seated(room: Room) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", private=True)
    for name in ("bo", "cy"):
        await room.slash("an", "table invite", member=room.people[name])
    await room.slash("cy", "table sit")
    assert "no longer invited to Table 1" in await room.slash("an", "table uninvite", member=room.people["bo"])
    assert "no longer invited to Table 1" in await room.slash("an", "table uninvite", member=room.people["cy"])
    inside = {member.id for member in await thread_of(room).fetch_members()}
    assert {room.people[name].id for name in ("an", "cy")} <= inside
    assert room.people["bo"].id not in inside


async def test_a_seated_guest_who_is_uninvited_is_removed_from_the_thread_after_leaving(room: Room) -> None:
    """This holds after a restart; a guest who is still invited stays in the thread."""
    room.join("an", "bo", "cy")
    await room.open_table("an", private=True)
    for name in ("bo", "cy"):
        await room.slash("an", "table invite", member=room.people[name])
        await room.slash(name, "table sit")
    await room.slash("an", "table uninvite", member=room.people["bo"])
    await room.restart()
    assert room.people["bo"].id in {member.id for member in await thread_of(room).fetch_members()}
    for name in ("bo", "cy"):
        await leave_for_good(room, name)
    inside = {member.id for member in await thread_of(room).fetch_members()}
    assert room.people["bo"].id not in inside
    assert {room.people[name].id for name in ("an", "cy")} <= inside


@pytest.mark.parametrize("keeps", [True, False], ids=["with the role", "without it"])
async def test_after_leaving_a_player_stays_in_the_thread_only_with_the_tables_role(room: Room, keeps: bool) -> None:
    role = room.guild.create_role("club")
    room.join("an")
    room.join("bo", roles=(role,))
    outside = room.lobby
    await room.open_table("an", role=role)
    await room.slash("bo", "table sit", at=outside, table="Table 1")
    if not keeps:
        lose_role(room, "bo", role)
    await leave_for_good(room, "bo")
    inside = {member.id for member in await thread_of(room).fetch_members()}
    assert (room.people["bo"].id in inside) is keeps


async def test_an_invitation_is_withdrawn_even_if_discord_keeps_the_guest_in_the_thread(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an", "bo", "cy")
    await room.open_table("an", private=True)
    for name, status in (("bo", 404), ("cy", 403)):
        await room.slash("an", "table invite", member=room.people[name])
        room.env.inject_error("DELETE", "/channels/*/thread-members/*", status=status, code=10007, times=1)
        assert f"{name} is no longer invited to" in await room.slash("an", "table uninvite", member=room.people[name])
    said = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert said == [f"a user could not be removed from thread {room.table.id}: HTTP 403, Discord's code 10007"]


async def test_in_a_public_place_only_invited_players_can_sit_at_a_private_table(room: Room) -> None:
    room.join("an", "bo", "eve")
    room.lobby = room.guild.create_text_channel("open room", overwrites={room.bot_role: NO_PRIVATE_THREADS})
    await room.open_table("an", private=True)
    assert not thread_of(room).is_private()
    assert "This table is private" in await room.slash("eve", "table sit")
    assert "This table is private" in await room.click("eve", "Sit down (400)")
    assert "This table is private" in await room.slash("eve", "table wait")
    assert "Only the owner" in await room.slash("eve", "table invite", member=room.people["bo"])
    await room.slash("an", "table invite", member=room.people["bo"])
    await room.click("bo", "Sit down (400)")
    assert [line.player_id for line in room.view.seats] == [await room.player_id("bo")]
    assert "bo is no longer invited to Table 1" in await room.slash("an", "table uninvite", member=room.people["bo"])
    await room.slash("bo", "table leave")
    assert "This table is private" in await room.click("bo", "Sit down (400)")
    assert "That member isn't invited to this table." in await room.slash(
        "an", "table uninvite", member=room.people["bo"]
    )


async def test_members_with_the_tables_role_can_sit_as_long_as_they_have_it(room: Room) -> None:
    role = room.guild.create_role("club")
    room.join("an", "eve")
    room.join("bo", "cy", roles=(role,))
    outside = room.lobby
    await room.open_table("an", role=role)
    assert "Table 1" in await room.slash("bo", "table list", at=outside)
    assert f"members with <@&{role.id}> can sit" in await room.slash("bo", "table info", at=outside, table="1")
    assert "You're in seat" in await room.slash("bo", "table sit", at=outside, table="Table 1")
    assert room.people["bo"].id in {member.id for member in await thread_of(room).fetch_members()}
    assert "no open table called" in await room.slash("eve", "table sit", at=outside, table="Table 1")
    lose_role(room, "cy", role)
    assert "no open table called" in await room.slash("cy", "table sit", at=outside, table="Table 1")


async def test_the_everyone_role_cannot_make_a_table_private(room: Room) -> None:
    room.join("an")
    told = await room.slash(
        "an", "table open", at=room.lobby, game="razz", stakes="10/20", role=room.guild.default_role
    )
    assert "Everyone has that role." in told


async def test_a_moderator_can_see_and_close_a_private_table(room: Room) -> None:
    role = room.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    room.join("an")
    room.join("mo", roles=(role,))
    outside = room.lobby
    await room.open_table("an", private=True)
    assert "Table 1" in await room.slash("mo", "table list", at=outside)
    assert "It's private" in await room.slash("mo", "table watch", at=outside, table="Table 1")
    assert room.people["mo"].id in {member.id for member in await thread_of(room).fetch_members()}
    assert "is closed" in await room.slash("mo", "mod close", at=outside, table="Table 1", reason="late")


async def test_a_private_table_is_not_announced(room: Room) -> None:
    room.join("an")
    board = room.guild.create_text_channel("board")
    entry = AuditEntry(room.guild.id, "set_room", None, "test", 0)
    await room.store.office.rooms.change(Request(1, None, "test"), entry, RoomSettings(announcement_channel=board.id))
    await room.open_table("an", private=True, name="Secret club")
    assert board.history() == []


async def test_a_forged_click_admits_nobody_to_a_private_table(room: Room) -> None:
    room.join("an", "eve")
    await room.open_table("an", private=True)
    table = room.view.table_id
    for custom_id in (f"lb:t:{table}:sit", f"lb:w:{table}:wait"):
        for there in (True, False):
            told = await forge(room, room.people["eve"], custom_id, at=room.lobby, there=there, guild_id=room.guild.id)
            assert "This table is private" in room.told(told)
    assert (room.view.seats, room.view.people.waiting) == ((), ())


# The first time


async def test_a_player_new_to_a_game_gets_its_explanation_once(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    first = await room.slash("an", "table sit")
    assert "Your first time at Razz?" in first
    assert "check/fold" not in first, "the panel explains the table"
    assert "Your first time at Razz?" in await room.click("bo", "Sit down (400)")
    await room.slash("an", "table leave")
    assert "first time" not in await room.slash("an", "table sit")
    await room.restart()
    await room.slash("bo", "table leave")
    assert "first time" not in await room.click("bo", "Sit down (400)")
    await room.open_table("an", game="badugi")
    first = await room.slash("an", "table sit")
    assert "Your first time at Badugi?" in first
    assert "You can discard and draw three times" in first


async def test_the_explanation_mentions_jackpots_and_the_joker_only_if_they_are_on(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on joker=bug")
    first = await room.slash("an", "table sit")
    assert "Jackpots: you need a pair of jacks or better to open." in first
    assert "The joker is a bug: an ace, or any card that completes a straight or flush." in first
    await room.open_table("an", game="five-card-draw")
    first = await room.slash("bo", "table sit")
    assert "first time at Five Card Draw" in first
    assert "Jackpots" not in first
    assert "joker" not in first


async def test_the_explanation_names_the_tables_number_of_draws(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="badugi", rules="draws=1")
    first = await room.slash("an", "table sit")
    assert "You can discard and draw once" in first


async def test_R11_2_the_explanation_mentions_a_qualifier_only_if_the_table_has_one(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", game="stud-hi-lo", rules="qualifier=none")
    assert "half to the lowest. You can win both" in await room.slash("an", "table sit")
    await room.open_table("an", game="stud-hi-lo")
    assert "half to the lowest, eight or better. You can win both" in await room.slash("bo", "table sit")
