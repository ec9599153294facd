"""Cards as emojis of the application, uploaded to Discord once and never in the way of play."""

import logging
from typing import Any

import discord
import pytest
import simcord

from bot.fleet.part import Part
from bot.poker.cards import DECK, JOKER, UNKNOWN, parse_cards
from bot.publishing import card_emojis
from bot.publishing.card_emojis import CARDS, CardEmojis, emojis_for
from bot.settings import Settings
from bot.ui.discord.outbox import Outbox
from bot.ui.pictures.settings import studio_for
from bot.ui.table import message as table_card
from bot.ui.table.message import CHARACTERS_MOST, TableMessageView
from bot.ui.text.cards import (
    card_face,
    card_mark,
    card_marks,
    down_marks,
    emoji_name,
    plain_mark,
    plain_marks,
    use_emojis,
)
from tests.harness.discord.clockwork import NoLimit
from tests.harness.ui.scenes import WORST_NAME, act, play, scene, table
from tests.harness.ui.stage import Stage

MENTIONS = {card: f"<:{emoji_name(card)}:1234567890123456789>" for card in CARDS}


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    await stage.settle()
    return stage


async def at_once(seconds: float) -> None:
    """Return at once, since time does not matter here."""


async def face(card: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + bytes([card])


def connected(room: Stage) -> Outbox:
    outbox = Outbox(NoLimit())
    outbox.connect(room.client)
    return outbox


async def load(room: Stage) -> None:
    CardEmojis(face, connected(room), at_once).start()
    await room.settle()


def uploaded(room: Stage) -> list[str]:
    """Return the names of all emojis that were uploaded to Discord, in order."""
    sent = [entry for entry in room.env.http_requests if entry.method == "POST" and entry.path.endswith("/emojis")]
    bodies: list[Any] = [entry.json for entry in sent]
    return [body["name"] for body in bodies]


def there(room: Stage) -> set[str]:
    return {emoji.name for emoji in room.env.backend.application_emojis.values()}


# In text


def test_every_card_has_its_own_emoji_name_that_discord_accepts() -> None:
    names = [emoji_name(card) for card in CARDS]
    assert len(set(names)) == len(names) == 54
    assert all(name.isascii() and name.replace("_", "").isalnum() and 2 <= len(name) <= 32 for name in names)
    assert (emoji_name(parse_cards("7h")[0]), emoji_name(JOKER), emoji_name(UNKNOWN)) == (
        "card2_7h",
        "card2_joker",
        "card2_back",
    )


def test_cards_are_shown_as_emojis_once_all_emojis_are_uploaded() -> None:
    before = card_mark(0)
    use_emojis(MENTIONS)
    assert card_mark(parse_cards("7h")[0]) == "<:card2_7h:1234567890123456789>"
    assert down_marks(2).count("<:card2_back:") == 2
    use_emojis({})
    assert card_mark(0) == before


def test_the_label_of_a_button_contains_no_emoji() -> None:
    plain = [card_face(card) for card in DECK]
    use_emojis(MENTIONS)
    assert [card_face(card) for card in DECK] == plain


def test_card_emojis_are_turned_back_into_plain_marks_by_their_names_alone() -> None:
    plain = f"{card_marks(CARDS)} and {down_marks(2)}"
    use_emojis(MENTIONS)
    shown = f"{card_marks(CARDS)} and {down_marks(2)}"
    use_emojis({})
    assert plain_marks(shown) == plain
    assert plain_marks("<:card_9z:1> <:kings:2> 7h") == "<:card_9z:1> <:kings:2> 7h"


def test_emojis_of_earlier_card_faces_are_also_turned_back_into_plain_marks() -> None:
    """Messages posted before the card faces changed contain the earlier emojis."""
    seven, back = parse_cards("7h")[0], UNKNOWN
    assert plain_marks("<:card_7h:12> <:card_back:34>") == f"{plain_mark(seven)} {plain_mark(back)}"


def eight_at_the_showdown() -> Any:
    """Return a showdown of eight players with seven open cards each, the most marks that a message can have."""
    dealt = play(dict.fromkeys(range(1, 9), 4000))
    while not dealt.finished:
        kinds = [option.kind for option in dealt.legal()]
        act(dealt, next(kind for kind in kinds if kind in ("check", "call", "bring_in")))
    return dealt


def words(name: str) -> list[str]:
    """Return the texts of a full message in which all players have this name."""
    return TableMessageView(scene(table(eight_at_the_showdown()), lambda _: name)).words()


@pytest.mark.parametrize("name", ["Alice", WORST_NAME])
def test_a_full_message_has_room_for_emojis(name: str) -> None:
    plain = words(name)
    use_emojis(MENTIONS)
    shown = words(name)
    assert "<:card2_" in "".join(shown)
    assert sum(map(len, shown)) <= CHARACTERS_MOST
    assert list(map(plain_marks, shown)) == plain, "the rest of the text is the same"


def test_plain_marks_are_used_if_emojis_take_too_much_room(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = words(WORST_NAME)
    monkeypatch.setattr(table_card, "CHARACTERS_MOST", sum(map(len, plain)))
    use_emojis(MENTIONS)
    assert words(WORST_NAME) == plain


# On Discord


async def test_all_faces_are_uploaded_once_and_then_used(room: Stage) -> None:
    await load(room)
    assert uploaded(room) == [emoji_name(card) for card in CARDS]
    assert there(room) == {emoji_name(card) for card in CARDS}
    assert all(card_mark(card).startswith(f"<:{emoji_name(card)}:") for card in CARDS)
    use_emojis({})
    await load(room)
    assert len(uploaded(room)) == 54, "the next start finds the emojis by their names"
    assert "<:card2_" in card_mark(0)


async def test_emojis_of_earlier_card_faces_are_kept_beside_the_new_ones(room: Stage) -> None:
    for card in CARDS:
        room.env.backend.create_application_emoji(emoji_name(card).replace("card2_", "card_"))
    await load(room)
    assert uploaded(room) == [emoji_name(card) for card in CARDS]
    assert len(there(room)) == 2 * len(CARDS)
    assert "<:card2_" in card_mark(0)


async def test_the_emoji_of_a_card_is_uploaded_as_a_picture(room: Stage) -> None:
    await load(room)
    first: Any = next(entry.json for entry in room.env.http_requests if entry.path.endswith("/emojis") and entry.json)
    assert first["image"].startswith("data:image/png;base64,")


@pytest.mark.parametrize("status", [400, 403, 404, 429, 500])
async def test_a_failed_upload_of_emojis_is_logged_once_and_resumed_at_the_next_start(
    room: Stage, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    for card in CARDS[:5]:
        room.env.backend.create_application_emoji(emoji_name(card))
    room.env.inject_error("POST", "/applications/*/emojis", status=status, code=30008, times=1)
    with caplog.at_level(logging.WARNING, "bot"):
        await load(room)
    assert len([record for record in caplog.records if record.name == card_emojis.log.name]) == 1
    assert f"HTTP {status}" in caplog.text
    assert card_mark(0) == card_face(0).replace("2", "`2`"), "cards are shown by rank and suit"
    before = len(uploaded(room))
    await load(room)
    assert uploaded(room)[before:] == [emoji_name(card) for card in CARDS[5:]]
    assert "<:card2_" in card_mark(0)


async def test_nothing_is_uploaded_if_discord_does_not_list_the_emojis(
    room: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    room.env.inject_error("GET", "/applications/*/emojis", status=500, times=None)
    with caplog.at_level(logging.WARNING, "bot"):
        await load(room)
    assert uploaded(room) == []
    assert "cards are shown without emojis until the next start" in caplog.text


@pytest.mark.parametrize("trouble", [None, 500])
async def test_a_process_that_does_not_upload_waits_for_the_emojis_of_another(room: Stage, trouble: int | None) -> None:
    waits = list[float]()

    async def others_work(seconds: float) -> None:
        """Upload ten more cards at each look; at the second one, Discord fails if the test says so."""
        waits.append(seconds)
        for card in CARDS[len(there(room)) :][:10]:
            room.env.backend.create_application_emoji(emoji_name(card))
        if trouble is not None and len(waits) == 2:
            room.env.inject_error("GET", "/applications/*/emojis", status=trouble, times=5)

    CardEmojis(face, connected(room), others_work, uploads=False).start()
    await room.settle()
    assert len(there(room)) == len(CARDS)
    assert uploaded(room) == []
    assert set(waits) == {card_emojis.LOOK_EVERY_SECONDS}
    assert "<:card2_" in card_mark(0)


async def test_a_table_is_shown_before_the_emojis_are_uploaded(room: Stage) -> None:
    waiting: list[float] = []

    async def never(seconds: float) -> None:
        waiting.append(seconds)
        raise discord.DiscordException("the process ends")

    CardEmojis(face, connected(room), never).start()
    await room.show(room.table(play({1: 400, 2: 400}, deck=DECK)))
    assert "`3`" in room.text
    assert waiting == [card_emojis.UPLOAD_EVERY_SECONDS]


async def test_emojis_and_pictures_can_be_turned_off_in_the_settings() -> None:
    assert emojis_for(Settings(), Outbox()) is not None
    assert emojis_for(Settings(card_emojis="off"), Outbox()) is None
    second = emojis_for(Settings(shard=Part(1, 2)), Outbox())
    assert second is not None
    assert not second._uploads
    studio = studio_for(Settings())
    assert studio is not None
    studio.close()
    assert studio_for(Settings(pictures="off")) is None


async def test_the_faces_are_pictures_that_discord_accepts_as_emojis() -> None:
    emojis = emojis_for(Settings(), Outbox())
    assert emojis is not None
    for card in (0, JOKER, UNKNOWN):
        image = await emojis._face(card)
        assert image.startswith(b"\x89PNG")
        assert len(image) <= 256 * 1024


async def test_a_direct_message_sent_without_emojis_is_recognised_once_there_are_emojis(room: Stage) -> None:
    """Otherwise a restart would send a player's cards twice."""
    dealt = play({1: 400, 2: 400}, deck=DECK)
    view = room.table(dealt)
    await room.show(view)
    room.publisher.cards_dealt(view, 101, dealt.view(1))
    await room.settle()
    use_emojis(MENTIONS)
    room.tables.hands = {101: dealt.view(1)}
    room.shown.letters.catch_up(view, room.tables.private)
    await room.settle()
    (letter,) = room.people["Alice"].user.dm_channel.history()
    assert "<:card2_" not in letter.content
