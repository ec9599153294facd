"""Random hands for comparison with pokerkit; ``python -m tests.soak oracle`` compares twenty times as many.

Bugs were planted in the rules to choose the number. Those found at all were found by the 65th hand in draw games and
the 20th in some stud test; two of them needed 300 hands of Stud Hi-Lo with mixed stacks. The suite deals half as many
again: 100 hands of each draw game, 440 of Stud Hi-Lo with mixed stacks and at least 50 in the other stud tests.
"""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.poker.events import Event, HandStarted
from bot.poker.hand import Hand
from bot.poker.phh import write
from tests.harness.oracle.deviations import DEVIATIONS
from tests.harness.oracle.pokerkit_replay import Disagreement, stacks_played_and_told

TIMES: Final = int(os.environ.get("ORACLE_TIMES", "1"))

Stacks = Callable[[Random, int], list[int]]


def deep(rng: Random, players: int) -> list[int]:
    return [1000] * players


def mixed(rng: Random, players: int) -> list[int]:
    """Return stacks of which some are short, even below an ante, for all-ins and side pots."""
    return [rng.choice((1, 2, 3, 4, 7, 15, 28, 60, 130)) if rng.random() < 0.4 else 400 for _ in range(players)]


def equal_and_short(rng: Random, players: int) -> list[int]:
    """Return equal short stacks: all are all-in together, with one pot and cards shown early."""
    return [rng.choice((2, 12, 52, 92))] * players


def deviations(events: Sequence[Event]) -> list[str]:
    return [deviation.__name__ for deviation in DEVIATIONS if deviation(events)]


def compare(deal: Callable[[], Hand], hands: int, share: float) -> Counter[str]:
    """Compare hands without a deviation with pokerkit, and check their share; return the counts."""
    outcomes: Counter[str] = Counter()
    for number in range(hands):
        hand = deal()
        found = deviations(hand.events)
        outcomes.update(found or ["compared"])
        if not found:
            text = write(hand.events)
            played, told = stacks_played_and_told(text)
            assert played == told == _stacks(hand), f"hand {number}:\n{text}"
    print(f"{hands} hands: {dict(outcomes)}")
    assert outcomes["compared"] >= share * hands
    return outcomes


def _stacks(hand: Hand) -> list[int]:
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return [hand.stack(seat) for seat in started.seats]


def differs(text: str) -> bool:
    """Return whether pokerkit ends the file's hand differently or rejects it."""
    try:
        played, told = stacks_played_and_told(text)
        return played != told
    except Disagreement:
        return True
