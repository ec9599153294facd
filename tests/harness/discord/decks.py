"""Decks in an order that the test chooses, and sealed decks that are the same each time."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from bot.poker.cards import DECK, JOKER, parse_cards
from tests.harness.poker.deals import draw_deck

_STREETS = (0, 3, 4, 5, 6, 7)
"""The cards that a Razz player holds before third street and after each street."""
_JACK = parse_cards("Jc")[0]


class LaidOutDealer:
    """A dealer that uses the given decks in order; other shuffles leave the deck as it is."""

    def __init__(self) -> None:
        self.decks: list[tuple[int, ...]] = []
        self.again: tuple[int, ...] | None = None
        """The order of every shuffle within a hand: of a passed-in deal, or of a stub that runs out (R-5.5, R-7.3)."""

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        if self.decks:
            return self.decks.pop(0)
        return tuple(deck) if self.again is None else self.again

    def first_button(self, place: int) -> None:
        """Give the first button to this place (1 is the lowest) among the ready seats (R-5.2)."""
        others = [card for card in DECK if card != _JACK]
        self.decks.append((*others[: place - 1], _JACK, *others[place - 1 :]))

    def razz(self, *holdings: str) -> None:
        """Set the next deck: each player's cards in dealing order, from the left of the button.

        The order is down, down, up, up, up, up, down. A player who folds needs only the cards dealt until then; each
        street from third to sixth burns one card (R-4.8).
        """
        self.decks.append(razz_deck([parse_cards(holding) for holding in holdings]))

    def draw(self, each: int, *holdings: str, stub: str = "", joker: bool = False) -> None:
        """Set the deck of a draw game with ``each`` cards, from the left of the button, and the cards to draw."""
        self.decks.append(dealt_deck(each, *holdings, stub=stub, joker=joker))


class SeededSecrets:
    """A seeded replacement for the system's secure random source, so that sealed decks repeat."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def token_bytes(self, count: int) -> bytes:
        return self._chance.randbytes(count)

    def randbelow(self, limit: int) -> int:
        return self._chance.randrange(limit)


def dealt_deck(each: int, *holdings: str, stub: str = "", joker: bool = False) -> tuple[int, ...]:
    deck = (*DECK, JOKER) if joker else DECK
    return tuple(draw_deck(range(len(holdings)), dict(enumerate(holdings)), each, stub, deck))


def razz_deck(holdings: Sequence[Sequence[int]]) -> tuple[int, ...]:
    named = {card for holding in holdings for card in holding}
    spare = [card for card in reversed(DECK) if card not in named]
    deck: list[int] = []
    for before, after in pairwise(_STREETS):
        if before < 6:
            deck.append(spare.pop())
        for place in range(before, after):
            deck.extend(holding[place] for holding in holdings if len(holding) > place)
    return (*deck, *reversed(spare))
