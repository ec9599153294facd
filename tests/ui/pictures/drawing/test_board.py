"""The drawing of a board: legible on a phone at any number of players, with the cards that count raised."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings

from bot.poker.actions import ActionKind
from bot.poker.cards import DECK, UNKNOWN, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.ui.pictures.alt_text import alt_text, hand_alt_text
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.colours import Box
from bot.ui.pictures.drawing.hand import draw_hand
from bot.ui.pictures.drawing.hand import height as own_height
from bot.ui.pictures.drawing.layout import CARD, SMALL, WIDTH
from bot.ui.pictures.drawing.panel import draw_panel, panel_geometry
from bot.ui.pictures.drawing.table import draw
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.pictures.panel_picture import panel_picture
from bot.ui.pictures.table_picture import DrawnPot, TablePicture, table_picture
from tests.harness.ui.scenes import act, deal, play_out, scene, table
from tests.harness.ui.wandering import Course, courses, played
from tests.ui.pictures.drawing import test_panel
from tests.ui.pictures.drawing.test_cards import pictured
from tests.ui.pictures.drawing.test_table import PHONE, Watched, check_places, check_seats, overlap, unsaid
from tests.ui.pictures.test_table_picture import open_cards

BOARD_GAMES = {name: game for name, game in GAMES.items() if game.has_board}
CHECKING = (ActionKind.CHECK, ActionKind.CALL)
STACKS = (980, 98_000, 980_000, 9_800_000)


def at_board(game: str, seats: int, cards: int, stack: int = 400) -> Hand:
    """Return a hand in which everybody has called until the board has this number of cards."""
    hand = deal(game, {seat: stack + seat for seat in range(1, seats + 1)}, deck=(*DECK[::5], *DECK[1::5], *_others()))
    while len(hand.state.board) < cards:
        allowed = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in CHECKING if kind in allowed))
    return hand


def _others() -> Sequence[int]:
    return [card for card in DECK if card % 5 > 1]


def board_boxes(watched: Watched, board: Sequence[int]) -> list[Box]:
    return [box for face, box in watched.cards if face in board]


@given(courses(BOARD_GAMES))
@settings(max_examples=60)
def test_a_table_with_a_board_is_all_in_its_place_and_in_its_alt_text(course: Course) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = table_picture(scene(table(hand := played(course))))
        draw(picture)
    assert {face for face, _ in watched.cards} <= {UNKNOWN, *open_cards(hand)}
    words = alt_text(picture)
    assert not list(unsaid(watched, picture, words))
    check_seats(picture, words)
    check_places(watched, picture)
    check_board(watched, picture)


def check_board(watched: Watched, picture: TablePicture) -> None:
    boxes = board_boxes(watched, picture.board)
    assert len(boxes) == len(picture.board)
    assert all(right - left >= CARD[0] and bottom - top >= CARD[1] for left, top, right, bottom in boxes)
    assert not any(overlap(taken, box) for _, _, taken in watched.texts for box in boxes)


@given(courses(BOARD_GAMES))
@settings(max_examples=40)
def test_a_panel_with_a_board_is_all_in_its_place_and_in_its_alt_text(course: Course) -> None:
    hand = played(course)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = panel_picture(scene(table(hand)), hand.view(hand.state.players[0].seat))
        draw_panel(picture)
    test_panel.check_words(watched, picture)
    test_panel.check_places(watched, panel_geometry(picture))


@pytest.mark.parametrize("case", list(product(("limit-holdem", "omaha"), (2, 6, 8, 9, 10), (3, 5))))
def test_the_pots_and_the_board_fit_between_the_bets(case: tuple[str, int, int]) -> None:
    """With three pots and a banner there is least room."""
    game, seats, cards = case
    picture = table_picture(scene(table(at_board(game, seats, cards), pausing=True)))
    pots = tuple(DrawnPot(amount, f"Side pot: {amount}", f"Side {amount}") for amount in (12_340, 5_670, 890))
    for shown in (picture, replace(picture, pots=pots), replace(picture, pots=pots, banner="")):
        with pytest.MonkeyPatch.context() as monkeypatch:
            watched = Watched(monkeypatch)
            draw(shown)
        check_places(watched, shown)
        check_board(watched, shown)
        written = " ".join(text for text, *_ in watched.texts)
        assert len(shown.pots) < 2 or all(pot.label in written for pot in pots)


@pytest.mark.parametrize("case", list(product(("limit-holdem", "omaha-hi-lo"), range(2, 11))))
def test_the_ranks_of_a_board_are_10_pixels_high_on_a_phone(case: tuple[str, int]) -> None:
    """A side pot may stand below the board, and at the showdown its cards are raised."""
    game, seats = case
    hand = at_board(game, seats, 5)
    river = table_picture(scene(table(hand)))
    shown = table_picture(scene(table(play_out(hand, CHECKING))))
    pots = tuple(DrawnPot(amount, f"Side pot: {amount}", f"Side {amount}") for amount in (340, 60))
    for picture in (river, replace(river, pots=pots), shown):
        with pytest.MonkeyPatch.context() as monkeypatch:
            watched = Watched(monkeypatch)
            draw(picture)
        check_places(watched, picture)
        check_board(watched, picture)
        for left, top, right, bottom in board_boxes(watched, picture.board):
            assert rank_height(right - left, bottom - top) * PHONE / WIDTH >= 10


@cache
def rank_height(width: int, height: int) -> int:
    """Return how many pixels high the rank of a card of this size is."""
    letter = pictured(parse_cards("Ks")[0], width, height).crop((6, 4, width // 2, width * 13 // 20))
    drawn = letter.convert("L").point(lambda shade: 255 * (shade < 128)).getbbox()
    assert drawn is not None
    return drawn[3] - drawn[1]


@pytest.mark.parametrize("case", list(product((9, 10), STACKS)))
def test_names_and_stacks_of_nine_and_ten_players_are_legible_on_a_phone(case: tuple[int, int]) -> None:
    seats, stack = case
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = table_picture(scene(table(at_board("omaha", seats, 3, stack))))
        draw(picture)
        for seat in picture.seats:
            assert min(watched.sizes[seat.name]) * PHONE / WIDTH >= 14
            assert min(watched.sizes[seat.stack]) * PHONE / WIDTH >= 10
            assert all(
                taken[2] - taken[0] >= fonts.width(text, SMALL)
                for text, _, taken in watched.texts
                if text == seat.stack
            )
            assert str(seat.seat) in watched.sizes


def test_the_winners_cards_of_the_board_are_raised_and_the_others_are_not() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        picture = table_picture(scene(table(play_out(at_board("omaha", 6, 5), CHECKING))))
        draw(picture)
    tops = {face: box[1] for face, box in watched.cards if face in picture.board}
    raised = {tops[face] for face in picture.board_lifted}
    others = {tops[face] for face in picture.board if face not in picture.board_lifted}
    assert len(picture.board_lifted) == 3
    assert max(raised) < min(others)
    winner = next(seat for seat in picture.seats if seat.won)
    assert len({*winner.shown} & {*winner.lifted}) == 2


def test_a_players_own_cards_lie_above_the_board_sorted_and_the_two_that_play_are_raised() -> None:
    hand = at_board("omaha", 3, 3)
    picture = hand_picture(scene(table(hand)), hand.view(2))
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_hand(picture)
    boxes = dict(watched.cards)
    assert [card >> 2 for card in picture.down] == sorted((card >> 2 for card in picture.down), reverse=True)
    assert max(boxes[card][3] for card in picture.down) < min(boxes[card][1] for card in picture.board)
    raised = sorted(picture.down, key=lambda card: boxes[card][1])[:2]
    assert set(raised) == set(picture.down) & set(picture.playing)
    assert "Board: " in hand_alt_text(picture)


@pytest.mark.parametrize("game", sorted(BOARD_GAMES))
def test_a_picture_keeps_its_height_while_the_board_grows(game: str) -> None:
    hands = [at_board(game, 3, cards) for cards in (0, 3, 4, 5)]
    pictures = [panel_picture(scene(table(hand)), hand.view(1)) for hand in hands]
    assert len({own_height(replace(picture.hand, halves=())) for picture in pictures}) == 1
    assert len({panel_geometry(picture).cards[3] for picture in pictures}) == 1
