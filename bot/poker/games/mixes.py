"""Customary mixes of games, by name (R-14.1)."""

from collections.abc import Mapping
from typing import Final

from bot.poker.games import GAMES

_CUSTOMARY: Final[Mapping[str, tuple[str, ...]]] = {
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
MIXES: Final[Mapping[str, tuple[str, ...]]] = {
    name: games for name, games in _CUSTOMARY.items() if GAMES.keys() >= {*games}
}
"""Those of them whose games are all dealt here, in the order in which the games are played."""
