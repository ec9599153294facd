"""Pictures drawn over earlier ones: they look like those drawn anew, and only what changed is painted."""

from collections.abc import Iterable
from dataclasses import replace
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from PIL import Image

from bot.poker.actions import ActionKind
from bot.ui.pictures.drawing import parts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import GROUND, Box, index_of, indexed
from bot.ui.pictures.drawing.layout import HEIGHT, WIDTH
from bot.ui.pictures.drawing.panel import _parts as panel_parts
from bot.ui.pictures.drawing.panel import draw_panel, panel_geometry
from bot.ui.pictures.drawing.parts import Part, place_of
from bot.ui.pictures.drawing.table import _parts as table_parts
from bot.ui.pictures.drawing.table import draw, geometry
from bot.ui.pictures.panel_picture import panel_picture
from bot.ui.pictures.table_picture import DrawnPot, table_picture
from tests.harness.ui.scenes import act, deal, play, scene, table
from tests.harness.ui.wandering import Course, courses, played


@given(courses(), courses())
@settings(max_examples=15)
def test_a_picture_over_any_earlier_one_looks_like_one_drawn_anew(before: Course, after: Course) -> None:
    """The hands may be of different games, with more players or fewer: nothing of the earlier picture is left."""
    shown = scene(table(played(before)))
    hand = played(after)
    followed, seat = scene(table(hand)), hand.state.players[-1].seat
    panels = [panel_picture(scene(table(hand)), hand.view(each.seat)) for each in hand.state.players]

    over_others = [draw(table_picture(shown)), draw(table_picture(followed)), *map(draw_panel, panels)]
    place_of.cache_clear()
    assert draw(table_picture(followed)) == over_others[1]
    place_of.cache_clear()
    assert draw_panel(panel_picture(followed, hand.view(seat))) == over_others[-1]


@pytest.mark.parametrize("of_panel", [False, True])
def test_only_what_changed_is_painted(of_panel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = play(dict.fromkeys(range(1, 9), 5_000), ActionKind.BRING_IN)
    painted = Mock(wraps=parts.painted)
    monkeypatch.setattr(parts, "painted", painted)

    def drawn() -> bytes:
        shown = scene(table(hand))
        return draw_panel(panel_picture(shown, hand.view(1))) if of_panel else draw(table_picture(shown))

    place_of.cache_clear()
    assert drawn() is drawn(), "nothing has changed"
    act(hand, ActionKind.FOLD)
    painted.reset_mock()
    refreshed = drawn()
    assert painted.call_count == 3, "the plate and cards of the seat that folded, and the plate of the next to act"
    place_of.cache_clear()
    assert drawn() == refreshed


@pytest.mark.parametrize("seats", [3, 6, 7])
@pytest.mark.parametrize("of_panel", [False, True])
def test_no_part_is_cut_off_at_the_edge_of_its_box(of_panel: bool, seats: int) -> None:
    """Even where a banner and three pots are in the middle, and four chips lie on each other."""
    hand = deal("badugi", dict.fromkeys(range(1, seats + 1), 400))
    act(hand, ActionKind.CALL)
    act(hand, ActionKind.RAISE)
    pots = tuple(DrawnPot(amount, "", f"Side {amount}") for amount in (336, 218, 165))
    shown = panel_picture(scene(table(hand)), hand.view(1))
    picture = replace(shown.table, banner="Table closed", pots=pots, pot_text="Pot 719")
    shown = replace(shown, table=picture)
    if of_panel:
        assert not spilt((WIDTH, panel_geometry(shown).height), panel_parts(shown, panel_geometry(shown)))
    else:
        assert not spilt((WIDTH, HEIGHT), table_parts(picture, geometry(picture)))


def spilt(size: tuple[int, int], placed: Iterable[tuple[Box, Part]]) -> list[Part]:
    """Return the parts that paint outside their boxes, of which a picture shows nothing."""
    found = []
    for box, part in placed:
        canvas = Canvas(indexed(Image.new("RGB", size, GROUND)))
        part.paint(canvas, box)
        canvas.image.paste(index_of(GROUND), box)
        if canvas.image.getbbox():
            found.append(part)
    return found
