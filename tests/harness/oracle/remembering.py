"""pokerkit's ways to rank a hand, without what it does again and again: for every player who shows a hand it asks anew
what all others hold, for every two hands that it compares it looks both up again, and each time it asks five times
whether the cards are cards. To find a card in the deck it compares ranks and suits, and it reads the names of cards
anew. What it answers stays its own."""

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
# There is but one of each card, and so nobody need compare ranks and suits to tell whether two are the same.
Card.__new__ = _one_of_each  # type: ignore[assignment]
Card.__eq__ = object.__eq__  # type: ignore[method-assign]
Card.__hash__ = object.__hash__  # type: ignore[method-assign]
# Their own deck has cards of its own, aces first, before it is shuffled.
FixedLimitRazz.deck = FixedLimitBadugi.deck = Deck.STANDARD

_get_key = Lookup._get_key


@lru_cache(maxsize=65_536)
def _key(cards: tuple[Card, ...]) -> tuple[int, bool]:
    """Of ranks and of whether the cards are suited, and so the same in every table."""
    return _get_key(RegularLowHand.lookup, cards)


def _key_once(table: Lookup, cards: Any) -> tuple[int, bool]:
    return _key(Card.clean(cards))


Lookup._get_key = _key_once  # type: ignore[assignment, method-assign]


def rank_each_hand_once(state: State) -> State:
    """The state itself."""
    state.hand_types = tuple(map(remembering, state.hand_types))
    return state


@cache
def remembering(kind: type[Hand]) -> type[Hand]:
    """The same kind of hand."""

    @lru_cache(maxsize=256)
    def asked(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand | Exception:
        try:
            return super(Remembering, Remembering).from_game(hole, board)
        except (KeyError, ValueError) as error:
            return error

    class Remembering(kind):  # type: ignore[misc, valid-type]
        @classmethod
        def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Hand:
            """The best of these cards, or the error of none."""
            found = asked(Card.clean(hole_cards), Card.clean(board_cards))
            if isinstance(found, Exception):
                raise found
            return found

        @cached_property
        def entry(self) -> Entry:
            found: Entry = super().entry
            return found

    return Remembering
