"""The parts of a seal's row that are stored as bytes: what cuts the deal, and who is dealt in.

A contribution begins with the seat, and a byte with the kind's place in ``KINDS`` in its low 4 bits and the count of
cards above them; a word to cut with follows, its length in 2 bytes and UTF-8. A roster is the button, the two blinds'
seats, the seats and the newcomers who post, each list behind its length, then the digest of the rules, and the game.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from typing import Final

from bot.fairness.cutting import CUT, KINDS, Contribution
from bot.fairness.terms import TERMS_BYTES
from bot.tables.saved_seals import Roster
from bot.tables.saving import StoreError

_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_KIND_BITS: Final = 4


def contributions_bytes(contributions: Iterable[Contribution]) -> bytes:
    return b"".join(
        [
            _act_bytes(one.seat, one.kind, one.count) if one.kind != CUT else _cut_bytes(one.seat, one.word.encode())
            for one in contributions
        ]
    )


@lru_cache(maxsize=512)
def _act_bytes(seat: int, kind: str, count: int) -> bytes:
    """Return an act's bytes; cached, because few different ones occur."""
    return bytes((seat, count << _KIND_BITS | _KIND[kind]))


def _cut_bytes(seat: int, word: bytes) -> bytes:
    return _act_bytes(seat, CUT, 0) + len(word).to_bytes(2, "big") + word


def read_contributions(stored: bytes) -> tuple[Contribution, ...]:
    """Parse contributions. Raises StoreError."""
    try:
        return tuple(_contributions(BytesIO(stored)))
    except (EOFError, LookupError, TypeError, ValueError):
        raise StoreError("stored contributions do not fit") from None


def _contributions(stream: BytesIO) -> Iterator[Contribution]:
    while seat := stream.read(1):
        (act,) = _next(stream, 1)
        kind, count = KINDS[act & (1 << _KIND_BITS) - 1], act >> _KIND_BITS
        word = _next(stream, int.from_bytes(_next(stream, 2), "big")).decode() if kind == CUT else ""
        yield Contribution(seat[0], kind, count, word)


def roster_bytes(roster: Roster) -> bytes:
    lists = (bytes((len(seats), *seats)) for seats in (roster.seats, roster.posting))
    seats = bytes((roster.button, roster.small_blind, roster.big_blind)) + b"".join(lists)
    return seats + bytes.fromhex(roster.rules) + roster.game.encode()


def read_roster(stored: bytes) -> Roster:
    """Parse a roster. Raises StoreError."""
    try:
        stream = BytesIO(stored)
        button, small_blind, big_blind = _next(stream, 3)
        seats, posting = (tuple(_next(stream, _next(stream, 1)[0])) for _ in range(2))
        rules, game = _next(stream, TERMS_BYTES).hex(), stream.read().decode()
    except (EOFError, TypeError, ValueError):
        raise StoreError("stored roster does not fit") from None
    return Roster(game, button, small_blind, big_blind, seats, rules, posting)


def _next(stream: BytesIO, length: int) -> bytes:
    if len(found := stream.read(length)) != length:
        raise EOFError
    return found
