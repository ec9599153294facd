"""The times at which a player is reminded of their turn."""

from dataclasses import replace

from bot.publishing.table.turn_reminder import TurnReminder, pings_on_turn, reminders_of
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import table
from tests.harness.with_each import with_each

BEGUN_MS = 1_000_000
HOUR = 3600


@with_each(
    [
        (45, [10]),
        (200, [10]),
        (600, [30]),
        (4 * HOUR, [4 * HOUR - 60, HOUR]),
        (12 * HOUR, [12 * HOUR - 60, 2 * HOUR]),
    ]
)
def test_each_reminder_is_due_this_long_before_the_turn_ends(case: tuple[int, list[int]]) -> None:
    """A case is the turn's length and the times before its end, in seconds."""
    turn_seconds, before_seconds = case
    end_ms = BEGUN_MS + turn_seconds * 1000
    view = altered(table(), deadline_ms=end_ms)
    view = view._replace(settings=replace(view.settings, turn_seconds=turn_seconds))
    turn = TurnReminder(101, 12, 3, view, BEGUN_MS, False, reminders_of(view))
    due = []
    while (at_ms := turn.next_ms()) is not None:
        due.append((end_ms - at_ms) // 1000)
        turn.due.pop(0)
    assert due == before_seconds
    assert pings_on_turn(view)
    assert not pings_on_turn(view._replace(settings=replace(view.settings, turn_seconds=15)))
