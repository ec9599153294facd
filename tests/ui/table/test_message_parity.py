"""The table's message with a picture and in words, each compared with the public view.

A reader who sees no pictures has the text and the picture's description, where nothing may be missing.
"""

import re
from itertools import product
from typing import Any, Final

import pytest
from hypothesis import given, settings

from bot.poker.actions import ActionKind, cost_of_call
from bot.poker.cards import parse_cards
from bot.poker.hand import Hand
from bot.poker.views import SeatView
from bot.tables.ports import SeatLine, TableView
from bot.ui.discord.attachments import Drawn
from bot.ui.pictures.alt_text import alt_text, spoken
from bot.ui.pictures.table_picture import table_picture
from bot.ui.scene.pots import settled_pots
from bot.ui.table.message import TableMessageView
from bot.ui.text.cards import plain_mark
from tests.harness.local_discord.unstated import walk
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import NAMES, deal, play, play_out, scene, table
from tests.harness.ui.wandering import Course, courses, played

SUITS: Final = "♣♦♥♠"


class InWords:
    """The message without a picture, with a paragraph for each seat."""

    def __init__(self, view: TableView) -> None:
        texts = TableMessageView(scene(view)).words()
        self.text = "\n".join(texts)
        begun = [(re.match(r"(?:-# |➤ )?`(\d+)` ", text), text) for text in texts]
        self.seats = {int(match[1]): text for match, text in begun if match}

    def has_card(self, text: str, card: int) -> bool:
        return plain_mark(card) in text

    def has_downcards(self, text: str, count: int) -> bool:
        return text.count("`▒`") == count


class AsPicture:
    """The message with a picture: its text, and the picture's description with a sentence for each seat."""

    def __init__(self, view: TableView) -> None:
        alt = alt_text(table_picture(scene(view)))
        card = TableMessageView(scene(view), Drawn(b"", "table.png", alt))
        galleries = [part["items"] for part in walk(card.to_components()) if part["type"] == 12]
        ((item,),) = galleries
        assert item["description"] == alt
        self.text = "\n".join([*card.words(), alt])
        parts = re.split(rf"(?:^|(?<= ))(?:Seat )?(\d+),? (?=(?:{'|'.join(NAMES)}): )", alt)
        self.seats = {int(seat): sentence for seat, sentence in zip(parts[1::2], parts[2::2], strict=True)}

    def has_card(self, text: str, card: int) -> bool:
        rank, suit = "23456789TJQKA"[card >> 2].replace("T", "10"), SUITS[card & 3]
        return re.search(rf"(?<![0-9]){rank}{suit}", text) is not None

    def has_downcards(self, text: str, count: int) -> bool:
        phrase = {1: "one down card"}.get(count, f"{count} down cards")
        return phrase in text or f"{count} down" in text


MODES: Final = (InWords, AsPicture)
BOTH: Final = pytest.mark.parametrize("mode", MODES)
Rendering = InWords | AsPicture


def amount(text: str, chips: int) -> bool:
    """Return True if the text contains the chips as a whole number."""
    return re.search(rf"(?<!\d)(?<!\d,){chips:,}(?!,?\d)", text) is not None


def check_seat(message: Rendering, view: TableView, seat: SeatView) -> None:
    """Assert that the text says all that the view shows of one player in the hand."""
    text = message.seats[seat.seat]
    assert NAMES[seat.seat - 1] in text
    assert amount(text, seat.stack), text
    if seat.folded:
        assert "folded" in text
        return
    assert all(message.has_card(text, card) for card in (*seat.upcards, *seat.shown)), text
    hand = view.hand
    assert hand is not None
    if seat.downcards and not seat.shown and not seat.mucked:
        assert message.has_downcards(text, seat.downcards), text
    if seat.bet and not hand.finished:
        assert amount(text, seat.bet), text
    if seat.won:
        assert amount(text, seat.won), text
        assert "won" in text
    assert ("all-in" in text) >= seat.all_in
    assert ("mucked" in text) >= seat.mucked
    if seat.holding is not None:
        assert scene(view).holding(seat.holding) in text
    if seat.drew is not None:
        assert ("drew" if seat.drew else "pat") in text or amount(text, seat.drew), text


def check_hand(message: Rendering, view: TableView, hand: Hand) -> None:
    room = view.hand
    assert room is not None
    for seat in room.seats:
        check_seat(message, view, seat)
    assert all(message.has_card(message.text, card) for card in room.board)
    if not room.finished:
        assert all(amount(message.text, pot.amount) for pot in settled_pots(room)), "the amount of each pot"
    awards = [shares for pot in room.pots for shares in pot.halves or (pot.shares,)] if room.finished else []
    if len(room.pots) > 1:
        assert all(amount(message.text, sum(chips for _, chips in shares)) for shares in awards)
    for chips, name in ((chips, NAMES[seat - 1]) for shares in awards for seat, chips in shares):
        assert re.search(rf"{name}.*\b{chips:,}", message.text), "who won what"
    if room.to_act is not None:
        act = "to draw" if room.drawing else "to act"
        assert f"**{NAMES[room.to_act - 1]}** {act}" in message.text
        assert "<t:1800000045:R>" in message.text, "the time that is left"
        if cost_of_call(room.options) and not room.drawing:
            assert f"{cost_of_call(room.options):,} to call" in message.text
    if hand.state.game.has_draws:
        button = message.seats[room.button]
        assert "Ⓓ" in button or "dealer button" in button


