"""Cards as integers, and their text in messages and files (R-1.1).

A card is ``4 * rank + suit``: rank 0 is the deuce and 12 the ace; the suits are clubs, diamonds, hearts, spades.
"""

import re
from collections.abc import Iterable
from typing import Final

from bot.poker.house_rules import SuitOrder

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
DECK: Final = tuple(range(52))
JOKER: Final = 52
UNKNOWN: Final = 53
"""The card that stands for one that a hand history does not name (``??``).

Ranking it raises an error, because the tables of ranks have no entry for it.
"""

_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "Jo", "??")
_CARDS: Final = {text: card for card, text in enumerate(_TEXTS)}


class CardError(ValueError):
    """An error for text that is not a card; its message contains the text."""


def rank_of(card: int) -> int:
    return card >> 2


def suit_of(card: int) -> int:
    return card & 3


def ace_low(card: int) -> int:
    """Return the card's rank with the ace low: 0 is the ace, 12 the king."""
    return (rank_of(card) + 1) % 13


def suit_value(card: int, order: SuitOrder) -> int:
    """Return the card's suit as a position in the house rule ``suit_order``, 0 the lowest (R-1.2)."""
    return suit_of(card) if order == "cdhs" else 3 - suit_of(card)


def card_text(card: int) -> str:
    return _TEXTS[card]


def cards_text(cards: Iterable[int]) -> str:
    return "".join(_TEXTS[card] for card in cards)


_CARD_PATTERN: Final = re.compile(r"(10|[2-9TJQKA])([CDHS♣♦♥♠♧♢♡♤])|JO(?:KER)?|🃏|\?\?", re.IGNORECASE)
_SUIT_LETTERS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
_WITHOUT_SELECTORS: Final = str.maketrans("", "", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")
"""A translation table that removes the characters which select the text or emoji form of a symbol."""


def read_cards(text: str) -> tuple[int, ...]:
    """Parse cards as people type them: ``10h``, ``T♥``, ``qs``.

    Spaces and commas may stand between them. Raises CardError.
    """
    compact = "".join(text.replace(",", " ").split()).translate(_WITHOUT_SELECTORS)
    cards, at = list[int](), 0
    while at < len(compact):
        match = _CARD_PATTERN.match(compact, at)
        if match is None:
            raise CardError(f"unknown card {compact[at : at + 2]!r}")
        cards.append(_CARDS[_standard_text(match)])
        at = match.end()
    return tuple(cards)


def _standard_text(match: re.Match[str]) -> str:
    if match[1] is None:
        return "??" if match[0] == "??" else "Jo"
    return match[1].replace("10", "T").upper() + match[2].translate(_SUIT_LETTERS).lower()


def parse_cards(text: str) -> tuple[int, ...]:
    """Parse cards as files write them, e.g. ``"As2dJo??"``; white space between cards is allowed.

    Raises CardError.
    """
    compact = "".join(text.split())
    tokens = [compact[at : at + 2] for at in range(0, len(compact), 2)]
    for token in tokens:
        if token not in _CARDS:
            raise CardError(f"unknown card {token!r}")
    return tuple(_CARDS[token] for token in tokens)
