"""A player's hands as files: .phh files, and one text file in PokerStars' format.

The text file has only the hands that this format can express. Pure; slow for many hands.
"""

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
from bot.history.pokerstars_words import NAMED_MIXES
from bot.history.proofs import ProofFile, proof_file
from bot.moderation.hand_archive import LoggedHand

log = logging.getLogger(__name__)

POKERSTARS_FILE = "pokerstars.txt"
_HANDS_A_TABLE = 10**6
"""The factor that combines table_id and hand number into one id; no table deals as many hands."""


@dataclass(frozen=True, slots=True)
class HandsExport:
    body: bytes
    """The bytes of the zip file."""
    hands: int
    """The number of .phh files in the zip file."""
    in_pokerstars: int
    """The number of hands that are also in the text file in PokerStars' format."""
    lacking: dict[Lacking, int]
    """The missing feature -> the number of hands that PokerStars' format cannot express because of it."""
    proved: int = 0
    """The number of proof files in the zip file."""


def exported(
    hands: Iterable[LoggedHand],
    player_id: int,
    name_of: NameOf,
    venue: str = "",
    records: Mapping[tuple[int, int], DealRecord | None] = MappingProxyType({}),
) -> HandsExport:
    """Return the hands as the player saw them, without other players' down cards that were not shown.

    Hands that they were not dealt into, or that were undone, are left out. ``venue`` is as in ``phh_file``;
    ``records`` has the records of provable deals, by (table_id, number).
    """
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
            # Two empty lines separate hands.
            folder.writestr(POKERSTARS_FILE, "\n\n".join(texts))
    return HandsExport(made.getvalue(), count, len(texts), dict(lacking), proved)


def _proof(record: DealRecord | None, hand: LoggedHand, seat: int) -> ProofFile | None:
    """Return the proof file of the hand for the seat's player.

    None without a record, or if the record does not fit the hand, which is logged.
    """
    try:
        return proof_file(record, hand, seat) if record is not None else None
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # Logs only where the error was raised: its text could reveal a card.
        log.error("no proof of hand %s can be made: %s", hand_name(hand.table_id, hand.number), where(error))
        return None


def pokerstars_text(hand: LoggedHand, seat: int, name_of: NameOf) -> str:
    """Return the hand in PokerStars' format. Raises CannotTell."""
    header = HistoryHeader(
        hand.table_id * _HANDS_A_TABLE + hand.number,
        hand.table,
        hand.settings.seats_max,
        datetime.fromtimestamp(hand.opened_ms / 1000, UTC),
        names_of(hand, name_of),
        mix="" if hand.settings.dealers_choice else NAMED_MIXES.get(hand.settings.rotation, ""),
        level=hand.level,
    )
    return write((logged.event for logged in hand.events), seat, header)
