"""The menus of /help and /rules."""

import logging
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest
from discord import PermissionOverwrite
from simcord.backend.serializers import message_payload
from simcord.results import InteractionResult

from bot.locales import phrases
from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.tables.saving import AuditEntry, Request
from bot.ui.pictures.studio import Studio
from tests.harness.cogs.standing import in_standing_room
from tests.harness.discord.forging import forge
from tests.harness.discord.room import Room
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import running
from tests.harness.local_discord.rules.files import media


async def read(room: Room, name: str, shown: InteractionResult, value: str, menu: str) -> str:
    assert shown.response is not None
    turned = await room.people[name].select(shown.response, values=[value], custom_id=menu)
    assert turned.acknowledged
    return room.told(turned)


@in_standing_room
@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_of_every_game_are_read_section_by_section(same_room: Room, game: str) -> None:
    opener = f"opener of {game}"
    same_room.join(opener)
    await same_room.open_table(opener, game=game, stakes="10")
    shown = await same_room.people[opener].slash(same_room.table, "rules", game=game)
    menu = f"lb:w:rules:{game}"
    assert "round by round" in await read(same_room, opener, shown, "streets", menu)
    assert "**, best first" in await read(same_room, opener, shown, "hands", menu)
    assert "If you can't cover a bet, you can call" in await read(same_room, opener, shown, "bets", menu)
    assert f"At {same_room.view.place.name}" in await read(same_room, opener, shown, "here", menu)
    assert "Showdown" in await read(same_room, opener, shown, "short", menu)


async def test_the_short_rules_follow_the_tables_house_rules(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="badugi", rules="draws=1")
    here = await room.slash("an", "rules")
    assert "four down cards, one draw; " in here
    assert "three draws" not in here
    assert "second draw" not in here
    assert "- One draw." in here
    assert "four down cards, three draws; " in await room.slash("an", "rules", at=room.lobby, game="badugi")


async def test_the_rules_at_a_tournament_table_mention_no_buy_in(room: Room) -> None:
    staff(room)
    room.join("an", "bo", "cy", "di")
    await running(room, "an", "bo", "cy", "di")
    (place,) = room.lobby.threads
    told = await read(room, "an", await room.people["an"].slash(place, "rules"), "here", "lb:w:rules:razz")
    assert "Stakes:" in told
    assert "Buy-in" not in told
    info = await room.slash("an", "table info", at=place)
    assert "30 seconds to act" in info
    assert "idle" not in info


async def test_the_rules_menu_still_works_after_a_restart(room: Room) -> None:
    room.join("an")
    shown = await room.people["an"].slash(room.lobby, "rules", game="badugi")
    await room.restart()
    assert "**, best first" in await read(room, "an", shown, "hands", "lb:w:rules:badugi")


async def test_a_help_or_rules_menu_never_replaces_the_tables_message(room: Room) -> None:
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


@in_standing_room
@pytest.mark.parametrize("case", list(product(["lb:w:rules:chess", "lb:w:rules:razz", "lb:w:help"], [True, False])))
async def test_a_forged_menu_is_answered_and_changes_nothing(same_room: Room, case: tuple[str, bool]) -> None:
    custom_id, there = case
    if "eve" not in same_room.people:
        same_room.join("eve")
    before = same_room.wiring.play.tables.in_guild(same_room.guild.id)
    result = await forge(
        same_room, same_room.people["eve"], custom_id, at=same_room.lobby, there=there, guild_id=same_room.guild.id
    )
    assert result.acknowledged
    assert same_room.wiring.play.tables.in_guild(same_room.guild.id) == before


# Pictures


@pytest.fixture
async def pictured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Room]:
    """Open a room with the real painter."""
    monkeypatch.setattr(phrases, "strict", True)
    studio = Studio()
    room = await Room.open(tmp_path / "room.sqlite3", studio=studio)
    room.join("an")
    try:
        yield room
    finally:
        await room.shut()
        studio.close()
    room.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])


