"""Traditional mixes of games, by name (R-14.1)."""

from collections.abc import Mapping
from typing import Final

MIXES: Final[Mapping[str, tuple[str, ...]]] = {
    "triple-stud": ("razz", "seven-card-stud", "stud-hi-lo"),
    "triple-draw": ("ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "badugi"),
    "lowball": (
        *("razz", "deuce-to-seven-razz", "ace-to-five-triple-draw", "deuce-to-seven-triple-draw"),
        *("ace-to-five-single-draw", "deuce-to-seven-single-draw", "badugi"),
    ),
    "draw": (
        *("five-card-draw", "ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "deuce-to-seven-single-draw"),
        *("badugi", "ace-to-five-single-draw", "badacey", "badeucey"),
    ),
    "stud": ("razz", "seven-card-stud", "stud-hi-lo", "deuce-to-seven-razz"),
}
"""Name of the mix -> its games, in order of play."""
