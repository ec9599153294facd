"""A hand's 16 decks, made from one secret seed, and the seal that fixes them (F-1, F-2)."""

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from hashlib import sha256, shake_256
from typing import Final, overload

from bot.fairness.hashing import SYSTEM, beginning, context_of, fair_order, hashed_hashes, measured

DECKS: Final = 16
"""The number of decks per hand: enough even if Jackpots is passed in 12 times and then needs a refill."""
PLACES: Final = 53
"""The number of cards in every sealed deck. In a game without a joker, the joker's place is skipped."""
SALT_BYTES: Final = 16
LEAF_BYTES: Final = 32
SEED_BYTES: Final = 32
DIGEST_BYTES: Final = 32
NO_SEAL: Final = bytes(32)
"""The value that a table's first hand has in place of the previous hand's seal."""


_SALTS: Final = struct.Struct(f"{SALT_BYTES}s" * PLACES)


@dataclass(frozen=True)
class Deck:
    """One deck with its seed, cards and salts, which stay secret until they may be revealed."""

    context: bytes
    number: int
    """The deck's number among the hand's decks; ``context`` is the hand's."""
    seed: bytes = field(repr=False)
    cards: tuple[int, ...] = field(repr=False)
    """The card at each place of the deck."""
    salts: bytes = field(repr=False)
    """The salts of all places, concatenated; ``salt`` returns one of them."""

    @cached_property
    def leaves(self) -> bytes:
        """The leaf hashes of all places, concatenated; they reveal no card without the salts."""
        return b"".join(self.leaves_at(range(PLACES)))

    def leaves_at(self, at: Iterable[int]) -> Iterator[bytes]:
        """Yield the leaf hash of each of these places."""
        begun = sha256(_leaf_beginning(self.context, self.number))
        (places, ends), cards, salts = _numbers(), self.cards, self.all_salts()
        for place in at:
            # Copying a started hash costs less than starting one.
            hashing = begun.copy()
            hashing.update(places[place] + ends[cards[place]] + salts[place])
            yield hashing.digest()

    def all_salts(self) -> Sequence[bytes]:
        return _SALTS.unpack(self.salts)

    def salt(self, place: int) -> bytes:
        return self.salts[SALT_BYTES * place : SALT_BYTES * (place + 1)]


@dataclass(frozen=True, slots=True)
class SealedHand:
    """A hand's sealed decks; the order in which they are used is decided when the deal is closed."""

    table: int
    hand: int
    before: bytes
    """The seal of the table's previous hand; NO_SEAL for its first hand."""
    decks: Sequence[Deck] = field(repr=False)
    seal: bytes
    seed: bytes = field(repr=False)
    """The secret seed of all decks."""


@dataclass(frozen=True, slots=True)
class MadeDecks:
    """A secret seed, and the digests of the 16 decks that it gives for one hand; they are slow to make (F-1)."""

    table: int
    hand: int
    seed: bytes = field(repr=False)
    digests: bytes = field(repr=False)
    """The digests of all decks by number, concatenated."""


def made_decks(table: int, hand: int, seed: bytes) -> MadeDecks:
    """Make a hand's decks from a secret seed of 32 bytes. Raises ValueError for a seed of another length."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return MadeDecks(table, hand, seed, b"".join(digest(deck.leaves) for deck in DecksOfSeed(table, hand, seed)))


def sealed(decks: MadeDecks, before: bytes) -> SealedHand:
    """Seal decks that were made. The same seed always gives the same decks and seal."""
    starts = range(0, len(decks.digests), DIGEST_BYTES)
    digests = [decks.digests[start : start + DIGEST_BYTES] for start in starts]
    seal = seal_of(context_of(decks.table, decks.hand), before, digests)
    return sealed_again(decks.table, decks.hand, before, decks.seed, seal)


def sealed_hand(table: int, hand: int, before: bytes, seed: bytes) -> SealedHand:
    """Make a hand's decks from a seed, and seal them. Raises ValueError for a seed of another length."""
    return sealed(made_decks(table, hand, seed), before)


def sealed_again(table: int, hand: int, before: bytes, seed: bytes, seal: bytes) -> SealedHand:
    """Rebuild a sealed hand from its seed and its stored seal, without computing the seal again."""
    return SealedHand(table, hand, before, DecksOfSeed(table, hand, seed), seal, seed)


class DecksOfSeed(Sequence[Deck]):
    """The 16 decks of one seed, each created on demand.

    Together they would take 50 KiB, and a hand uses one or two.
    """

    __slots__ = ("_beginning", "_context", "_seed")

    def __init__(self, table: int, hand: int, seed: bytes) -> None:
        self._context = context_of(table, hand)
        self._seed = seed
        self._beginning = beginning("deck") + measured(seed)
        """The bytes with which the hash input of each deck's seed begins."""

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
        """Return the seed of the deck with this number, derived from the hand's seed."""
        return sha256(self._beginning + _numbers()[0][number]).digest()


def made_deck(context: bytes, number: int, seed: bytes) -> Deck:
    """Make the deck with this number; ``seed`` is the deck's own seed, and determines its order and salts."""
    cards = fair_order(seed, "order", PLACES)
    salts = shake_256(seed + b"salt").digest(SALT_BYTES * PLACES)
    return Deck(context, number, seed, cards, salts)


def leaf(context: bytes, number: int, place: int, card: int, salt: bytes) -> bytes:
    """Return the leaf hash, which fixes the card at a place of a deck without revealing the card."""
    return sha256(_leaf_beginning(context, number) + measured(place) + measured(card) + measured(salt)).digest()


def digest(leaves: bytes) -> bytes:
    """Return the digest of a deck's leaves; the seal is computed from these digests."""
    return sha256(leaves).digest()


def seal_of(context: bytes, before: bytes, digests: Iterable[bytes]) -> bytes:
    return hashed_hashes("seal", (context, before, *digests))


def leaf_at(leaves: bytes, place: int) -> bytes:
    return leaves[LEAF_BYTES * place : LEAF_BYTES * (place + 1)]


@lru_cache(maxsize=DECKS)
def _leaf_beginning(context: bytes, number: int) -> bytes:
    """Return the bytes with which the hash input of all leaves of a deck begins.

    Cached, because a proof checks about 40 leaves of one or two decks.
    """
    return b"".join(measured(part) for part in (SYSTEM, "leaf", context, number))


@cache
def _numbers() -> tuple[Sequence[bytes], Sequence[bytes]]:
    """Return the hash input of each place, and that of each card followed by the salt's length.

    Cached, because sealing a hand computes 848 leaves.
    """
    places = [measured(number) for number in range(PLACES)]
    return places, [place + SALT_BYTES.to_bytes(4, "big") for place in places]
