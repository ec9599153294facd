"""Proofs that a host could write, told so that one step of the verifier has to find them out."""

import json
from typing import Any

from bot.fairness.dealing import cut_order, deck_order
from bot.fairness.hashing import hashed
from bot.fairness.log import Taken
from bot.fairness.proof_text import written
from bot.fairness.terms import TERMS_BYTES
from bot.fairness.verifying.verify import verify_text
from bot.poker.events import Drew, Event
from tests.harness.fairness.proven import Dealt

Told = dict[str, Any]


def until(dealt: Dealt, kind: type[Event], which: int = 0, seat: int = 1) -> Told:
    """The seat's proof of the hand, undone after the first event of that kind, or the one ``which`` says."""
    end = [at for at, event in enumerate(dealt.hand.events) if isinstance(event, kind)][which] + 1
    told: Told = json.loads(written(dealt.proof(seat, "undone", dealt.hand.events[:end])))
    return told


def problem(told: Told, step: str) -> str | None:
    """The sentence in which the step refuses it; None where it holds."""
    steps = dict(verify_text("", json.dumps(told)).steps)
    return steps[step]


def terms(started: Told) -> str:
    """The digest of the house rules and stakes that a log's first event tells."""
    text = json.dumps([started["rules"], started["stakes"]], sort_keys=True, separators=(",", ":"))
    return hashed("rules", text)[:TERMS_BYTES].hex()


def opened_as_taken(dealt: Dealt, told: Told) -> Told:
    """The proof, once it opens every card that its reader was shown by the positions in its log."""
    taken = [one for entry in told["log"] for one in entry.get("taken", [])]
    for_all, own = ("up", "community"), ("down", "passed")
    shown = {
        (deck, position)
        for deck, position, use, seat in taken
        if use in for_all or (use in own and seat == told["reader"]) or (use == "passed" and not seat)
    }
    told["openings"] = [_opening(dealt, deck, position) for deck, position in sorted(shown)]
    return told


def _opening(dealt: Dealt, taken: int, position: int) -> list[Any]:
    number, place = deck_order(dealt.key)[taken], cut_order(dealt.key, taken)[position]
    deck = dealt.sealed.decks[number]
    return [number, place, deck.cards[place], deck.salt(place).hex()]


def drawn(dealt: Dealt) -> list[tuple[int, tuple[Taken, ...]]]:
    """Each draw's seat, and the positions that it took."""
    return [(entry.event.seat, entry.taken) for entry in dealt.record().whole.log if isinstance(entry.event, Drew)]


def moved(taken: list[list[Any]], by: int) -> list[list[Any]]:
    """The same cards for the same seats, from so many positions further down."""
    return [[deck, position + by, use, seat] for deck, position, use, seat in taken]
