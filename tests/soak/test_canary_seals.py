"""Misplaced secrets of sealed deals, and proofs that reveal too much, which the soak of canaries must notice."""

import io
import zipfile
from random import Random

import pytest

from bot.fairness.cutting import Contribution, whole_cut
from bot.fairness.proof import discards_of, proof_for
from bot.fairness.proof_text import written
from bot.fairness.sealing import NO_SEAL, sealed_hand
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.proven import deal
from tests.harness.local_discord.journal import Entry
from tests.soak.canary_seals import Documents, PlayedHand, SentProof, missed, proofs_too_open, told_secrets

DEAL = (7, 12)
PATH = "/channels/1/messages"
SEALED = sealed_hand(*DEAL, NO_SEAL, bytes(range(32)))
CUTS = (Contribution(1, "cut", word="lucky seven"),)
DEALT = deal(SEALED, CUTS, "razz", HouseRules(), 3, Random(1))
PLAYED = {DEAL: PlayedHand([(event, 1000) for event in DEALT.hand.events], {"ann": 1, "bob": 2, "cat": 3})}


def proof(seat: int) -> str:
    return written(proof_for(DEALT.record(), seat, discards_of(DEALT.hand.events, seat)))


def sent(seat: int, reader: str | None) -> SentProof:
    return SentProof(2000, reader, proof(seat))


@pytest.mark.parametrize("secret", [SEALED.decks[3].salt(5), SEALED.decks[15].seed])
def test_a_seed_or_salt_in_any_message_is_noticed(secret: bytes) -> None:
    documents = Documents()
    documents.read(Entry("POST", PATH, {"content": f"sealed {secret.hex()}"}, 200), 2000, None)
    (problem,) = told_secrets({DEAL: SEALED}, documents)
    assert problem.startswith(f"{PATH} tells a secret of hand 7-12, deck ")
    assert secret.hex() not in problem


def test_a_secret_in_the_proof_of_another_hand_is_noticed() -> None:
    other = deal(sealed_hand(7, 11, NO_SEAL, bytes(32)), CUTS, "razz", HouseRules(), 3, Random(4))
    text = written(proof_for(other.record(), 1, discards_of(other.hand.events, 1)))
    documents = Documents()
    documents.look_in("proof", text + SEALED.decks[0].salt(0).hex(), (7, 11))
    assert len(list(told_secrets({DEAL: SEALED}, documents))) == 1


def test_seals_and_cuts_and_a_deals_own_proof_are_no_leaks() -> None:
    documents = Documents()
    told = f"seal {SEALED.seal.hex()} cut {whole_cut(SEALED.seal, CUTS).hex()}"
    documents.read(
        Entry("POST", PATH, {"content": told}, 200, {"proof-7-12-seat-1.json": proof(1).encode()}), 2000, "ann"
    )
    assert list(told_secrets({DEAL: SEALED}, documents)) == []
    assert documents.proofs == [sent(1, "ann")]


def test_a_proof_in_a_zip_archive_is_read() -> None:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as folder:
        folder.writestr("proof-7-12-seat-2.json", proof(2))
    documents = Documents()
    documents.read(Entry("PATCH", PATH, {}, 200, {"hands.zip": archive.getvalue()}), 2000, "bob")
    assert documents.proofs == [sent(2, "bob")]


def test_the_proofs_of_all_players_together_with_the_public_one_reveal_nothing_more() -> None:
    proofs = [sent(1, "ann"), sent(2, "bob"), sent(3, "cat"), sent(0, None)]
    assert list(proofs_too_open({DEAL: SEALED}, PLAYED, proofs)) == []


@pytest.mark.parametrize("reader", ["bob", "nobody of the table", None])
def test_the_proof_of_another_seat_is_noticed(reader: str | None) -> None:
    assert list(proofs_too_open({DEAL: SEALED}, PLAYED, [sent(1, reader)])) != []


def test_a_proof_of_an_unknown_hand_is_noticed() -> None:
    (problem,) = proofs_too_open({DEAL: SEALED}, {}, [sent(1, "ann")])
    assert problem == "nobody knows who saw what of hand 7-12"


def test_a_false_proof_is_noticed() -> None:
    text = proof(1).replace('"lucky seven"', '"lucky eight"')
    (problem,) = proofs_too_open({DEAL: SEALED}, PLAYED, [SentProof(2000, "ann", text)])
    assert "does not hold" in problem


def test_a_deal_with_a_seed_that_was_never_seen_is_noticed() -> None:
    assert missed({}, [sent(1, "ann")]) == ["nobody looked at the seed of hand 7-12 in time"]
    assert missed({DEAL: SEALED}, [sent(1, "ann")]) == []
