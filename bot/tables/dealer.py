"""The dealer: the only randomness in the house."""

import random
from collections.abc import Sequence


class SecureDealer:
    """Shuffles with the operating system's secure random source (R-1.4)."""

    __slots__ = ("_source",)

    def __init__(self) -> None:
        self._source = random.SystemRandom()

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """The cards in a uniformly random order."""
        cards = list(deck)
        self._source.shuffle(cards)
        return tuple(cards)
