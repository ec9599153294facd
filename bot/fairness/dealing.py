"""The order in which sealed decks are dealt, once the deal is closed (F-4, F-5)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from bot.fairness.hashing import fair_order
from bot.fairness.sealing import DECKS, PLACES, Deck, SealedHand

JOKER = PLACES - 1


@dataclass(frozen=True, slots=True)
class CutDecks:
    """The sealed decks as they are dealt: the first at the start, the next at each reshuffle, each from its top."""

    decks: Sequence[Deck] = field(repr=False)
    key: bytes = field(repr=False)
    order: tuple[int, ...] = field(repr=False)
    """The decks' numbers in the order in which they are taken."""

    @classmethod
    def of(cls, sealed: SealedHand, key: bytes) -> Self:
        return cls(sealed.decks, key, deck_order(key))

    def cards(self, taken: int, *, joker: bool) -> tuple[int, ...]:
        """The cards of the deck taken first (0), second (1), ... from its top; ``joker``: the game has one. Raises
        ValueError beyond the last deck."""
        if taken >= DECKS:
            raise ValueError("a hand has no more decks")
        cards = self.decks[self.order[taken]].cards
        return tuple(cards[place] for place in cut_order(self.key, taken) if joker or cards[place] != JOKER)


def deck_order(key: bytes) -> tuple[int, ...]:
    return fair_order(key, "decks", DECKS)


def cut_order(key: bytes, taken: int) -> tuple[int, ...]:
    """The places of the deck taken first (0), second (1), ... from its top: position p is the place at index p."""
    return fair_order(key, f"cut {taken}", PLACES)
