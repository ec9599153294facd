"""pokerkit's ways to rank a hand, without what it does again and again: for every player who shows a hand it asks anew
what all others hold, for every two hands that it compares it looks both up again, and each time it asks five times
whether the cards are cards. What it answers stays its own."""

from functools import cache, cached_property, lru_cache
from typing import Any

from pokerkit import Card, State
from pokerkit.hands import Hand
from pokerkit.lookups import Entry

_clean = Card.clean


def _clean_unless_a_tuple(values: Any) -> tuple[Card, ...]:
    return values if type(values) is tuple else _clean(values)


Card.clean = staticmethod(_clean_unless_a_tuple)  # type: ignore[method-assign]


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
