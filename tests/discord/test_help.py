"""The menus of /help and /rules."""

import pytest
from simcord.backend.serializers import message_payload
from simcord.results import InteractionResult

from bot.poker.games import GAMES
from tests.discord.forging import forge
from tests.discord.room import Room


async def read(room: Room, name: str, shown: InteractionResult, value: str, menu: str) -> str:
    assert shown.response is not None
    turned = await room.people[name].select(shown.response, values=[value], custom_id=menu)
    assert turned.acknowledged
    return room.told(turned)


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_of_a_game_are_read_section_by_section(room: Room, game: str) -> None:
    room.join("an")
    await room.open_table("an", game=game, stakes="10")
    shown = await room.people["an"].slash(room.table, "rules", game=game)
    menu = f"lb:w:rules:{game}"
    assert "street by street" in await read(room, "an", shown, "streets", menu)
    assert "the best first" in await read(room, "an", shown, "hands", menu)
    assert "Who cannot cover a bet" in await read(room, "an", shown, "bets", menu)
    assert "At Table 1" in await read(room, "an", shown, "here", menu)
    assert "Showdown" in await read(room, "an", shown, "short", menu)


async def test_a_menu_goes_on_after_a_restart(room: Room) -> None:
    room.join("an")
    shown = await room.people["an"].slash(room.lobby, "rules", game="badugi")
    await room.restart()
    assert "the best first" in await read(room, "an", shown, "hands", "lb:w:rules:badugi")


async def test_a_menu_is_never_drawn_over_the_tables_card(room: Room) -> None:
    room.join("an", "eve")
    await room.open_table("an")
    card = room.card_text
    for custom_id in ("lb:w:help", "lb:w:rules:razz"):
        stored = room.env.backend.get_message(room.table.id, room.card.id)
        data = {"custom_id": custom_id, "component_type": 3, "values": ["streets"]}
        told = await room.people["eve"]._dispatch_interaction(
            3,
            room.table,
            data,
            extra={"message": dict(message_payload(room.env.backend, stored))},
            source_message_id=room.card.id,
        )
        assert told.response is not None
        assert told.response.ephemeral
        assert room.card_text == card


@pytest.mark.parametrize("custom_id", ["lb:w:rules:chess", "lb:w:rules:razz", "lb:w:help"])
@pytest.mark.parametrize("there", [True, False])
async def test_a_forged_menu_does_nothing_but_answer(room: Room, custom_id: str, there: bool) -> None:
    room.join("eve")
    result = await forge(room, room.people["eve"], custom_id, at=room.lobby, there=there, guild_id=room.guild.id)
    assert result.acknowledged
    assert not room.client.services.tables.in_guild(room.guild.id)
