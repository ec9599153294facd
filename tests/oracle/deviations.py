"""Where pokerkit 0.7 plays Razz otherwise than the rules. A hand in which one of these shows is not compared.

Two more of its ways are met by the house rules under which the compared hands are played: ties for the lowest board go
by position (``low_tie=position``), and a round has four bets and raises (``raise_cap=3``).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from bot.poker.events import (
    AntePosted,
    BetMade,
    BroughtIn,
    Called,
    Completed,
    Event,
    Folded,
    HandStarted,
    PotAwarded,
    Raised,
    StreetDealt,
)

Raising = Completed | BetMade | Raised


def short_bring_in_called(events: Sequence[Event]) -> bool:
    """R-4.10: who calls an all-in bring-in pays the full one; pokerkit asks for the short amount only."""
    bring_in = _started(events).stakes.bring_in
    for street in _streets(events):
        if any(isinstance(event, BroughtIn) and event.to < bring_in for event in street):
            first = next((event for event in street if isinstance(event, Called | Raising)), None)
            return isinstance(first, Called)
    return False


def short_all_in_raised(events: Sequence[Event]) -> bool:
    """R-3.7: who has not acted may complete a short all-in, and one of half a bet counts as the raise; in pokerkit
    nobody may raise a short all-in."""
    started = _started(events)
    left = dict(zip(started.seats, started.stacks, strict=True))
    for index, street in enumerate(_streets(events), -1):
        unit = started.stakes.big_bet if index >= 2 else started.stakes.small_bet
        if _raised_after_short(street, left, unit):
            return True
    return False


def _raised_after_short(street: Iterable[Event], left: dict[int, int], unit: int) -> bool:
    level, short = 0, False
    for event in street:
        if isinstance(event, AntePosted):
            left[event.seat] -= event.amount
        elif isinstance(event, BroughtIn | Called):
            left[event.seat] -= event.cost
        elif isinstance(event, Raising):
            left[event.seat] -= event.cost
            if short:
                return True
            short = event.to - level < unit and not left[event.seat]
            level = event.to
    return False


def odd_chip(events: Sequence[Event]) -> bool:
    """R-3.9: the odd chip goes to the highest card, in pokerkit to the lowest index."""
    return any(isinstance(event, PotAwarded) and event.amount % len(event.shares) for event in events)


def deck_runs_out_after_folds(events: Sequence[Event]) -> bool:
    """R-4.9: a community card is dealt, for folded cards are never dealt again; pokerkit deals them."""
    community = any(isinstance(event, StreetDealt) and event.community is not None for event in events)
    return community and any(isinstance(event, Folded) for event in events)


DEVIATIONS: Final[tuple[Callable[[Sequence[Event]], bool], ...]] = (
    short_bring_in_called,
    short_all_in_raised,
    odd_chip,
    deck_runs_out_after_folds,
)


def _started(events: Sequence[Event]) -> HandStarted:
    assert isinstance(events[0], HandStarted)
    return events[0]


def _streets(events: Iterable[Event]) -> Iterator[list[Event]]:
    """What came before the first deal, then each street's events."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, StreetDealt):
            yield part
            part = []
        part.append(event)
    yield part
