"""The steps of a replayed hand: each action of a player, and each change of the table."""

from collections.abc import Sequence
from typing import Final

from bot.poker.events import (
    AntePosted,
    BlindPosted,
    DeckShuffled,
    Event,
    HandFinished,
    HandStarted,
    PotAwarded,
    PotReturned,
    UncalledReturned,
)

_SKIPPED: Final = (HandStarted, DeckShuffled, AntePosted, BlindPosted, UncalledReturned, PotAwarded, PotReturned)
"""Events that get no step of their own, because they only lead to the next one: the deal, or the end."""


def replay_stops(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the number of events before each stop; at least one stop, the last at the end.

    All pots are awarded in one step; after it only shown cards follow.
    """
    ends = [at for at, event in enumerate(events, 1) if not isinstance(event, _SKIPPED)]
    finished = next((at for at, event in enumerate(events, 1) if isinstance(event, HandFinished)), None)
    stops = [at for at in ends if finished is None or at <= finished]
    if not stops or stops[-1] != len(events):
        stops.append(len(events))
    return tuple(stops)
