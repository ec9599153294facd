"""The stored record of a sealed deal, and the proof that each reader gets from it (F-6, F-7, F-8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from bot.fairness.cutting import Closing, Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDeck, CutDecks, cut_order, deck_order
from bot.fairness.log import Entry, Taken
from bot.fairness.openings import ROOM, Spot, seen_by
from bot.fairness.recording import Recorder
from bot.fairness.sealing import DECKS, SealedHand
from bot.poker.events import DeckShuffled, Drew, Event, HandStarted, without_secrets

VERSION: Final = 1
"""The version number of the proof format."""
EVERYBODY: Final = -1
State = Literal["finished", "undone", "undealt"]
"""The state of a deal that is over.

``undone``: the hand was undone by a moderator or after a fault. ``undealt``: the deal was never dealt, because the
table closed or the deal was discarded.
"""


class ShownDeck(NamedTuple):
    """A sealed deck in a proof.

    If no card was dealt from the deck, the proof has its seed, which reveals all cards. Otherwise it has only the
    leaves.
    """

    kind: Literal["seed", "leaves"]
    value: bytes


class Opening(NamedTuple):
    """A revealed card, with the salt that proves that the card was sealed at this place."""

    deck: int
    """The deck's number among the 16 decks sealed for the hand."""
    place: int
    card: int
    salt: bytes


@dataclass(frozen=True, slots=True)
class Proof:
    """One hand's proof for one reader."""

    table: int
    hand: int
    reader: int
    """The reader's seat; 0 for a spectator, EVERYBODY inside a record."""
    state: State
    before: bytes
    """The seal of the previous hand."""
    seal: bytes
    contributions: tuple[Contribution, ...]
    """The contributions to the cut, in order."""
    closing: Closing | None
    """The message that closed the deal; None if the deal was never closed."""
    decks: tuple[ShownDeck, ...]
    """The hand's 16 sealed decks, by number."""
    log: tuple[Entry, ...]
    openings: tuple[Opening, ...] = field(repr=False)
    discards: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    """The cards that the reader discarded, draw by draw."""

    @property
    def started(self) -> HandStarted | None:
        """The start of the hand; None if nothing was dealt."""
        first = self.log[0].event if self.log else None
        return first if isinstance(first, HandStarted) else None

    @property
    def key(self) -> bytes | None:
        """The key that determines the order of the cards; None if the deal was never closed."""
        if self.closing is None:
            return None
        return deal_key(whole_cut(self.seal, self.contributions), self.closing.thread, self.closing.message)

    @property
    def decks_taken(self) -> int:
        return sum(isinstance(entry.event, DeckShuffled) for entry in self.log)


class KeptDeal(NamedTuple):
    """The part of a record that is stored apart from the log; it reveals every card that anybody saw."""

    decks: tuple[ShownDeck, ...]
    openings: tuple[Opening, ...]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """The complete record of a hand, with every card that anybody saw.

    It never leaves the bot; ``proof_for`` makes one reader's proof from it.
    """

    whole: Proof = field(repr=False)
    """The record's data in the form of a proof, with EVERYBODY as its reader.

    It is for internal use: it is not a valid proof.
    """

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
    """Build the record of a hand.

    ``events`` include their secret cards. ``by_person`` says for each event whether a person caused it.
    """
    key = None if closing is None else deal_key(whole_cut(sealed.seal, contributions), closing.thread, closing.message)
    decks = CutDecks(sealed.decks, b"", ()) if key is None else CutDecks.of(sealed, key)
    recorder = Recorder(decks)
    log = tuple(
        Entry(without_secrets(event), recorder.follow(event), person)
        for event, person in zip(events, by_person, strict=True)
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


def kept_of(decks: CutDecks, taken: Iterable[Taken], decks_begun: int) -> KeptDeal:
    """Build the part of a record that is stored apart from the log.

    ``taken`` are the positions that the deal used, and ``decks_begun`` is the number of decks that it began.
    """
    dealt = [decks.taken(at) for at in range(decks_begun)]
    leaves = {cut.number: ShownDeck("leaves", cut.deck.leaves) for cut in dealt}
    # A deck that was not used is shown by its seed.
    shown = tuple(leaves.get(number) or ShownDeck("seed", decks.seed_of(number)) for number in range(DECKS))
    return KeptDeal(shown, tuple(sorted(_openings(dealt, taken))))


def _openings(dealt: Sequence[CutDeck], taken: Iterable[Taken]) -> set[Opening]:
    """Return an opening for each dealt or skipped card, because somebody saw each of these.

    Burned cards are left out.
    """
    openings: set[Opening] = set()
    for one in taken:
        if one.use != "burn":
            number, deck, places = dealt[one.deck]
            place = places[one.position]
            openings.add(Opening(number, place, deck.cards[place], deck.salt(place)))
    return openings


def proof_for(record: DealRecord, reader: int, discards: Sequence[tuple[int, ...]] = ()) -> Proof:
    """Build the reader's proof, which reveals only the cards that the reader saw.

    ``discards`` are the cards that the reader discarded, draw by draw.
    """
    whole, key = record.whole, record.whole.key
    places = {} if key is None else places_of(key, deck_order(key), whole.log)
    spots = {place: spot for spot, place in places.items()}
    cards = {spots[one.deck, one.place]: one.card for one in whole.openings}
    seen = seen_by(whole.log, reader, cards) if whole.log else set()
    opened = tuple(one for one in whole.openings if spots[one.deck, one.place] in seen)
    return replace(whole, reader=reader, openings=opened, discards=tuple(discards))


def without_down_cards(record: DealRecord) -> DealRecord:
    """Return a copy of the record that reveals only cards that everybody saw.

    It replaces the record once the down cards are deleted.
    """
    return DealRecord(replace(proof_for(record, ROOM), reader=EVERYBODY))


def places_of(key: bytes, order: Sequence[int], log: Sequence[Entry]) -> dict[Spot, tuple[int, int]]:
    """Return position -> (deck number, place in the sealed deck), for each position that the log used."""
    cuts: dict[int, tuple[int, ...]] = {}
    places: dict[Spot, tuple[int, int]] = {}
    for entry in log:
        for one in entry.taken:
            if one.deck not in cuts:
                cuts[one.deck] = cut_order(key, one.deck)
            places[one.deck, one.position] = order[one.deck], cuts[one.deck][one.position]
    return places


def discards_of(events: Sequence[Event], seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards that the seat discarded, draw by draw."""
    return tuple(event.discards for event in events if isinstance(event, Drew) and event.seat == seat)
