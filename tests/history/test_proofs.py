"""The proof file of a hand: for its players, for spectators, and after down cards are deleted."""

import json
from dataclasses import replace

import pytest

from bot.fairness.proof import without_down_cards
from bot.fairness.verifying.verify import verify
from bot.history.export import exported
from bot.history.proofs import proof_file
from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import without_secrets
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.proven import VARIANTS, Dealt, evening
from tests.harness.history.hands import logged
from tests.history.test_export import named, unzipped


def hand_of(dealt: Dealt) -> LoggedHand:
    return logged(tuple(dealt.hand.events), table=dealt.sealed.table, number=dealt.sealed.hand)


def stripped(hand: LoggedHand) -> LoggedHand:
    """Return the hand as the log has it after its down cards were deleted."""
    return replace(hand, events=tuple(replace(each, event=without_secrets(each.event)) for each in hand.events))


@pytest.mark.parametrize(("game", "rules"), VARIANTS)
def test_a_player_gets_the_proof_of_their_seat_and_anybody_else_the_public_one(game: str, rules: HouseRules) -> None:
    (dealt, _) = evening(game, rules)
    hand = hand_of(dealt)
    for seat in (None, *dealt.seats):
        file = proof_file(dealt.record(), hand, seat)
        assert file.proof == dealt.proof(seat or 0)
        assert file.name == f"proof-7-1-{'room' if seat is None else f'seat-{seat}'}.json"
        assert file.problem is None
        assert json.loads(file.text)["reader"] == (seat or 0)


def test_after_down_cards_are_deleted_everybody_gets_the_public_proof() -> None:
    dealt = evening("razz")[0]
    hand = stripped(hand_of(dealt))
    for record in (dealt.record(), without_down_cards(dealt.record())):
        file = proof_file(record, hand, dealt.seats[0])
        assert file.proof == dealt.proof(0)
        assert file.problem is None


def test_the_file_of_a_proof_that_does_not_hold_names_the_problem() -> None:
    dealt = evening("razz")[0]
    decks = [deck._replace(value=bytes(32)) if deck.kind == "seed" else deck for deck in dealt.record().whole.decks]
    record = replace(dealt.record(), whole=replace(dealt.record().whole, decks=tuple(decks)))
    assert "aren't the ones that were sealed" in (proof_file(record, hand_of(dealt), 1).problem or "")


def test_an_export_has_a_proof_for_each_sealed_hand() -> None:
    hands = [hand_of(dealt) for dealt in evening("badugi")]
    records = {(7, 2): evening("badugi")[1].record()}
    made = exported(hands, 102, named, "", records)
    files = unzipped(made.body)
    assert (made.hands, made.proved) == (2, 1)
    assert [name for name in files if name.startswith("proof")] == ["proof-7-2-seat-2.json"]
    assert verify([("", files["proof-7-2-seat-2.json"])]).holds
    assert "proof" not in "".join(unzipped(exported(hands, 102, named).body))
