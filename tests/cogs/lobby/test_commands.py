"""The command /lobby, which posts one message in a channel, moves it and removes it."""

import pytest

from tests.harness.discord.lobbies import LobbyRoom
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import SetUp, audited, settings


@pytest.fixture
async def lobby(room: Room) -> LobbyRoom:
    return await LobbyRoom.open(room)


async def test_the_lobby_command_posts_a_message_in_the_channel_and_is_audited(lobby: LobbyRoom) -> None:
    assert "No tables are open" in lobby.text
    assert set(lobby.buttons) == {"Play now", "New table", "Practice", "Notify me"}
    assert (await settings(lobby.room)).lobby_channel == lobby.channel.id
    assert await audited(lobby.room) == [("set_room", "lobby_channel none", f"lobby_channel {lobby.channel.id}")]


async def test_moving_the_lobby_leaves_only_the_message_in_the_new_channel(lobby: LobbyRoom) -> None:
    old, lobby.channel = lobby.channel, lobby.room.guild.create_text_channel("new")
    await lobby.room.slash("boss", "lobby", at=lobby.channel)
    assert "No tables are open" in lobby.text
    assert old.history() == []


async def test_a_removed_lobby_is_not_posted_again(lobby: LobbyRoom) -> None:
    room = lobby.room
    assert "The lobby is gone." in await room.slash("boss", "lobby", at=lobby.channel, off=True)
    room.join("an")
    await room.open_table("an")
    await lobby.current()
    assert lobby.messages == []
    await room.restart()
    assert lobby.messages == []


async def test_the_lobby_command_in_a_thread_uses_the_threads_channel(room: Room) -> None:
    lobby = await LobbyRoom.open(room)
    room.join("an")
    await room.open_table("an")
    await room.slash("boss", "lobby", at=room.table)
    assert (await settings(room)).lobby_channel == room.lobby.id
    assert lobby.messages == []


async def test_the_lobby_command_is_refused_in_a_voice_channel(lobby: LobbyRoom) -> None:
    talk = lobby.room.guild.create_voice_channel("talk")
    assert "The lobby needs a text channel." in await lobby.room.slash("boss", "lobby", at=talk)
    assert (await settings(lobby.room)).lobby_channel == lobby.channel.id


async def test_the_lobby_command_replaces_a_message_deleted_by_hand(lobby: LobbyRoom) -> None:
    lobby.room.env.backend.delete_message(lobby.channel.id, lobby.message.id)
    await lobby.room.slash("boss", "lobby", at=lobby.channel)
    assert "No tables are open" in lobby.text


async def test_room_setup_can_create_the_lobby(room: Room) -> None:
    pages = await SetUp.begin(room)
    await pages.choose("lobby_channel", room.lobby)
    assert (await pages.settings()).lobby_channel == room.lobby.id
    lobby = LobbyRoom(room)
    lobby.channel = room.lobby
    assert "No tables are open" in lobby.text


async def test_room_show_and_room_health_report_that_the_lobbys_channel_is_gone(lobby: LobbyRoom) -> None:
    room = lobby.room
    assert "there's no lobby" not in await room.slash("boss", "room show")
    before = await room.slash("boss", "room health")
    room.env.backend.delete_channel(lobby.channel.id)
    assert "there's no lobby" in await room.slash("boss", "room show")
    assert await room.slash("boss", "room health") != before
    room.join("an")
    await room.open_table("an")
    assert room.is_open, "the table plays on"
