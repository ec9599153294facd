"""Lists of texts cut to a length, always between two texts and only at the end."""

from bot.ui.text.trimming import leading

TEXTS = ["one", "three", "to"]


def test_each_text_and_separator_counts_towards_the_length() -> None:
    assert leading(TEXTS, 4 + 6 + 3) == TEXTS
    assert leading(TEXTS, 4 + 6 + 2) == TEXTS[:2]
    assert leading(TEXTS, 5 + 7, ", ") == TEXTS[:2]
    assert leading(TEXTS, 5 + 6, ", ") == TEXTS[:1]


def test_a_short_text_does_not_follow_one_that_was_too_long() -> None:
    assert leading(TEXTS, 4 + 3) == TEXTS[:1]


def test_without_room_no_text_is_left() -> None:
    assert leading(TEXTS, 3) == leading(TEXTS, -1) == leading([], 100) == []
