"""A hand's events as the player in one seat sees them: public cards and the player's own."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.poker.cards import UNKNOWN
from bot.poker.events import Drew, Event, StreetDealt, without_secrets

NOBODY: Final = 0
"""A seat number that no player has; it stands for a reader who sees only what everybody saw."""


def seen_by(event: Event, seat: int) -> Event:
    """Return the event without the deck and other players' down cards. Shown cards stay in it."""
    match event:
        case StreetDealt() if event.down:
            dealt = zip(event.seats, event.down, strict=True)
            return replace(event, down=tuple(_own(down, owner == seat) for owner, down in dealt))
        case Drew() if event.seat == seat:
            return event
        case _:
            return without_secrets(event)


def all_seen_by(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    return tuple(seen_by(event, seat) for event in events)


def _own(down: tuple[int, ...], own: bool) -> tuple[int, ...]:
    return down if own else (UNKNOWN,) * len(down)
