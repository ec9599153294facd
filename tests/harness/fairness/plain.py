"""A plain implementation of the README's bytes, to check the fast one against."""

from collections.abc import Iterator
from hashlib import sha256, shake_256


def h(tag: str, *parts: bytes | int | str) -> bytes:
    text = b""
    for part in ("lowball-fair-1", tag, *parts):
        if isinstance(part, int):
            part = part.to_bytes(8, "big")
        elif isinstance(part, str):
            part = part.encode()
        text += len(part).to_bytes(4, "big") + part
    return sha256(text).digest()


def words(key: bytes) -> Iterator[int]:
    stream = shake_256(key).digest(4000)
    for at in range(0, len(stream), 4):
        yield int.from_bytes(stream[at : at + 4], "big")


def order(key: bytes, info: str, count: int) -> list[int]:
    stream, places = words(h("stream", key, info)), list(range(count))
    for i in range(count - 1, 0, -1):
        word = next(stream)
        while word >= 2**32 - 2**32 % (i + 1):
            word = next(stream)
        at = word % (i + 1)
        places[i], places[at] = places[at], places[i]
    return places


def deck(table: int, hand: int, seed: bytes, number: int) -> tuple[list[int], list[bytes], bytes]:
    """Return the deck's cards, salts and digest."""
    own = h("deck", seed, number)
    cards, stream = order(own, "order", 53), shake_256(own + b"salt").digest(53 * 16)
    salts = [stream[16 * place : 16 * place + 16] for place in range(53)]
    context = h("context", table, hand)
    leaves = [h("leaf", context, number, place, cards[place], salts[place]) for place in range(53)]
    return cards, salts, sha256(b"".join(leaves)).digest()
