"""The clock of a table with its single alarm, and turns after an outage."""

import pytest

from bot.tables.messages import Due, Message, TurnEnded
from bot.tables.running.clock import Clock, deadline_after_outage
from tests.harness.tables.doubles import ManualTimer


@pytest.mark.parametrize(
    "case",
    [
        # turn 45, grace 15, now 100: stored deadline, new deadline
        (None, 115),
        (0, 115),
        (99, 115),
        (110, 125),
        (130, 145),
        (144, 145),
    ],
)
def test_after_an_outage_a_turn_gets_at_least_the_grace_and_at_most_a_full_turn(case: tuple[int | None, int]) -> None:
    deadline, expected = case
    assert deadline_after_outage(deadline, 100, 45, 15) == expected


def test_after_an_outage_a_turn_shorter_than_the_grace_starts_again() -> None:
    assert deadline_after_outage(50, 100, 5, 15) == 105


def test_a_clock_delivers_only_its_latest_message_and_only_once() -> None:
    timer, rung = ManualTimer(0), list[Message]()
    clock = Clock(timer, rung.append)
    clock.set(50, Due())
    clock.set(80, TurnEnded(1, 9))
    assert timer.ring_next(60)
    assert (rung, timer.pending()) == ([], [80]), "the alarm for the earlier time is set again"
    while timer.ring_next(100):
        pass
    assert rung == [TurnEnded(1, 9)]
    clock.set(80, TurnEnded(1, 9))
    assert timer.pending() == [80], "an alarm that rang too early can be set again"
    clock.stop()
    assert not timer.ring_next(200)


def test_setting_the_same_alarm_again_does_not_change_it() -> None:
    timer = ManualTimer(0)
    clock = Clock(timer, lambda message: None)
    clock.set(50, Due())
    clock.set(50, Due())
    assert timer.pending() == [50]


def test_a_clock_that_is_set_to_an_earlier_time_rings_then() -> None:
    timer, rung = ManualTimer(0), list[Message]()
    clock = Clock(timer, rung.append)
    clock.set(80, TurnEnded(1, 9))
    clock.set(50, Due())
    assert timer.pending() == [50]
    assert timer.ring_next(60)
    assert (rung, timer.pending()) == ([Due()], [])
