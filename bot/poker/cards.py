"""Cards as integers, and the text that people and files write for them (R-1.1).

A card is ``4 * rank + suit``: rank 0 is the deuce and 12 the ace, suits are clubs, diamonds, hearts, spades.
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
"""A card that a hand history does not tell (``??``); no table of ranks reaches this far, so using it fails loudly."""

_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "Jo", "??")
_CARDS: Final = {text: card for card, text in enumerate(_TEXTS)}


class CardError(ValueError):
    """Text that is no card; the message names it."""


def rank_of(card: int) -> int:
    return card >> 2


def suit_of(card: int) -> int:
    return card & 3


def ace_low(card: int) -> int:
    """The rank with the ace lowest: 0 the ace, 12 the king."""
    return (rank_of(card) + 1) % 13


def suit_value(card: int, order: SuitOrder) -> int:
    """How high the card's suit stands under the house rule ``suit_order`` (R-1.2)."""
    return suit_of(card) if order == "cdhs" else 3 - suit_of(card)


def card_text(card: int) -> str:
    return _TEXTS[card]


def cards_text(cards: Iterable[int]) -> str:
    return "".join(_TEXTS[card] for card in cards)


_WRITTEN: Final = re.compile(r"(10|[2-9TJQKA])([CDHS♣♦♥♠♧♢♡♤])|JO(?:KER)?|🃏|\?\?", re.IGNORECASE)
_SIGNS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
_SELECTORS: Final = str.maketrans("", "", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")
"""They say whether a sign is shown as text or as a picture."""


def read_cards(text: str) -> tuple[int, ...]:
    """Cards as people write them: ``10h``, ``T♥``, ``qs``, in a row or apart by spaces and commas. Raises CardError."""
    compact = "".join(text.replace(",", " ").split()).translate(_SELECTORS)
    cards, at = list[int](), 0
    while at < len(compact):
        match = _WRITTEN.match(compact, at)
        if match is None:
            raise CardError(f"unknown card {compact[at : at + 2]!r}")
        cards.append(_CARDS[_standard(match)])
        at = match.end()
    return tuple(cards)


def _standard(match: re.Match[str]) -> str:
    if match[1] is None:
        return "??" if match[0] == "??" else "Jo"
    return match[1].replace("10", "T").upper() + match[2].translate(_SIGNS).lower()


def parse_cards(text: str) -> tuple[int, ...]:
    """``"As2dJo??"`` as cards; white space between cards is allowed."""
    compact = "".join(text.split())
    tokens = [compact[at : at + 2] for at in range(0, len(compact), 2)]
    for token in tokens:
        if token not in _CARDS:
            raise CardError(f"unknown card {token!r}")
    return tuple(_CARDS[token] for token in tokens)
