"""Cards as people read them on Discord: rank in a box of fixed width, suit beside it; or, once the bot has them, its
own emojis of their faces.

Whatever leaves Discord, or is not formatted by it, takes the plain marks: ``plain_marks`` takes emojis back to them.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.poker.cards import DECK, JOKER, RANKS, SUITS, UNKNOWN, card_text, parse_cards, rank_of, suit_of

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
_NAMES: Final = {"back": UNKNOWN, "joker": JOKER}
"""Of emojis whose card has no name of rank and suit."""
_PREFIX: Final = "card2_"
"""Of the emojis' names. The number grows with each change of the faces, so that they are uploaded again; earlier ones
stay what they are in the messages that use them."""
_MENTION: Final = re.compile(rf"<:card\d?_(back|joker|[{RANKS}][{SUITS}]):\d+>")
_mentions: Final[dict[int, str]] = {}
"""Card -> the emoji's mention; UNKNOWN stands for a card that lies face down. Empty until all are there."""


def card_mark(card: int) -> str:
    return _mentions.get(card) or plain_mark(card)


def plain_mark(card: int) -> str:
    return _PLAIN[card]


def rank_mark(card: int) -> str:
    """The rank as it stands on the card: a ten is 10 for people, and T only in what programs read."""
    return RANKS[rank_of(card)].replace("T", "10")


_PLAIN: Final = {card: f"`{rank_mark(card)}`{_SUITS[suit_of(card)]}" for card in DECK} | {
    JOKER: JOKER_FACE,
    UNKNOWN: DOWN,
}


def rank_face(card: int) -> str:
    """The rank alone, for the label of a button; the joker has a face of its own."""
    return JOKER_FACE if card == JOKER else rank_mark(card)


def card_marks(cards: Iterable[int]) -> str:
    return _SPACE.join(map(card_mark, cards))


def discard_marks(cards: Iterable[int]) -> str:
    """Discards from the highest, in whatever order they were picked."""
    return card_marks(sorted(cards, reverse=True))


def card_face(card: int) -> str:
    """The card in a button's label, which formats nothing."""
    return plain_mark(card).replace("`", "")


def down_marks(count: int) -> str:
    return card_marks([UNKNOWN] * count)


def holding_marks(shown: Sequence[int], down: int, up: Iterable[int]) -> str:
    """A player's cards as others see them: those that they have shown, else the backs of as many as lie face down, and
    behind a line those that lie face up."""
    return " | ".join(side for side in (card_marks(shown or [UNKNOWN] * down), card_marks(up)) if side)


# Emojis


def emoji_name(card: int) -> str:
    """Which the card's face bears on Discord: ``card2_7h``."""
    return _PREFIX + next((name for name, each in _NAMES.items() if each == card), card_text(card))


def use_emojis(mentions: Mapping[int, str]) -> None:
    """Tells cards by these emojis from here on; by plain marks where there are none."""
    _mentions.clear()
    _mentions.update(mentions)


def plain_marks(text: str) -> str:
    """The text with plain marks in place of emojis, also of those that an earlier process used."""
    return _MENTION.sub(lambda found: plain_mark(_card_named(found[1])), text)


def _card_named(name: str) -> int:
    return _NAMES[name] if name in _NAMES else parse_cards(name)[0]