@BOTH
@given(course=courses())
@settings(max_examples=60)
def test_the_message_says_all_that_the_public_view_shows_of_a_hand(mode: type[Rendering], course: Course) -> None:
    hand = played(course)
    view = table(hand)
    check_hand(mode(view), view, hand)


@BOTH
def test_the_message_says_who_waits_or_sits_out_or_leaves_or_has_closed_direct_messages(mode: type[Rendering]) -> None:
    lines = (
        SeatLine(1, 101, 400, "waiting", False),
        SeatLine(2, 102, 0, "sitting_out", False),
        SeatLine(4, 104, 40, "sitting_out", False),
        SeatLine(3, 103, 120, "leaving", True),
    )
    message = mode(table(seats=lines, next_hand_ms=None))
    assert amount(message.seats[1], 400)
    assert "wait" in message.seats[1]
    assert "out of chips" in message.seats[2]
    assert "sitting out" not in message.seats[2]
    assert "sitting out" in message.seats[4]
    assert "leaving" in message.seats[3]
    assert "no DMs: use My cards" in message.seats[3]
    assert "Free seats: 5-8" in message.text
    assert "Waiting for players" in message.text


WHY: list[tuple[dict[str, Any], str]] = [
    ({"closed": True}, "closed"),
    ({"paused": "moderator"}, "[Pp]aused"),
    ({"paused": "store_failed"}, "[Pp]aused"),
    ({"closes_after_hand": True}, "[Cc]loses after this hand"),
    ({"closes_after_hand": True, "practice": True}, r"[Cc]loses after this hand\.(\n|$)"),
    ({"pausing": True}, "[Pp]aus(es|ing).* after this hand"),
    ({"hand": None, "recent": (), "voided": "moderator"}, "voided"),
]


@pytest.mark.parametrize("case", list(product(MODES, WHY)))
def test_the_message_says_why_play_has_stopped(case: tuple[type[Rendering], tuple[dict[str, Any], str]]) -> None:
    mode, (changes, words) = case
    view = altered(table(deal("razz", {1: 400, 2: 400})), **changes)
    assert re.search(words, mode(view).text)


@BOTH
def test_the_message_says_when_the_next_hand_starts(mode: type[Rendering]) -> None:
    over = table(played_out(), next_hand_ms=1_800_000_008_000)
    assert "<t:1800000008:R>" in mode(over).text


def played_out() -> Hand:
    return play_out(deal("badugi", {1: 400, 2: 400}), (ActionKind.CHECK, ActionKind.CALL, ActionKind.DRAW))


def test_the_message_has_the_same_buttons_with_and_without_a_picture() -> None:
    for view in (table(), table(deal("razz", {1: 400, 2: 400})), table(played_out())):
        cards = TableMessageView(scene(view)), TableMessageView(scene(view), Drawn(b"", "table.png", "a table"))
        words, picture = (
            [part["custom_id"] for part in walk(card.to_components()) if "custom_id" in part] for card in cards
        )
        assert words == picture


def test_the_comparison_finds_cards_and_amounts_only_in_messages_that_have_them() -> None:
    view = table(deal("razz", {1: 400, 2: 400}))
    for message in (InWords(view), AsPicture(view)):
        assert not message.has_card(message.text, parse_cards("Kd")[0])
        assert not amount(message.seats[1], 399)
        assert not message.has_downcards(message.seats[1], 3)


def written_forms(seat: SeatView, what: str) -> list[str]:
    """Return a seat's stack, bet or upcards as the words and the description write them."""
    if what == "upcards":
        return [each for card in seat.upcards for each in (plain_mark(card), spoken([card]))]
    return [f"{getattr(seat, what):,}"]


@BOTH
@pytest.mark.parametrize("what", ["stack", "bet", "upcards"])
def test_the_comparison_fails_when_a_seat_lacks_its_stack_or_its_bet_or_its_upcards(
    mode: type[Rendering], what: str
) -> None:
    hand = play({1: 417, 2: 429, 3: 438}, ActionKind.BRING_IN, ActionKind.COMPLETE, ActionKind.CALL)
    view = table(hand)
    seats = [seat for seat in hand.view(None).seats if getattr(seat, what)]
    assert len(seats) > 1
    for seat in seats:
        message = mode(view)
        check_hand(message, view, hand)
        for text in written_forms(seat, what):
            message.seats[seat.seat] = message.seats[seat.seat].replace(text, "")
        with pytest.raises(AssertionError):
            check_hand(message, view, hand)


@BOTH
@pytest.mark.parametrize(
    "words",
    [
        ("to act", "who has the turn"),
        ("to call", "what it costs"),
        ("<t:1800000045:R>", "how long they have"),
        ("15", "the pot"),
    ],
    ids=lambda words: words[1],
)
def test_the_comparison_fails_when_the_turn_or_the_price_or_the_time_or_the_pot_is_missing(
    mode: type[Rendering], words: tuple[str, str]
) -> None:
    hand = deal("badugi", {1: 417, 2: 429})
    view, message = table(hand), mode(table(hand))
    assert sum(pot.amount for pot in hand.view(None).pots) == 15
    check_hand(message, view, hand)
    message.text = message.text.replace(words[0], "")
    with pytest.raises(AssertionError):
        check_hand(message, view, hand)


@BOTH
def test_the_comparison_fails_when_the_dealer_button_is_missing(mode: type[Rendering]) -> None:
    hand = deal("badugi", {1: 417, 2: 429}, button=2)
    view, message = table(hand), mode(table(hand))
    message.seats[2] = message.seats[2].replace("Ⓓ", "").replace("dealer button", "")
    with pytest.raises(AssertionError):
        check_hand(message, view, hand)
