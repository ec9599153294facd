"""The drawing of a hand panel: all of it in its place, apart, legible on a phone, and in the alternative text."""

from itertools import combinations, pairwise, product

import pytest
from hypothesis import given, settings

from bot.poker.cards import UNKNOWN
from bot.ui.pictures.alt_text import panel_alt_text, spoken
from bot.ui.pictures.drawing.layout import WIDTH
from bot.ui.pictures.drawing.panel import draw_panel, panel_geometry
from bot.ui.pictures.drawing.panel_layout import PanelGeometry, panel_layout
from bot.ui.pictures.hand_picture import HandPicture
from bot.ui.pictures.panel_picture import PanelPicture, panel_picture
from tests.harness.ui.scenes import play, scene, table
from tests.harness.ui.wandering import Course, courses, played
from tests.ui.pictures.drawing.test_table import (
    BYTES_MOST,
    PHONE,
    Watched,
    index_right,
    opened,
    overlap,
    unsaid,
    within,
)


@pytest.mark.parametrize("case", list(product(range(10), (1, 2), (1, 2), (228, 286, 429))))
def test_the_areas_of_a_panel_do_not_overlap(case: tuple[int, int, int, int]) -> None:
    others, lines, own_lines, own_high = case
    placed = panel_layout(others, lines, own_lines, own_high)
    assert len(placed.areas) == others
    boxes = [placed.middle, placed.bet, placed.cards, placed.plate]
    boxes += [box for area in placed.areas for box in (area.plate, area.cards)]
    boxes += [area.bet for area in placed.areas if lines == 1]
    assert all(within(box, (0, 0, WIDTH, placed.height)) for box in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@given(courses())
@settings(max_examples=40)
def test_the_alt_text_of_a_panel_says_all_that_is_drawn_and_everything_lies_in_its_place(course: Course) -> None:
    hand = played(course)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        for player in hand.state.players[:2]:
            picture = panel_picture(scene(table(hand)), hand.view(player.seat))
            watched.cards.clear()
            watched.texts.clear()
            draw_panel(picture)
            check_words(watched, picture)
            check_places(watched, panel_geometry(picture))


def check_words(watched: Watched, picture: PanelPicture) -> None:
    own = picture.hand
    alt = " ".join([panel_alt_text(picture), own.holding, *own.halves, own.folded_text, *labels(own)])
    alt += f" {picture.table.title} {picture.table.stage}"
    assert not list(unsaid(watched, picture.table, alt))
    drawn = [face for face, _ in watched.cards]
    assert drawn[-len((*own.down, *own.upcards, *own.board)) :] == [*own.down, *own.upcards, *own.board]
    assert all(spoken([face]) in alt for face in drawn if face != UNKNOWN)


def labels(own: HandPicture) -> tuple[str, ...]:
    return own.down_label, own.up_label, own.board_label


def check_places(watched: Watched, placed: PanelGeometry) -> None:
    rooms = [*(area.cards for area in placed.areas), placed.middle, placed.cards]
    assert all(any(within(box, room) for room in rooms) for _, box in watched.cards)
    for (face, one), (_, other) in pairwise(watched.cards):
        assert face == UNKNOWN or not overlap((*one[:2], index_right(one), one[3]), other)
    for text, room, taken in watched.texts:
        assert within(taken, room), text
        assert min(watched.sizes[text]) * PHONE / WIDTH >= 10, text
        assert not [box for face, box in watched.cards if face != UNKNOWN and overlap(box, taken)], text


def test_the_picture_of_a_panel_is_a_small_file_with_the_size_of_its_layout() -> None:
    hand = play(dict.fromkeys(range(1, 9), 5_000))
    picture = panel_picture(scene(table(hand)), hand.view(1))
    png = draw_panel(picture)
    assert len(png) < BYTES_MOST
    assert opened(png).size == (WIDTH, panel_geometry(picture).height)
