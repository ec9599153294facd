"""A player's own cards as a picture: shown only to them, beside the words, and only if they want it."""

import json
import logging

import discord
import pytest
import simcord
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.moderation.room_settings import RoomSettings
from bot.publishing.mail.letter import Letter
from bot.tables.messages import DirectMessages
from bot.ui.discord.outbox import nonce_of
from tests.harness.ui.easel import QuickStudio, png_of
from tests.harness.ui.pictured import hand
from tests.harness.ui.pictured import studio as studio
from tests.harness.ui.stage import Stage

CARDS = "lb:t:7:cards"
LETTERS = "/channels/*/messages"


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    await stage.settle()
    return stage


async def dealt(room: Stage, player: int = 101, seat: int = 1) -> discord.Message:
    """Deal cards to the player and return their newest letter."""
    played = hand()
    room.publisher.cards_dealt(room.table(played), player, played.view(seat))
    await room.settle()
    return letters(room, player)[-1]


def letters(room: Stage, player: int = 101) -> list[discord.Message]:
    name = list(room.people)[player - 101]
    return room.people[name].user.dm_channel.history()


def blob(room: Stage, message: discord.Message) -> bytes:
    (attachment,) = message.attachments
    found = room.env.backend.cdn.get(attachment.url)
    assert found is not None
    return found


async def my_cards(room: Stage, name: str = "Alice") -> InteractionResult:
    played = hand()
    await room.show(room.table(played))
    room.tables.hands = {101: played.view(1), 102: played.view(2)}
    return await room.people[name].click(room.card, custom_id=CARDS)


def words(shown: InteractionResult) -> str:
    assert shown.response is not None
    return "\n".join(part["content"] for part in walk_components(shown.response.components) if part["type"] == 10)


# Letters


async def test_a_direct_message_shows_the_players_cards_as_a_picture_beside_the_words(
    room: Stage, studio: QuickStudio
) -> None:
    letter = await dealt(room)
    assert "Your cards at Riverside, hand 12" in letter.content
    assert [drawn.down for drawn in studio.hands] == [hand().view(1).downcards]
    assert blob(room, letter) == png_of(studio.hands[0])
    assert letter.attachments[0].filename == "cards.png", "the filename names no card"
    assert str(letter.attachments[0].description).startswith("Your cards at Riverside")


async def test_each_player_gets_only_their_own_cards(room: Stage, studio: QuickStudio) -> None:
    alices, bobs = await dealt(room, 101, 1), await dealt(room, 102, 2)
    mine, theirs = studio.hands
    assert (blob(room, alices), blob(room, bobs)) == (png_of(mine), png_of(theirs))
    assert mine.down == hand().view(1).downcards
    assert theirs.down == hand().view(2).downcards
    assert len(letters(room, 101)) == len(letters(room, 102)) == 1
    assert letters(room, 103) == []
    public = [entry for entry in room.env.http_requests if str(room.channel.id) in entry.path]
    assert "cards.png" not in json.dumps([entry.json for entry in public])


async def test_a_direct_message_with_a_picture_is_a_single_request_with_a_nonce(room: Stage) -> None:
    await dealt(room)
    bodies = [body for body in room.letters() if body.get("nonce")]
    assert len(bodies) == 1
    assert bodies[0]["nonce"] == nonce_of(7, 12, 101, 1)
    assert bodies[0]["enforce_nonce"] is True
    assert bodies[0]["allowed_mentions"] == {"parse": []}


async def test_cards_are_sent_in_words_when_no_picture_can_be_drawn(room: Stage, studio: QuickStudio) -> None:
    for studio.overloaded, studio.fails in ((True, False), (False, True)):
        letter = await dealt(room)
        assert letter.attachments == []
        assert "Your cards at Riverside" in letter.content


@pytest.mark.parametrize("status", [400, 403, 413])
async def test_cards_are_sent_once_in_words_when_discord_refuses_their_picture(room: Stage, status: int) -> None:
    room.reach.mail.open_channel(101)
    await room.settle()
    room.env.inject_error("POST", LETTERS, status=status, code=40005, times=1)
    letter = await dealt(room)
    assert letter.attachments == []
    assert len(letters(room)) == 1
    assert not any(isinstance(message, DirectMessages) and message.closed for message in room.tables.messages)


