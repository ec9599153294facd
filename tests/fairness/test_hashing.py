"""The hashes and the fair order (F-1, F-4)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness.hashing import below, context_of, fair_order, hashed
from tests.harness.fairness import plain
from tests.harness.fairness.vectors import HAND, TABLE, VECTORS

PARTS = st.lists(st.binary(max_size=40) | st.integers(0, 2**64 - 1) | st.text(max_size=20), max_size=5)


def test_the_context_of_a_hand_equals_the_test_vector_in_the_readme() -> None:
    assert context_of(TABLE, HAND).hex() == VECTORS["context"]


@given(st.text(max_size=10), PARTS)
def test_a_hash_equals_that_of_the_plain_implementation(tag: str, parts: list[bytes | int | str]) -> None:
    assert hashed(tag, *parts) == plain.h(tag, *parts)


@given(st.lists(st.binary(max_size=5), max_size=4), st.lists(st.binary(max_size=5), max_size=4))
def test_different_lists_of_parts_have_different_hashes(some: list[bytes], others: list[bytes]) -> None:
    assert (hashed("tag", *some) == hashed("tag", *others)) is (some == others)


@pytest.mark.parametrize("number", [-1, 2**64])
def test_a_number_that_does_not_fit_into_8_bytes_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        hashed("tag", number)


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["order", "decks", "cut 0", "cut 13"]), st.integers(1, 60))
def test_an_order_equals_that_of_the_plain_implementation(key: bytes, info: str, count: int) -> None:
    assert list(fair_order(key, info, count)) == plain.order(key, info, count)
    assert sorted(fair_order(key, info, count)) == list(range(count))


def test_an_order_longer_than_one_piece_of_the_stream_is_correct() -> None:
    """The stream is read in pieces, none of them twice."""
    assert list(fair_order(b"key", "order", 600)) == plain.order(b"key", "order", 600)


def test_an_order_with_a_skipped_word_equals_that_of_the_plain_implementation() -> None:
    """The 24th word of this key's stream is one of the 16 that are skipped for a limit of 30."""
    assert list(fair_order(b"7909969", "order")) == plain.order(b"7909969", "order", 53)


def test_random_words_that_would_make_small_results_more_likely_are_skipped() -> None:
    most = 2**32 - 1
    assert below(iter([most, 2**32 - 4, 5]), 6) == 5, "2^32 mod 6 is 4: the last four words would favour 0 to 3"
    assert below(iter([2**32 - 5]), 6) == 5, "the last fair word"
    assert below(iter([most]), 2) == 1, "nothing is passed over where the limit divides 2^32"


def test_every_card_reaches_every_place_about_equally_often() -> None:
    """In 1,040 orders of 13, each number is at each place 80 times, within five standard deviations of 8.6."""
    counts = Counter((at, number) for key in range(1040) for at, number in enumerate(fair_order(b"%d" % key, "x", 13)))
    assert len(counts) == 13 * 13
    assert all(abs(count - 80) < 43 for count in counts.values())
