"""The buttons below the note of a guided hand."""

from bot.poker.actions import ActionKind
from bot.practice.house_seats import terms_of
from bot.practice.strategies import Choice
from bot.practice.turn_facts import Turn, turn_facts
from bot.ui.practice.buttons import LESSON_BUTTON, turn_buttons
from tests.harness.ui.scenes import deal, scene, table, without_openers


def test_R7_1_a_learner_without_openers_is_offered_no_bet() -> None:
    hand = without_openers()
    private, there = hand.view(1), scene(table(hand))
    turn = turn_facts(private, private.options, terms_of(there.view), 1)
    check, again = turn_buttons(there, private, turn)
    assert check.label == "Check"
    assert str(again.custom_id).endswith(":now")


def test_the_button_of_an_advised_bet_has_the_advised_amount_and_others_the_minimum() -> None:
    hand = deal("deuce-to-seven-single-draw", {1: 400, 2: 400, 3: 400})
    assert hand.to_act is not None
    private, there = hand.view(hand.to_act), scene(table(hand))
    for advice, expected in ((Choice(ActionKind.RAISE, 35), 35), (Choice(ActionKind.CALL), 20)):
        turn = Turn("predraw", 2, 10, 15, 40, 50, 33, advice)
        bigger = next(button for button in turn_buttons(there, private, turn) if "raise" in str(button.custom_id))
        assert bigger.label == f"Raise to {expected}"
        match = LESSON_BUTTON.fullmatch(str(bigger.custom_id))
        assert match is not None
        assert (match["kind"], match["to"]) == ("raise", str(expected) if expected == 35 else None)
