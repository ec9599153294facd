"""Tests of the bytes in which a seal's row has its contributions and its roster."""

import pytest

from bot.fairness.cutting import KINDS, Contribution
from bot.tables.saved_seals import Roster
from bot.tables.saving import StoreError
from db.seal_rows import contributions_bytes, read_contributions, read_roster, roster_bytes

ROSTER = Roster("razz", 3, 0, 0, (1, 3, 10), "00" * 15 + "ff", (10,))


def test_an_act_takes_two_bytes_and_a_word_its_length() -> None:
    given = (
        *(Contribution(9, kind) for kind in KINDS[:-1]),
        Contribution(1, "draw", 5),
        Contribution(2, "cut", 0, "ü"),
    )
    stored = contributions_bytes(given)
    assert len(stored) == 2 * len(given) + 2 + 2
    assert read_contributions(stored) == given
    assert read_contributions(b"") == ()


def test_the_longest_word_is_read_back() -> None:
    given = (Contribution(1, "cut", 0, "𝄞" * 64), Contribution(3, "fold"))
    assert read_contributions(contributions_bytes(given)) == given


def test_the_kinds_keep_the_numbers_that_files_have() -> None:
    kinds = ("fold", "check", "call", "bet", "raise", "complete", "bring-in", "draw")
    assert contributions_bytes(Contribution(1, kind) for kind in kinds) == bytes(
        [1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7]
    )


@pytest.mark.parametrize("damaged", [b"\1", b"\1\x0f", b"\1\x08\0", b"\1\x08\0\2x", b"\1\x08\0\1\xff"])
def test_damaged_contributions_are_refused(damaged: bytes) -> None:
    with pytest.raises(StoreError, match="stored contributions do not fit"):
        read_contributions(damaged)


def test_a_roster_is_read_back() -> None:
    assert read_roster(roster_bytes(ROSTER)) == ROSTER


@pytest.mark.parametrize("damaged", [b"", b"\1\2", roster_bytes(ROSTER)[:20], roster_bytes(ROSTER) + b"\xff"], ids=len)
def test_a_damaged_roster_is_refused(damaged: bytes) -> None:
    with pytest.raises(StoreError, match="stored roster does not fit"):
        read_roster(damaged)
