"""The text beside a picture of the table: the hands that were shown, and names that the picture lacks."""

from bot.poker.actions import ActionKind
from bot.poker.cards import DECK
from bot.poker.hand import Hand
from bot.ui.discord.attachments import Drawn
from bot.ui.table.beside_picture import beside_picture
from bot.ui.table.message import CHARACTERS_MOST, TableMessageView
from bot.ui.text.cards import card_marks
from tests.harness.ui.cards_shown import shuffled
from tests.harness.ui.scenes import WORST_NAME, deal, play, play_out, scene, table

CALLING = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL, ActionKind.DRAW)
PICTURE = Drawn(b"png", "table.png", "the table")


def lines(hand: Hand, picture: Drawn = PICTURE) -> list[str]:
    return [line for text in beside_picture(scene(table(hand)), picture) for line in text.splitlines()]


def test_each_shown_hand_is_written_once_with_the_cards_that_count_and_without_its_chips() -> None:
    hand = play_out(play({1: 400, 2: 320}, deck=[*DECK[::5], *(card for card in DECK if card % 5)]), CALLING)
    shown = [seat for seat in hand.view(None).seats if seat.shown]
    winner = next(seat for seat in shown if seat.won)
    told = lines(hand)
    mucked = [seat for seat in hand.view(None).seats if seat.mucked]
    assert len(told) == len(shown) + len(mucked)
    assert not any(str(winner.won) in line for line in told), "the line about the pot has the chips"
    counting = scene(table(hand)).ranking.playing((*winner.shown, *winner.upcards), hand.state.rules.suit_order)
    assert f"** {card_marks(counting)}" in told[0]
    assert len(counting) == 5


def test_a_player_who_mucked_at_the_showdown_is_named_after_the_hands_that_were_shown() -> None:
    hands = (play_out(play({1: 400, 2: 320}, deck=shuffled(seed)), CALLING) for seed in range(50))
    hand = next(hand for hand in hands if any(seat.mucked for seat in hand.view(None).seats))
    (mucked,) = (seat for seat in hand.view(None).seats if seat.mucked)
    *_, last = lines(hand)
    assert last == f"**{scene(table(hand)).seat_names[mucked.seat]}** · mucked"


def test_no_text_beside_the_picture_is_written_during_a_hand_or_for_a_hand_not_shown() -> None:
    assert lines(play({1: 400, 2: 320})) == []
    assert lines(play_out(play({1: 400, 2: 320}), (ActionKind.FOLD, *CALLING))) == []


def test_names_that_the_picture_cannot_show_are_written_beside_it_with_their_seats() -> None:
    hand = play({1: 400, 2: 320, 3: 400})
    assert lines(hand, Drawn(b"png", "table.png", "", nameless=(1, 3))) == ["-# Seat 1: Alice", "-# Seat 3: Carol"]


def test_the_message_beside_a_picture_of_a_full_split_pot_fits_discords_limit() -> None:
    hand = play_out(deal("stud-hi-lo", dict.fromkeys(range(1, 9), 5_000_000), deck=shuffled(4)), CALLING)
    message = TableMessageView(scene(table(hand), lambda _: WORST_NAME), PICTURE)
    assert sum(map(len, message.words())) <= CHARACTERS_MOST
