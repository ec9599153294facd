"""The contributions to a seal must be allowed ones, and the deal must be closed (F-2, F-3)."""

import pytest

from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import problem
from tests.harness.fairness.proven import evening


@pytest.mark.parametrize(
    "case",
    [
        (2, [0, "call", 0, ""]),  # no seat
        (2, [3, "call", 0, "lucky"]),  # a word with an act
        (2, [3, "call", 1, ""]),  # a call with a number of drawn cards
        (1, [3, "call", 0, ""]),  # an act before the first hand
    ],
)
def test_a_contribution_of_a_wrong_kind_is_refused(case: tuple[int, list[object]]) -> None:
    hand, added = case
    forged = proof_json(evening("razz")[hand - 1])
    forged["contributions"].append(added)
    assert problem(forged, "cut") == "something was added to the cut that doesn't belong there"


@pytest.mark.parametrize("case", [(1, "again"), (3, ""), (3, "w" * 65)])
def test_a_cut_without_a_valid_word_or_by_a_seat_that_has_cut_is_refused(case: tuple[int, str]) -> None:
    seat, word = case
    forged = proof_json(evening("razz")[1])
    forged["contributions"].append([seat, "cut", 0, word])
    assert problem(forged, "cut") == f"seat {seat} cut twice, or without a word"


def test_a_seal_before_the_first_one_of_a_table_is_refused() -> None:
    forged = proof_json(evening("razz")[0])
    forged["before"] = "07" * 32
    assert problem(forged, "cut") == "there's a seal before the table's first one"


def test_a_hand_dealt_without_a_closing_is_refused() -> None:
    forged = proof_json(evening("razz")[1])
    forged["closing"] = None
    assert problem(forged, "cut") == "the hand was dealt, but its deal was never closed"
