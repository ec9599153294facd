"""The rules beside pokerkit's: rankings a second and hands of Razz a second."""

import random
from collections.abc import Iterator
from typing import Final

from tests.bench import rankings
from tests.bench.contests import Contest, heading, measure, report
from tests.bench.razz import FOLDED, play_ours, play_pokerkit

HANDS: Final = 400
POKERKIT_HANDS: Final = 12


def run(rounds: int) -> None:
    """Print one line a contest."""
    print(heading("pokerkit"))
    for contest in _contests():
        print(report(contest, measure(contest, rounds)), flush=True)


def _contests() -> Iterator[Contest]:
    yield from rankings.contests()
    yield _razz("random play", FOLDED)
    yield _razz("random play, all to showdown", 0.0)


def _razz(play: str, folded: float) -> Contest:
    """Whole hands; every round plays hands of its own."""
    ours, theirs = random.Random(1), random.Random(2)

    def hands_of_ours() -> int:
        for _ in range(HANDS):
            play_ours(ours, folded)
        return HANDS

    def hands_of_theirs() -> int:
        for _ in range(POKERKIT_HANDS):
            play_pokerkit(theirs, folded)
        return POKERKIT_HANDS

    return Contest(f"hands of Razz, six players, {play}", hands_of_ours, hands_of_theirs, goal=60)
