"""The lobby's *Play now* button, which seats a player at a table."""

import re

import discord
import pytest

from bot.moderation.ports import Standing
from bot.tables.saving import AuditEntry, Request
from bot.use_cases.tables.play_now import PlayNow
from tests.harness.db.orders import to
from tests.harness.discord.asking import Place, press
from tests.harness.discord.lobbies import LobbyRoom
from tests.harness.discord.room import Room


@pytest.fixture
async def lobby(room: Room) -> LobbyRoom:
    room.join("an", "bo", "cy", "di", "ed")
    return await LobbyRoom.open(room)


def seats(room: Room) -> list[int]:
    """Return the numbers of seated players, fullest table first."""
    views = room.wiring.play.tables.in_guild(room.guild.id)
    return sorted((len(view.seats) for view in views), reverse=True)


async def test_five_players_who_click_play_now_in_turn_sit_at_one_table(lobby: LobbyRoom) -> None:
    told = [await lobby.click(name, "Play now") for name in ("an", "bo", "cy", "di", "ed")]
    assert "No table that suits you had a free seat," in told[0]
    assert all("You're in seat" in text for text in told)
    assert seats(lobby.room) == [5]


async def test_the_play_now_button_chooses_the_fullest_table_that_the_wallet_allows(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.open_table("an", "1000/2000")
    await room.open_table("an", "20/40")
    await room.seat("bo")
    await room.open_table("an", "10/20")
    await room.seat("cy", "di")
    assert "You're in seat 3" in await lobby.click("ed", "Play now")
    assert seats(room) == [3, 1, 0]


async def test_a_player_who_finds_a_seat_does_not_wait_for_a_new_table_to_open(
    lobby: LobbyRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*wish: object) -> str:
        raise AssertionError("waits for its turn to open a table")

    await lobby.room.open_table("an")
    monkeypatch.setattr(PlayNow, "_opened_for_them", never)
    assert "You're in seat 1" in await lobby.click("bo", "Play now")
    assert "You're already seated at Table 1" in await lobby.click("bo", "Play now")


async def test_the_play_now_button_tells_a_seated_player_where_they_sit(lobby: LobbyRoom) -> None:
    await lobby.click("an", "Play now")
    assert re.search("You're already seated at Table 1: <#", await lobby.click("an", "Play now"))
    assert seats(lobby.room) == [1]


async def test_the_play_now_button_prefers_the_games_that_the_player_wants(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.open_table("an")
    await room.seat("bo", "cy")
    shown = await room.people["di"].click(lobby.message, custom_id=lobby.buttons["Notify me"])
    assert shown.response is not None
    await room.people["di"].select(shown.response, ["badugi"], custom_id="lb:b:games")
    assert "No table that suits you had a free seat," in await lobby.click("di", "Play now")
    games = {view.settings.game: len(view.seats) for view in room.wiring.play.tables.in_guild(room.guild.id)}
    assert games == {"razz": 2, "badugi": 1}


async def test_practice_is_offered_while_few_players_are_there(lobby: LobbyRoom) -> None:
    room = lobby.room
    clicked = await room.people["an"].click(lobby.message, custom_id=lobby.buttons["Play now"])
    assert "While you wait, *Practice* opens a table with computer players" in room.told(clicked)
    asked = await room.pick_button("an", clicked, "Practice")
    practised = await room.pick_button("an", asked, "Start Razz")
    assert "Your practice table is" in room.told(practised)
    await lobby.click("bo", "Play now")
    assert "While you wait" not in await lobby.click("cy", "Play now"), "three players are there now"


async def test_banned_and_frozen_players_are_refused(lobby: LobbyRoom) -> None:
    room = lobby.room
    for name, standing, words in (
        ("an", Standing(2**62), "You're banned from the tables of this server"),
        ("bo", Standing(frozen=True), "A moderator froze your wallet"),
    ):
        player = await room.player_id(name)
        entry = AuditEntry(room.guild.id, "ban", None, "test", 0, player)
        await room.store.office.conduct.change(Request(player, None, "test"), entry, player, to(standing))
        assert words in await lobby.click(name, "Play now")
    assert seats(room) == []


async def test_the_play_now_button_names_the_roles_that_may_open_tables(lobby: LobbyRoom) -> None:
    room = lobby.room
    role = room.guild.create_role("hosts")
    await room.slash("boss", "room set", setting="opener_roles", value=f"<@&{role.id}>")
    told = await lobby.click("an", "Play now")
    assert "No table that suits you has a free seat" in told
    assert "members with one of these roles" in told
    assert seats(room) == []


async def test_the_play_now_button_tells_a_player_without_enough_chips_how_to_get_more(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.slash("boss", "room set", setting="starting_chips", value="79")
    told = await lobby.click("an", "Play now")
    assert "You have 79 chips in your wallet" in told
    assert "You can `/claim` more once a day; *Practice* is free." in told
    for claim in ("79", "0"):
        await room.slash("boss", "room set", setting="daily_claim", value=claim)
        told = await lobby.click("an", "Play now")
        assert told.endswith("not enough to buy in at any table. *Practice* is free."), "no daily claim would help"
    await room.slash("boss", "room set", setting="starting_chips", value="80")
    assert "You're in seat 1 with 80 chips" in await lobby.click("bo", "Play now")


async def test_a_table_opens_in_the_rooms_channel_for_tables(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.slash("boss", "room set", setting="table_channels", value=f"<#{room.lobby.id}>")
    assert "No table that suits you had a free seat," in await lobby.click("an", "Play now")
    assert len(room.lobby.threads) == 1
    assert "Your practice table is" in await practice(lobby, "bo")
    assert lobby.channel.threads == []


async def test_a_table_opens_at_the_rooms_first_stakes_that_the_wallet_allows(lobby: LobbyRoom) -> None:
    room = lobby.room
    await room.slash("boss", "room set", setting="stakes_menu", value="500/1000, 50/100, 5/10")
    assert "You're in seat 1" in await lobby.click("an", "Play now")
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert (view.settings.stakes.small_bet, view.settings.stakes.big_bet) == (50, 100)


async def test_no_table_opens_in_a_channel_that_its_player_cannot_see(lobby: LobbyRoom) -> None:
    room = lobby.room
    hidden = discord.PermissionOverwrite(view_channel=False)
    back = room.guild.create_text_channel("back room", overwrites={room.guild.default_role: hidden})
    await room.slash("boss", "room set", setting="table_channels", value=f"<#{back.id}>")
    assert f"can be opened in these channels: <#{back.id}>." in await practice(lobby, "an")
    await room.slash("boss", "room set", setting="table_channels", value=f"<#{back.id}>, <#{room.lobby.id}>")
    assert "Your practice table is" in await practice(lobby, "an")
    assert (len(back.threads), len(room.lobby.threads)) == (0, 1)


async def practice(lobby: LobbyRoom, name: str, game: str | None = None) -> str:
    """Ask for practice, choose a game or keep the one that is chosen already, and return the last answer."""
    room = lobby.room
    asked = await room.people[name].click(lobby.message, custom_id=lobby.buttons["Practice"])
    if game is not None:
        assert asked.response is not None
        asked = await room.people[name].select(asked.response, [game], custom_id="lb:b:practise:regular:3")
    (start,) = room.labels(asked)
    return room.told(await room.pick_button(name, asked, start))


async def test_the_practice_button_asks_for_a_game_only_once_and_then_leads_back_to_that_game(lobby: LobbyRoom) -> None:
    room = lobby.room
    assert "Your practice table is" in await practice(lobby, "an", "badugi")
    assert "Your practice table is still open" in await practice(lobby, "an")
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert view.settings.game == "badugi"
    await room.slash("an", "table close", table="Table 1")
    await room.restart()
    assert "Your practice table is" in await practice(lobby, "an")
    assert [view.settings.game for view in room.wiring.play.tables.in_guild(room.guild.id)] == ["badugi"]


async def test_a_forged_choice_of_an_unknown_game_to_practise_opens_no_table(lobby: LobbyRoom) -> None:
    room = lobby.room
    asked = await room.people["an"].click(lobby.message, custom_id=lobby.buttons["Practice"])
    place, chosen = Place(lobby.channel.id, room.guild.id), {"component_type": 3, "values": ["chess"]}
    assert asked.response is not None
    result = await press(
        room.env, room.people["an"].id, place, "lb:b:practise:regular:3", asked.response, chosen=chosen
    )
    assert room.told(result)
    assert seats(room) == []


@pytest.mark.parametrize("value", ["999", "-1", "x", "9" * 90])
async def test_a_forged_choice_of_a_table_seats_nobody(lobby: LobbyRoom, value: str) -> None:
    room = lobby.room
    await room.open_table("an")
    place, chosen = Place(lobby.channel.id, room.guild.id), {"component_type": 3, "values": [value]}
    result = await press(room.env, room.people["bo"].id, place, "lb:b:join:0", lobby.message, chosen=chosen)
    assert room.told(result)
    assert seats(room) == [0]
