"""Suggested amounts for a bet or raise."""

from bot.poker.stakes import Limit, Stakes
from bot.poker.views import RoomView
from bot.ui.scene.sizes import suggest_sizes
from tests.harness.poker.deals import DrawTable


def room(limit: Limit, stack: int = 500) -> RoomView:
    """Return Badugi with blinds of 5 and 10, where the small blind in seat 2 acts first."""
    stacks = {1: stack, 2: stack}
    return DrawTable("badugi", stacks, {}, stakes=Stakes.blinds(10, limit=limit)).hand.view(None)


def test_R3_8_common_bet_sizes_and_typed_amounts_within_the_limits_are_suggested() -> None:
    assert suggest_sizes(room("pot"), "") == [20, 30]
    assert suggest_sizes(room("pot"), "2") == [20]
    assert suggest_sizes(room("pot"), "25") == [25]
    assert suggest_sizes(room("pot"), "30") == [30]
    assert suggest_sizes(room("pot"), "31") == []
    assert suggest_sizes(room("no"), "") == [20, 30, 500]


def test_no_bet_size_is_suggested_when_there_is_only_one() -> None:
    assert suggest_sizes(room("fixed"), "") == []
    assert suggest_sizes(room("no", stack=15), "") == []
    drawing = DrawTable("badugi", {1: 500, 2: 500}, {}, stakes=Stakes.blinds(10, limit="no"))
    assert suggest_sizes(drawing.play("2 call", "1 check").hand.view(None), "") == []


def test_a_typed_number_of_thousands_of_digits_suggests_no_bet_size() -> None:
    assert suggest_sizes(room("no"), "9" * 6_000) == []
