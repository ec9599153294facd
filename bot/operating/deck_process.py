"""The process that makes decks ahead: ``python -m bot.operating.deck_process``, started by the bot when it pays.

It reads orders from its standard input and answers each, in order, with the digests of the decks. It gets no file and
writes none, and ends when the bot closes its input or dies.
"""

import os
import signal
import struct
from typing import Final

from bot.fairness.sealing import DECKS, DIGEST_BYTES, SEED_BYTES, made_decks

_ORDER: Final = struct.Struct(f">QQ{SEED_BYTES}s")
ANSWER_BYTES: Final = DECKS * DIGEST_BYTES
_AT_ONCE: Final = 64
"""The most orders read at once, so that the first of many need not wait for the last."""


def order(table: int, hand: int, seed: bytes) -> bytes:
    """Return the bytes that ask for the decks of a seed."""
    return _ORDER.pack(table, hand, seed)


def answers(orders: bytes) -> tuple[bytes, bytes]:
    """Return the answers to the whole orders, and the beginning of the next order that is left."""
    whole = len(orders) - len(orders) % _ORDER.size
    made = (made_decks(*_ORDER.unpack_from(orders, start)) for start in range(0, whole, _ORDER.size))
    return b"".join(decks.digests for decks in made), orders[whole:]


def main() -> None:
    # The bot handles them, and then closes this process's input.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    left = b""
    while read := os.read(0, _AT_ONCE * _ORDER.size):
        made, left = answers(left + read)
        while made:
            made = made[os.write(1, made) :]


if __name__ == "__main__":
    main()
