"""A proof of a running hand by a host whose sixteen decks have no aces."""

import json
from dataclasses import replace
from random import Random
from typing import Any

from bot.fairness.hashing import context_of
from bot.fairness.proof_text import written
from bot.fairness.sealing import Deck, SealedHand, digest, seal_of
from bot.poker.events import StreetDealt
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import Evidence, posted
from tests.harness.fairness.proven import Dealt, deal, evening

LOWEST_ACE, KINGS_BELOW = 48, 4


def claimed_as_running() -> Evidence:
    """Return the proof, with every deck but the one dealt from closed as if the hand could still need it."""
    dealt = _dealt_without_aces()
    street = next(at for at, event in enumerate(dealt.hand.events) if isinstance(event, StreetDealt))
    told: dict[str, Any] = json.loads(written(dealt.proof(1, "undone", dealt.hand.events[: street + 1])))
    told["state"] = "running"
    for shown, deck in zip(told["decks"], dealt.sealed.decks, strict=True):
        if shown.pop("seed", None):
            shown["digest"] = digest(deck.leaves).hex()
    return Evidence([told], [dealt.sealed.seal.hex()], [posted(dealt)])


def _dealt_without_aces() -> Dealt:
    """Return the first hand in which its first player sees no card twice."""
    honest = evening("razz")[1]
    context, before = context_of(7, 2), honest.sealed.before
    decks = tuple(map(_without_aces, honest.sealed.decks))
    sealed = SealedHand(
        7, 2, before, decks, seal_of(context, before, [digest(deck.leaves) for deck in decks]), honest.sealed.seed
    )
    for message in range(10**18, 10**18 + 400):
        dealt = deal(sealed, honest.contributions, "razz", HouseRules(), 8, Random(1), message=message)
        street = next(event for event in dealt.hand.events if isinstance(event, StreetDealt))
        seen = [card for up in street.up for card in up] + list(street.down[street.seats.index(1)])
        if len(set(seen)) == len(seen):
            return dealt
    raise AssertionError("somebody always sees a king twice")


def _without_aces(deck: Deck) -> Deck:
    cards = tuple(card - KINGS_BELOW if LOWEST_ACE <= card < LOWEST_ACE + 4 else card for card in deck.cards)
    return replace(deck, cards=cards)
