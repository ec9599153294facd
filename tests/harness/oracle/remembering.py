"""A cache for pokerkit's ranking of hands, which repeats the same work many times; its results do not change.

For every player who shows, pokerkit ranks all other hands again, looks both hands of each comparison up again, and
validates the cards five times. It finds a card in the deck by rank and suit, and parses card names each time.
"""

from functools import cache, cached_property, lru_cache
from typing import Any

from pokerkit import Card, Deck, FixedLimitBadugi, FixedLimitRazz, Rank, State, Suit
from pokerkit.hands import Hand, RegularLowHand
from pokerkit.lookups import Entry, Lookup

_clean = Card.clean
_CARDS = {(card.rank, card.suit): card for card in (*Deck.STANDARD, Card.UNKNOWN)}


def _clean_unless_a_tuple(values: Any) -> tuple[Card, ...]:
    if type(values) is tuple:
        return values
    return _named(values) if type(values) is str else _clean(values)


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[Card, ...]:
    return _clean(text)


def _one_of_each(_: type[Card], rank: Rank, suit: Suit) -> Card:
    found: Card = _CARDS[rank, suit]
    return found


Card.clean = staticmethod(_clean_unless_a_tuple)  # type: ignore[method-assign]
# Only one object of each card exists, so identity decides equality without comparing ranks and suits.
Card.__new__ = _one_of_each  # type: ignore[assignment]
Card.__eq__ = object.__eq__  # type: ignore[method-assign]
Card.__hash__ = object.__hash__  # type: ignore[method-assign]
# These games have a deck of separate card objects, aces first; give them the shared cards.
FixedLimitRazz.deck = FixedLimitBadugi.deck = Deck.STANDARD

_get_key = Lookup._get_key


@lru_cache(maxsize=65_536)
def _key(cards: tuple[Card, ...]) -> tuple[int, bool]:
    """Return the key, which depends on ranks and on whether the cards are suited, the same in every table."""
    return _get_key(RegularLowHand.lookup, cards)


def _key_once(table: Lookup, cards: Any) -> tuple[int, bool]:
    return _key(Card.clean(cards))


Lookup._get_key = _key_once  # type: ignore[assignment, method-assign]


def rank_each_hand_once(state: State) -> State:
    """Return the same state, with cached hand types."""
    state.hand_types = tuple(map(remembering, state.hand_types))
    return state


@cache
def remembering(kind: type[Hand]) -> type[Hand]:
    """Return a hand type that caches the results of this one."""

    @lru_cache(maxsize=256)
    def asked(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand | Exception:
        try:
            return super(Remembering, Remembering).from_game(hole, board)
        except (KeyError, ValueError) as error:
            return error

    class Remembering(kind):  # type: ignore[misc, valid-type]
        @classmethod
        def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Hand:
            """Return the best hand of these cards, or raise the error that there is none."""
            found = asked(Card.clean(hole_cards), Card.clean(board_cards))
            if isinstance(found, Exception):
                raise found
            return found

        @cached_property
        def entry(self) -> Entry:
            found: Entry = super().entry
            return found

    return Remembering
