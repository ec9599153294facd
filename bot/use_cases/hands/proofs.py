"""Proofs of hands' deals: who may get them, and whether they are valid."""

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Literal

from bot.common.complaint import Complaint
from bot.common.tracebacks import where
from bot.fairness.openings import ROOM
from bot.history.ids import hand_at, hand_name
from bot.history.ports import History
from bot.history.proofs import ProofFile, proof_file, undealt_file
from bot.moderation.hand_archive import LoggedHand
from bot.tables.saving import StoreError, StoreUnavailable
from bot.use_cases.hands.finding import FindingHands, Sees
from bot.use_cases.origin import Origin

log = logging.getLogger(__name__)

Scope = Literal["own", "room", "room-deleted", "undealt"]
"""The part of a deal that a proof covers.

``own``: the public view and the user's own cards. ``room``: only the public view. ``room-deleted``: only the public
view, because the user's cards were deleted. ``undealt``: a deal that was sealed and never dealt.
"""


@dataclass(frozen=True, slots=True)
class FoundProof:
    file: ProofFile
    scope: Scope
    table: str | None = None
    """The unescaped name of the hand's table; None for a deal that was never dealt."""
    problem: str | None = None
    """The first error that the verification of the proof finds; None if the proof is valid."""


class Proofs:
    def __init__(self, hands: FindingHands, history: History) -> None:
        self._hands = hands
        self._history = history

    async def proof(self, origin: Origin, sees: Sees, table_id: int, number: int) -> FoundProof:
        """Return the hand's proof for the user, with the result of verifying it.

        Raises Complaint or StoreUnavailable.
        """
        name = hand_name(table_id, number)
        try:
            proof = await self._undealt(origin, sees, table_id, number)
            proof = proof or await self._of_hand(origin, sees, table_id, number)
        except StoreUnavailable:
            raise
        except (StoreError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            # Log only the place in the code: the text of an error could contain a card.
            log.error("no proof of hand %s can be made: %s", name, where(error))
            raise Complaint("proof-unreadable", hand=name) from None
        problem = await asyncio.to_thread(lambda: proof.file.problem)
        if problem is not None:
            log.error("the deal of hand %s does not prove: %s", name, problem)
        return replace(proof, problem=problem)

    async def _undealt(self, origin: Origin, sees: Sees, table_id: int, number: int) -> FoundProof | None:
        """Return the proof of a deal that was sealed and never dealt; None if there is none.

        Everybody who can see the table's channel may have it.
        """
        undealt = await self._history.undealt(origin.server, table_id, number)
        if undealt is None or not await sees(undealt[0]):
            return None
        return FoundProof(await asyncio.to_thread(undealt_file, undealt[1]), "undealt")

    async def _of_hand(self, origin: Origin, sees: Sees, table_id: int, number: int) -> FoundProof:
        hand, seat = await self._hands.opened(origin, sees, table_id, number)
        key = (table_id, number)
        records = await self._history.records(origin.server, [key])
        if key not in records:
            raise await self._not_kept(origin, hand)
        record = records[key]
        if record is None:
            raise Complaint("proof-unreadable", hand=hand_at(table_id, number, hand.table))
        file = await asyncio.to_thread(proof_file, record, hand, seat)
        if file.proof.reader != ROOM:
            return FoundProof(file, "own", hand.table)
        return FoundProof(file, "room" if seat is None else "room-deleted", hand.table)

    async def _not_kept(self, origin: Origin, hand: LoggedHand) -> Complaint:
        """Return the complaint that no proof is stored for the hand.

        If the hand was undone because its log could not be read, the complaint quotes the seal, which is still stored.
        """
        seal = await self._history.seal_of(origin.server, hand.table_id, hand.number)
        name = hand_at(hand.table_id, hand.number, hand.table)
        if seal is None:
            return Complaint("proof-not-sealed", hand=name)
        return Complaint("proof-not-kept", hand=name, seal=seal.hex())
