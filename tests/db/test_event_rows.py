"""Tests of the short forms of an event's cause and of the positions that it took."""

import pytest

from bot.fairness.log import USES, Taken
from bot.poker.codec import CodecError
from bot.poker.events import Folded
from db.event_rows import KIND, VIA, Cause, Causes, decode_row, positions_bytes, read_positions


def test_the_kinds_of_events_keep_the_numbers_that_files_have() -> None:
    kinds = (
        *("HandStarted", "DeckShuffled", "AntePosted", "BlindPosted", "StreetDealt", "BroughtIn", "Completed"),
        *("Checked", "BetMade", "Called", "Raised", "Folded", "Drew", "PassedIn", "PotReturned", "OpenersShown"),
        *("UncalledReturned", "HoldingShown", "HoldingMucked", "PotAwarded", "HandFinished"),
    )
    assert {kind: number for number, kind in enumerate(kinds, 1)} == KIND
    assert decode_row(12, "[3]", {}) == Folded(3)
    for unknown in (0, -1, len(kinds) + 1):
        with pytest.raises(CodecError, match=f"unknown event {unknown}"):
            decode_row(unknown, "[]", {})


def test_the_ways_in_which_events_come_about_keep_the_numbers_that_files_have() -> None:
    ways = ("button", "command", "timeout", "leaving", "table", "moderator", "house", "pre_action")
    assert {way: number for number, way in enumerate(ways, 1)} == VIA


def test_a_position_takes_three_bytes_and_is_read_back() -> None:
    taken = tuple(Taken(deck, position, use, 9) for deck in (0, 15) for position in (0, 52) for use in USES)
    stored = positions_bytes(taken)
    assert stored is not None
    assert len(stored) == 3 * len(taken)
    assert read_positions(stored) == taken


def test_the_uses_keep_the_numbers_that_files_have() -> None:
    assert positions_bytes(Taken(1, 7, use, 2) for use in ("burn", "down", "up", "community", "passed")) == bytes(
        [8, 7, 2, 9, 7, 2, 10, 7, 2, 11, 7, 2, 12, 7, 2]
    )


def test_an_event_that_took_nothing_has_no_positions_in_its_row() -> None:
    assert positions_bytes(()) is None
    assert read_positions(None) == ()


@pytest.mark.parametrize("damaged", [b"\0", bytes(5), b"\5\0\1", b"\7\0\1"])
def test_damaged_positions_are_refused(damaged: bytes) -> None:
    with pytest.raises(ValueError, match=r"argument|no known use"):
        read_positions(damaged)


def test_an_event_without_a_time_has_the_cause_of_the_event_before() -> None:
    causes = Causes()
    rows = [(1, 5, 77), (None, None, None), (None, 6, None), (None, None, None), (3, 4, None), (9, 4, None)]
    assert [causes.of(*row) for row in rows] == [
        Cause("button", 5, 77),
        Cause("button", 5, 77),
        Cause(None, 6),
        Cause(None, 6),
        Cause("timeout", 4),
        Cause(None, 4),
    ]
