"""A table is joined from where it was opened and from the list, whatever has happened to the process since."""

import re
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord.components import walk_components
from simcord.results import InteractionResult

from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room


def posts(room: Room) -> list[discord.Message]:
    """The public messages in the channel where tables are opened."""
    return [message for message in room.lobby.history() if message.components]


def words(message: discord.Message) -> str:
    parts = walk_components([part.to_dict() for part in message.components])
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


def labels(message: discord.Message) -> list[str]:
    return [
        part["label"] for part in walk_components([each.to_dict() for each in message.components]) if "label" in part
    ]


async def join(room: Room, name: str, message: discord.Message) -> str:
    result = await room.people[name].click(message, label="Join (400)")
    assert result.acknowledged
    return room.told(result)


async def test_opening_a_table_posts_one_message_with_which_others_join(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on joker=wild")
    (post,) = posts(room)
    assert "Table 1** is open: Five Card Draw 10/20" in words(post)
    assert "Jackpots" in words(post)
    assert "joker" in words(post)
    told = await join(room, "bo", post)
    assert "You're in seat 1" in told
    assert "Your first time at Five Card Draw?" in told
    assert f"https://discord.com/channels/{room.guild.id}/{room.table.id}" in told
    assert [line.player_id for line in room.view.seats] == [await room.player_id("bo")]
    assert "You're already in seat 1" in await join(room, "bo", post)


async def test_the_message_works_on_after_a_restart_and_loses_its_button_with_the_table(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.restart()
    (post,) = posts(room)
    assert "You're in seat 1" in await join(room, "bo", post)
    await room.slash("an", "table close")
    await room.wait(2)
    (post,) = posts(room)
    assert labels(post) == []
    assert "Table 1** has closed" in words(post)


async def test_a_click_that_set_out_before_the_table_closed_is_told_so(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    table = room.view.table_id
    await room.slash("an", "table close")
    told = await forge(room, room.people["bo"], f"lb:j:{table}", at=room.lobby, there=True, guild_id=room.guild.id)
    assert "That table is closed" in room.told(told)


@pytest.mark.parametrize("options", [{"private": True}, {"practice": True}], ids=["private", "practice"])
async def test_who_cannot_join_is_not_asked_to(room: Room, options: dict[str, Any]) -> None:
    room.join("an")
    await room.open_table("an", **options)
    assert posts(room) == []


async def test_a_table_that_lives_where_it_was_opened_needs_no_message(room: Room) -> None:
    """In a thread, or in a channel without threads, its own card has the button."""
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False)
    room.lobby = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.id == room.lobby.id
    assert [label for post in posts(room) for label in labels(post) if label.startswith("Join")] == []


async def test_where_the_bot_writes_in_threads_alone_the_table_has_its_thread_all_the_same(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(send_messages=False)
    room.lobby = room.guild.create_text_channel("quiet", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.is_thread
    assert posts(room) == []


@pytest.mark.parametrize("refused", ["/channels/*/messages", "/channels/*/messages/*/threads"])
async def test_a_message_that_begins_no_thread_is_taken_away_again(room: Room, refused: str) -> None:
    """The table has its thread all the same."""
    room.join("an")
    room.env.inject_error("POST", refused, status=403, code=50013, times=1)
    await room.open_table("an")
    assert room.table.is_thread
    assert posts(room) == []


async def test_every_table_of_the_list_is_joined_by_its_button(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.open_table("an", game="badugi", seats=2)
    shown = await listed(room)
    told = room.told(shown)
    assert len(re.findall(r"\[\*\*Table \d\*\*\]", told)) == 2
    assert told.count("Table 1") == 1
    assert shown.response is not None
    result = await room.people["bo"].click(shown.response, custom_id=f"lb:j:{room.view.table_id}")
    assert "You're in seat 1" in room.told(result)
    await room.seat("an")
    assert "Join" in str(walk_ids(await listed(room)))
    assert f"lb:j:{room.view.table_id}" not in walk_ids(await listed(room))


async def listed(room: Room) -> InteractionResult:
    return await room.people["bo"].slash(room.lobby, "table list")


def walk_ids(shown: InteractionResult) -> list[str]:
    assert shown.response is not None
    parts = [part for part in walk_components(shown.response.components) if part["type"] == 2]
    return [part["custom_id"] for part in parts] + [part["label"] for part in parts]


async def test_a_forged_join_lets_nobody_into_a_private_table(room: Room) -> None:
    room.join("an", "eve")
    await room.open_table("an", private=True)
    told = await forge(
        room, room.people["eve"], f"lb:j:{room.view.table_id}", at=room.lobby, there=True, guild_id=room.guild.id
    )
    assert "This table is private" in room.told(told)
    assert room.view.seats == ()
