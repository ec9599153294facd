"""Parsing of typed discards: positions of cards, as in ``1 3 5``, or the cards, as in ``Kd 9c``.

No I/O. The caller passes the player's cards; only answers to that player may show the results.
"""

from collections.abc import Sequence
from typing import Final

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.poker.cards import UNKNOWN, CardError, card_text, read_cards
from bot.poker.rule_text import words_of

_PAT: Final = frozenset({"PAT", "NONE", "0"})


def parse_discards(text: str, held: Sequence[int]) -> tuple[int, ...]:
    """Return the cards to discard; none if the player stands pat.

    The table decides whether the player may draw that many. Raises Complaint for a text that names no cards, or a
    position without a card.
    """
    compact = "".join(words_of(text))
    if compact.upper() in _PAT:
        return ()
    cards = _places(compact, held) if compact.isascii() and compact.isdigit() else _cards(compact)
    if len(set(cards)) < len(cards):
        raise Complaint("draw-twice")
    return cards


def _places(digits: str, held: Sequence[int]) -> tuple[int, ...]:
    places = [int(digit) for digit in digits]
    if not all(1 <= place <= len(held) for place in places):
        raise Complaint("draw-no-such-place", most=len(held))
    return tuple(held[place - 1] for place in places)


def _cards(compact: str) -> tuple[int, ...]:
    try:
        cards = read_cards(compact)
    except CardError as error:
        raise Complaint("draw-unreadable") from error
    if not cards or UNKNOWN in cards:
        raise Complaint("draw-unreadable")
    return cards


def suggest_discards(typed: str, held: Sequence[int], most: int) -> list[tuple[int, ...]]:
    """Return suggestions for discards: the typed cards, then the typed cards with one more.

    At most ``most`` cards may be discarded. All suggested cards are from ``held``, the player's own.
    """
    typed_cards = _cards_typed(typed, held)
    if typed_cards is None or len(typed_cards) > most:
        return []
    longer = [(*typed_cards, card) for card in held if card not in typed_cards] if len(typed_cards) < most else []
    return [typed_cards, *longer][:CHOICES_MOST]


def _cards_typed(typed: str, held: Sequence[int]) -> tuple[int, ...] | None:
    """Return the player's cards that the text names; None if it cannot be parsed.

    A last card that is only half typed is ignored.
    """
    for text in (typed, typed.rstrip()[:-1]):
        if not text.strip(" ,"):
            return ()
        try:
            cards = parse_discards(text, held)
        except Complaint:
            continue
        return cards if set(cards) <= set(held) else None
    return None


def discards_text(cards: Sequence[int]) -> str:
    """Return the cards as text that ``parse_discards`` can parse."""
    return " ".join(map(card_text, cards)) or "pat"
