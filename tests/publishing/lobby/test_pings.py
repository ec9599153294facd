"""*Notify me*: players are pinged for the games they chose, seldom and for a short while."""

import discord
import pytest

from bot.moderation.lobby_book import LobbyPing
from bot.tables.saving import StoreError
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.lobbies import LobbyRoom
from tests.harness.discord.room import Room

MINUTE = 60


@pytest.fixture
async def lobby(room: Room) -> LobbyRoom:
    room.join("an", "bo", "cy", "di")
    return await LobbyRoom.open(room)


async def chooses(lobby: LobbyRoom, name: str, *games: str) -> str:
    """Choose these games for the player and return the answer."""
    shown = await lobby.room.people[name].click(lobby.message, custom_id=lobby.buttons["Notify me"])
    assert shown.response is not None
    assert shown.response.ephemeral
    result = await lobby.room.people[name].select(shown.response, list(games), custom_id="lb:b:games")
    return lobby.room.told(result)


def calls(lobby: LobbyRoom) -> list[discord.Message]:
    """Return the messages in the channel that ping players."""
    return [message for message in lobby.messages if "** needs players" in message.content]


def called(lobby: LobbyRoom, names: list[str]) -> set[str]:
    (call,) = calls(lobby)
    return {name for name in names if f"<@{lobby.room.people[name].id}>" in call.content}


async def test_the_choice_of_games_to_be_pinged_for_is_confirmed_and_can_be_undone(lobby: LobbyRoom) -> None:
    assert "You'll be pinged for: Razz and Mixed games" in await chooses(lobby, "an", "razz", "mix")
    player = await lobby.room.player_id("an")
    assert await lobby.room.store.lobbies.wanted_by(lobby.room.guild.id, player) == ("mix", "razz")
    assert "You won't be pinged anymore." in await chooses(lobby, "an")
    assert await lobby.room.store.lobbies.wanted_by(lobby.room.guild.id, player) == ()


async def test_players_who_chose_the_game_are_pinged_unless_they_are_seated(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "an", "razz")
    await chooses(lobby, "bo", "razz", "badugi")
    await chooses(lobby, "cy", "badugi")
    await room.open_table("di")
    await lobby.current()
    assert calls(lobby) == [], "no player waits at the table"
    await room.seat("an")
    await lobby.current()
    (call,) = calls(lobby)
    assert call.content == (
        f"<@{room.people['bo'].id}> **Table 1** needs players: Razz 10/20, 7 seats free. <#{room.table.id}>"
    )
    posted = next(each for each in room.env.http_requests if "** needs players" in str(each.json))
    allowed = (posted.json or {})["allowed_mentions"]
    assert allowed["users"] == [room.people["bo"].id]
    assert not allowed.get("parse")


async def test_a_ping_is_deleted_after_ten_minutes_even_by_another_process(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    await room.wait(9 * MINUTE)
    assert len(calls(lobby)) == 1
    await room.restart()
    assert len(calls(lobby)) == 1
    await room.wait(MINUTE)
    assert calls(lobby) == []
    assert [call.message_id for call in await room.store.lobbies.pending_pings()] == [None]


async def test_a_ping_that_could_not_be_saved_is_still_deleted(
    lobby: LobbyRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")

    async def full(*call: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(room.store.lobbies, "save_ping_message", full)
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    assert len(calls(lobby)) == 1
    await room.wait(11 * MINUTE)
    assert calls(lobby) == []


async def test_the_deletion_of_a_ping_is_retried_if_discord_refuses_it(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    (call,) = calls(lobby)
    room.env.inject_error("DELETE", f"/channels/{lobby.channel.id}/messages/{call.id}", status=403, code=50013, times=1)
    await room.wait(11 * MINUTE)
    assert len(calls(lobby)) == 1
    assert [each.message_id for each in await room.store.lobbies.pending_pings()] == [call.id]
    await room.wait(2 * MINUTE)
    assert calls(lobby) == []


async def test_a_game_is_announced_at_most_once_in_half_an_hour_even_across_a_restart(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz", "badugi")
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    await room.restart()
    await room.slash("an", "table sit", table="Table 1")
    await room.wait(29 * MINUTE)
    assert calls(lobby) == []
    await room.open_table("di", game="badugi")
    await room.seat("an")
    await lobby.current()
    assert "Badugi" in calls(lobby)[0].content, "another game has its own half hour"
    await room.slash("an", "table leave", table="Table 2")
    await room.slash("an", "table sit", table="Table 1")
    await room.wait(2 * MINUTE)
    assert "Razz" in calls(lobby)[-1].content


async def test_a_ping_dated_in_the_future_does_not_block_the_next_one(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")
    late_ms = room.wiring.base.timer.now_ms() + 6 * 3_600_000
    await room.store.lobbies.save_ping(LobbyPing(room.guild.id, "razz", late_ms, lobby.channel.id, None), {})
    await room.restart()
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    assert called(lobby, ["bo"]) == {"bo"}


@pytest.mark.parametrize("refused", [True, False], ids=["refuses", "leaves unanswered"])
async def test_a_failed_ping_does_not_hold_up_the_lobby(
    lobby: LobbyRoom, monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")
    await room.open_table("di")
    await room.seat("an")
    if refused:
        room.env.inject_error("POST", f"/channels/{lobby.channel.id}/messages", status=403, code=50013, times=1)
    else:
        hang_up(room.client, monkeypatch, "send_message")
    await lobby.current()
    assert calls(lobby) == []
    assert "7 seats free" in lobby.text
    await room.slash("cy", "table sit", table="Table 1")
    await lobby.current()
    assert "6 seats free" in lobby.text


async def test_a_player_who_leaves_the_server_loses_their_choice_of_games(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "bo", "razz")
    room.guild.remove_member(room.people["bo"])
    await room.env.settle()
    assert await room.store.lobbies.wanted_by(room.guild.id, await room.player_id("bo")) == ()


async def test_nobody_is_pinged_for_a_table_with_three_players(lobby: LobbyRoom) -> None:
    room = lobby.room
    await chooses(lobby, "di", "razz")
    await room.open_table("boss")
    since = len(room.env.http_requests)
    await room.seat("an", "bo", "cy")
    # All three sit before the lobby looks again.
    await lobby.current()
    assert not any("** needs players" in str(each.json) for each in room.env.http_requests[since:])


async def test_at_most_twenty_players_and_no_banned_player_are_pinged(lobby: LobbyRoom) -> None:
    room = lobby.room
    names = [f"p{number}" for number in range(22)]
    room.join(*names)
    for name in names:
        await room.store.lobbies.save_games_wanted(room.guild.id, await room.player_id(name), ["razz"])
    await room.slash("boss", "mod ban", player=room.people["p0"], reason="because")
    await room.open_table("di")
    await room.seat("an")
    await lobby.current()
    found = called(lobby, names)
    assert len(found) == 20
    assert "p0" not in found
