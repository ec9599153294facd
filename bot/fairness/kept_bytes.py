"""The bytes in which the decks and openings of a deal are stored apart from its log.

The first 2 bytes have a bit for each deck that was dealt from, that of deck 0 the lowest. Then follow the decks by
number. An unused deck is its seed. A deck that was dealt from begins with 7 bytes that have a bit for each open place,
that of place 0 the lowest; then follow its places. An open one is its card, 1 byte, and its salt; its leaf is made
again from these. A shut one is its leaf.
"""

import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from typing import Final

from bot.fairness.dealing import CutDecks
from bot.fairness.log import Taken
from bot.fairness.proof import KeptDeal, Opening, ShownDeck
from bot.fairness.sealing import DECKS, LEAF_BYTES, PLACES, SALT_BYTES, SEED_BYTES, leaf

_DECKS_BYTES: Final = -(-DECKS // 8)
_PLACES_BYTES: Final = -(-PLACES // 8)
_LEAVES: Final = struct.Struct(f"{LEAF_BYTES}s" * PLACES)


class DamagedBytes(ValueError):
    """An error for bytes that ``kept_bytes`` doesn't make."""


def kept_bytes(kept: KeptDeal) -> bytes:
    """Return the decks and openings as bytes.

    Each opening must be of the card that was sealed in its place, in a deck that was dealt from.
    """
    opened: dict[int, list[Opening]] = defaultdict(list)
    for one in kept.openings:
        opened[one.deck].append(one)
    dealt = {
        number: _dealt_deck(deck.value, opened[number])
        for number, deck in enumerate(kept.decks)
        if deck.kind == "leaves"
    }
    return _joined(dealt, [deck.value for deck in kept.decks])


def bytes_of_ended_hand(decks: CutDecks, taken: Iterable[Taken], decks_begun: int) -> bytes:
    """Return ``kept_bytes`` of the hand's ``kept_of``, but make only the leaves that are stored."""
    rows, dealt = tuple(taken), dict[int, bytes]()
    for at in range(decks_begun):
        number, deck, places = decks.taken(at)
        opened = {places[one.position] for one in rows if one.deck == at and one.use != "burn"}
        shut = [place for place in range(PLACES) if place not in opened]
        leaves, salts = dict(zip(shut, deck.leaves_at(shut), strict=True)), deck.all_salts()
        stored = [leaves.get(place) or bytes((card,)) + salts[place] for place, card in enumerate(deck.cards)]
        dealt[number] = _bits(opened, _PLACES_BYTES) + b"".join(stored)
    return _joined(dealt, map(decks.seed_of, range(DECKS)))


def _joined(dealt: Mapping[int, bytes], seeds: Iterable[bytes]) -> bytes:
    """Return the bytes of all decks: ``dealt`` has those that were dealt from, and the others are their seeds."""
    return _bits(dealt, _DECKS_BYTES) + b"".join([dealt.get(number, seed) for number, seed in enumerate(seeds)])


def _bits(numbers: Iterable[int], length: int) -> bytes:
    """Return ``length`` bytes with the bit of each of these numbers set."""
    return sum(1 << number for number in numbers).to_bytes(length, "little")


def _dealt_deck(leaves: bytes, opened: Iterable[Opening]) -> bytes:
    bits, places = 0, list(_LEAVES.unpack(leaves))
    for _, place, card, salt in opened:
        bits |= 1 << place
        places[place] = card.to_bytes() + salt
    return bits.to_bytes(_PLACES_BYTES, "little") + b"".join(places)


def read_kept_bytes(data: bytes, context: bytes) -> KeptDeal:
    """Return the decks, and the openings by deck and place; ``context`` is the hand's. Raises DamagedBytes."""
    stream, openings = BytesIO(data), list[Opening]()
    dealt = int.from_bytes(_next(stream, _DECKS_BYTES), "little")
    decks: list[ShownDeck] = []
    for number in range(DECKS):
        if dealt >> number & 1:
            leaves = b"".join(_leaves(stream, context, number, openings))
            decks.append(ShownDeck("leaves", leaves))
        else:
            decks.append(ShownDeck("seed", _next(stream, SEED_BYTES)))
    if stream.read(1):
        raise DamagedBytes("there is something behind the last deck")
    return KeptDeal(tuple(decks), tuple(openings))


def _leaves(stream: BytesIO, context: bytes, number: int, openings: list[Opening]) -> Iterator[bytes]:
    """Yield the leaves of a deck that was dealt from, and append its openings."""
    opened = int.from_bytes(_next(stream, _PLACES_BYTES), "little")
    for place in range(PLACES):
        if opened >> place & 1:
            card, salt = _next(stream, 1)[0], _next(stream, SALT_BYTES)
            openings.append(Opening(number, place, card, salt))
            yield leaf(context, number, place, card, salt)
        else:
            yield _next(stream, LEAF_BYTES)


def _next(stream: BytesIO, length: int) -> bytes:
    if len(found := stream.read(length)) != length:
        raise DamagedBytes("the last deck isn't whole")
    return found
