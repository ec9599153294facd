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
_SPACE: Final = "\N{THIN SPACE}"
"""Between cards: with plain spaces six of them do not fit into a phone's line."""
DOWN: Final = "`▒`"
JOKER_FACE: Final = "\N{PLAYING CARD BLACK JOKER}"


def card_mark(card: int) -> str:
    if card == JOKER:
        return JOKER_FACE
    if card == UNKNOWN:
        return DOWN
    return f"`{RANKS[rank_of(card)]}`{_SUITS[suit_of(card)]}"


def card_marks(cards: Iterable[int]) -> str:
    return _SPACE.join(map(card_mark, cards))


def card_face(card: int) -> str:
    """For the label of a button, which formats nothing."""
    return card_mark(card).replace("`", "")


def down_marks(count: int) -> str:
    return _SPACE.join([DOWN] * count)
