"""The comparison of several proofs of one hand: no card is in two places or in two hands (F-8)."""

from collections.abc import Iterable, Sequence

from bot.fairness.proof import Proof
from bot.fairness.verifying.cards import opened_cards
from bot.fairness.verifying.own import never_in_pile, own_cards
from bot.fairness.verifying.positions import Wrong
from bot.poker.cards import card_text
from bot.poker.events import HoldingShown

_Owned = dict[tuple[int, int], set[int]]
"""(deck index, card) -> the seats that already had the card when the deck came into use."""


def check_apart(proofs: Sequence[Proof]) -> None:
    """Compare several readers' valid proofs of one hand. Raises Wrong if they contradict each other.

    No card may be in two places, and shown cards must be cards that the player had.
    """
    places: dict[tuple[int, int], int] = {}
    owned: _Owned = {}
    hands: dict[int, set[int]] = {}
    for proof in proofs:
        opened = opened_cards(proof)
        for (deck, position), card in opened.items():
            if places.setdefault((deck, card), position) != position:
                raise Wrong(f"{card_text(card)} is in one deck twice")
        hands[proof.reader] = set(own_cards(proof, opened))
        for deck, cards in never_in_pile(proof, opened).items():
            for card in cards:
                owned.setdefault((deck, card), set()).add(proof.reader)
    for deck, card, seat in _cards_dealt_to_readers(proofs):
        if owned.get((deck, card), {seat}) != {seat}:
            raise Wrong(f"{card_text(card)} is in two hands")
    for shown in (entry.event for proof in proofs for entry in proof.log if isinstance(entry.event, HoldingShown)):
        if not set(shown.cards) <= hands.get(shown.seat, set(shown.cards)):
            raise Wrong(f"seat {shown.seat} is said to have shown other cards than it had")


def _cards_dealt_to_readers(proofs: Iterable[Proof]) -> set[tuple[int, int, int]]:
    """Return (deck index, card, seat) for each card that a reader was dealt face down or already had.

    A position is skipped for a player who already has its card.
    """
    dealt: set[tuple[int, int, int]] = set()
    for proof in proofs:
        opened = opened_cards(proof)
        for entry in proof.log:
            dealt |= {
                (one.deck, opened[one[:2]], one.seat)
                for one in entry.taken
                if one.use in ("down", "passed") and one.seat == proof.reader != 0
            }
    return dealt
