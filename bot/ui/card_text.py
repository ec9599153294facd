"""Cards as people read them on Discord: rank in a box of fixed width, suit beside it."""

from collections.abc import Iterable
from typing import Final

from bot.poker.cards import JOKER, RANKS, UNKNOWN, rank_of, suit_of

_EMOJI: Final = "\N{VARIATION SELECTOR-16}"
_GLYPH: Final = "\N{VARIATION SELECTOR-15}"
# Black suits as emoji are near black and vanish on the dark theme; as text they take the colour of the text.
_SUITS: Final = (
    "\N{BLACK CLUB SUIT}" + _GLYPH,
    "\N{BLACK DIAMOND SUIT}" + _EMOJI,
    "\N{BLACK HEART SUIT}" + _EMOJI,
    "\N{BLACK SPADE SUIT}" + _GLYPH,
)
DOWN: Final = "`▒▒`"


def card_mark(card: int) -> str:
    if card == JOKER:
        return "`Jo`"
    if card == UNKNOWN:
        return DOWN
    return f"`{RANKS[rank_of(card)]}`{_SUITS[suit_of(card)]}"


def card_marks(cards: Iterable[int]) -> str:
    return " ".join(map(card_mark, cards))


def down_marks(count: int) -> str:
    return " ".join([DOWN] * count)
