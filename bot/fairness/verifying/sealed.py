"""The checks of the seal, the unused decks and the contributions (F-1, F-2, F-3, F-7)."""

from collections.abc import Sequence

from bot.fairness.cutting import CUT, WORD_LENGTH_MOST
from bot.fairness.dealing import deck_order
from bot.fairness.hashing import context_of
from bot.fairness.proof import Proof, ShownDeck
from bot.fairness.sealing import NO_SEAL, digest, made_deck, seal_of
from bot.fairness.terms import terms_digest
from bot.fairness.verifying.positions import Wrong
from bot.poker.events import HandFinished


def check_seal(proof: Proof) -> None:
    """Check that the seal was computed from the proof's 16 decks.

    The leaves of an unused deck are computed from its seed.
    """
    context = context_of(proof.table, proof.hand)
    digests = [_digest(context, number, deck) for number, deck in enumerate(proof.decks)]
    if seal_of(context, proof.before, digests) != proof.seal:
        raise Wrong("these decks aren't the ones that were sealed for this hand")


def _digest(context: bytes, number: int, deck: ShownDeck) -> bytes:
    return digest(deck.value if deck.kind == "leaves" else made_deck(context, number, deck.value).leaves)


def check_unused(proof: Proof) -> None:
    """Check that every unused deck is revealed by its seed, and that used decks come first in the order."""
    _check_state(proof)
    if {one.deck for entry in proof.log for one in entry.taken} != set(range(proof.decks_taken)):
        raise Wrong("a deck was taken, and no card of it was dealt")
    used = taken(proof)
    for number, deck in enumerate(proof.decks):
        if number in used and deck.kind != "leaves":
            raise Wrong(f"deck {number} was dealt from, and its leaves are missing")
        if number not in used and deck.kind != "seed":
            raise Wrong(f"deck {number} wasn't dealt from, and isn't open")


def _check_state(proof: Proof) -> None:
    """Check that the proof's state agrees with its log."""
    over = any(isinstance(entry.event, HandFinished) for entry in proof.log)
    if over != (proof.state == "finished") or (proof.log and proof.state == "undealt"):
        raise Wrong(f"the hand is said to be {proof.state}, and its log says something else")


def taken(proof: Proof) -> Sequence[int]:
    """Return the numbers of the used decks, in the order of use."""
    return () if proof.key is None else deck_order(proof.key)[: proof.decks_taken]


def check_cut(proof: Proof) -> None:
    """Check that contributions are valid, and that a dealt hand was closed first and matches its closing."""
    cut: set[int] = set()
    for one in proof.contributions:
        if not one.seat or (one.kind != CUT and (one.word or proof.hand == 1)) or (one.count and one.kind != "draw"):
            raise Wrong("something was added to the cut that doesn't belong there")
        if one.kind == CUT and (one.seat in cut or not 1 <= len(one.word) <= WORD_LENGTH_MOST):
            raise Wrong(f"seat {one.seat} cut twice, or without a word")
        if one.kind == CUT:
            cut.add(one.seat)
    if proof.hand == 1 and proof.before != NO_SEAL:
        raise Wrong("there's a seal before the table's first one")
    if proof.log and proof.closing is None:
        raise Wrong("the hand was dealt, but its deal was never closed")
    _check_closing(proof)


def _check_closing(proof: Proof) -> None:
    """Check that the hand was dealt as its closing message says.

    The game, button, seats, house rules and stakes must be the same.
    """
    closing, started = proof.closing, proof.started
    if closing is None or started is None:
        return
    announced = closing.game, closing.button, sorted(closing.seats)
    if announced != (started.game, started.button, sorted(started.seats)):
        raise Wrong("the game, the button, or the seats aren't those the deal was closed for")
    if closing.rules != terms_digest(started.rules, started.stakes):
        raise Wrong("the house rules or the stakes aren't those the deal was closed for")