def drawn(room: Room, shown: InteractionResult) -> bytes | None:
    """Return the picture of the answer after checking it and its description; None without one."""
    assert shown.response is not None
    if not shown.response.attachments:
        assert list(media([dict(part) for part in shown.response.components])) == []
        return None
    (attachment,) = shown.response.attachments
    assert "Best first" in (attachment.description or "")
    found = room.env.backend.cdn.get(attachment.url)
    assert found is not None
    assert found.startswith(b"\x89PNG")
    return found


def menu_number(shown: InteractionResult) -> int:
    """Return the id of the menu within the answer."""
    assert shown.response is not None
    (number,) = [
        menu["id"] for row in shown.response.components for menu in row.get("components", []) if menu["type"] == 3
    ]
    return int(number)


async def test_the_rules_have_a_picture_and_opening_a_section_without_a_picture_removes_it(pictured: Room) -> None:
    for game in GAMES:
        shown = await pictured.people["an"].slash(pictured.lobby, "rules", game=game)
        assert "**Showdown.**" in pictured.told(shown)
        assert drawn(pictured, shown) is not None
    menu = f"lb:w:rules:{game}"
    assert shown.response is not None
    before = menu_number(shown)
    shown = await pictured.people["an"].select(shown.response, values=["bets"], custom_id=menu)
    assert drawn(pictured, shown) is None
    assert menu_number(shown) == before, "the menu keeps its id, whatever is above it"
    assert shown.response is not None
    shown = await pictured.people["an"].select(shown.response, values=["hands"], custom_id=menu)
    assert drawn(pictured, shown) is not None
    assert "A good start" in pictured.told(shown)
    assert "`" not in pictured.told(shown), "the cards are in the picture"


async def test_a_tables_house_rules_get_a_different_picture(pictured: Room) -> None:
    game = "five-card-draw"
    plain = drawn(pictured, await pictured.people["an"].slash(pictured.lobby, "rules", game=game))
    await pictured.open_table("an", game=game, rules="jackpots=on joker=wild")
    here = await pictured.people["an"].slash(pictured.table, "rules")
    assert drawn(pictured, here) not in (None, plain)
    assert here.response is not None
    words = here.response.attachments[0].description or ""
    assert "At Table 1, Jackpots, the joker is wild" in words
    assert "A♣ 🃏, five" in words


async def test_rules_in_direct_messages_have_a_picture_too(pictured: Room) -> None:
    shown = await pictured.people["an"].user.slash("rules", game="badugi")
    assert drawn(pictured, shown) is not None


async def test_players_and_rooms_without_pictures_get_the_rules_as_text(pictured: Room) -> None:
    pictured.join("bo")
    await pictured.slash("an", "settings pictures", pictures="off")
    for name, has in (("an", False), ("bo", True)):
        shown = await pictured.people[name].slash(pictured.lobby, "rules", game="razz")
        assert (drawn(pictured, shown) is not None) == has
    entry = AuditEntry(pictured.guild.id, "set_room", None, "test", 0)
    await pictured.store.office.rooms.change(Request(1, None, "test"), entry, RoomSettings(pictures=False))
    await pictured.restart()
    shown = await pictured.people["bo"].slash(pictured.lobby, "rules", game="razz")
    assert drawn(pictured, shown) is None
    assert "`5`" in await read(pictured, "bo", shown, "hands", "lb:w:rules:razz")


async def test_rules_come_as_text_if_nothing_can_be_attached(pictured: Room) -> None:
    bare = pictured.guild.create_text_channel(
        "bare", overwrites={pictured.bot_role: PermissionOverwrite(attach_files=False)}
    )
    assert drawn(pictured, await pictured.people["an"].slash(bare, "rules", game="razz")) is None
    pictured.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=1)
    shown = await pictured.people["an"].slash(pictured.lobby, "rules", game="razz")
    assert drawn(pictured, shown) is None
    assert "**Showdown.**" in pictured.told(shown)
