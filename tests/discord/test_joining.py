"""Joining a table from its announcement or from the list, also after a restart."""

import re
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord.components import walk_components
from simcord.results import InteractionResult

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.forging import forge
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room


def posts(room: Room) -> list[discord.Message]:
    """Return the public messages in the channel where tables are opened."""
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


async def test_opening_a_table_posts_one_message_from_which_others_join(room: Room) -> None:
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
    again = await join(room, "bo", post)
    assert "You're already in seat 1" in again
    assert f"https://discord.com/channels/{room.guild.id}/{room.table.id}" in again


async def test_sitting_down_by_command_or_by_join_opens_the_hand_panel_which_shows_the_deal(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    (post,) = posts(room)
    sat = await room.people["an"].slash(room.table, "table sit")
    joined = await room.people["bo"].click(post, label="Join (400)")
    assert sat.response is not None
    assert joined.response is not None
    panels = Panel(room, "an", sat.response.id), Panel(room, "bo", joined.response.id, place=room.lobby)
    assert all("Refresh" in panel.buttons for panel in panels)
    assert ["Go to the table" in panel.text for panel in panels] == [False, True], "only from another channel"
    await room.wait(PAUSE_SECONDS)
    assert all("Your cards at Table 1, hand 1" in panel.text for panel in panels)
    assert room.letters("an") == room.letters("bo") == [], "who has a panel gets no direct message"


async def test_the_announcement_works_after_a_restart_and_loses_its_button_when_the_table_closes(room: Room) -> None:
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


async def test_joining_a_table_that_has_just_closed_is_refused(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    table = room.view.table_id
    await room.slash("an", "table close")
    told = await forge(room, room.people["bo"], f"lb:j:{table}", at=room.lobby, there=True, guild_id=room.guild.id)
    assert "That table is closed" in room.told(told)


@pytest.mark.parametrize("options", [{"private": True}, {"practice": True}], ids=["private", "practice"])
async def test_private_and_practice_tables_are_not_announced(room: Room, options: dict[str, Any]) -> None:
    room.join("an")
    await room.open_table("an", **options)
    assert posts(room) == []


async def test_a_table_in_the_channel_where_it_was_opened_needs_no_announcement(room: Room) -> None:
    """In a thread, or in a channel without threads, the table's own message has the button."""
    room.join("an")
    deny = PermissionOverwrite(create_public_threads=False)
    room.lobby = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.id == room.lobby.id
    assert [label for post in posts(room) for label in labels(post) if label.startswith("Join")] == []


async def test_a_table_gets_a_thread_even_if_the_bot_may_not_post_in_the_channel(room: Room) -> None:
    room.join("an")
    deny = PermissionOverwrite(send_messages=False)
    room.lobby = room.guild.create_text_channel("quiet", overwrites={room.bot_role: deny})
    await room.open_table("an")
    assert room.table.is_thread
    assert posts(room) == []


@pytest.mark.parametrize("refused", ["/channels/*/messages", "/channels/*/messages/*/threads"])
async def test_an_announcement_that_cannot_start_a_thread_is_deleted(room: Room, refused: str) -> None:
    """The table still gets a thread."""
    room.join("an")
    room.env.inject_error("POST", refused, status=403, code=50013, times=1)
    await room.open_table("an")
    assert room.table.is_thread
    assert posts(room) == []


async def test_every_table_in_the_list_can_be_joined_with_its_button(room: Room) -> None:
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


async def test_a_forged_click_on_a_join_button_admits_nobody_to_a_private_table(room: Room) -> None:
    room.join("an", "eve")
    await room.open_table("an", private=True)
    told = await forge(
        room, room.people["eve"], f"lb:j:{room.view.table_id}", at=room.lobby, there=True, guild_id=room.guild.id
    )
    assert "This table is private" in room.told(told)
    assert room.view.seats == ()
