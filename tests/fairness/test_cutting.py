"""The contributions of players to a deal, and the message that closes it (F-3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness.cutting import (
    KINDS,
    ClosingLine,
    Contribution,
    NotAWord,
    begun_cut,
    closing_line,
    closing_lines,
    deal_key,
    whole_cut,
    word_to_cut_with,
)
from bot.fairness.hashing import hashed
from tests.harness.fairness.vectors import CONTRIBUTIONS, MESSAGE, THREAD, VECTORS, sealed

ACTS = st.lists(
    st.sampled_from([Contribution(seat, kind, word="a" * seat) for seat in (1, 2) for kind in KINDS]), max_size=4
)
LINE = ClosingLine(7, 12, "five-card-draw", 3, (1, 3, 5), b"\x7e" * 16, b"\x3f" * 32, b"\xc1" * 32, b"\xa9" * 32)


def test_the_cut_and_the_key_equal_the_test_vectors_in_the_readme() -> None:
    cut = whole_cut(sealed().seal, CONTRIBUTIONS)
    assert cut.hex() == VECTORS["X"]
    assert deal_key(cut, THREAD, MESSAGE).hex() == VECTORS["J"]


@given(ACTS, ACTS)
def test_every_contribution_and_their_order_change_the_cut(
    some: list[Contribution], others: list[Contribution]
) -> None:
    seal = b"\1" * 32
    assert (whole_cut(seal, some) == whole_cut(seal, others)) is (some == others)


def test_the_cut_can_be_computed_one_contribution_at_a_time() -> None:
    seal = sealed().seal
    assert whole_cut(seal, ()) == begun_cut(seal)
    *before, last = CONTRIBUTIONS
    added = hashed("cut", whole_cut(seal, before), last.seat, last.kind, last.count, last.word)
    assert whole_cut(seal, CONTRIBUTIONS) == added


def test_the_key_changes_with_the_thread_and_with_the_message() -> None:
    assert len({deal_key(b"x", 1, 2), deal_key(b"x", 2, 1), deal_key(b"x", 1, 1), deal_key(b"y", 1, 2)}) == 4


@pytest.mark.parametrize(
    "case",
    [
        ("  lucky seven ", "lucky seven"),
        ("e\u0301", "\u00e9"),
        ("Glücksstern", "Glücksstern"),
        ("🂡" * 64, "🂡" * 64),
    ],
)
def test_a_word_that_cuts_is_stored_in_normalized_form(case: tuple[str, str]) -> None:
    typed, stored = case
    assert word_to_cut_with(typed) == stored


@pytest.mark.parametrize("typed", ["", "   ", "a" * 65, "a\nb", "a\x00", "a\u200bb", "a\u202eb", "a\u2028b", "\ud800"])
def test_a_word_that_is_empty_or_too_long_or_partly_invisible_is_refused(typed: str) -> None:
    with pytest.raises(NotAWord):
        word_to_cut_with(typed)


@given(st.text(max_size=70))
def test_normalizing_a_stored_word_again_does_not_change_it(typed: str) -> None:
    try:
        word = word_to_cut_with(typed)
    except NotAWord:
        return
    assert word_to_cut_with(word) == word


def test_a_closing_line_has_the_format_of_the_readme() -> None:
    assert closing_line(LINE) == (
        f"7-12 · five-card-draw · button 3 · seats 1 3 5 · rules {'7e' * 16} · seal {'3f' * 32}"
        f" · next {'c1' * 32} · cut {'a9' * 32}"
    )


def test_a_single_message_with_other_text_in_it_can_close_several_deals() -> None:
    other = ClosingLine(8, 1, "razz", 2, (2, 10), b"\5" * 16, b"\0" * 32, b"\2" * 32, b"\1" * 32)
    text = f"Table 1: Ben wins 344.\n{closing_line(LINE)}\nTable 2:\n{closing_line(other)}."
    assert closing_lines(text) == (LINE, other)


@pytest.mark.parametrize("text", ["", "Ben wins 344", closing_line(LINE)[:-1], closing_line(LINE).replace("1 3 5", "")])
def test_a_text_without_a_complete_closing_line_closes_nothing(text: str) -> None:
    assert closing_lines(text) == ()
