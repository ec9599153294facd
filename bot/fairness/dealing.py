"""The order in which sealed decks are dealt after the deal is closed (F-4, F-5)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from bot.fairness.hashing import fair_order
from bot.fairness.sealing import DECKS, PLACES, Deck, SealedHand

JOKER = PLACES - 1


class CutDeck(NamedTuple):
    """A deck in the order in which it is dealt."""

    number: int
    """The deck's number among the decks sealed for the hand."""
    deck: Deck
    places: tuple[int, ...]
    """The sealed place of the card at each position; positions are counted from the top."""


@dataclass(frozen=True, slots=True)
class CutDecks:
    """The sealed decks in the order of dealing: the first at the start, the next at each reshuffle."""

    decks: Sequence[Deck] = field(repr=False)
    key: bytes = field(repr=False)
    order: tuple[int, ...] = field(repr=False)
    """The decks' numbers in the order in which they are used."""
    _cut: dict[int, CutDeck] = field(default_factory=dict, repr=False, compare=False)
    """A cache of the decks in use; a hand is dealt from one or two."""

    @classmethod
    def of(cls, sealed: SealedHand, key: bytes) -> Self:
        return cls(sealed.decks, key, deck_order(key))

    def cards(self, taken: int, *, joker: bool) -> tuple[int, ...]:
        """Return the cards, from the top, of the deck used first (0), second (1), and so on.

        ``joker`` is True if the game has one. Raises ValueError after the last deck.
        """
        cut = self.taken(taken)
        cards = cut.deck.cards
        return tuple([cards[place] for place in cut.places if joker or cards[place] != JOKER])

    def taken(self, taken: int) -> CutDeck:
        """Return the deck used first (0), second (1), and so on. Raises ValueError after the last deck."""
        if taken >= DECKS:
            raise ValueError("the hand has used all its decks")
        if taken not in self._cut:
            number = self.order[taken]
            self._cut[taken] = CutDeck(number, self.decks[number], cut_order(self.key, taken))
        return self._cut[taken]


def deck_order(key: bytes) -> tuple[int, ...]:
    return fair_order(key, "decks", DECKS)


def cut_order(key: bytes, taken: int) -> tuple[int, ...]:
    """Return the sealed place at each position, from the top, of the deck used first (0), second (1), and so on."""
    return fair_order(key, f"cut {taken}", PLACES)
