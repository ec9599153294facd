"""The buttons below the note of a guided hand."""

from bot.practice.house_seats import terms_of
from bot.practice.turn_facts import turn_facts
from bot.ui.practice.buttons import turn_buttons
from tests.harness.ui.scenes import scene, table, without_openers


def test_R7_1_a_learner_without_openers_is_offered_no_bet() -> None:
    hand = without_openers()
    private, there = hand.view(1), scene(table(hand))
    turn = turn_facts(private, private.options, terms_of(there.view), 1)
    check, again = turn_buttons(there, private, turn)
    assert check.label == "Check"
    assert str(again.custom_id).endswith(":now")
