"""Private tables without a private thread, and invitations that fail."""

import discord
import pytest

from tests.cogs.table.test_around_play import posts, thread_of
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.room import Room

# Private tables


async def test_a_private_table_opened_in_a_thread_stays_there_and_its_owner_learns_who_may_watch(
    room: Room,
) -> None:
    room.join("an", "bo", "eve")
    lobby = room.client.get_channel(room.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    thread = await lobby.create_thread(name="friends", type=discord.ChannelType.public_thread)
    inside = next(each for each in room.lobby.threads if each.id == thread.id)
    told = await room.slash("an", "table open", at=inside, game="razz", stakes="10/20", private=True)
    assert f"The table is open: <#{thread.id}>. Only you and people you let in can sit" in told
    assert "anyone who can see this channel can watch" in told
    room.table = inside
    assert "Table 1" in await room.slash("eve", "table list")
    assert "no open table called" in await room.slash("eve", "table sit", at=room.lobby, table="Table 1")
    assert "This table is private" in await room.slash("eve", "table sit")
    assert "bo can now sit at Table 1" in await room.slash("an", "table invite", member=room.people["bo"])
    assert "You're in seat 1" in await room.slash("bo", "table sit", at=room.lobby, table="Table 1")


async def test_if_no_private_thread_can_be_created_the_owner_learns_who_may_watch(room: Room) -> None:
    room.join("an", "eve")
    room.env.inject_error("POST", f"/channels/{room.lobby.id}/threads", status=403, code=50013, times=1)
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20", private=True)
    assert "anyone who can see this channel can watch" in told
    (room.table,) = room.lobby.threads
    assert not thread_of(room).is_private()
    assert "This table is private" in await room.slash("eve", "table sit")


async def test_the_answer_says_who_can_add_a_member_that_the_bot_could_not_add_to_the_thread(room: Room) -> None:
    room.join("an")
    room.join("mo", roles=(room.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True)),))
    await room.open_table("an", private=True)
    room.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013, times=1)
    told = await room.slash("mo", "table watch", at=room.lobby, table="Table 1")
    assert told == "I couldn't add you to the thread of Table 1. A moderator who manages threads can."
    assert room.people["mo"].id not in {member.id for member in await thread_of(room).fetch_members()}


async def test_guests_are_saved_and_removed_even_if_discord_does_not_answer(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.join("an", "bo")
    await room.open_table("an", private=True)
    hang_up(room.client, monkeypatch, "add_user_to_thread", "remove_user_from_thread", "send_message")
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert f"The invitation couldn't be posted in <#{room.table.id}>" in told
    assert await room.player_id("bo") in room.view.people.guests
    told = await room.slash("bo", "table watch", at=room.lobby, table="Table 1")
    assert told == "I couldn't add you to the thread of Table 1. A moderator who manages threads can."
    assert "bo is no longer invited to" in await room.slash("an", "table uninvite", member=room.people["bo"])
    assert room.view.people.guests == ()


# Invitations


async def test_bots_and_people_outside_the_server_cannot_be_invited(room: Room) -> None:
    room.join("an")
    await room.open_table("an", private=True)
    for user, told in (
        (room.guild.add_member(room.env.create_user("helper", bot=True)), "Bots don't play."),
        (room.env.create_user("eve"), "That isn't a member of this server."),
    ):
        assert told in await room.slash("an", "table invite", member=user)
    assert room.view.people.guests == ()
    assert posts(room, room.table.id) == []


@pytest.mark.parametrize("private", [True, False], ids=["private", "public"])
async def test_an_invitation_that_could_not_be_posted_can_be_repeated(room: Room, private: bool) -> None:
    """The guest of a private table may sit down anyway."""
    room.join("an", "bo")
    await room.open_table("an", private=private)
    room.env.inject_error("POST", f"/channels/{room.table.id}/messages", status=403, code=50013, times=1)
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert f"The invitation couldn't be posted in <#{room.table.id}>" in told
    assert (await room.player_id("bo") in room.view.people.guests) is private
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert ("has been pinged there" if private else "bo has been invited") in told
    mentions = [post["content"] for post in posts(room, room.table.id)]
    assert len(mentions) == 2, "one refused post and one successful post"


@pytest.mark.parametrize("private", [True, False], ids=["private", "public"])
async def test_two_simultaneous_invitations_ping_the_member_once(room: Room, private: bool) -> None:
    room.join("an", "bo")
    await room.open_table("an", private=private)
    an, place = room.people["an"].id, Place(room.table.id, room.guild.id)
    command = every_command(room.client)["table invite"]
    invitation = (command, an, {"member": room.people["bo"]})
    first, second = map(room.told, await ask_at_once(room.env, place, invitation, invitation))
    assert ("has been pinged there" if private else "bo has been invited") in first
    assert ("I haven't pinged them again" if private else "You invited bo recently") in second
    assert len(posts(room, room.table.id)) == 1
