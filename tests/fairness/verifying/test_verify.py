"""Every known way to cheat is detected with the proofs and the notes of a reader (F-8)."""

from random import Random

import pytest

from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import Verified, verify
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import CHEATS, Evidence, honest, proof_json
from tests.harness.fairness.forms import CASES
from tests.harness.fairness.kept import KEPT, OUTCOMES
from tests.harness.fairness.not_over import claimed_as_running
from tests.harness.fairness.proven import deal, evening


def verified_by_reader(evidence: Evidence) -> Verified:
    return verify(evidence.texts(), ReaderKept(evidence.seals, evidence.closings))


@pytest.mark.parametrize("game", GAMES)
def test_the_proofs_of_an_honest_host_hold(game: str) -> None:
    verified = verified_by_reader(honest(game))
    assert verified.together == []
    assert [verdict.problem for verdict in verified.verdicts] == [None, None]
    assert verified.holds
    assert verified.compared


WHERE = {
    "card_swapped": "cards",
    "seal_changed": "together",
    "contribution_dropped": "unused",
    "contribution_added": "unused",
    "contribution_moved": "unused",
    "closed_by_another_message": "together",
    "another_roster": "together",
    "two_aces_of_spades": "seal",
    "position_skipped": "deal",
    "burn_dealt": "deal",
    "flop_card_swapped": "shown",
    "flop_dealt_from_the_burn": "deal",
    "passed_over_in_the_pile": "shown",
    "another_hand": "seal",
    "chain_cut": "together",
    "unused_deck_shut": "unused",
    "decks_taken_for_nothing": "unused",
    "seal_left_out": "together",
    "dealt_another_way_round": "deal",
    "button_passed_on_wrongly": "deal",
    "rules_changed": "together",
    "rules_closed_otherwise": "together",
    "rules_unlike_the_closing": "cut",
    "stakes_unlike_the_closing": "cut",
    "discards_of_an_onlooker": "shown",
}
"""The step that must detect each cheat, so that no other step hides a failure."""


@pytest.mark.parametrize("cheat", CHEATS)
def test_every_cheat_is_detected_by_the_expected_step_of_the_verifier(cheat: str) -> None:
    verified = verified_by_reader(CHEATS[cheat]())
    assert not verified.holds
    failed = {step.name for verdict in verified.verdicts for step in verdict.steps if step.problem}
    if verified.together:
        failed.add("together")
    assert WHERE[cheat] in failed, (failed, verified.together, [verdict.problem for verdict in verified.verdicts])


def test_each_of_the_twenty_five_cheats_has_a_step_that_must_detect_it() -> None:
    assert len(CHEATS) == 25 == len(WHERE)


@pytest.mark.parametrize(
    "cheat", ["seal_changed", "closed_by_another_message", "another_roster", "rules_closed_otherwise"]
)
def test_some_cheats_are_detected_only_by_comparison_with_a_kept_seal_or_message(cheat: str) -> None:
    """The proofs of these cheats are consistent in themselves, so a reader needs the seal they kept."""
    evidence = CHEATS[cheat]()
    assert not verified_by_reader(evidence).holds
    without_notes = verify(evidence.texts()[-1:])
    assert without_notes.holds
    assert not without_notes.compared


@pytest.mark.parametrize("case", KEPT)
def test_F9_a_seal_may_be_entered_in_part_but_an_incomplete_comparison_does_not_count(case: str) -> None:
    """The web page is tested with the same list."""
    entered, (holds, compared) = KEPT[case](honest()), OUTCOMES[case.partition(":")[0]]
    verified = verified_by_reader(entered)
    assert (verified.holds, verified.compared) == (holds, compared)
    assert bool(verified.half_entered) is not compared
    assert bool(verified.together) is not holds


def test_a_deal_closed_before_the_previous_one_is_detected() -> None:
    """If this were allowed, a host could choose among messages posted long before."""
    before, dealt = evening("razz")[:2]
    early = before.closing.message - 1
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1), message=early)
    assert verified_by_reader(Evidence([proof_json(before), proof_json(other)])).together == [
        "table 7, hand 2: this hand was closed earlier than the one before it"
    ]


def test_two_different_proofs_of_one_hand_contradict_each_other() -> None:
    evidence = honest()
    other = honest().last
    other["contributions"].append([3, "cut", 0, "mine"])
    evidence.files = [evidence.last, other]
    assert any("contradict each other" in problem for problem in verified_by_reader(evidence).together)


def test_a_message_that_closes_one_deal_in_two_different_ways_is_refused() -> None:
    evidence = honest()
    link, line = evidence.closings[0]
    evidence.closings = [(link, line + "\n" + line.replace("button 1", "button 2"))]
    assert any("different game, button, or seats" in problem for problem in verified_by_reader(evidence).together)


@pytest.mark.parametrize("case", [("finished", "running"), ("finished", "undone"), ("finished", "undealt")])
def test_a_finished_hand_that_claims_to_be_unfinished_is_refused(case: tuple[str, str]) -> None:
    """With another state, the unused decks could stay closed."""
    state, said = case
    evidence = honest()
    assert evidence.last["state"] == state
    evidence.last["state"] = said
    assert not verified_by_reader(evidence).holds


def test_the_verifier_accepts_and_refuses_the_listed_forms_of_a_proof_file(subtests: pytest.Subtests) -> None:
    """The web page is tested with the same list."""
    for name in CASES:
        with subtests.test(name=name):
            make, accepted = CASES[name]
            assert verify([("", make())]).holds is accepted


def test_F8_a_proof_of_a_running_hand_is_refused() -> None:
    """The host prepared fifteen decks without aces, which would stay closed; the rest matches the reader's notes."""
    evidence = claimed_as_running()
    verified = verified_by_reader(evidence)
    assert [verdict.problem for verdict in verified.verdicts] == [
        "the hand isn't over, and there's a proof of it only once it is"
    ]
    assert not verified.holds
    evidence.last["state"] = "undone"
    assert [verdict.problem for verdict in verified_by_reader(evidence).verdicts] == ["decks can't be read"]
