"""Sealed deals on Discord: shown before the deal, and closed by a message in the record thread."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.fairness.cutting import ClosingLine, closing_lines
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import verify
from bot.locales import phrases
from bot.poker.games import GAMES
from bot.ui.discord import outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room
from tests.harness.discord.staff import moderators_channel


@pytest.fixture
async def sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Room]:
    """Yield a room in which an and bo sit at a table of Razz, or of the game that the test names."""
    monkeypatch.setattr(phrases, "strict", True)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3", sealed=True, threaded=True)
    room.join("an", "bo", "cy")
    await room.open_table("an", game=getattr(request, "param", "razz"))
    await room.seat("an", "bo")
    try:
        yield room
    finally:
        await room.shut()
    room.nothing_failed([])
    room.chips_are_conserved()


def record(room: Room) -> dict[int, ClosingLine]:
    """Return each closing line by the id of its message."""
    stored = room.env.backend.messages.values()
    messages = [message for place in stored for message in place.values()]
    return {
        message.id: line
        for message in sorted(messages, key=lambda one: one.id)
        for line in closing_lines(message.content)
    }


async def play_out(room: Room) -> None:
    """Play the hand to its end by folding as soon as possible."""
    while room.view.hand is not None and not room.view.hand.finished:
        told = await room.slash(room.to_act, "fold")
        if "bring" in told:
            await room.slash(room.to_act, "bringin")


async def show_down(room: Room) -> None:
    """Play the hand to its showdown by calling and checking."""
    while room.view.hand is not None and not room.view.hand.finished:
        told = await room.slash(room.to_act, "call")
        for other in ("check", "bringin"):
            if "can" in told:
                told = await room.slash(room.to_act, other)


async def test_F2_F3_a_hand_is_dealt_after_its_closing_message_and_cut_by_acts_of_the_hand_before(sealed: Room) -> None:
    await sealed.wait(PAUSE_SECONDS)
    assert sealed.view.hand_number == 1
    ((message_id, line),) = record(sealed).items()
    assert (line.table, line.hand, line.game, line.seats) == (sealed.view.table_id, 1, "razz", (1, 2))
    closing = sealed.view.hand_closing
    assert closing is not None
    assert closing.message == message_id
    seal = sealed.view.seal
    assert seal is not None
    assert line.next_seal.hex() == seal.seal
    await play_out(sealed)
    shown = "\n".join([sealed.card_text, *sealed.letters("an"), *sealed.letters("bo")])
    assert not any(kept_away in shown for kept_away in (seal.seal[:8], seal.seal[-8:], str(closing.thread)))
    await sealed.wait(PAUSE_SECONDS)
    assert sealed.view.hand_number == 2
    assert [(each.hand, each.seal.hex()) for each in record(sealed).values()][1:] == [(2, seal.seal)]


async def test_sealing_does_not_delay_the_next_hand(sealed: Room) -> None:
    for number in (1, 2, 3):
        await sealed.wait(PAUSE_SECONDS)
        assert sealed.view.hand_number == number
        await play_out(sealed)


async def test_the_table_deals_no_hand_while_discord_rejects_the_closing_message(sealed: Room) -> None:
    await sealed.wait(PAUSE_SECONDS)
    thread = sealed.view.hand_closing
    assert thread is not None
    await play_out(sealed)
    sealed.env.inject_error("POST", f"/channels/{thread.thread}/messages", status=503, times=None)
    await sealed.wait(60)
    assert sealed.view.hand_number == 1
    sealed.env.backend.faults.clear()
    await sealed.wait(40)
    assert sealed.view.hand_number == 2
    assert len(record(sealed)) == 2


async def test_moderators_are_notified_if_no_record_can_be_posted_and_play_resumes_once_one_can(sealed: Room) -> None:
    await sealed.wait(PAUSE_SECONDS)
    office = await moderators_channel(sealed)
    closing = sealed.view.hand_closing
    assert closing is not None
    for place in (closing.thread, sealed.table.id):
        sealed.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50013, times=None)
    await play_out(sealed)
    await sealed.wait(3600)
    assert sealed.view.hand_number == 1
    assert sealed.view.course.obstacle is not None
    (told,) = office.history()
    assert "Play stands still" in str([part.to_dict() for part in told.components])
    sealed.env.backend.faults.clear()
    await sealed.wait(60)
    assert sealed.view.hand_number == 2
    assert sealed.view.course.obstacle is None


async def test_F3_after_a_crash_before_the_closing_is_saved_the_same_message_closes_the_deal(sealed: Room) -> None:
    await sealed.wait(PAUSE_SECONDS)
    await play_out(sealed)
    tables = sealed.wiring.play.tables
    told = tables.submit

    async def lost(table_id: int, message: object) -> object:
        return None if type(message).__name__ == "DealClosed" else await told(table_id, message)  # type: ignore[arg-type]

    tables.submit = lost  # type: ignore[method-assign, assignment]
    await sealed.wait(PAUSE_SECONDS)
    assert sealed.view.hand_number == 1
    assert len(record(sealed)) == 2
    await sealed.restart()
    await sealed.wait(2 * PAUSE_SECONDS)
    assert sealed.view.hand_number == 2
    assert len(record(sealed)) == 2
    assert sealed.view.hand_closing is not None
    assert sealed.view.hand_closing.message == list(record(sealed))[1]


@pytest.mark.parametrize("sealed", ["razz", "holdem", "omaha-hi-lo"], indirect=True)
async def test_F8_each_player_can_verify_their_hands_with_the_messages_that_discord_showed_them(sealed: Room) -> None:
    for play in (show_down, play_out):
        await sealed.wait(PAUSE_SECONDS)
        await play(sealed)
    for name in ("an", "bo"):
        proofs = [await proof_of(sealed, name, f"1-{hand}") for hand in (1, 2)]
        closings = [(link_to(sealed, message_id), text) for message_id, text in texts_on_record(sealed).items()]
        before_the_second_hand = re.search(r"next ([0-9a-f]{64})", closings[0][1])
        assert before_the_second_hand
        verified = verify([("", text) for text in proofs], ReaderKept([before_the_second_hand[1]], closings))
        assert verified.holds, verified
        assert verified.compared
        streets = len(GAMES[sealed.view.settings.game].streets)
        assert proofs[0].count('"StreetDealt"') == streets, "the first hand went to its showdown"


def texts_on_record(room: Room) -> dict[int, str]:
    stored = room.env.backend.messages.values()
    said = {message.id: message.content for place in stored for message in place.values()}
    return {message_id: said[message_id] for message_id in sorted(record(room))}


def link_to(room: Room, message_id: int) -> str:
    (place,) = [place for place, stored in room.env.backend.messages.items() if message_id in stored]
    return f"https://discord.com/channels/{room.guild.id}/{place}/{message_id}"


async def proof_of(room: Room, name: str, hand: str) -> str:
    result = await room.people[name].slash(room.lobby, "hand proof", hand=hand)
    assert result.response is not None
    (file,) = result.response.attachments
    return (await file.read()).decode()
