"""Awkward players: the longest names, and names made of Discord's markdown."""

from typing import Final

from tests.harness.ui.scenes import WORST_NAME

NAMES: Final = (*("Alice", "**Bo_b**", WORST_NAME, "`Dave`", "Erin | x", "W" * 32, "Ægir [a](b)", "heidi", "~~Ivo~~"),)


def name_of(player_id: int) -> str | None:
    """Return the name of players 1 to 9 and 101 to 109; others have none."""
    return NAMES[player_id % 100 - 1] if 1 <= player_id % 100 <= len(NAMES) else None
