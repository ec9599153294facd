"""The dealer: the only randomness at the tables."""

import math
import secrets
from collections.abc import Sequence


def fresh_seed() -> bytes:
    """The secret of a deal that is to be sealed (F-1)."""
    return secrets.token_bytes(32)


class SecureDealer:
    """Shuffles with the operating system's secure random source (R-1.4)."""

    __slots__ = ()

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """The cards in a uniformly random order.

        One number chooses among all orders and is then read off card by card. A number for each card would ask the
        operating system some fifty times, which was the dearest part of a deal.
        """
        cards = list(deck)
        order = secrets.randbelow(math.factorial(len(cards)))
        for last in range(len(cards) - 1, 0, -1):
            order, at = divmod(order, last + 1)
            cards[last], cards[at] = cards[at], cards[last]
        return tuple(cards)
