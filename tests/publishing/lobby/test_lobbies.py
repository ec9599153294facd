"""The lobby: one message that follows the tables and tournaments with few requests."""

from dataclasses import replace

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.publishing.lobby.lobbies import CHAT_MOST
from bot.tables.messages import Leave, Sit
from bot.tables.saving import NewTable, Request
from bot.tables.state import TableSettings
from tests.harness.discord.lobbies import REFRESH_SECONDS, LobbyRoom
from tests.harness.discord.room import Room
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import create

SETTINGS = TableSettings("razz", Stakes.of(10, 20), HouseRules(), 8, 400, 400, turn_seconds=45)


PLAYING = 6
"""The number of tables at which hands are dealt during the test."""


@pytest.fixture
async def lobby(room: Room) -> LobbyRoom:
    room.join("an", "bo", "cy")
    return await LobbyRoom.open(room)


def requests(lobby: LobbyRoom, since: int = 0) -> list[str]:
    """Return the requests to the lobby's own channel."""
    place = f"/channels/{lobby.channel.id}/"
    entries = lobby.room.env.http_requests[since:]
    return [f"{entry.method} {entry.path}" for entry in entries if entry.path.startswith(place)]


async def test_a_table_is_shown_in_the_lobby_and_can_be_joined_there(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.open_table("an")
    await lobby.current()
    assert f"Table 1**](https://discord.com/channels/{room.guild.id}/{room.table.id}): Razz 10/20" in lobby.text
    assert "8 seats free" in lobby.text
    assert "You're in seat 1" in await lobby.click("bo", "Join (400)")
    await lobby.current()
    assert "7 seats free" in lobby.text
    await room.slash("an", "table close")
    await lobby.current()
    assert "No tables are open" in lobby.text


async def test_a_table_without_a_button_can_be_joined_from_the_menu(lobby: LobbyRoom) -> None:
    room = lobby.room
    await many_tables(lobby)
    assert lobby.options == ["Table 6 · Razz 10/20"]
    last = room.view.table_id
    result = await room.people["bo"].select(lobby.message, [str(last)], custom_id="lb:b:join:0")
    assert "You're in seat 1" in room.told(result)
    assert [line.player_id for line in room.view.seats] == [await room.player_id("bo")]


async def test_a_menu_is_reset_after_a_refused_choice(lobby: LobbyRoom) -> None:
    """A client shows the chosen option until the message is edited, and cannot choose it a second time."""
    room = lobby.room
    await room.slash("boss", "room set", setting="starting_chips", value="10")
    await many_tables(lobby)
    since = len(room.env.http_requests)
    for _ in range(3):
        result = await room.people["bo"].select(lobby.message, [str(room.view.table_id)], custom_id="lb:b:join:0")
        assert "enough chips" in room.told(result)
    await lobby.current()
    assert len(requests(lobby, since)) == 2, (
        "the menu is reset at once, and for the later choices when the next edit is due"
    )
    assert lobby.options == ["Table 6 · Razz 10/20"]
    await room.wait(10 * REFRESH_SECONDS)
    assert len(requests(lobby, since)) == 2


async def many_tables(lobby: LobbyRoom) -> None:
    """Open one table more than the lobby has buttons for."""
    await lobby.room.slash("boss", "room set", setting="tables_each", value="10")
    for _ in range(6):
        await lobby.room.open_table("boss")
        await lobby.room.wait(60)
    await lobby.current()


async def test_a_tournament_is_shown_in_the_lobby_and_can_be_entered_there(lobby: LobbyRoom) -> None:
    room = lobby.room
    staff(room)
    await create(room)
    await lobby.current()
    assert "**Friday**: Razz" in lobby.text
    register = next(label for label in lobby.buttons if "Register" in label)
    assert "You're registered for Friday" in await lobby.click("an", register)
    await lobby.current()
    assert "; 1 of " in lobby.text


async def test_tables_that_are_private_or_for_practice_or_in_hidden_channels_are_not_in_the_lobby(
    lobby: LobbyRoom,
) -> None:
    room = lobby.room
    hidden = await hidden_channel(room)
    await room.open_table("an", private=True)
    await room.slash("bo", "practice", at=room.lobby)
    room.lobby = hidden
    await room.open_table("boss")
    assert room.is_open
    await lobby.current()
    assert "No tables are open" in lobby.text


async def test_a_lobby_shared_with_one_member_shows_no_table_that_is_hidden_from_them(lobby: LobbyRoom) -> None:
    room = lobby.room
    closed, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    everyone, role = room.guild.default_role, room.guild.roles["owner"]
    lobby.channel = room.guild.create_text_channel(
        "guests", overwrites={everyone: closed, role: open_, room.bot_role: open_, room.people["an"]: open_}
    )
    await room.slash("boss", "lobby", at=lobby.channel)
    room.lobby = await hidden_channel(room)
    await room.open_table("boss")
    await lobby.current()
    assert "No tables are open" in lobby.text


async def hidden_channel(room: Room) -> ChannelHandle:
    """Return a channel that only boss and the bot can see."""
    closed, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    everyone, role = room.guild.default_role, room.guild.roles["owner"]
    return room.guild.create_text_channel("hidden", overwrites={everyone: closed, role: open_, room.bot_role: open_})


async def test_the_lobby_is_edited_at_most_every_ten_seconds_and_only_if_it_changed(lobby: LobbyRoom) -> None:
    room = lobby.room
    await lobby.current()
    since = len(room.env.http_requests)
    await room.open_table("an")
    await room.seat("an", "bo")
    for _ in range(9):
        await room.wait(1)
    assert len(requests(lobby, since)) <= 1
    await lobby.current()
    assert "6 seats free" in lobby.text
    assert len(requests(lobby, since)) <= 2
    since = len(room.env.http_requests)
    await room.wait(10 * 60)
    assert room.view.hand_number > 1, "hands were played"
    assert [each for each in requests(lobby, since) if each.startswith("POST")] == []
    assert len(requests(lobby, since)) <= 4, "the players sat out and left"


async def test_a_lobby_that_chat_pushed_away_is_reposted_and_the_old_one_deleted(lobby: LobbyRoom) -> None:
    room, before = lobby.room, lobby.message.id
    for number in range(CHAT_MOST):
        assert lobby.message.id == before
        await room.people["an"].send(lobby.channel, f"talk {number}")
    await lobby.current()
    after = lobby.message.id
    assert after > before
    since = len(room.env.http_requests)
    for channel in (lobby.channel, *[room.lobby] * CHAT_MOST):
        await room.people["an"].send(channel, "more talk")
    await lobby.current()
    assert lobby.message.id == after
    assert requests(lobby, since) == []


async def test_the_lobby_names_who_sits_where_but_not_hidden_players(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.open_table("an")
    await room.seat("an", "bo")
    await lobby.current()
    assert "\n-# an and bo" in lobby.text
    await room.slash("bo", "stats", hide=True)
    await room.seat("cy")
    await lobby.current()
    assert "\n-# an, cy and 1 more" in lobby.text


async def test_the_lobby_is_never_reposted_because_of_its_age(lobby: LobbyRoom) -> None:
    room, before = lobby.room, lobby.message.id
    await room.wait(3 * 3600)
    await room.open_table("an")
    await lobby.current()
    assert lobby.message.id == before
    assert "8 seats free" in lobby.text


async def test_a_deleted_lobby_is_reposted_with_the_next_change(lobby: LobbyRoom) -> None:
    room, before = lobby.room, lobby.message.id
    room.env.backend.delete_message(lobby.channel.id, before)
    await room.open_table("an")
    await lobby.current()
    assert lobby.message.id != before
    assert "8 seats free" in lobby.text


async def test_after_a_restart_the_same_lobby_message_is_edited(lobby: LobbyRoom) -> None:
    room, before = lobby.room, lobby.message.id
    await room.open_table("an")
    await room.restart()
    await lobby.current()
    assert lobby.message.id == before
    assert "8 seats free" in lobby.text


async def test_the_lobby_is_in_the_language_of_the_server(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.slash("boss", "room set", setting="language", value="Deutsch")
    found = [part["content"] for part in lobby._parts_of(lobby.messages[0].id) if part["type"] == 10]
    assert "### Jetzt spielen" in found


async def test_a_lobby_that_discord_refused_to_edit_is_updated_later(room: Room) -> None:
    lobby = await LobbyRoom.open(room)
    room.join("an")
    path = f"/channels/{lobby.channel.id}/messages/{lobby.message.id}"
    room.env.inject_error("PATCH", path, status=403, code=50001, times=1)
    await room.open_table("an")
    await lobby.current()
    assert "No tables are open" in lobby.text
    await room.wait(10 * 60)
    assert "8 seats free" in lobby.text


async def test_a_lobby_of_fifty_busy_tables_costs_one_request_every_ten_seconds(lobby: LobbyRoom) -> None:
    room, seconds = lobby.room, 0
    tables = [await _opened(room, number) for number in range(50)]
    for number, table_id in enumerate(tables):
        for _ in range(2 if number < PLAYING else 1):
            await _sit(room, table_id)
    await lobby.current()
    since = len(room.env.http_requests)
    for number, table_id in enumerate(tables[-20:]):
        player = await _sit(room, table_id)
        await room.wait(3)
        with room.env._bot_scope():
            await room.wiring.play.tables.submit(table_id, Leave(Request(10_000 + number, player, "test")))
        await room.wait(3)
        seconds += 6
    spent = requests(lobby, since)
    assert len(room.env.http_requests) - since > 100, "there is play"
    assert all(each.startswith("PATCH") for each in spent)
    # The first edit may come at once.
    assert 1 <= len(spent) <= seconds / REFRESH_SECONDS + 1


async def _opened(room: Room, number: int) -> int:
    channel = room.guild.create_text_channel(f"table-{number}")
    new = NewTable(room.guild.id, channel.id, await room.player_id("an"), f"Table {number}", replace(SETTINGS))
    with room.env._bot_scope():
        return (await room.wiring.play.tables.open(new, None)).table_id


async def _sit(room: Room, table_id: int) -> int:
    """Seat a new player at the table."""
    name = f"p{len(room.people)}"
    room.join(name)
    player = await room.player_id(name)
    await room.store.bank.wallet(room.guild.id, player, 10_000, 0)
    with room.env._bot_scope():
        await room.wiring.play.tables.submit(table_id, Sit(Request(player, player, "test")))
    return player
