"""Lists of texts cut to a length, always between two texts and only at the end."""

from bot.ui.text.trimming import leading

TEXTS = ["one", "three", "to"]


def test_separators_count_toward_the_maximum_length() -> None:
    assert leading(TEXTS, 4 + 6 + 3) == TEXTS
    assert leading(TEXTS, 4 + 6 + 2) == TEXTS[:2]
    assert leading(TEXTS, 5 + 7, ", ") == TEXTS[:2]
    assert leading(TEXTS, 5 + 6, ", ") == TEXTS[:1]


def test_no_text_is_added_after_the_first_text_that_is_too_long() -> None:
    assert leading(TEXTS, 4 + 3) == TEXTS[:1]


def test_if_not_even_the_first_text_fits_the_result_is_empty() -> None:
    assert leading(TEXTS, 3) == leading(TEXTS, -1) == leading([], 100) == []
