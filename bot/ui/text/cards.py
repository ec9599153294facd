"""Cards as text on Discord: the rank in a box of fixed width and the suit, or the bot's own emoji.

Text outside Discord, or that Discord does not format, uses plain marks; ``plain_marks`` turns emojis into them.
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
"""The gap between cards; with plain spaces, six of them do not fit into a phone's line."""
DOWN: Final = "`▒`"
JOKER_FACE: Final = "\N{PLAYING CARD BLACK JOKER}"
_NAMES: Final = {"back": UNKNOWN, "joker": JOKER}
"""The emojis' names of cards without rank and suit."""
_PREFIX: Final = "card2_"
"""The prefix of the emojis' names.

Increase the number with each change of the cards' pictures, so that the emojis are uploaded again. Older messages keep
the old ones.
"""
_MENTION: Final = re.compile(rf"<:card\d?_(back|joker|[{RANKS}][{SUITS}]):\d+>")
_mentions: Final[dict[int, str]] = {}
"""The emoji's mention by card, UNKNOWN for a face-down card; empty until all are uploaded."""


def card_mark(card: int) -> str:
    return _mentions.get(card) or plain_mark(card)


def plain_mark(card: int) -> str:
    return _PLAIN[card]


def rank_mark(card: int) -> str:
    """Return the rank as people read it: a ten is 10, and T only for programs."""
    return RANKS[rank_of(card)].replace("T", "10")


_PLAIN: Final = {card: f"`{rank_mark(card)}`{_SUITS[suit_of(card)]}" for card in DECK} | {
    JOKER: JOKER_FACE,
    UNKNOWN: DOWN,
}


def rank_face(card: int) -> str:
    """Return the rank alone, for the label of a button; the joker has a face of its own."""
    return JOKER_FACE if card == JOKER else rank_mark(card)


def card_marks(cards: Iterable[int]) -> str:
    return _SPACE.join(map(card_mark, cards))


def discard_marks(cards: Iterable[int]) -> str:
    """Return the discards from the highest down, regardless of the order in which they were chosen."""
    return card_marks(sorted(cards, reverse=True))


def card_face(card: int) -> str:
    """Return the card for a button's label, which has no formatting."""
    return plain_mark(card).replace("`", "")


def down_marks(count: int) -> str:
    return card_marks([UNKNOWN] * count)


def holding_marks(shown: Sequence[int], down: int, up: Iterable[int]) -> str:
    """Return a player's cards as others see them.

    First come the shown cards, or the backs of the face-down ones, then the upcards behind a line.
    """
    return " | ".join(side for side in (card_marks(shown or [UNKNOWN] * down), card_marks(up)) if side)


# Emojis


def emoji_name(card: int) -> str:
    """Return the name of the card's emoji on Discord: ``card2_7h``."""
    return _PREFIX + next((name for name, each in _NAMES.items() if each == card), card_text(card))


def use_emojis(mentions: Mapping[int, str]) -> None:
    """Show cards by these emojis from now on, and by plain marks where one is missing."""
    _mentions.clear()
    _mentions.update(mentions)


def plain_marks(text: str) -> str:
    """Return the text with plain marks in place of emojis, including those of earlier processes."""
    return _MENTION.sub(lambda match: plain_mark(_card_named(match[1])), text)


def _card_named(name: str) -> int:
    return _NAMES[name] if name in _NAMES else parse_cards(name)[0]
