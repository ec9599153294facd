"""A hand's 16 decks, made from one secret, and the seal that fixes them before anybody acts (F-1, F-2)."""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256, shake_256
from typing import Final, overload

from bot.fairness.hashing import SYSTEM, context_of, fair_order, hashed, measured

DECKS: Final = 16
"""The number of decks; it is enough even for a hand of Jackpots that is passed in 12 times and then needs a refill."""
PLACES: Final = 53
"""The cards of every deck in every game; in a game without a joker, the joker's place is skipped."""
SALT_BYTES: Final = 16
LEAF_BYTES: Final = 32
NO_SEAL: Final = bytes(32)
"""The value in place of the previous seal for a table's first hand."""


_SALTS: Final = struct.Struct(f"{SALT_BYTES}s" * PLACES)


@dataclass(frozen=True, slots=True)
class Deck:
    """One deck with its secrets, which stay secret until the deck may be seen."""

    seed: bytes = field(repr=False)
    cards: tuple[int, ...] = field(repr=False)
    """The cards by place."""
    salts: bytes = field(repr=False)
    """The salts of all places, concatenated."""
    leaves: bytes
    """The leaves of all places, concatenated; they reveal nothing without the salts."""

    def salt(self, place: int) -> bytes:
        return self.salts[SALT_BYTES * place : SALT_BYTES * (place + 1)]


@dataclass(frozen=True, slots=True)
class SealedHand:
    """The decks from which a hand will be dealt; the order of their use is set later."""

    table: int
    hand: int
    before: bytes
    """The seal of the previous hand; NO_SEAL for a table's first."""
    decks: Sequence[Deck] = field(repr=False)
    seal: bytes


def sealed_hand(table: int, hand: int, before: bytes, seed: bytes) -> SealedHand:
    """Make the decks and their seal from 32 secret bytes; the same bytes give the same result."""
    if len(seed) != 32:
        raise ValueError("a seed has 32 bytes")
    digests = [digest(deck.leaves) for deck in DecksOfSeed(table, hand, seed)]
    return sealed_again(table, hand, before, seed, seal_of(context_of(table, hand), before, digests))


def sealed_again(table: int, hand: int, before: bytes, seed: bytes, seal: bytes) -> SealedHand:
    """Return the decks of a seed whose seal was computed before."""
    return SealedHand(table, hand, before, DecksOfSeed(table, hand, seed), seal)


class DecksOfSeed(Sequence[Deck]):
    """The decks of one seed, each created when it is needed: 16 take 50 KiB, and a hand uses one or two."""

    __slots__ = ("_context", "_seed")

    def __init__(self, table: int, hand: int, seed: bytes) -> None:
        self._context = context_of(table, hand)
        self._seed = seed

    def __len__(self) -> int:
        return DECKS

    @overload
    def __getitem__(self, number: int) -> Deck: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Deck]: ...
    def __getitem__(self, number: int | slice) -> Deck | Sequence[Deck]:
        if isinstance(number, slice):
            return [self[each] for each in range(DECKS)[number]]
        return made_deck(self._context, range(DECKS)[number], self.seed_of(range(DECKS)[number]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DecksOfSeed) and (self._context, self._seed) == (other._context, other._seed)

    def __hash__(self) -> int:
        return hash((self._context, self._seed))

    def seed_of(self, number: int) -> bytes:
        """Return the deck's own seed."""
        return hashed("deck", self._seed, number)


def made_deck(context: bytes, number: int, seed: bytes) -> Deck:
    """Return the deck with this number; its own seed determines the order and the salts."""
    cards = fair_order(seed, "order", PLACES)
    salts = shake_256(seed + b"salt").digest(SALT_BYTES * PLACES)
    leaf_hash = sha256(_leaf_beginning(context, number))
    places, ends = _numbers()
    leaves: list[bytes] = []
    for place, card, salt in zip(places, cards, _SALTS.unpack(salts), strict=True):
        # Copying a started hash costs less than starting one.
        hashing = leaf_hash.copy()
        hashing.update(place + ends[card] + salt)
        leaves.append(hashing.digest())
    return Deck(seed, cards, salts, b"".join(leaves))


def leaf(context: bytes, number: int, place: int, card: int, salt: bytes) -> bytes:
    """Return a hash that fixes the card at a place of a deck without revealing it."""
    return sha256(_leaf_beginning(context, number) + measured(place) + measured(card) + measured(salt)).digest()


def digest(leaves: bytes) -> bytes:
    """Return the digest of a deck's leaves, which is part of the seal."""
    return sha256(leaves).digest()


def seal_of(context: bytes, before: bytes, digests: Iterable[bytes]) -> bytes:
    return hashed("seal", context, before, *digests)


def leaf_at(leaves: bytes, place: int) -> bytes:
    return leaves[LEAF_BYTES * place : LEAF_BYTES * (place + 1)]


@lru_cache(maxsize=DECKS)
def _leaf_beginning(context: bytes, number: int) -> bytes:
    """Return the bytes with which all leaves of a deck begin.

    Cached, because a proof checks about 40 leaves of one or two decks.
    """
    return b"".join(measured(part) for part in (SYSTEM, "leaf", context, number))


@cache
def _numbers() -> tuple[Sequence[bytes], Sequence[bytes]]:
    """Return the bytes of each place, and the bytes of each card followed by the salt's length.

    Cached, because a hand makes 848 leaves.
    """
    places = [measured(number) for number in range(PLACES)]
    return places, [place + SALT_BYTES.to_bytes(4, "big") for place in places]
