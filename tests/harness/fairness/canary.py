"""The secrets of a sealed hand and the cards each seat saw, for tests that search proofs for leaks."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.fairness.proof import Proof
from bot.fairness.sealing import PLACES, Deck, SealedHand
from bot.poker.cards import JOKER
from bot.poker.events import Event, HandStarted, HoldingShown, StreetDealt
from bot.poker.games import GAMES


class Told(NamedTuple):
    """A proof as one reader has it; seat 0 is a spectator."""

    seat: int
    proof: Proof
    text: str


def shown_to(events: Iterable[Event], seat: int) -> set[int]:
    """Return every card that the seat saw in any way."""
    cards: set[int] = set()
    for event in events:
        if isinstance(event, StreetDealt):
            cards |= {card for up in event.up for card in up}
            cards |= set(event.shared)
            cards |= {card for at, down in zip(event.seats, event.down, strict=True) if at == seat for card in down}
        elif isinstance(event, HoldingShown):
            cards |= set(event.cards)
        elif getattr(event, "seat", None) == seat:
            cards |= set(getattr(event, "cards", ()))
    return cards


def leaks(sealed: SealedHand, events: Sequence[Event], told: Sequence[Told]) -> list[str]:
    """Return the cards that these readers, combining their proofs, learn beyond the cards one of them saw."""
    opened = {(one.deck, one.place): one.card for each in told for one in each.proof.openings}
    seen = set[int]().union(*(shown_to(events, each.seat) for each in told)) | _not_in_play(events)
    used = {number for each in told for number, deck in enumerate(each.proof.decks) if deck.kind != "seed"}
    found = list[str]()
    for number in used:
        deck, texts = _deck(sealed, number), [each.text for each in told]
        if any(deck.seed.hex() in text for text in texts):
            found.append(f"deck {number} is open")
        for place in sorted(set[int]().union(*(_salts_in(text, sealed, number) for text in texts))):
            if deck.cards[place] not in seen:
                found.append(f"the salt of place {place} of deck {number}")
            if (number, place) not in opened:
                found.append(f"the salt of place {place} of deck {number}, beside the openings")
    return found + [f"card {card} at {spot}" for spot, card in opened.items() if card not in seen]


# The tests combine the same texts in many ways, and sealed.decks makes a deck on each access.


@lru_cache(maxsize=64)
def _deck(sealed: SealedHand, number: int) -> Deck:
    return sealed.decks[number]


@lru_cache(maxsize=256)
def _salts_in(text: str, sealed: SealedHand, number: int) -> frozenset[int]:
    """Return the places whose salts appear in the text."""
    deck = _deck(sealed, number)
    return frozenset(place for place in range(PLACES) if deck.salt(place).hex() in text)


def _not_in_play(events: Sequence[Event]) -> set[int]:
    """Return the joker of a game without one, which belongs to nobody and is opened to all."""
    started = events[0]
    assert isinstance(started, HandStarted)
    return set() if JOKER in GAMES[started.game].deck_under(started.rules) else {JOKER}
