"""Pictures drawn over earlier ones: they look like those drawn anew, and only what changed is painted."""

from unittest.mock import Mock

import pytest
from hypothesis import given, settings

from bot.poker.actions import ActionKind
from bot.ui.pictures.drawing import parts
from bot.ui.pictures.drawing.panel import draw_panel
from bot.ui.pictures.drawing.parts import place_of
from bot.ui.pictures.drawing.table import draw
from bot.ui.pictures.panel_picture import panel_picture
from bot.ui.pictures.table_picture import table_picture
from tests.harness.ui.scenes import act, play, scene, table
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
    drawn()
    act(hand, ActionKind.FOLD)
    painted.reset_mock()
    refreshed = drawn()
    assert painted.call_count == 2, "the seat that folded, and the next to act"
    place_of.cache_clear()
    assert drawn() == refreshed
