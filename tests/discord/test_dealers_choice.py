"""Dealer's choice as people play it: the menu at the table and the command, right and wrong, and over a restart."""

from typing import Any

import pytest
from simcord.components import walk_components

from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room

WRONG_PLAYER = "another player's turn to choose"


@pytest.fixture
async def choosing(room: Room) -> Room:
    """an and bo before the first hand; the first button, and the choice with it, is bo's."""
    room.join("an")
    await room.open_table("an", game="dealers-choice", rotation="razz badugi five-card-draw", rotation_hands=1)
    await room.seat("an", "bo")
    return room


def menu(room: Room) -> dict[str, Any] | None:
    """The menu of games on the card; None where there is none."""
    return next((part for part in walk_components(room._wire) if part["type"] == 3), None)


async def choose(room: Room, name: str, game: str) -> str:
    shown = menu(room)
    assert shown is not None
    result = await room.people[name].select(room.card, [game], custom_id=shown["custom_id"])
    assert result.acknowledged
    return room.told(result)


async def forged(room: Room, name: str, custom_id: str, *games: str) -> str:
    """A click of a changed client."""
    result = await forge(room, room.people[name], custom_id, at=room.table, guild_id=room.guild.id, values=games)
    return room.told(result)


async def test_R14_2_the_table_shows_who_chooses_among_what_and_until_when(choosing: Room) -> None:
    assert "**bo** chooses the next game" in choosing.card_text
    assert f"<t:{-(-(choosing.view.choice.until_ms or 0) // 1000)}:R>" in choosing.card_text
    assert "Razz, Badugi, or Five Card Draw" in choosing.card_text
    assert "Dealer's choice 10/20" in choosing.card_text
    shown = menu(choosing)
    assert shown is not None
    assert [option["label"] for option in shown["options"]] == ["Razz", "Badugi", "Five Card Draw"]
    info = await choosing.slash("an", "table info")
    assert "Dealer's choice of: Razz, Badugi, Five Card Draw; each game lasts one hand" in info
    assert "plays dealer's choice of Razz, Badugi" in await choosing.slash("an", "rules")


async def test_R14_2_no_game_is_foretold_before_there_is_anybody_to_choose_it(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="dealers-choice", rotation="razz badugi", rotation_hands=1)
    assert "Dealer's choice 10/20" in room.card_text
    assert "next Razz" not in room.card_text
    assert "bring-in" not in room.card_text
    info = await room.slash("an", "table info")
    assert "Dealer's choice of: Razz, Badugi" in info
    assert "Now: " not in info


async def test_R14_2_an_evening_of_choices_right_and_wrong(choosing: Room) -> None:
    room = choosing
    first = menu(room)
    assert first is not None
    assert WRONG_PLAYER in await choose(room, "an", "badugi")
    assert WRONG_PLAYER in await room.slash("an", "choose", game="badugi")
    assert "That game isn't on this table's list." in await forged(room, "bo", first["custom_id"], "holdem")
    assert "That game isn't on this table's list." in await forged(room, "bo", first["custom_id"])
    assert "That game isn't on this table's list." in await room.slash("bo", "choose", game="holdem")
    assert await choose(room, "bo", "badugi") == ""
    assert menu(room) is None
    assert "already been decided" in await forged(room, "bo", first["custom_id"], "razz")
    assert "already been decided" in await room.slash("bo", "choose", game="razz")
    await room.deal("As2d3c4h", "KsQdJcTh")
    assert "Badugi" in room.card_text
    assert "dealer's choice, now bo's" in room.card_text
    assert "bo chose Badugi for this hand" in room.card_text
    assert "There's no game to choose right now." in await room.slash("an", "choose", game="razz")
    await room.slash(room.to_act, "fold")
    assert "**an** chooses the next game" in room.card_text
    assert "already been decided" in await forged(room, "bo", first["custom_id"], "razz"), "it was about another hand"
    assert "Next up: Five Card Draw" in await room.slash("an", "choose", game="Five Card")
    assert "the game changes to **Five Card Draw**" in room.card_text
    await room.deal("AsAdAc7h2d", "KsKdKc3h4d")
    assert room.view.games.game == "five-card-draw"
    await room.slash(room.to_act, "bet")
    await room.slash(room.to_act, "fold")
    assert "**bo** chooses" in room.card_text
    await room.wait(21)
    assert (room.view.hand_number, room.view.games.game) == (3, "razz"), "the list goes on from who is silent"


async def test_R14_2_the_choice_stands_on_its_players_own_panel(choosing: Room) -> None:
    await choose(choosing, "bo", "badugi")
    await choosing.deal("As2d3c4h", "KsQdJcTh")
    await choosing.slash(choosing.to_act, "fold")
    for name, there in (("an", True), ("bo", False)):
        panel = await choosing.people[name].slash(choosing.table, "cards")
        assert panel.response is not None
        assert any(part["type"] == 3 for part in walk_components(panel.response.components)) is there


async def test_R14_2_a_menu_outlives_the_process(choosing: Room) -> None:
    await choosing.restart()
    assert "**bo** chooses the next game" in choosing.card_text
    assert await choose(choosing, "bo", "five-card-draw") == ""
    await choosing.deal("AsAdAc7h2d", "KsKdKc3h4d")
    assert choosing.view.games.game == "five-card-draw"


async def test_choices_are_suggested_in_the_names_of_the_games(choosing: Room) -> None:
    bo = choosing.people["bo"]
    found = await bo.autocomplete(choosing.table, "choose", "game", "five")
    assert [(each["name"], each["value"]) for each in found] == [("Five Card Draw", "five-card-draw")]


async def test_a_rotation_goes_with_either_kind_of_mix(room: Room) -> None:
    room.join("an")
    told = await room.slash("an", "table open", game="razz", stakes="10/20", rotation="razz badugi")
    assert "Choose Mixed games or Dealer's choice" in told
