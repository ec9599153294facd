"""Proofs of deals and who may have them, without Discord and without a file."""

from dataclasses import replace

import pytest

from bot.common.complaint import Complaint
from bot.history.ports import HandPlace
from bot.moderation.hand_archive import LoggedEvent
from bot.tables.saving import StoreError, StoreUnavailable
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.hands.proofs import Proofs
from tests.harness.fairness.proven import evening
from tests.harness.use_cases.fakes import FakeArchive, FakeHistory, House, asks, played

ANN, EVE = 7, 9
MEANT = (3, 12)


class SealedHand:
    """Sealed hand 3-12 in channel 50: Ann was dealt in at seat 1, and Eve did not play."""

    def __init__(self) -> None:
        house, (dealt, *_) = House(), evening("razz", hands=1)
        house.users.seen = {ANN, EVE}
        self.record = dealt.record()
        self.hand = replace(
            played(*MEANT, {1: 100 + ANN}), events=tuple(LoggedEvent(event, None, 0) for event in dealt.hand.events)
        )
        self.archive, self.history = FakeArchive(self.hand), FakeHistory()
        self.history.places[MEANT] = HandPlace("done", True, 50, frozenset({100 + ANN}))
        self.history.sealed[MEANT] = self.record
        hands = FindingHands(self.archive.port, self.history.port, house.requests)
        self.proofs = Proofs(hands, self.history.port)

    async def asked_by(self, user_id: int, *, sees: bool = True) -> str | Complaint:
        """Return the scope of the proof, or the complaint."""

        async def looks(channel_id: int) -> bool:
            assert channel_id == 50
            return sees

        try:
            found = await self.proofs.proof(asks(user_id), looks, *MEANT)
        except Complaint as complaint:
            return complaint
        assert found.problem is None
        return found.scope

    async def refused(self, user_id: int = ANN, *, sees: bool = True) -> tuple[str, dict[str, object]]:
        complaint = await self.asked_by(user_id, sees=sees)
        assert isinstance(complaint, Complaint)
        return complaint.key, dict(complaint.facts)


async def test_a_proof_contains_only_the_cards_that_its_asker_was_shown() -> None:
    sealed = SealedHand()
    assert await sealed.asked_by(ANN, sees=False) == "own"
    assert await sealed.asked_by(EVE) == "room"
    assert await sealed.refused(EVE, sees=False) == ("replay-not-there", {"hand": "3-12"})
    sealed.archive.hands[MEANT] = replace(sealed.hand, events=())
    assert await sealed.asked_by(ANN) == "room-deleted"


async def test_everyone_who_sees_the_table_may_have_the_proof_of_a_deal_that_was_never_dealt() -> None:
    sealed, (dealt, *_) = SealedHand(), evening("razz", hands=1)
    sealed.history.never_dealt[MEANT] = (50, dealt.record("undealt", []))
    sealed.history.places.clear()
    assert await sealed.asked_by(EVE) == "undealt"
    assert await sealed.refused(EVE, sees=False) == ("replay-not-there", {"hand": "3-12"})


async def test_every_request_without_a_proof_is_answered_with_the_reason() -> None:
    sealed = SealedHand()
    sealed.history.sealed[MEANT] = None
    assert await sealed.refused() == ("proof-unreadable", {"hand": "3-12 (Table 3)"})
    sealed.history.sealed.clear()
    assert await sealed.refused() == ("proof-not-sealed", {"hand": "3-12 (Table 3)"})
    sealed.history.seals[MEANT] = b"\xab"
    assert await sealed.refused() == ("proof-not-kept", {"hand": "3-12 (Table 3)", "seal": "ab"})


async def test_an_unreadable_proof_is_logged_without_cards_and_a_database_failure_is_raised(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sealed, secret = SealedHand(), "As Kd"
    sealed.history.fails = StoreError(secret)
    assert await sealed.refused() == ("proof-unreadable", {"hand": "3-12"})
    assert "no proof of hand 3-12 can be made" in caplog.text
    assert secret not in caplog.text
    sealed.history.fails = StoreUnavailable()
    with pytest.raises(StoreUnavailable):
        await sealed.asked_by(ANN)
