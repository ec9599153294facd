"""Letters with cards, sent once: a restart does not repeat them, nor does a draw that already showed them."""

import asyncio

import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.publishing.table import letters as letter_writer
from bot.tables.ports import SeatLine, TableView
from bot.ui.discord.outbox import nonce_of
from tests.harness.ui.scenes import act, deal, draw, play, to_the_draw
from tests.harness.ui.stage import Stage


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    return stage


def hand() -> Hand:
    return play({1: 400, 2: 400}, deck=tuple(range(52)))


async def restarted(room: Stage, known: dict[tuple[int, int], str] | None = None) -> Stage:
    """Restart as another process that knows of these letters."""
    again = Stage.build()
    again.furnished_like(room)
    again.tables.hands = room.tables.hands
    again.directory.channels = dict(room.directory.channels)
    await room.env.restart_bot(again.client)
    again.shown.letters.restore_letters(known or {})
    assert again.tables.now is not None
    again.publisher.show_table(again.tables.now)
    again.attach()
    await again.settle()
    return again


def letters_to_alice(room: Stage) -> list[str]:
    return [message.content for message in room.people["Alice"].user.dm_channel.history()]


async def test_cards_that_were_not_sent_before_a_stop_are_sent_after_the_restart(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    again = await restarted(room)
    (letter,) = letters_to_alice(again)
    assert "Your cards at Riverside, hand 12" in letter


async def test_cards_that_were_sent_before_a_stop_are_not_sent_again(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    # Later events of the hand do not cause another letter.
    act(dealt, ActionKind.BRING_IN)
    room.tables.now = room.table(dealt, revision=2)
    again = await restarted(room)
    assert len(letters_to_alice(again)) == 1


async def test_a_direct_message_saved_as_sent_is_not_looked_up_on_discord(room: Stage) -> None:
    dealt = hand()
    room.tables.hands = {101: dealt.view(1)}
    await room.show(room.table(dealt))
    nonce = nonce_of(7, 12, 101, 1)
    room.env.inject_error("GET", "/channels/*/messages", status=500, times=None)
    again = await restarted(room, {(7, 101): nonce})
    assert letters_to_alice(again) == []


async def test_players_who_folded_or_closed_their_direct_messages_get_no_message_with_cards(room: Stage) -> None:
    dealt = hand()
    act(dealt, ActionKind.BRING_IN)
    act(dealt, ActionKind.FOLD)
    room.tables.hands = {101: dealt.view(1), 102: dealt.view(2)}
    view = room.table(dealt)
    await room.show(view._replace(seats=tuple(map(closed, view.seats))))
    again = await restarted(room)
    assert letters_to_alice(again) == []


def drawing() -> Hand:
    return to_the_draw(deal("badugi", {1: 400, 2: 400}, button=2))


def drawn(room: Stage, hand: Hand, number: int = 12) -> TableView:
    """Discard a card for Alice, who draws first, and publish the table."""
    draw(hand, 0)
    return published(room, hand, number)


def published(room: Stage, hand: Hand, number: int) -> TableView:
    view = room.table(hand, hand_number=number)
    room.publisher.show_table(view)
    room.publisher.cards_dealt(view, 101, hand.view(1))
    return view


async def test_new_cards_shown_in_the_answer_to_a_draw_are_not_also_sent_by_direct_message(room: Stage) -> None:
    hand, book = drawing(), Book()
    room.reach.mail._book = book
    async with room.shown.letters.holding_letter(7, 101) as shown:
        view = drawn(room, hand)
        await room.settle()
        shown(view, hand.view(1))
    await room.settle()
    assert letters_to_alice(room) == []
    assert book.nonces == [nonce_of(7, 12, 101, 2)], "a restart must not send them either"


async def test_new_cards_are_sent_if_discord_did_not_accept_the_answer_to_the_draw(room: Stage) -> None:
    async with room.shown.letters.holding_letter(7, 101):
        drawn(room, drawing())
    await room.settle()
    assert len(letters_to_alice(room)) == 1


async def test_new_cards_are_sent_if_the_answer_to_the_draw_takes_long(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letter_writer, "HOLD_SECONDS", 0.0)
    async with room.shown.letters.holding_letter(7, 101):
        drawn(room, drawing())
        await asyncio.sleep(0.01)
        await room.settle()
        assert len(letters_to_alice(room)) == 1


async def test_a_second_click_that_fails_sends_no_cards_that_the_first_clicks_answer_will_show(room: Stage) -> None:
    hand, letters = drawing(), room.shown.letters
    async with letters.holding_letter(7, 101) as shown:
        async with letters.holding_letter(7, 101):
            view = drawn(room, hand)
        await room.settle()
        assert letters_to_alice(room) == []
        shown(view, hand.view(1))
    await room.settle()
    assert letters_to_alice(room) == []


async def test_the_next_hands_cards_are_sent_even_during_the_answer_to_a_draw(room: Stage) -> None:
    hand, following = drawing(), deal("badugi", {1: 400, 2: 400})
    async with room.shown.letters.holding_letter(7, 101) as shown:
        view = drawn(room, hand)
        published(room, following, 13)
        shown(view, hand.view(1))
    await room.settle()
    (letter,) = letters_to_alice(room)
    assert "hand 13" in letter


async def test_only_the_direct_message_to_the_drawing_player_waits_for_the_answer(room: Stage) -> None:
    hand = drawing()
    async with room.shown.letters.holding_letter(7, 102):
        drawn(room, hand)
        await room.settle()
        assert len(letters_to_alice(room)) == 1


class Book:
    def __init__(self) -> None:
        self.nonces: list[str] = []

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        self.nonces.append(nonce)


def closed(line: SeatLine) -> SeatLine:
    return line._replace(dm_closed=True)
