"""Cards as text on Discord: rank and suit, or the bot's own emoji.

The rank is in a box of fixed width. Text that is used outside Discord, or that Discord does not format, has plain
marks; ``plain_marks`` turns emojis into them.
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
"""The space between cards: a thin one, because with plain spaces six cards are too wide for a phone."""
DOWN: Final = "`▒`"
JOKER_FACE: Final = "\N{PLAYING CARD BLACK JOKER}"
_NAMES: Final = {"back": UNKNOWN, "joker": JOKER}
"""emoji's name -> card, for the cards without rank and suit."""
_PREFIX: Final = "card2_"
"""The prefix of the emojis' names.

Increase its number with each change of the cards' pictures, so that the emojis are uploaded again. Older messages keep
the old emojis.
"""
_MENTION: Final = re.compile(rf"<:card\d?_(back|joker|[{RANKS}][{SUITS}]):\d+>")
_mentions: Final[dict[int, str]] = {}
"""card -> the mention of its emoji (UNKNOWN is a face-down card); empty until all emojis are uploaded."""


def card_mark(card: int) -> str:
    return _mentions.get(card) or plain_mark(card)


def plain_mark(card: int) -> str:
    return _PLAIN[card]


def rank_mark(card: int) -> str:
    """Return the rank as people read it: ``10`` for a ten, which is T in the program."""
    return RANKS[rank_of(card)].replace("T", "10")


_PLAIN: Final = {card: f"`{rank_mark(card)}`{_SUITS[suit_of(card)]}" for card in DECK} | {
    JOKER: JOKER_FACE,
    UNKNOWN: DOWN,
}


def rank_face(card: int) -> str:
    """Return the rank without the suit, for the label of a button; the joker has a symbol of its own."""
    return JOKER_FACE if card == JOKER else rank_mark(card)


def card_marks(cards: Iterable[int]) -> str:
    return _SPACE.join(map(card_mark, cards))


def discard_marks(cards: Iterable[int]) -> str:
    """Return the discards from the highest to the lowest, in whatever order they were chosen."""
    return card_marks(sorted(cards, reverse=True))


def card_face(card: int) -> str:
    """Return the card for a button's label, in which Discord formats nothing."""
    return plain_mark(card).replace("`", "")


def down_marks(count: int) -> str:
    return card_marks([UNKNOWN] * count)


def holding_marks(shown: Sequence[int], down: int, up: Iterable[int]) -> str:
    """Return a player's cards as others see them.

    First come the shown cards or the backs of face-down ones, then ``|`` and the upcards.
    """
    return " | ".join(side for side in (card_marks(shown or [UNKNOWN] * down), card_marks(up)) if side)


# Emojis


def emoji_name(card: int) -> str:
    """Return the name of the card's emoji on Discord: ``card2_7h``."""
    return _PREFIX + next((name for name, each in _NAMES.items() if each == card), card_text(card))


def use_emojis(mentions: Mapping[int, str]) -> None:
    """Use these emojis for cards from now on, and plain marks for cards without an emoji."""
    _mentions.clear()
    _mentions.update(mentions)


def plain_marks(text: str) -> str:
    """Return the text with plain marks in place of card emojis, even emojis of earlier processes."""
    return _MENTION.sub(lambda match: plain_mark(_card_named(match[1])), text)


def _card_named(name: str) -> int:
    return _NAMES[name] if name in _NAMES else parse_cards(name)[0]
