"""Dealer's choice as people play it: menu and command, valid and invalid choices, and a restart."""

from typing import Any

import pytest
from simcord.components import walk_components

from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room

WRONG_PLAYER = "another player's turn to choose"


@pytest.fixture
async def choosing(room: Room) -> Room:
    """Seat ``an`` and ``bo`` before the first hand, in which ``bo`` has the button and chooses."""
    room.join("an")
    await room.open_table("an", game="dealers-choice", rotation="razz badugi five-card-draw", rotation_hands=1)
    await room.seat("an", "bo")
    return room


def menu(room: Room) -> dict[str, Any] | None:
    """Return the game menu in the table's message, or None."""
    return next((part for part in walk_components(room._wire) if part["type"] == 3), None)


async def choose(room: Room, name: str, game: str) -> str:
    shown = menu(room)
    assert shown is not None
    result = await room.people[name].select(room.card, [game], custom_id=shown["custom_id"])
    assert result.acknowledged
    return room.told(result)


async def forged(room: Room, name: str, custom_id: str, *games: str) -> str:
    """Send a choice with a modified client, and return the answer."""
    result = await forge(room, room.people[name], custom_id, at=room.table, guild_id=room.guild.id, values=games)
    return room.told(result)


async def test_R14_2_the_table_shows_which_player_chooses_until_when_and_which_games_are_possible(
    choosing: Room,
) -> None:
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


async def test_R14_2_no_next_game_is_announced_before_a_player_can_choose(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="dealers-choice", rotation="razz badugi", rotation_hands=1)
    assert "Dealer's choice 10/20" in room.card_text
    assert "next Razz" not in room.card_text
    assert "bring-in" not in room.card_text
    info = await room.slash("an", "table info")
    assert "Dealer's choice of: Razz, Badugi" in info
    assert "Now: " not in info


async def test_R14_2_valid_choices_are_played_and_invalid_ones_are_refused(choosing: Room) -> None:
    room = choosing
    first = menu(room)
    assert first is not None
    assert WRONG_PLAYER in await choose(room, "an", "badugi")
    assert WRONG_PLAYER in await room.slash("an", "choose", game="badugi")
    assert "That game isn't on this table's list." in await forged(room, "bo", first["custom_id"], "rummy")
    assert "That game isn't on this table's list." in await forged(room, "bo", first["custom_id"])
    assert "That game isn't on this table's list." in await room.slash("bo", "choose", game="rummy")
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
    assert "already been decided" in await forged(room, "bo", first["custom_id"], "razz"), (
        "the old choice was for another hand"
    )
    assert "Next up: Five Card Draw" in await room.slash("an", "choose", game="Five Card")
    assert "the game changes to **Five Card Draw**" in room.card_text
    await room.deal("AsAdAc7h2d", "KsKdKc3h4d")
    assert room.view.games.game == "five-card-draw"
    await room.slash(room.to_act, "bet")
    await room.slash(room.to_act, "fold")
    assert "**bo** chooses" in room.card_text
    await room.wait(21)
    assert (room.view.hand_number, room.view.games.game) == (3, "razz"), (
        "a player who does not choose gets the next game of the list"
    )


async def test_R14_2_only_the_chooser_gets_the_game_menu_on_their_panel(choosing: Room) -> None:
    await choose(choosing, "bo", "badugi")
    await choosing.deal("As2d3c4h", "KsQdJcTh")
    await choosing.slash(choosing.to_act, "fold")
    for name, there in (("an", True), ("bo", False)):
        panel = await choosing.people[name].slash(choosing.table, "cards")
        assert panel.response is not None
        assert any(part["type"] == 3 for part in walk_components(panel.response.components)) is there


async def test_R14_2_the_game_menu_still_works_after_a_restart(choosing: Room) -> None:
    await choosing.restart()
    assert "**bo** chooses the next game" in choosing.card_text
    assert await choose(choosing, "bo", "five-card-draw") == ""
    await choosing.deal("AsAdAc7h2d", "KsKdKc3h4d")
    assert choosing.view.games.game == "five-card-draw"


async def test_the_choose_command_suggests_games_with_names_that_match_the_typed_text(choosing: Room) -> None:
    bo = choosing.people["bo"]
    found = await bo.autocomplete(choosing.table, "choose", "game", "five")
    assert [(each["name"], each["value"]) for each in found] == [("Five Card Draw", "five-card-draw")]


async def test_a_rotation_is_accepted_only_for_mixed_games_and_dealers_choice(room: Room) -> None:
    room.join("an")
    told = await room.slash("an", "table open", game="razz", stakes="10/20", rotation="razz badugi")
    assert "Choose Mixed games or Dealer's choice" in told
