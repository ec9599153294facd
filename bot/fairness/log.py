"""A hand's log in a proof: the public events, and the deck positions that each of them used."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from typing import Final, Literal, NamedTuple, cast

from bot.fairness.cutting import Contribution
from bot.poker.events import (
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandStarted,
    Raised,
    StreetDealt,
)
from bot.poker.games.base import Game, Street

Use = Literal["burn", "down", "up", "community", "passed"]
"""How a deck position was used.

``passed``: it was skipped, because its card is not in the pile or does not belong to the game.
"""
USES: Final[tuple[Use, ...]] = ("burn", "down", "up", "community", "passed")
"""The uses; the file has their places in this list."""


class Taken(NamedTuple):
    """A deck position that was dealt, burned or skipped."""

    deck: int
    """The deck's index in the order of use, from 0."""
    position: int
    """The position from the top, 0 to 52."""
    use: Use
    seat: int
    """The seat that got the card, or that already had it if the position was skipped.

    0 if there is no such seat: for a burned or community card, and for the joker in a game without one.
    """


@dataclass(frozen=True, slots=True)
class Entry:
    event: Event
    """The event without its secrets, as everybody saw it."""
    taken: tuple[Taken, ...] = ()
    """The deck positions that the event used, in order."""
    by_person: bool = False
    """True if a person acted, and not the clock or a house player. Only such actions cut the next hand."""


_Act = Folded | Checked | Called | BetMade | Raised | Completed | BroughtIn | Drew
_KINDS: Final[dict[type, str]] = {
    Folded: "fold",
    Checked: "check",
    Called: "call",
    BetMade: "bet",
    Raised: "raise",
    Completed: "complete",
    BroughtIn: "bring-in",
    Drew: "draw",
}


_TAKING: Final = frozenset[type[Event]]({DeckShuffled, StreetDealt, Drew})


def contribution_of(event: Event) -> Contribution | None:
    """Return the contribution that the event makes to the next deal; None if it is not a player's action."""
    kind = _KINDS.get(type(event))
    if kind is None:
        return None
    return _act(cast(_Act, event).seat, kind, event.count if isinstance(event, Drew) else 0)


@lru_cache(maxsize=512)
def _act(seat: int, kind: str, count: int) -> Contribution:
    """Return the contribution; it is the same object for the same action, because few different ones occur."""
    return Contribution(seat, kind, count)


def may_take(events: Iterable[Event]) -> bool:
    """Return True if one of the events can take cards off a deck, or begin one."""
    return not _TAKING.isdisjoint(map(type, events))


def uses_of(event: Event, streets: tuple[Street, ...]) -> Iterable[tuple[Use, int]]:
    """Return (use, seat) of each card that the event takes off the deck, in order (R-1.4, R-4.8)."""
    if isinstance(event, Drew):
        return repeat(("down", event.seat), event.count)
    if not isinstance(event, StreetDealt):
        return ()
    street = streets[event.street]
    return _street_uses(street.down, street.up, event.seats, len(event.shared), burned=event.burned)


@lru_cache(maxsize=512)
def _street_uses(
    down: int, up: int, seats: tuple[int, ...], shared: int, *, burned: bool
) -> tuple[tuple[Use, int], ...]:
    """Return the uses of a street's cards; cached, because few different ones occur."""
    uses: list[tuple[Use, int]] = [("burn", 0)] if burned else []
    uses += [("down", seat) for _ in range(down) for seat in seats]
    uses += [("up", seat) for _ in range(up) for seat in seats]
    return (*uses, *repeat(("community", 0), shared))


def may_open(game: Game, started: HandStarted) -> bool:
    """Return True if the hand is played under the Jackpots rule.

    Then the first player to bet is the opener (R-7.1).
    """
    return game.jackpots and started.rules.jackpots


def opens(event: Event) -> bool:
    return isinstance(event, BetMade | Raised | Completed)
