"""The data of a table's picture: everything that spectators see, and nothing else."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings

from bot.poker.actions import ActionKind, cost_of_call
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.practice.strategies.draw import in_order
from bot.tables.ports import SeatLine, TableView
from bot.ui.pictures.alt_text import ALT_MOST, alt_text, hand_alt_text, spoken
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.pictures.seat_picture import SeatPicture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from tests.harness.hostile_names import HOSTILE
from tests.harness.ui.scenes import NAMES, act, deal, draw, play, play_out, scene, table, to_the_draw
from tests.harness.ui.wandering import Course, courses, played

THREE = {1: 400, 2: 320, 3: 410}
CALLING = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL, ActionKind.DRAW)
SPOKEN = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")


def pictured(hand: Hand, **changes: Any) -> TablePicture:
    return table_picture(scene(table(hand, **changes)))


def seat_of(picture: TablePicture, seat: int) -> SeatPicture:
    return next(each for each in picture.seats if each.seat == seat)


def cards_in(value: object) -> Iterator[int]:
    """Yield every card in the fields of a picture."""
    if isinstance(value, TablePicture):
        yield from (*value.board, *value.board_lifted)
        for seat in value.seats:
            yield from (*seat.upcards, *seat.shown, *seat.lifted)


def spoken_cards(text: str) -> set[int]:
    ranks = {"10": "T"}
    return {parse_cards(ranks.get(rank, rank) + "cdhs"["♣♦♥♠".index(suit)])[0] for rank, suit in SPOKEN.findall(text)}


def open_cards(hand: Hand) -> set[int]:
    """Return the cards that are face up or were shown, read from the state of the rules."""
    state = hand.state
    found = {card for player in state.players for card in (*player.up, *player.shown)}
    return found | {*state.board}


def hidden_cards(hand: Hand) -> set[int]:
    return {card for player in hand.state.players for card in player.down} - open_cards(hand)


# No card but those that lie open


@given(courses())
@settings(max_examples=120)
def test_neither_a_picture_nor_its_alt_text_holds_a_hidden_card(course: Course) -> None:
    hand = played(course)
    picture = pictured(hand)
    assert set(cards_in(picture)) <= open_cards(hand)
    assert spoken_cards(alt_text(picture)) <= open_cards(hand)
    assert not hidden_cards(hand) & set(cards_in(picture))


def test_the_check_for_hidden_cards_covers_every_field_that_can_hold_cards() -> None:
    cards = {each.name for each in fields(SeatPicture) if each.type == tuple[int, ...]}
    assert cards == {"upcards", "shown", "lifted"}
    assert {each.name for each in fields(TablePicture) if each.type == tuple[int, ...]} == {"board", "board_lifted"}


@given(courses())
@settings(max_examples=80)
def test_hands_that_differ_only_in_hidden_cards_have_the_same_picture(course: Course) -> None:
    hand = played(course, to_showdown=False)
    seen, hidden = open_cards(hand), hidden_cards(hand)
    others = [card for card in course.deck if card not in seen]
    # Each hidden card is replaced by the next hidden one of the deck.
    unseen = iter(others[1:] + others[:1])
    twin = played(course, to_showdown=False, deck=[card if card in seen else next(unseen) for card in course.deck])
    assert not hidden or hidden == set(others) or hidden != hidden_cards(twin)
    assert pictured(hand) == pictured(twin)
    assert hash(pictured(hand)) == hash(pictured(twin))
    assert alt_text(pictured(hand)) == alt_text(pictured(twin))


def test_the_repr_of_a_picture_of_own_cards_shows_no_card() -> None:
    hand = play_out(play(THREE), CALLING)
    private = hand.view(hand.state.players[0].seat)
    text = repr(hand_picture(scene(table(hand)), private))
    assert str(private.downcards) not in text
    assert "holding" not in text
    assert "playing" not in text


# The seats


def test_a_seat_in_the_picture_shows_its_name_and_stack_and_bet_and_cards() -> None:
    hand = play(THREE, ActionKind.BRING_IN)
    brought = next(player for player in hand.state.players if player.bet)
    seat = seat_of(pictured(hand), brought.seat)
    assert (seat.name, seat.stack) == (NAMES[brought.seat - 1], str(brought.stack))
    assert (seat.bet, seat.backs, seat.upcards) == (brought.bet, 2, brought.up)
    assert [note.kind for note in seat.notes] == ["brought_in"]


def test_the_seat_to_act_is_marked_with_the_amount_to_call() -> None:
    hand = play(THREE, ActionKind.BRING_IN)
    turns = [seat for seat in pictured(hand).seats if seat.turn]
    assert [seat.seat for seat in turns] == [hand.to_act]
    assert turns[0].notes[0].text == f"{cost_of_call(hand.legal())} to call"


def test_no_seat_is_marked_as_to_act_while_the_table_is_paused() -> None:
    picture = pictured(play(THREE), paused="moderator")
    assert not any(seat.turn for seat in picture.seats)
    assert picture.banner == "Paused"


def test_a_seat_shows_its_last_action_until_the_next_street() -> None:
    hand = play({1: 400, 2: 320}, ActionKind.BRING_IN)
    caller = hand.to_act
    assert caller is not None
    act(hand, ActionKind.COMPLETE)
    assert [note.text for note in seat_of(pictured(hand), caller).notes] == ["completed"]
    act(hand, ActionKind.CALL)
    assert not any(note.kind == "did" for seat in pictured(hand).seats for note in seat.notes)


def test_a_folded_seat_is_dimmed_and_shows_no_cards() -> None:
    hand = play(THREE, ActionKind.BRING_IN, ActionKind.FOLD)
    folded = next(player for player in hand.state.players if player.folded)
    seat = seat_of(pictured(hand), folded.seat)
    assert seat.dimmed
    assert (seat.upcards, seat.backs, seat.shown) == ((), 0, ())
    assert seat.notes[0].text == "folded"


def test_the_button_is_drawn_in_draw_games_but_not_in_stud() -> None:
    assert [seat.seat for seat in pictured(deal("badugi", THREE, button=2)).seats if seat.button] == [2]
    assert not any(seat.button for seat in pictured(play(THREE, button=2)).seats)


def test_blinds_and_draws_are_shown_at_their_seats() -> None:
    hand = to_the_draw(deal("badugi", THREE, button=1))
    first = hand.to_act
    assert first is not None
    draw(hand, 0, 1)
    picture = pictured(hand)
    assert [(seat.seat, seat.blind) for seat in picture.seats if seat.blind] == [(2, "SB"), (3, "BB")]
    assert seat_of(picture, first).draws == "drew 2"
    assert all(seat.backs == 4 for seat in picture.seats)


def test_at_the_showdown_the_five_winning_cards_are_raised_and_losers_are_dimmed() -> None:
    hand = play_out(play({1: 400, 2: 320}, deck=[*DECK[::5], *(card for card in DECK if card % 5)]), CALLING)
    picture = pictured(hand)
    winners = [seat for seat in picture.seats if seat.won]
    assert winners
    for seat in picture.seats:
        assert seat.dimmed == (not seat.won)
        assert len(seat.lifted) == (5 if seat.won else 0)
        assert set(seat.lifted) <= {*seat.shown, *seat.upcards}
        assert not seat.bet
    assert winners[0].notes[0].text.startswith("won\u00a0")


def test_the_cards_of_a_winner_without_a_showdown_stay_face_down_and_are_not_raised() -> None:
    hand = play_out(play(THREE), (ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.CHECK))
    winner = next(seat for seat in pictured(hand).seats if seat.won)
    assert (winner.shown, winner.lifted, winner.backs) == ((), (), 2)


def test_players_outside_the_hand_are_shown_as_waiting_or_sitting_out() -> None:
    hand = play(THREE)
    view = table(hand)
    picture = table_picture(
        scene(
            view._replace(
                seats=(
                    *view.seats,
                    SeatLine(5, 105, 400, "waiting", False),
                    SeatLine(6, 106, 350, "sitting_out", True),
                ),
            )
        )
    )
    assert [seat.seat for seat in picture.seats] == [1, 2, 3, 5, 6]
    assert [note.kind for note in seat_of(picture, 5).notes] == ["waiting"]
    absent = seat_of(picture, 6)
    assert ([note.kind for note in absent.notes], absent.dm_closed, absent.dimmed) == (["sitting_out"], True, True)


def test_a_player_who_left_is_drawn_until_they_are_out_of_the_hand() -> None:
    hand = play(THREE, ActionKind.BRING_IN)
    bettor = next(player.seat for player in hand.state.players if player.bet)
    view = table(hand)
    successor = SeatLine(bettor, 108, 900, "waiting", False)
    seats = (*(line for line in view.seats if line.seat != bettor), successor)
    during = seat_of(table_picture(scene(view._replace(seats=seats))), bettor)
    assert during.name == NAMES[bettor - 1]
    assert "left" in [note.kind for note in during.notes]
    while hand.to_act != bettor:
        act(hand, ActionKind.COMPLETE if hand.state.players[0].bet <= 5 else ActionKind.CALL)
    act(hand, ActionKind.FOLD)
    after = seat_of(table_picture(scene(table(hand)._replace(seats=seats))), bettor)
    assert after.name == "Heidi"


def test_the_deadline_does_not_change_the_picture() -> None:
    hand = play(THREE)
    assert pictured(hand, deadline_ms=1_800_000_000_000, revision=4) == pictured(hand, deadline_ms=None, revision=9)


BANNERS: list[tuple[dict[str, Any], str]] = [
    ({"closed": True}, "Table closed"),
    ({"voided": "moderator", "hand_number": 12}, "Hand 12 was voided"),
    ({}, "Waiting for players"),
]


@pytest.mark.parametrize("case", BANNERS)
def test_the_picture_says_why_there_is_no_hand(case: tuple[dict[str, Any], str]) -> None:
    changes, banner = case
    assert table_picture(scene(table(**changes))).banner == banner


def test_a_table_about_to_close_or_pause_says_so_during_the_hand() -> None:
    assert pictured(play(THREE), closes_after_hand=True).banner == "Closes after this hand"
    assert pictured(play(THREE), pausing=True).banner == "Pauses after this hand"


def test_the_main_pot_and_the_side_pots_have_their_own_labels() -> None:
    raising = (ActionKind.COMPLETE, ActionKind.RAISE, ActionKind.BET, ActionKind.CALL, ActionKind.BRING_IN)
    hand = play({1: 400, 2: 60, 3: 400})
    while len(hand.view(None).pots) < 2 or not any(seat.all_in for seat in hand.view(None).seats):
        allowed = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in (*raising, ActionKind.CHECK) if kind in allowed))
    picture = pictured(hand)
    assert [pot.label for pot in picture.pots] == [
        f"{'Side' if number else 'Main'} {pot.amount}" for number, pot in enumerate(picture.pots)
    ]
    assert sum(pot.amount for pot in picture.pots) == sum(pot.amount for pot in hand.view(None).pots)
    assert all(pot.text in alt_text(picture) for pot in picture.pots)


# Their own cards


def test_the_picture_of_own_cards_shows_all_of_them_and_the_hand_they_make() -> None:
    hand = play_out(play({1: 400, 2: 320}), CALLING)
    private = hand.view(1)
    picture = hand_picture(scene(table(hand)), private)
    up = next(seat.upcards for seat in private.room.seats if seat.seat == 1)
    assert (picture.down, picture.upcards) == (private.downcards, up)
    assert len(picture.playing) == 5
    text = hand_alt_text(picture)
    assert spoken_cards(text) == {*private.downcards, *up}
    assert picture.holding in text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_picture_of_own_cards_can_be_drawn_in_every_game_from_the_first_street(game: str) -> None:
    hand = deal(game, THREE)
    for seat in THREE:
        picture = hand_picture(scene(table(hand)), hand.view(seat))
        assert picture.down == in_order(GAMES[game], hand.view(seat).downcards)
        assert spoken_cards(hand_alt_text(picture)) == {*picture.down, *picture.upcards}


def test_newly_drawn_cards_are_marked() -> None:
    hand = to_the_draw(deal("badugi", THREE))
    seat = hand.to_act
    assert seat is not None
    before = hand.view(seat).downcards
    draw(hand, 0, 1)
    picture = hand_picture(scene(table(hand)), hand.view(seat))
    assert set(picture.fresh) == set(picture.down) - set(before)
    assert len(picture.fresh) == 2
    assert f"Just drawn: {spoken(picture.fresh)}." in hand_alt_text(picture)


# In words


@cache
def long_showdown() -> TableView:
    return table(play_out(play(dict.fromkeys(range(1, 9), 5_000_000)), CALLING))


@pytest.mark.parametrize("name", HOSTILE)
def test_the_alt_text_of_a_table_full_of_hostile_names_fits(name: str) -> None:
    text = alt_text(table_picture(scene(long_showdown(), lambda _: name)))
    assert 200 < len(text) <= ALT_MOST
    assert "\n" not in text


def test_the_longest_possible_alt_text_is_cut() -> None:
    view = table(play_out(play(dict.fromkeys(range(1, 9), 5_000_000)), CALLING), name="W" * 90)
    picture = table_picture(scene(view))
    seats = tuple(replace(seat, holding="a very long name of a holding " * 9) for seat in picture.seats)
    text = alt_text(replace(picture, seats=seats))
    assert (len(text), text[-1]) == (ALT_MOST, "…")
