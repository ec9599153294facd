"""All that is kept of a proven deal, and the proof that one reader gets of it (F-6, F-7, F-8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from bot.fairness.cutting import Closing, Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDeck, CutDecks, cut_order, deck_order
from bot.fairness.log import Entry, Taken, as_seen
from bot.fairness.openings import ROOM, Spot, seen_by
from bot.fairness.recording import Recorder
from bot.fairness.sealing import DECKS, Deck, DecksOfSeed, SealedHand
from bot.poker.events import DeckShuffled, Drew, Event, HandStarted

VERSION: Final = 1
"""Of the proofs that are written."""
EVERYBODY: Final = -1
State = Literal["finished", "undone", "undealt"]
"""``undone``: by a moderator or after a fault; ``undealt``: the table closed, or the deal was given up, before it."""


class ShownDeck(NamedTuple):
    """A sealed deck as a proof has it. One that was not dealt from is opened whole, by its seed; of one that was, only
    the leaves are told."""

    kind: Literal["seed", "leaves"]
    value: bytes


class Opening(NamedTuple):
    """A card with what it takes to see that it was sealed at its place."""

    deck: int
    """Its number, as it was sealed."""
    place: int
    card: int
    salt: bytes


@dataclass(frozen=True, slots=True)
class Proof:
    """One hand for one reader."""

    table: int
    hand: int
    reader: int
    """The seat; 0 for somebody who only looked on, EVERYBODY within a record."""
    state: State
    before: bytes
    """The seal of the hand before."""
    seal: bytes
    contributions: tuple[Contribution, ...]
    """In order."""
    closing: Closing | None
    """None where the hand was never closed."""
    decks: tuple[ShownDeck, ...]
    """By number."""
    log: tuple[Entry, ...]
    openings: tuple[Opening, ...] = field(repr=False)
    discards: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    """The cards that the reader threw away, draw by draw."""

    @property
    def started(self) -> HandStarted | None:
        """None where nothing was dealt."""
        first = self.log[0].event if self.log else None
        return first if isinstance(first, HandStarted) else None

    @property
    def key(self) -> bytes | None:
        """The key to the deal's order; None where it was never closed."""
        if self.closing is None:
            return None
        return deal_key(whole_cut(self.seal, self.contributions), self.closing.thread, self.closing.message)

    @property
    def decks_taken(self) -> int:
        return sum(isinstance(entry.event, DeckShuffled) for entry in self.log)


class KeptDeal(NamedTuple):
    """All that is kept of a hand beside its log. Its openings are every card that was shown to anybody."""

    decks: tuple[ShownDeck, ...]
    openings: tuple[Opening, ...]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """All that is kept of a hand: every card that was shown to anybody. It never leaves the bot; ``proof_for`` makes of
    it what one reader may have."""

    whole: Proof = field(repr=False)
    """No program takes it for a proof, for it is EVERYBODY's."""

    @property
    def kept(self) -> KeptDeal:
        return KeptDeal(self.whole.decks, self.whole.openings)


def record_of(
    sealed: SealedHand,
    contributions: Sequence[Contribution],
    closing: Closing | None,
    events: Sequence[Event],
    by_person: Sequence[bool],
    state: State,
) -> DealRecord:
    """``events`` are the hand's with all their cards; ``by_person`` runs parallel to them."""
    key = None if closing is None else deal_key(whole_cut(sealed.seal, contributions), closing.thread, closing.message)
    decks = CutDecks(sealed.decks, b"", ()) if key is None else CutDecks.of(sealed, key)
    recorder = Recorder(decks)
    log = tuple(
        Entry(as_seen(event), recorder.follow(event), person) for event, person in zip(events, by_person, strict=True)
    )
    kept = kept_of(decks, (one for entry in log for one in entry.taken), recorder.decks_taken)
    whole = Proof(
        table=sealed.table,
        hand=sealed.hand,
        reader=EVERYBODY,
        state=state,
        before=sealed.before,
        seal=sealed.seal,
        contributions=tuple(contributions),
        closing=closing,
        decks=kept.decks,
        log=log,
        openings=kept.openings,
    )
    return DealRecord(whole)


def kept_of(decks: CutDecks, taken: Iterable[Taken], begun: int) -> KeptDeal:
    """``taken`` are the positions that the deal came to; ``begun``: on so many decks."""
    dealt = [decks.taken(at) for at in range(begun)]
    leaves = {cut.number: ShownDeck("leaves", cut.deck.leaves) for cut in dealt}
    shown = tuple(leaves.get(number) or _opened(decks.decks, number) for number in range(DECKS))
    return KeptDeal(shown, tuple(sorted(_openings(dealt, taken))))


def _opened(decks: Sequence[Deck], number: int) -> ShownDeck:
    """A deck that was not dealt from."""
    return ShownDeck("seed", decks.seed_of(number) if isinstance(decks, DecksOfSeed) else decks[number].seed)


def _openings(dealt: Sequence[CutDeck], taken: Iterable[Taken]) -> set[Opening]:
    """Every card that was dealt, or passed over for somebody, was shown to somebody; burned ones were not."""
    found: set[Opening] = set()
    for one in taken:
        if one.use != "burn":
            number, deck, places = dealt[one.deck]
            place = places[one.position]
            found.add(Opening(number, place, deck.cards[place], deck.salt(place)))
    return found


def proof_for(record: DealRecord, reader: int, discards: Sequence[tuple[int, ...]] = ()) -> Proof:
    """The reader's proof: of the record only what was shown to them. ``discards`` are their own."""
    whole, key = record.whole, record.whole.key
    places = {} if key is None else places_of(key, deck_order(key), whole.log)
    spots = {place: spot for spot, place in places.items()}
    cards = {spots[one.deck, one.place]: one.card for one in whole.openings}
    seen = seen_by(whole.log, reader, cards) if whole.log else set()
    opened = tuple(one for one in whole.openings if spots[one.deck, one.place] in seen)
    return replace(whole, reader=reader, openings=opened, discards=tuple(discards))


def without_down_cards(record: DealRecord) -> DealRecord:
    """The record as it may be kept when down cards are deleted: it opens what the whole room saw."""
    return DealRecord(replace(proof_for(record, ROOM), reader=EVERYBODY))


def places_of(key: bytes, order: Sequence[int], log: Sequence[Entry]) -> dict[Spot, tuple[int, int]]:
    """Every position that the deal came to -> (number of the deck, place)."""
    cuts: dict[int, tuple[int, ...]] = {}
    places: dict[Spot, tuple[int, int]] = {}
    for entry in log:
        for one in entry.taken:
            if one.deck not in cuts:
                cuts[one.deck] = cut_order(key, one.deck)
            places[one.deck, one.position] = order[one.deck], cuts[one.deck][one.position]
    return places


def discards_of(events: Sequence[Event], seat: int) -> tuple[tuple[int, ...], ...]:
    """The cards that the seat threw away, draw by draw."""
    return tuple(event.discards for event in events if isinstance(event, Drew) and event.seat == seat)
