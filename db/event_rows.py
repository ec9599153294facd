"""The parts of an event's row that have a short form of their own: its kind, its cause, and the positions it took.

A kind is its place in ``EVENTS``, from 1, and a way in which an event came about its place in ``Via``: new ones come
last there.
The events of one commit have the same cause, and only the row of the first one has it: in the others ``at_ms`` is NULL.
A position takes 3 bytes: the index of its deck above the 3 bits of its use, the position from the top, and the seat.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, get_args

from bot.fairness.log import USES, Taken
from bot.fairness.sealing import DECKS
from bot.poker.codec import CodecError, decode
from bot.poker.events import EVENTS, Event
from bot.tables.saving import Via

VIA: Final[dict[Via, int]] = {via: number for number, via in enumerate(get_args(Via), 1)}
_WAY: Final[dict[int | None, Via]] = {number: via for via, number in VIA.items()}
KIND: Final = {name: number for number, name in enumerate(EVENTS, 1)}
_USE_BITS: Final = 3
_NAMES: Final = tuple(EVENTS)
_DECK_AND_USE: Final = {
    (deck, use): deck << _USE_BITS | number for deck in range(DECKS) for number, use in enumerate(USES)
}


def decode_row(kind: int, body: str, secrets: Mapping[str, str]) -> Event:
    """Return the event of a row; ``secrets`` are its parts in ``hand_secret`` by class. Raises CodecError."""
    return decode(name_of(kind), body, secrets)


def name_of(kind: int) -> str:
    """Return the name of a kind. Raises CodecError for an unknown one."""
    if not 1 <= kind <= len(_NAMES):
        raise CodecError(f"unknown event {kind}")
    return _NAMES[kind - 1]


class Cause(NamedTuple):
    via: Via | None
    at_ms: int
    request_id: int | None = None


_NO_CAUSE: Final = Cause(None, 0)


@dataclass(slots=True)
class Causes:
    """The causes of events that are read in order, from the first event of a hand on."""

    _last: Cause = _NO_CAUSE

    def of(self, via: int | None, at_ms: int | None, request_id: int | None = None) -> Cause:
        """Return the cause of the next row, whose columns these are; a number of no known way is none."""
        if at_ms is not None:
            self._last = Cause(_WAY.get(via), at_ms, request_id)
        return self._last


def positions_bytes(taken: Iterable[Taken]) -> bytes | None:
    """Return the positions as they are stored; None for an event that took none."""
    stored = [byte for deck, position, use, seat in taken for byte in (_DECK_AND_USE[deck, use], position, seat)]
    return bytes(stored) or None


def read_positions(stored: bytes | None) -> tuple[Taken, ...]:
    """Return the positions that ``positions_bytes`` stored. Raises ValueError."""
    found = iter(stored or b"")
    return tuple(_position(*three) for three in zip(found, found, found, strict=True))


def _position(deck_and_use: int, position: int, seat: int) -> Taken:
    deck, use = deck_and_use >> _USE_BITS, deck_and_use & (1 << _USE_BITS) - 1
    if use >= len(USES):
        raise ValueError("a position was taken for no known use")
    return Taken(deck, position, USES[use], seat)
