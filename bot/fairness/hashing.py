"""The basic operations: tagged hashes, a stream of random numbers, and a fair shuffle (README.md)."""

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256, shake_256
from itertools import chain
from typing import Final

Part = bytes | int | str
"""A value that goes into a hash: bytes unchanged, a number as 8 bytes big-endian, a text in UTF-8."""

SYSTEM: Final = "lowball-fair-1"
HASH_BYTES: Final = 32
_FIRST_WORDS: Final = 64
"""The count of 4-byte numbers generated at once: shuffling 53 cards needs 52, and rarely a few more."""
_FIRST: Final = struct.Struct(f">{_FIRST_WORDS}I")


def hashed(tag: str, *parts: Part) -> bytes:
    """Return SHA-256 of the system's name, the tag and every part, each preceded by its length in 4 bytes."""
    return sha256(b"".join([beginning(tag), *map(measured, parts)])).digest()


@cache
def beginning(tag: str) -> bytes:
    """Return the bytes with which the input of every hash with this tag begins."""
    return measured(SYSTEM) + measured(tag)


def measured(part: Part) -> bytes:
    """Return the part's bytes, preceded by their length in 4 bytes.

    Raises ValueError for a number outside 0 to 2^64 - 1.
    """
    if isinstance(part, int):
        if not 0 <= part < 1 << 64:
            raise ValueError("a number must be from 0 to 2^64 - 1")
        return b"\x00\x00\x00\x08" + part.to_bytes(8, "big")
    text = part.encode() if isinstance(part, str) else part
    return len(text).to_bytes(4, "big") + text


def context_of(table: int, hand: int) -> bytes:
    """Return the hash of the table's and the hand's number.

    It is part of every leaf and seal, so that none of them can be used for another hand.
    """
    return hashed("context", table, hand)


def fair_order(key: bytes, info: str, count: int = 53) -> tuple[int, ...]:
    """Return the numbers from 0 to ``count`` - 1, shuffled; the key and the info determine the order."""
    order = list(range(count))
    words = _words(hashed("stream", key, info))
    for last, limit, fair in _steps(count):
        word = next(words)
        # The same as ``below``, without a call for each number: a hand makes about 20 orders.
        at = word % limit if word < fair else below(words, limit)
        order[last], order[at] = order[at], order[last]
    return tuple(order)


@cache
def _steps(count: int) -> Sequence[tuple[int, int, int]]:
    """Return (place, limit, word limit) for each Fisher-Yates step, from the last place down to 1.

    Each step draws a random number below the limit. Generated words that are not below the word limit are skipped, to
    avoid bias.
    """
    return [(last, last + 1, _fair(last + 1)) for last in range(count - 1, 0, -1)]


def _words(key: bytes) -> Iterator[int]:
    """Yield SHAKE-256's output as an endless stream of 4-byte big-endian numbers."""
    return chain(_FIRST.unpack(shake_256(key).digest(_FIRST.size)), _further_words(key))


def _further_words(key: bytes) -> Iterator[int]:
    count = _FIRST_WORDS
    while True:
        yield from struct.unpack(f">{count}I", shake_256(key).digest(8 * count)[4 * count :])
        count *= 2


def below(words: Iterator[int], limit: int) -> int:
    """Return a uniformly random number below the limit; skip words that would favor small numbers."""
    fair = _fair(limit)
    for word in words:
        if word < fair:
            return word % limit
    raise ValueError("no numbers are left")


def _fair(limit: int) -> int:
    return (1 << 32) - (1 << 32) % limit
