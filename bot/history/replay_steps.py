"""Finds the steps at which a replayed hand stops: each thing that a player did, and each that changed the table."""

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

_PASSING: Final = (HandStarted, DeckShuffled, AntePosted, BlindPosted, UncalledReturned, PotAwarded, PotReturned)
"""Events that lead to the next thing worth a look: the deal, or the end."""


def replay_stops(events: Sequence[Event]) -> tuple[int, ...]:
    """How many of the events have happened at each step, the last step being the end; at least one step. The pots are
    given out in one step, after which nothing but shown cards may come."""
    ends = [at for at, event in enumerate(events, 1) if not isinstance(event, _PASSING)]
    finished = next((at for at, event in enumerate(events, 1) if isinstance(event, HandFinished)), None)
    kept = [at for at in ends if finished is None or at <= finished]
    if not kept or kept[-1] != len(events):
        kept.append(len(events))
    return tuple(kept)
