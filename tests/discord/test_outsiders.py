"""People who may not see a table, and clicks that Discord itself would not allow."""

import json
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.locales.phrases import say
from bot.moderation.token_bucket import Rate, RateLimiter
from bot.poker.cards import parse_cards
from bot.ui.text.cards import card_face
from tests.harness.discord.asking import Place, ask, every_command
from tests.harness.discord.room import HeldButton, Room
from tests.harness.discord.scripts import SCRIPTS, draw_by_command, play, sit_down

BADUGI = SCRIPTS[0]


async def found_by(room: Room, name: str, at: ChannelHandle) -> list[str]:
    """Return the tables that the person is shown or seated at."""
    told = await room.slash(name, "table list", at=at)
    suggested = await room.people[name].autocomplete(at, "table sit", "table", "")
    sat = [await room.slash(name, "table sit", at=at, table=wanted) for wanted in ("1", "Table 1")]
    return [
        *([told] if "Table 1" in told else []),
        *map(str, suggested),
        *(text for text in sat if "You're in seat" in text),
    ]


async def test_only_thread_members_and_moderators_can_find_a_table_in_a_private_thread(room: Room) -> None:
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_threads=True))
    room.join("an", "eve")
    room.join("mo", roles=(role,))
    lobby = room.client.get_channel(room.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    thread = await lobby.create_thread(name="friends", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(room.people["an"].id))
    inside = next(channel for channel in room.lobby.threads if channel.id == thread.id)
    assert "The table is open" in await room.slash("an", "table open", at=inside, game="razz", stakes="10/20")
    assert await found_by(room, "eve", room.lobby) == []
    assert "Table 1" in await room.slash("mo", "table list", at=room.lobby)
    assert "Table 1" in await room.slash("an", "table list", at=inside)
    assert "You're in seat 1" in await room.slash("an", "table sit", at=inside)
    assert "You left Table 1" in await room.slash("an", "table leave", at=room.lobby, table="Table 1")


async def test_an_archived_thread_does_not_reveal_its_table_to_outsiders(room: Room) -> None:
    role = room.guild.create_role("members")
    room.join("an", roles=(role,))
    room.join("eve")
    closed, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    everyone, outside = room.guild.default_role, room.lobby
    room.lobby = room.guild.create_text_channel(
        "back room", overwrites={everyone: closed, role: open_, room.bot_role: open_}
    )
    await room.open_table("an")
    assert await found_by(room, "eve", outside) == []
    guild = room.client.get_guild(room.guild.id)
    thread = guild.get_thread(room.table.id) if guild else None
    assert thread is not None
    await thread.edit(archived=True)
    await room.env.settle()
    assert await found_by(room, "eve", outside) == []


async def test_a_manager_of_one_channel_cannot_close_a_table_in_another(room: Room) -> None:
    room.join("an")
    role = room.guild.create_role("keeper")
    room.join("kay", roles=(role,))
    keeps = discord.PermissionOverwrite(manage_channels=True)
    own = room.guild.create_text_channel("kay's", overwrites={role: keeps})
    await room.open_table("an")
    assert "Only" in await room.slash("kay", "table close", at=own, table="Table 1")
    assert "Only" in await room.slash("kay", "table close", at=room.table)
    assert room.is_open
    room.lobby, table = own, room.table
    await room.open_table("an")
    there, room.table = room.table, table
    assert "Table 2" in await room.slash("kay", "table close", at=table, table="Table 2")
    assert room.wiring.play.tables.in_channel(there.id) is None
    assert room.is_open


async def test_an_error_while_suggesting_cards_is_logged_without_cards(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The library would log the text of the error."""
    await sit_down(room, BADUGI)
    secret = BADUGI.cards[0]

    def broken(*_: object) -> None:
        raise RuntimeError(secret)

    monkeypatch.setattr(room.wiring.play.tables, "private", broken)
    assert await room.people["an"].autocomplete(room.table, "draw", "cards", "") == []
    assert "suggestions for /draw failed: RuntimeError" in caplog.text
    assert secret not in caplog.text
    room.forgive()


async def test_suggestions_in_direct_messages_reveal_nothing_of_a_server(room: Room) -> None:
    """Discord offers these commands only in servers, but a modified client can ask anyway."""
    room.join("eve")
    eve, patient = room.people["eve"], Rate(10**9, 1)
    room.wiring.limits.types = RateLimiter(patient, patient)
    alone, asked = Place(eve.user.dm_channel.id, None), 0
    for command in every_command(room.client).values():
        if not (command.root_parent or command).guild_only:
            continue
        for option in (each.display_name for each in command.parameters if each.autocomplete):
            result = await ask(room.env, command, eve.id, alone, {option: ""}, focus=option)
            assert result.autocomplete_choices == [], (command.qualified_name, option)
            asked += 1
    assert asked > 50


async def test_a_value_outside_a_commands_choices_is_refused_before_anything_happens(room: Room) -> None:
    room.join("boss", roles=(room.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True)),))
    commands, boss, here = every_command(room.client), room.people["boss"].id, Place(room.lobby.id, room.guild.id)
    practice = await ask(room.env, commands["practice"], boss, here, {"strength": "godlike"})
    assert room.told(practice) == say("en-US", "option-misfit", name="strength")
    change = await ask(room.env, commands["room set"], boss, here, {"setting": "jackpot", "value": "9"})
    assert room.told(change) == say("en-US", "option-misfit", name="setting")
    assert room.wiring.play.tables.in_guild(room.guild.id) == []


ORDERS: dict[str, dict[str, Any]] = {
    "mod grant": {"amount": 5, "reason": "test"},
    "mod deduct": {"amount": 5, "reason": "test"},
    "mod settle": {"id": 1, "ruling": "fine", "reason": "test"},
    "odds": {},
}
"""Options of each order, without the player."""
OF_NO_KIND: tuple[Any, ...] = (1.5, None, [], ["x"], {"a": 1}, 10**30)
"""Values that no option of these orders accepts."""


@pytest.mark.parametrize("order", ORDERS)
async def test_a_value_of_the_wrong_type_is_refused_without_a_warning_in_the_log(
    room: Room, order: str, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("boss", "an", roles=(room.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True)),))
    command, boss = every_command(room.client)[order], room.people["boss"].id
    here, patient = Place(room.lobby.id, room.guild.id), Rate(10**9, 1)
    room.wiring.limits.asks = RateLimiter(patient, patient)
    caplog.set_level("INFO")
    for option in command.parameters:
        for wrong in OF_NO_KIND:
            values = {"player": room.people["an"], **ORDERS[order], option.display_name: wrong}
            result = await ask(room.env, command, boss, here, values)
            assert room.told(result) == say("en-US", "option-misfit", name=option.display_name), wrong
            assert result.ephemeral
    assert [each.getMessage() for each in caplog.records if each.levelname != "INFO"] == []


# Clicks with custom ids that the message does not contain


async def forged(room: Room, name: str, custom_id: str, button: HeldButton) -> InteractionResult:
    """Click an id that is not on the message, using the message of the given button."""
    data = {"custom_id": custom_id, "component_type": 2}
    return await room.people[name]._dispatch_interaction(
        3, room.table, data, extra={"message": button.message}, source_message_id=int(button.message["id"])
    )


async def test_the_card_picker_never_replaces_the_tables_message(room: Room) -> None:
    await sit_down(room, BADUGI)
    room.join("cy")
    await play(room, ("bo call", "an check"), draw_by_command)
    assert room.to_act == "an"
    card, hand, first = room.card_text, room.view.hand, card_face(parse_cards(BADUGI.cards[0])[0])
    for name in ("an", "cy"):
        for pick in ("0:menu", "5:go", "0:pat", "999:menu", "999:go"):
            button = room.hold("Draw")
            told = await forged(room, name, f"{button.custom_id}:{pick}", button)
            assert told.response is not None, (name, pick)
            assert told.response.ephemeral, (name, pick)
            assert (room.card_text, room.view.hand) == (card, hand), (name, pick)
            shown = json.dumps(told.response.components, ensure_ascii=False)
            assert (first in shown) is (name == "an"), (name, pick)
    room.assert_secret("an", BADUGI.cards[0])


async def test_a_forged_click_for_another_table_leaves_this_tables_message_unchanged(room: Room) -> None:
    room.join("an", "cy")
    await room.open_table("an")
    first, button = room.table, room.hold("Sit down (400)")
    card = room.card_text
    await room.open_table("an")
    second = room.hold("Sit down (400)").custom_id
    assert second != button.custom_id
    room.table = first
    assert (await forged(room, "cy", second, button)).acknowledged
    assert room.card_text == card
    assert not room.view.seats
