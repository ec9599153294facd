"""The order in which sealed decks are dealt, once the deal is closed (F-4, F-5)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from bot.fairness.hashing import fair_order
from bot.fairness.sealing import DECKS, PLACES, Deck, SealedHand

JOKER = PLACES - 1


class CutDeck(NamedTuple):
    """A deck in the order in which it is dealt."""

    number: int
    """As it was sealed."""
    deck: Deck
    places: tuple[int, ...]
    """From its top: position p is the place at index p."""


@dataclass(frozen=True, slots=True)
class CutDecks:
    """The sealed decks as they are dealt: the first at the start, the next at each reshuffle, each from its top."""

    decks: Sequence[Deck] = field(repr=False)
    key: bytes = field(repr=False)
    order: tuple[int, ...] = field(repr=False)
    """The decks' numbers in the order in which they are taken."""
    _cut: dict[int, CutDeck] = field(default_factory=dict, repr=False, compare=False)
    """Those that were looked at; a hand is dealt from one or two."""

    @classmethod
    def of(cls, sealed: SealedHand, key: bytes) -> Self:
        return cls(sealed.decks, key, deck_order(key))

    def cards(self, taken: int, *, joker: bool) -> tuple[int, ...]:
        """The cards of the deck taken first (0), second (1), ... from its top; ``joker``: the game has one. Raises
        ValueError beyond the last deck."""
        cut = self.taken(taken)
        cards = cut.deck.cards
        return tuple([cards[place] for place in cut.places if joker or cards[place] != JOKER])

    def taken(self, taken: int) -> CutDeck:
        """The deck taken first (0), second (1), ... Raises ValueError beyond the last one."""
        if taken >= DECKS:
            raise ValueError("a hand has no more decks")
        if taken not in self._cut:
            number = self.order[taken]
            self._cut[taken] = CutDeck(number, self.decks[number], cut_order(self.key, taken))
        return self._cut[taken]


def deck_order(key: bytes) -> tuple[int, ...]:
    return fair_order(key, "decks", DECKS)


def cut_order(key: bytes, taken: int) -> tuple[int, ...]:
    """The places of the deck taken first (0), second (1), ... from its top: position p is the place at index p."""
    return fair_order(key, f"cut {taken}", PLACES)
