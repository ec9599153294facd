"""The table's message in words, when a picture is refused or unwanted, or when an old one must go."""

import logging

import discord
import pytest

from bot.moderation.room_settings import RoomSettings
from bot.poker.actions import ActionKind
from bot.poker.cards import UNKNOWN
from bot.ui.pictures.pictures import REFUSED_FOR_MS
from bot.ui.text import cards as card_text
from tests.harness.ui.easel import QuickStudio
from tests.harness.ui.pictured import CLICK, MESSAGES, hand, sent
from tests.harness.ui.pictured import room as room
from tests.harness.ui.pictured import studio as studio
from tests.harness.ui.scenes import act
from tests.harness.ui.stage import Stage

# Refused


@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_channel_that_refuses_pictures_gets_only_words_for_a_while(
    room: Stage, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    room.env.inject_error("POST", "/channels/*/messages", status=status, code=50013, times=1)
    with caplog.at_level(logging.WARNING, "bot"):
        await room.show(room.table(hand()))
    assert "`1` **Alice**" in room.text
    assert [record.getMessage() for record in caplog.records] == [
        "Discord refuses the pictures of table 7; it has text only for a while"
    ]
    sent(room)
    await room.change(name="Seaside")
    assert "attachments" not in sent(room)[0]
    room.timer.ring_next(room.timer.now_ms() + REFUSED_FOR_MS)
    await room.change(name="Lakeside")
    assert len(room.card.attachments) == 1


async def test_an_answer_whose_picture_is_refused_is_sent_in_words(room: Stage) -> None:
    dealt = hand()
    await room.show(room.table(dealt))
    act(dealt, ActionKind.BRING_IN)
    room.on_click(hand=dealt.view(None))
    room.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    result = await room.people["Alice"].click(room.card, custom_id=CLICK)
    assert result.acknowledged
    assert room.card.attachments == []
    assert "`1` **Alice**" in room.text


async def test_an_attached_picture_that_discord_no_longer_finds_is_uploaded_again(
    room: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await room.show(room.table(hand()))
    (gone,) = room.card.attachments
    sent(room)
    room.env.inject_error("PATCH", MESSAGES, status=400, code=50035, times=1)
    await room.change(deadline_ms=1_900_000_000_000)
    kept, anew = sent(room)
    assert [one["id"] for one in kept["attachments"]] == [gone.id]
    assert [one["id"] for one in anew["attachments"]] == [0], "a new file has the number 0"
    (hung,) = room.card.attachments
    assert hung.id != gone.id
    assert caplog.text == ""


async def test_a_channel_that_accepts_no_message_is_logged(room: Stage, caplog: pytest.LogCaptureFixture) -> None:
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    with caplog.at_level(logging.WARNING, "bot"):
        await room.show(room.table(hand()))
    assert [record.getMessage() for record in caplog.records] == [
        "the message of table 7 cannot be shown: HTTP 403, Discord's code 50013"
    ]


# Wanted or not


async def test_a_server_can_turn_pictures_off(room: Stage, studio: QuickStudio) -> None:
    await room.show(room.table(hand()))
    room.rooms.now = RoomSettings(pictures=False)
    sent(room)
    studio.tables.clear()
    await room.change(name="Seaside")
    (body,) = sent(room)
    assert body["attachments"] == [], "the old picture is removed"
    assert room.card.attachments == []
    assert "`1` **Alice**" in room.text
    assert studio.tables == []
    await room.change(name="Lakeside")
    assert "attachments" not in sent(room)[0]


async def test_without_the_permission_to_attach_files_nothing_is_drawn(room: Stage, studio: QuickStudio) -> None:
    deny = discord.PermissionOverwrite(attach_files=False)
    bare = room.env.guild.create_text_channel("bare", overwrites={room.env.guild.default_role: deny})
    room.channel = bare
    await room.show(room.table(hand()))
    assert studio.tables == []
    assert "`1` **Alice**" in room.text


async def restarted(room: Stage, studio: QuickStudio | None) -> Stage:
    """Restart as another process that knows where the table's message is."""
    again = Stage.build(studio)
    again.furnished_like(room)
    again.directory.channels = dict(room.directory.channels)
    await room.env.restart_bot(again.client)
    again.attach()
    await again.settle()
    assert again.tables.now is not None
    again.requests()
    await again.show(again.tables.now._replace(revision=50))
    return again


async def test_after_a_restart_the_message_gets_a_new_picture(room: Stage, studio: QuickStudio) -> None:
    await room.show(room.table(hand()))
    card = room.card.id
    again = await restarted(room, studio)
    assert again.did() == ["PATCH channels/messages"]
    assert again.card.id == card
    assert len(again.card.attachments) == 1


async def test_after_a_restart_without_pictures_the_old_picture_is_removed(room: Stage) -> None:
    await room.show(room.table(hand()))
    again = await restarted(room, None)
    assert again.card.attachments == []
    assert "`1` **Alice**" in again.text


async def test_a_message_has_one_nonce_whether_it_comes_with_a_picture_or_in_words_or_with_emojis(
    room: Stage, studio: QuickStudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message posted just before a crash must not be posted twice.

    By then the studio may be busy, or emojis may be new.
    """
    nonces = []
    for studio.overloaded, emojis in ((False, {}), (True, {}), (True, {UNKNOWN: "<:card2_back:12>"})):
        monkeypatch.setattr(card_text, "_mentions", emojis)
        room.cards._states.clear()
        await room.show(room.table(hand()))
        nonces.append(sent(room)[-1]["nonce"])
    assert len(nonces) == 3
    assert len(set(nonces)) == 1
