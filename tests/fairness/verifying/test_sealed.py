"""F-2, F-3: what was added to a seal is what could have been added, and the deal was closed before it."""

from tests.harness.fairness.cheats import told
from tests.harness.fairness.forged import problem
from tests.harness.fairness.proven import evening
from tests.harness.with_each import with_each


@with_each(
    [
        (2, [0, "call", 0, ""]),  # nobody's
        (2, [3, "call", 0, "lucky"]),  # a word with an act
        (2, [3, "call", 1, ""]),  # an act that draws and doesn't
        (1, [3, "call", 0, ""]),  # an act before the first hand
    ]
)
def test_nothing_else_cuts(case: tuple[int, list[object]]) -> None:
    hand, added = case
    forged = told(evening("razz")[hand - 1])
    forged["contributions"].append(added)
    assert problem(forged, "cut") == "something was added to the cut that doesn't belong there"


@with_each([(1, "again"), (3, ""), (3, "w" * 65)])
def test_a_player_cuts_once_and_with_a_word(case: tuple[int, str]) -> None:
    seat, word = case
    forged = told(evening("razz")[1])
    forged["contributions"].append([seat, "cut", 0, word])
    assert problem(forged, "cut") == f"seat {seat} cut twice, or without a word"


def test_no_seal_stands_before_a_tables_first() -> None:
    forged = told(evening("razz")[0])
    forged["before"] = "07" * 32
    assert problem(forged, "cut") == "there's a seal before the table's first one"


def test_nothing_is_dealt_unclosed() -> None:
    forged = told(evening("razz")[1])
    forged["closing"] = None
    assert problem(forged, "cut") == "the hand was dealt, but its deal was never closed"
