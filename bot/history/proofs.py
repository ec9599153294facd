"""The proof file of a hand's deal for one reader, and the result of verifying it.

Pure; making a proof takes a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.fairness.openings import ROOM
from bot.fairness.proof import DealRecord, Proof, discards_of, proof_for
from bot.fairness.proof_text import written
from bot.fairness.verifying.verify import verify_text
from bot.history.ids import hand_name
from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import Event, StreetDealt


@dataclass(frozen=True, slots=True)
class ProofFile:
    """A reader's proof as a file."""

    proof: Proof = field(repr=False)
    name: str
    text: str = field(repr=False)

    @property
    def problem(self) -> str | None:
        """The first problem that a verifier finds in the proof; None if it holds."""
        return verify_text(self.name, self.text).problem


def proof_file(record: DealRecord, hand: LoggedHand, seat: int | None) -> ProofFile:
    """Return the proof file for the player in the seat.

    Without a seat, or after the hand's down cards were deleted, it is a spectator's proof.
    """
    events = [logged.event for logged in hand.events]
    reader = seat if seat is not None and has_down_cards(events) else ROOM
    return _file(proof_for(record, reader, discards_of(events, reader)))


def undealt_file(record: DealRecord) -> ProofFile:
    """Return the proof of a deal that was never dealt; it opens all decks to everybody."""
    return _file(proof_for(record, ROOM))


def _file(proof: Proof) -> ProofFile:
    whose = f"seat-{proof.reader}" if proof.reader != ROOM else "room"
    return ProofFile(proof, f"proof-{hand_name(proof.table, proof.hand)}-{whose}.json", written(proof))


def has_down_cards(events: Sequence[Event]) -> bool:
    """Return False if the down cards are deleted, or none were dealt."""
    return any(isinstance(event, StreetDealt) and any(event.down) for event in events)
