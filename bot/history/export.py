"""A player's own hands as files: each in the poker hand history standard, and together in PokerStars' format as far as
that knows their games. Pure, and slow for many hands."""

import io
import logging
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType

from bot.common.tracebacks import where
from bot.fairness.proof import DealRecord
from bot.history.ids import hand_name
from bot.history.phh_file import NameOf, names_of, phh_file
from bot.history.pokerstars import CannotTell, HistoryHeader, Lacking, write
from bot.history.proofs import ProofFile, proof_file
from bot.moderation.hand_archive import LoggedHand

log = logging.getLogger(__name__)

POKERSTARS_FILE = "pokerstars.txt"
_HANDS_A_TABLE = 10**6
"""Room for the numbers of a table's hands in a number for both."""


@dataclass(frozen=True, slots=True)
class HandsExport:
    body: bytes
    """A zip."""
    hands: int
    """Files of the poker hand history standard in it."""
    told: int
    """Hands that are in PokerStars' format, too."""
    lacking: dict[Lacking, int]
    """How many are not, by what that has no words for."""
    proved: int = 0
    """Proofs of their deals."""


def exported(
    hands: Iterable[LoggedHand],
    player_id: int,
    name_of: NameOf,
    venue: str = "",
    records: Mapping[tuple[int, int], DealRecord | None] = MappingProxyType({}),
) -> HandsExport:
    """The hands as the player saw them: no down card of others that was not shown. Hands that they were not dealt into,
    or that were undone, are left out. ``venue`` as ``phh_file`` has it; ``records`` of the hands whose deals can be
    proved, by table_id and number."""
    made, texts, lacking, count, proved = io.BytesIO(), list[str](), Counter[Lacking](), 0, 0
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as folder:
        for hand in hands:
            seat = next((seat for seat, player in hand.players.items() if player == player_id), None)
            if seat is None or hand.state != "done":
                continue
            count += 1
            folder.writestr(f"table-{hand.table_id}-hand-{hand.number:03}.phh", phh_file(hand, seat, name_of, venue))
            if (proof := _proof(records.get((hand.table_id, hand.number)), hand, seat)) is not None:
                folder.writestr(proof.name, proof.text)
                proved += 1
            try:
                texts.append(pokerstars_text(hand, seat, name_of))
            except CannotTell as error:
                lacking[error.lacking] += 1
        if texts:
            # Two empty lines part one hand from the next.
            folder.writestr(POKERSTARS_FILE, "\n\n".join(texts))
    return HandsExport(made.getvalue(), count, len(texts), dict(lacking), proved)


def _proof(record: DealRecord | None, hand: LoggedHand, seat: int) -> ProofFile | None:
    """None also where the record does not fit the hand, which the log tells."""
    try:
        return proof_file(record, hand, seat) if record is not None else None
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # The place alone: the text of an error could tell a card.
        log.error("no proof of hand %s can be made: %s", hand_name(hand.table_id, hand.number), where(error))
        return None


def pokerstars_text(hand: LoggedHand, seat: int, name_of: NameOf) -> str:
    """Raises CannotTell."""
    header = HistoryHeader(
        hand.table_id * _HANDS_A_TABLE + hand.number,
        hand.table,
        hand.settings.seats_max,
        datetime.fromtimestamp(hand.opened_ms / 1000, UTC),
        names_of(hand, name_of),
    )
    return write((logged.event for logged in hand.events), seat, header)
