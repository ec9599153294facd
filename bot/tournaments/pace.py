"""How fast people play, as ``python -m tests.soak tournament`` has measured it, and what that makes of the figures that
the ladder is worked out from. Pure.

It is for a server that has played: where nobody knows how long a hand takes, T-4.1 holds by the letter.
"""

from typing import Final

HAND_SECONDS: Final = 75
"""The ``h`` of T-4.2, until a server's own hands tell (T-4.3)."""
FEW_SHARE: Final = 0.65
"""A hand of the last two or three takes this part of one at a table that is full or nearly, where most hands are learnt
from; about the same in every game."""
SMALL_FIELD: Final = 5.0
"""Few entrants sit at a short table from the first hand on, and get through more hands than T-4.1 reckons with: four
were done after four fifths of the time. From nine on it is next to nothing."""
USUAL_SHARE: Final = 0.8
"""Of the target for the levels, by T-4.1 (0.9 for triple draw)."""
LATE_END: Final = 0.7
"""Play above the last level takes a triple draw longer than the tenth that is left for it: by 8 to 15 % of the target
it ended late. So much of the other tenth is given back."""


def last_hand_seconds(learnt: int) -> int:
    """The ``h`` of T-4.1, by how long a hand takes here. The last level belongs to the last few: KT is what two stacks
    stray in its hands."""
    return round(FEW_SHARE * learnt)


def stretch(entrants: int, share: float) -> float:
    """For so many times the target the ladder is made, so that the target comes out; ``share`` as in T-4.1."""
    return (1 + SMALL_FIELD / max(entrants, 2) ** 2) * (1 - LATE_END * (share - USUAL_SHARE))
