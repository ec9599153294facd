"""Pictures of tables: drawn by the real studio, sent by the real client, switched off by room and by player."""

import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from discord import PermissionOverwrite
from PIL import Image

from bot.locales import phrases
from bot.ui.discord import outbox
from bot.ui.pictures.studio import Studio
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN, SetUp, audited, settings


@pytest.fixture
async def room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Room]:
    monkeypatch.setattr(phrases, "strict", True)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    studio = Studio()
    room = await Room.open(tmp_path / "room.sqlite3", studio=studio)
    room.join("boss", roles=(room.guild.create_role("owner", permissions=ADMIN),))
    try:
        yield room
    finally:
        await room.shut()
        studio.close()
    room.nothing_failed([record for record in caplog.get_records("call") if record.levelno >= logging.ERROR])
    room.chips_are_conserved()


async def playing(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal("As2d 3c 4c 5c 6c 7h", "KhQd Jc Td 9h 8h 2s")


def picture(room: Room, message: discord.Message) -> Image.Image:
    (attachment,) = message.attachments
    found = room.env.backend.cdn.get(attachment.url)
    assert found is not None
    assert len(found) <= 120_000
    return Image.open(io.BytesIO(found))


async def test_a_hand_is_played_with_pictures(room: Room) -> None:
    await playing(room)
    first = picture(room, room.card)
    assert first.format == "PNG"
    assert room.to_act == "bo"
    await room.click("bo", "Bring in 3")
    assert "bo brings it in for 3" in room.card_text
    assert picture(room, room.card).tobytes() != first.tobytes()
    for name in ("an", "bo"):
        (letter,) = room.people[name].user.dm_channel.history()
        assert picture(room, letter).size[0] > 0
    room.assert_secret("an", "As2d")
    room.assert_secret("bo", "KhQd")


async def test_switching_pictures_off_for_the_room_shows_tables_as_text(room: Room) -> None:
    await playing(room)
    told = await room.slash("boss", "room set", at=room.lobby, setting="pictures", value="off")
    assert "**Pictures of tables:** off" in told
    assert not (await settings(room)).pictures
    assert await audited(room) == [("set_room", "pictures on", "pictures off")]
    await room.click("bo", "Bring in 3")
    assert room.card.attachments == []
    assert "`1` **an**" in room.card_text
    await room.slash("boss", "room set", at=room.lobby, setting="pictures", value="default")
    await room.click("an", "Call 3")
    assert len(room.card.attachments) == 1


async def test_an_invalid_value_for_pictures_is_refused(room: Room) -> None:
    for value in ("perhaps", "1", "ON and OFF"):
        told = await room.slash("boss", "room set", at=room.lobby, setting="pictures", value=value)
        assert "Enter “on”, “off”, or “default”." in told, value
        assert (await settings(room)).pictures, value


async def test_pictures_can_be_switched_off_in_the_rooms_setup(room: Room) -> None:
    pages = await SetUp.begin(room, "boss")
    await pages.go(4)
    options = {option["label"]: option.get("default", False) for option in pages.menu("pictures")["options"]}
    assert options == {"on": True, "off": False}
    await pages.choose("pictures", "off")
    assert not (await settings(room)).pictures
    assert [each["value"] for each in pages.menu("pictures")["options"] if each.get("default")] == ["off"]


async def test_without_the_permission_to_attach_files_tables_are_in_text_and_the_lack_is_reported(room: Room) -> None:
    deny = PermissionOverwrite(attach_files=False)
    bare = room.guild.create_text_channel("bare", overwrites={room.bot_role: deny})
    told = await room.slash("boss", "room show", at=bare)
    assert f"**Attach Files** in <#{bare.id}>: tables come as text" in told
    room.lobby = bare
    await playing(room)
    assert room.card.attachments == []
    assert "`1` **an**" in room.card_text
    await room.slash("boss", "room set", at=bare, setting="pictures", value="off")
    assert "Attach Files" not in await room.slash("boss", "room show", at=bare), (
        "without pictures the permission is not needed"
    )


async def test_a_player_who_wants_text_gets_no_pictures(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.slash("an", "settings pictures", pictures="off")
    await room.seat("an", "bo")
    await room.deal("As2d 3c 4c 5c 6c 7h", "KhQd Jc Td 9h 8h 2s")
    (ans,), (bos,) = (room.people[name].user.dm_channel.history() for name in ("an", "bo"))
    assert ans.attachments == []
    assert len(bos.attachments) == 1
    shown = await room.people["an"].click(room.card, custom_id=room.buttons["My cards"])
    assert shown.response is not None
    assert shown.response.attachments == []
    assert len(room.card.attachments) == 1, "the table's picture follows the room's setting"


async def test_after_a_restart_the_same_message_still_shows_a_picture(room: Room) -> None:
    await playing(room)
    card = room.card.id
    await room.restart()
    await room.click("bo", "Bring in 3")
    assert room.card.id == card
    assert len(room.card.attachments) == 1


def attached_by_edits(room: Room, since: int) -> list[list[object]]:
    """Return the attachments of panel edits: ids of kept ones, and names of new ones."""
    since_then = (entry for entry in room.env.http_requests[since:] if entry.method == "PATCH")
    edits = [entry.json for entry in since_then if "lb:o:" in json.dumps(entry.json)]
    told = [edit.get("attachments", []) for edit in edits if edit is not None]
    return [[one["id"] or one["filename"] for one in each] for each in told]


async def more_time(room: Room) -> None:
    """Let the player to act take more time, which changes the panels' words and not their pictures."""
    bo = await Panel.open(room, "bo")
    await bo.press(next(label for label in bo.buttons if label.startswith("More time")))


async def test_a_panels_picture_is_uploaded_again_only_if_it_changed_or_discord_no_longer_has_it(room: Room) -> None:
    await playing(room)
    panel = await Panel.open(room, "an")
    (hung,) = panel.attachments
    room.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=1)
    since = len(room.env.http_requests)
    await more_time(room)
    assert attached_by_edits(room, since)[:2] == [[hung], ["panel.png"]]
    (hung,) = panel.attachments
    since = len(room.env.http_requests)
    await room.slash("bo", "bringin")
    assert ["panel.png"] in attached_by_edits(room, since), "the table has changed"
    assert panel.attachments != [hung]
    since = len(room.env.http_requests)
    await room.slash("an", "settings pictures", pictures="off")
    await room.slash("an", "complete")
    assert [] in attached_by_edits(room, since)
    assert panel.attachments == []


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_the_first_refused_edit_also_ends_a_panel_with_a_picture(room: Room, status: int) -> None:
    """Such answers count towards a ban of the bot's address."""
    await playing(room)
    panel = await Panel.open(room, "an")
    room.env.inject_error("PATCH", "/webhooks/*", status=status, code=50027)
    since = len(room.env.http_requests)
    await more_time(room)
    await room.wait(60)
    assert attached_by_edits(room, since).count([*panel.attachments]) == 1
