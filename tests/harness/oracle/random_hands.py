"""Random hands to be compared, and how many of them: ``python -m tests.soak oracle`` compares twenty times as many as
the suite does.

Faults were planted in the rules. Those that were found at all were found by the 65th hand in the draw games, and by the
20th in some test of the stud games; mixed stacks in Stud Hi-Lo needed up to 300 for two of them. The suite deals half
as many again: 100 hands of each draw game, 440 of Stud Hi-Lo with mixed stacks, and at least 50 in the other tests of
the stud games."""

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
    """Some are short, down to less than an ante, so that all-ins and side pots come by themselves."""
    return [rng.choice((1, 2, 3, 4, 7, 15, 28, 60, 130)) if rng.random() < 0.4 else 400 for _ in range(players)]


def equal_and_short(rng: Random, players: int) -> list[int]:
    """All are all-in together: one pot, and the cards shown early."""
    return [rng.choice((2, 12, 52, 92))] * players


def deviations(events: Sequence[Event]) -> list[str]:
    return [deviation.__name__ for deviation in DEVIATIONS if deviation(events)]


def compare(deal: Callable[[], Hand], hands: int, share: float) -> Counter[str]:
    """Each hand without a deviation must end in pokerkit as it ended here, and so many of all must have none. Gives how
    many were compared and left out."""
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
    """True if pokerkit ends the file's hand otherwise, or does not follow."""
    try:
        played, told = stacks_played_and_told(text)
        return played != told
    except Disagreement:
        return True
