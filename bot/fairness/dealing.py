"""The order in which sealed decks and their cards are dealt, known once the deal is closed (F-4, F-5)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from bot.fairness.hashing import fair_order
from bot.fairness.sealing import DECKS, PLACES, Deck, DecksOfSeed, SealedHand

JOKER = PLACES - 1


class CutDeck(NamedTuple):
    """A sealed deck, with the order in which its cards are dealt."""

    number: int
    """The deck's number among the decks sealed for the hand."""
    deck: Deck
    places: tuple[int, ...]
    """For each position from the top, the place of its card in the sealed deck."""

    @property
    def cards(self) -> Iterator[int]:
        """The card at each position, from the top."""
        return map(self.deck.cards.__getitem__, self.places)


@dataclass(frozen=True, slots=True)
class CutDecks:
    """A hand's sealed decks in the order of use: the first at the start, the next one at each reshuffle."""

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
        """Return the cards of the deck with this index in the order of use, from the top.

        ``joker`` is True if the game has one. Raises ValueError if all decks are used up.
        """
        cards = self.taken(taken).cards
        return tuple(cards if joker else filter(JOKER.__ne__, cards))

    def seed_of(self, number: int) -> bytes:
        """Return the seed of the deck with this number, without making the deck if there is one seed of all."""
        return self.decks.seed_of(number) if isinstance(self.decks, DecksOfSeed) else self.decks[number].seed

    def taken(self, taken: int) -> CutDeck:
        """Return the deck with this index in the order of use, from 0.

        Raises ValueError if all decks are used up.
        """
        if taken >= DECKS:
            raise ValueError("the hand has used all its decks")
        if taken not in self._cut:
            number = self.order[taken]
            self._cut[taken] = CutDeck(number, self.decks[number], cut_order(self.key, taken))
        return self._cut[taken]


def deck_order(key: bytes) -> tuple[int, ...]:
    return fair_order(key, "decks", DECKS)


def cut_order(key: bytes, taken: int) -> tuple[int, ...]:
    """Return the sealed place of the card at each position, from the top.

    ``taken`` is the deck's index in the order of use, from 0.
    """
    return fair_order(key, f"cut {taken}", PLACES)
