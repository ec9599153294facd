"""The dealer and the maker of decks: the only sources of randomness at the tables."""

import math
import secrets
from collections.abc import Callable, Sequence

from bot.fairness.sealing import SEED_BYTES, MadeDecks, made_decks


def fresh_seed() -> bytes:
    """Return a new secret seed for a deal that is about to be sealed (F-1)."""
    return secrets.token_bytes(SEED_BYTES)


class DecksAtOnce:
    """A maker of decks that makes them when they are asked for."""

    __slots__ = ("_seed",)

    def __init__(self, seed: Callable[[], bytes] = fresh_seed) -> None:
        self._seed = seed

    def made(self, table_id: int, hand: int) -> MadeDecks:
        return made_decks(table_id, hand, self._seed())

    def prepare(self, table_id: int, hand: int) -> None: ...

    def forget(self, table_id: int) -> None: ...


class SecureDealer:
    """A dealer that shuffles with the operating system's secure random source (R-1.4)."""

    __slots__ = ()

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """Return the cards in a uniformly random order.

        One random number selects among all orders and is decoded card by card. One number per card would need about 50
        calls to the operating system, which used to be the slowest part of a deal.
        """
        cards = list(deck)
        order = secrets.randbelow(math.factorial(len(cards)))
        for last in range(len(cards) - 1, 0, -1):
            order, at = divmod(order, last + 1)
            cards[last], cards[at] = cards[at], cards[last]
        return tuple(cards)