async def test_closed_direct_messages_are_detected_with_a_single_request(room: Stage) -> None:
    room.reach.mail.open_channel(101)
    await room.settle()
    room.env.inject_error("POST", LETTERS, status=403, code=50007, times=None)
    before = len(room.env.http_requests)
    played = hand()
    room.publisher.cards_dealt(room.table(played), 101, played.view(1))
    await room.settle()
    assert len(room.env.http_requests) - before == 1
    assert room.tables.messages == [DirectMessages(101, closed=True)]


async def test_a_direct_message_that_arrived_with_its_picture_is_not_sent_again(room: Stage) -> None:
    await dealt(room)
    played = hand()
    room.tables.hands = {101: played.view(1)}
    view = room.table(played)
    await room.show(view)
    room.shown.letters.catch_up(view, room.tables.private)
    await room.settle()
    assert len(letters(room)) == 1


async def test_a_failed_direct_message_or_picture_logs_no_card(
    room: Stage, studio: QuickStudio, caplog: pytest.LogCaptureFixture
) -> None:
    studio.fails = True
    room.env.inject_error("POST", LETTERS, status=400, code=50035, times=None)
    with caplog.at_level(logging.DEBUG, "bot"):
        played = hand()
        room.publisher.cards_dealt(room.table(played), 101, played.view(1))
        await room.settle()
    assert "a picture could not be drawn: RuntimeError" in caplog.text
    assert "down=" not in caplog.text
    assert "♦" not in caplog.text


def test_the_repr_of_a_direct_message_shows_no_card() -> None:
    async def picture() -> None:
        """Draw nothing."""

    shown = repr(Letter(7, "As 2d", "nonce", ("As 2d",), print, picture=picture))
    assert "As" not in shown
    assert "picture" not in shown


# Preferences


@pytest.mark.parametrize(
    ("room_wants", "player_wants", "pictured"),
    [(True, None, True), (True, False, False), (False, None, False), (False, True, True), (True, True, True)],
)
async def test_the_players_own_choice_of_pictures_overrides_the_servers_choice(
    room: Stage, room_wants: bool, player_wants: bool | None, pictured: bool
) -> None:
    room.rooms.now = RoomSettings(pictures=room_wants)
    await room.reach.readers.learn_language(room.env.guild.id)
    await room.preferences.set(room.people["Alice"].id, 101, pictures=player_wants)
    assert bool((await dealt(room)).attachments) is pictured
    shown = await my_cards(room)
    assert shown.response is not None
    assert bool(shown.response.attachments) is pictured
    assert bool(room.card.attachments) is room_wants, "the table's message follows the setting of the room"


# My cards


async def test_the_my_cards_button_shows_a_picture_beside_the_words(room: Stage, studio: QuickStudio) -> None:
    shown = await my_cards(room)
    assert shown.ephemeral
    assert shown.response is not None
    assert "Your cards at Riverside" in words(shown)
    (attachment,) = shown.response.attachments
    assert attachment.filename == "panel.png"
    assert [drawn.hand.down for drawn in studio.panels] == [hand().view(1).downcards]


async def test_my_cards_are_shown_in_words_when_discord_refuses_the_picture(room: Stage) -> None:
    await room.show(room.table(hand()))
    room.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    shown = await my_cards(room)
    assert shown.acknowledged
    assert shown.response is not None
    assert shown.response.attachments == []
    assert "Your cards at Riverside" in words(shown)


async def test_my_cards_are_shown_in_words_where_the_channel_forbids_files(room: Stage, studio: QuickStudio) -> None:
    deny = discord.PermissionOverwrite(attach_files=False)
    guild = room.env.guild
    room.channel = guild.create_text_channel("bare", overwrites={guild.default_role: deny})
    shown = await my_cards(room)
    assert shown.response is not None
    assert shown.response.attachments == []
    assert studio.panels == []


async def test_a_player_without_cards_sees_no_picture(room: Stage, studio: QuickStudio) -> None:
    shown = await my_cards(room, "Carol")
    assert shown.response is not None
    assert "You have no cards" in shown.response.content
    assert studio.panels == []
