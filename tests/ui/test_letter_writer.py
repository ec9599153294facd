"""After a start nobody lacks his cards, and nobody gets them twice."""

import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.tables.ports import SeatLine
from bot.ui.direct_mail import nonce_of
from tests.ui.scenes import act, play
from tests.ui.stage import Stage


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    return stage


def hand() -> Hand:
    return play({1: 400, 2: 400}, deck=tuple(range(52)))


async def reborn(room: Stage, known: dict[tuple[int, int], str] | None = None) -> Stage:
    """Another process, which knows of these letters."""
    again = Stage.build()
    again.furnished_like(room)
    again.tables.hands = room.tables.hands
    again.directory.channels = dict(room.directory.channels)
    await room.env.restart_bot(again.client)
    again.publisher.letters.know(known or {})
    assert again.tables.now is not None
    again.publisher.show(again.tables.now)
    again.attach()
    await again.settle()
    return again


def alices(room: Stage) -> list[str]:
    return [message.content for message in room.people["Alice"].user.dm_channel.history()]


async def test_cards_that_were_not_sent_before_the_stop_are_sent_after_the_start(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    again = await reborn(room)
    (letter,) = alices(again)
    assert "Your cards at Riverside, hand 12" in letter


async def test_cards_that_were_sent_before_the_stop_are_not_sent_again(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    room.publisher.deal(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    # What the hand has come to since does not make it another letter.
    act(dealt, ActionKind.BRING_IN)
    room.tables.now = room.table(dealt, revision=2)
    again = await reborn(room)
    assert len(alices(again)) == 1


async def test_of_a_letter_that_the_file_knows_nothing_is_asked(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    nonce = nonce_of(7, 12, 101, 1)
    room.env.inject_error("GET", "/channels/*/messages", status=500, times=None)
    again = await reborn(room, {(7, 101): nonce})
    assert alices(again) == []


async def test_who_has_folded_or_closed_his_messages_is_owed_no_letter(room: Stage) -> None:
    dealt = hand()
    act(dealt, ActionKind.BRING_IN)
    act(dealt, ActionKind.FOLD)
    room.tables.hands = {101: dealt.view(1), 102: dealt.view(2)}
    view = room.table(dealt)
    await room.show(view._replace(seats=tuple(map(closed, view.seats))))
    again = await reborn(room)
    assert alices(again) == []


def closed(line: SeatLine) -> SeatLine:
    return line._replace(dm_closed=True)
