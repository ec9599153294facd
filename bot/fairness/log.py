"""A hand's log as a proof tells it: what the room saw, and which positions of the decks each deal took."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

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
"""The use of a position; ``passed``: it was passed over, because its card is not in the pile, or no card here."""
USES: Final[tuple[Use, ...]] = ("burn", "down", "up", "community", "passed")


class Taken(NamedTuple):
    """A position that the deal has come to."""

    deck: int
    """Counted from 0 in the order in which the decks are taken."""
    position: int
    """From the top, 0 to 52."""
    use: Use
    seat: int
    """The seat that got the card, or that it was passed over for; 0 for nobody, and for the joker of a game without."""


@dataclass(frozen=True, slots=True)
class Entry:
    event: Event
    """As the room saw it."""
    taken: tuple[Taken, ...] = ()
    """In order."""
    by_person: bool = False
    """A person did it themselves, so that it cuts the next hand: not the clock for them, and no house player."""


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


def contribution_of(event: Event) -> Contribution | None:
    """The event as something that cuts the next hand; None where it is no player's act."""
    kind = _KINDS.get(type(event))
    if kind is None or not hasattr(event, "seat"):
        return None
    return Contribution(event.seat, kind, event.count if isinstance(event, Drew) else 0)


def as_seen(event: Event) -> Event:
    """The event without the cards that the room did not see."""
    if isinstance(event, StreetDealt):
        return replace(event, down=())
    if isinstance(event, Drew):
        return replace(event, discards=(), cards=())
    if isinstance(event, DeckShuffled):
        return DeckShuffled(())
    return event


def uses_of(event: Event, streets: tuple[Street, ...]) -> Iterator[tuple[Use, int]]:
    """The cards that an event takes off the deck, in order (R-1.4, R-4.8): their use, and the seat that gets it."""
    if isinstance(event, Drew):
        yield from (("down", event.seat) for _ in range(event.count))
    if not isinstance(event, StreetDealt):
        return
    if event.burned:
        yield "burn", 0
    if event.community is not None:
        yield "community", 0
        return
    street = streets[event.street]
    for turn in range(street.down + street.up):
        for seat in event.seats:
            yield ("down" if turn < street.down else "up"), seat


def may_open(game: Game, started: HandStarted) -> bool:
    """The hand is one of Jackpots, so that a first bet makes an opener (R-7.1)."""
    return game.jackpots and started.rules.jackpots


def opens(event: Event) -> bool:
    return isinstance(event, BetMade | Raised | Completed)
