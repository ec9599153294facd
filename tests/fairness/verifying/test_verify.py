"""F-8: whatever is cheated with is found out with what a reader has."""

from random import Random

from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import Verified, verify
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.cheats import CHEATS, Evidence, honest, told
from tests.harness.fairness.forms import CASES
from tests.harness.fairness.not_over import told_as_running
from tests.harness.fairness.proven import deal, evening
from tests.harness.with_each import with_each


def found_out(evidence: Evidence) -> Verified:
    return verify(evidence.texts(), ReaderKept(evidence.seals, evidence.closings))


@with_each(GAMES)
def test_an_honest_host_is_believed(game: str) -> None:
    verified = found_out(honest(game))
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
"""The step that must find it out, so that each is found out for itself."""


@with_each(CHEATS)
def test_every_cheat_is_found_out(cheat: str) -> None:
    verified = found_out(CHEATS[cheat]())
    assert not verified.holds
    failed = {step.name for verdict in verified.verdicts for step in verdict.steps if step.problem}
    if verified.together:
        failed.add("together")
    assert WHERE[cheat] in failed, (failed, verified.together, [verdict.problem for verdict in verified.verdicts])


def test_there_are_twenty_three() -> None:
    assert len(CHEATS) == 23 == len(WHERE)


@with_each(["seal_changed", "closed_by_another_message", "another_roster", "rules_closed_otherwise"])
def test_some_are_found_out_only_by_what_was_kept(cheat: str) -> None:
    """The proof alone says no more than that it is consistent: that is why a reader keeps the seal."""
    evidence = CHEATS[cheat]()
    assert not found_out(evidence).holds
    alone = verify(evidence.texts()[-1:])
    assert alone.holds
    assert not alone.compared


@with_each(["", "not a link", "https://discord.com/channels/1/2", "https://evil.example/channels/1/2/3"])
def test_what_is_no_link_of_discords_is_not_compared(link: str) -> None:
    evidence = honest()
    evidence.closings = [(link, evidence.closings[0][1])]
    assert found_out(evidence).together == ["this isn't the link of a message on Discord"]


def test_a_deal_is_closed_after_the_one_before_it() -> None:
    """Else a host could choose among the messages that they posted long ago."""
    before, dealt = evening("razz")[:2]
    early = before.closing.message - 1
    other = deal(dealt.sealed, dealt.contributions, "razz", HouseRules(), 8, Random(1), message=early)
    assert found_out(Evidence([told(before), told(other)])).together == [
        "table 7, hand 2: this hand was closed earlier than the one before it"
    ]


def test_two_proofs_of_one_hand_must_tell_the_same() -> None:
    evidence = honest()
    other = honest().last
    other["contributions"].append([3, "cut", 0, "mine"])
    evidence.files = [evidence.last, other]
    assert any("contradict each other" in problem for problem in found_out(evidence).together)


def test_a_message_that_closes_a_deal_in_two_ways_closes_it_in_none() -> None:
    evidence = honest()
    link, line = evidence.closings[0]
    evidence.closings = [(link, line + "\n" + line.replace("button 1", "button 2"))]
    assert any("different game, button, or seats" in problem for problem in found_out(evidence).together)


@with_each([("finished", "running"), ("finished", "undone"), ("finished", "undealt")])
def test_a_hand_that_is_over_cannot_be_told_to_be_something_else(case: tuple[str, str]) -> None:
    """Else its unused decks could stay shut."""
    state, said = case
    evidence = honest()
    assert evidence.last["state"] == state
    evidence.last["state"] = said
    assert not found_out(evidence).holds


@with_each(CASES)
def test_a_proof_has_one_grammar(name: str) -> None:
    """The page is held to the same table."""
    make, accepted = CASES[name]
    assert verify([("", make())]).holds is accepted


def test_F8_a_proof_of_a_hand_that_is_not_over_is_refused() -> None:
    """Fifteen decks without aces would stay shut in it, and all else fits what its reader kept."""
    evidence = told_as_running()
    verified = found_out(evidence)
    assert [verdict.problem for verdict in verified.verdicts] == [
        "the hand isn't over, and there's a proof of it only once it is"
    ]
    assert not verified.holds
    evidence.last["state"] = "undone"
    assert [verdict.problem for verdict in found_out(evidence).verdicts] == ["decks can't be read"]
