"""Forged proofs, each of which one step of the verifier must detect."""

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
    """Return the seat's proof of the hand, undone after an event of this kind; ``which`` counts from 0."""
    end = [at for at, event in enumerate(dealt.hand.events) if isinstance(event, kind)][which] + 1
    told: Told = json.loads(written(dealt.proof(seat, "undone", dealt.hand.events[:end])))
    return told


def problem(told: Told, step: str) -> str | None:
    """Return the sentence with which the step refuses the proof, or None if it accepts it."""
    steps = dict(verify_text("", json.dumps(told)).steps)
    return steps[step]


def terms(started: Told) -> str:
    """Return the digest of the house rules and stakes in a log's first event."""
    text = json.dumps([started["rules"], started["stakes"]], sort_keys=True, separators=(",", ":"))
    return hashed("rules", text)[:TERMS_BYTES].hex()


def opened_as_taken(dealt: Dealt, told: Told) -> Told:
    """Return the proof with exactly those cards opened that its log shows to the reader."""
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
    """Return the seat of each draw and the positions it took."""
    return [(entry.event.seat, entry.taken) for entry in dealt.record().whole.log if isinstance(entry.event, Drew)]


def moved(taken: list[list[Any]], by: int) -> list[list[Any]]:
    """Return the same cards for the same seats, taken ``by`` positions later."""
    return [[deck, position + by, use, seat] for deck, position, use, seat in taken]
