"""A list is cut between two texts, never inside one, and nothing is left out from its middle."""

from bot.ui.text.trimming import leading

TEXTS = ["one", "three", "to"]


def test_each_text_takes_its_length_and_what_stands_between() -> None:
    assert leading(TEXTS, 4 + 6 + 3) == TEXTS
    assert leading(TEXTS, 4 + 6 + 2) == TEXTS[:2]
    assert leading(TEXTS, 5 + 7, ", ") == TEXTS[:2]
    assert leading(TEXTS, 5 + 6, ", ") == TEXTS[:1]


def test_a_short_text_does_not_slip_in_behind_one_that_has_no_room() -> None:
    assert leading(TEXTS, 4 + 3) == TEXTS[:1]


def test_without_room_there_is_nothing() -> None:
    assert leading(TEXTS, 3) == leading(TEXTS, -1) == leading([], 100) == []
