"""The basic operations: tagged hashes, a stream of random numbers, and a fair shuffle (README.md)."""

import struct
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256, shake_256
from itertools import chain
from operator import mod
from typing import Final

Part = bytes | int | str
"""A value that goes into a hash: bytes unchanged, a number as 8 bytes big-endian, a text in UTF-8."""

SYSTEM: Final = "lowball-fair-1"
HASH_BYTES: Final = 32
_BEFORE_HASH: Final = HASH_BYTES.to_bytes(4, "big")
_FIRST_WORDS: Final = 64
"""The count of 4-byte numbers generated at once: shuffling 53 cards needs 52, and rarely a few more."""
_ALWAYS_FAIR: Final = (1 << 32) - _FIRST_WORDS
"""``below`` skips no word that is smaller than this, for any limit up to ``_FIRST_WORDS``."""
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


def hashed_hashes(tag: str, hashes: Iterable[bytes]) -> bytes:
    """Return ``hashed`` of many hashes of 32 bytes, for the seal; it does not look at their length."""
    return sha256(beginning(tag) + b"".join(map(_BEFORE_HASH.__add__, hashes))).digest()


def context_of(table: int, hand: int) -> bytes:
    """Return the hash of the table's and the hand's number.

    It is part of every leaf and seal, so that none of them can be used for another hand.
    """
    return hashed("context", table, hand)


def fair_order(key: bytes, info: str, count: int = 53) -> tuple[int, ...]:
    """Return the numbers from 0 to ``count`` - 1, shuffled; the key and the info determine the order."""
    order = list(range(count))
    for last, at in zip(range(count - 1, 0, -1), _chosen(hashed("stream", key, info), count), strict=True):
        order[last], order[at] = order[at], order[last]
    return tuple(order)


def _chosen(key: bytes, count: int) -> Iterator[int]:
    """Yield a random number below each limit from ``count`` down to 2, from SHAKE-256's output."""
    words, limits = _FIRST.unpack(shake_256(key).digest(_FIRST.size)), range(count, 1, -1)
    if count <= _FIRST_WORDS and max(words) < _ALWAYS_FAIR:
        # The same as ``below``, without a call for each number: a hand makes about 20 orders.
        return map(mod, words, limits)
    stream = chain(words, _further_words(key))
    return (below(stream, limit) for limit in limits)


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
