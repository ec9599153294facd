"""The text of a guided hand, which explains a turn in the terms of its game."""

import pytest

from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.practice.strategies import Choice
from bot.practice.turn_facts import Board, Turn
from bot.ui.practice.lesson import turn_text
from tests.harness.ui.scenes import act, deal, scene, table

HI_LO = "stud-hi-lo"


def third_street(game: str) -> Hand:
    return deal(game, {1: 400, 2: 400, 3: 400})


def lesson_text(hand: Hand, good: int | None) -> str:
    assert hand.to_act is not None
    choice = Choice(ActionKind.FOLD)
    board = Board(2, hand.view(2).downcards[:1], 1)
    turn = Turn("third", 2, 10, 20, 33, 30, 33, choice, good=good, boards=(board,))
    return turn_text(scene(table(hand)), hand.view(hand.to_act), turn)


@pytest.mark.parametrize("case", [(0, "You have none of them yet."), (2, "you have 2 of the five cards it takes")])
def test_in_a_split_pot_the_lesson_counts_low_cards_for_the_low_half_only(case: tuple[int, str]) -> None:
    good, words = case
    text = lesson_text(third_street(HI_LO), good)
    assert words in text
    assert "For the low half" in text
    assert "low cards you need" not in text
    assert "low half" not in lesson_text(third_street("razz"), good).split("Compare")[0]


def test_R4_10_the_lesson_explains_a_bring_in_that_passes_to_the_next_player() -> None:
    passed = "The player with the bring-in is all-in from the ante, so "
    hand = third_street("razz")
    owes = hand.to_act
    assert owes is not None
    assert passed not in lesson_text(hand, None)
    hand = deal("razz", {1: 400, 2: 400, 3: 400, 4: 400} | {owes: 1})
    assert hand.to_act != owes
    assert passed + "it passes to you: post 3, complete to 10, or fold." in lesson_text(hand, None)
    act(hand, ActionKind.FOLD)
    act(hand, ActionKind.BRING_IN)
    assert passed in lesson_text(hand, None)
    assert "brought it in for 3." in lesson_text(hand, None)


@pytest.mark.parametrize("case", [(HI_LO, False), ("seven-card-stud", True)])
def test_the_lesson_says_only_in_high_games_that_low_cards_win_least_often(case: tuple[str, bool]) -> None:
    game, reason = case
    hand = third_street(game)
    yours = lesson_text(hand, None)
    act(hand, ActionKind.BRING_IN)
    for text, words in (
        (yours, "You have the lowest upcard"),
        (lesson_text(hand, None), "had the lowest upcard and brought"),
    ):
        assert words in text
        assert ("Low cards win least often" in text) is reason


@pytest.mark.parametrize(("share", "reason"), [(20, "the price alone would allow a call"), (10, "doesn't win enough")])
def test_a_fold_at_a_good_price_has_another_reason_than_the_price(share: int, reason: str) -> None:
    hand = third_street("razz")
    act(hand, ActionKind.BRING_IN)
    assert hand.to_act is not None
    turn = Turn("third", 2, 3, 20, 13, share, 33, Choice(ActionKind.FOLD))
    assert reason in turn_text(scene(table(hand)), hand.view(hand.to_act), turn)


@pytest.mark.parametrize(
    ("share", "reason"), [(40, "aren't far enough ahead for a bet"), (20, "only better hands would call a bet")]
)
def test_a_check_has_a_reason_that_fits_the_share(share: int, reason: str) -> None:
    hand = third_street("razz")
    for kind in (ActionKind.BRING_IN, ActionKind.CALL, ActionKind.CALL):
        act(hand, kind)
    assert hand.to_act is not None
    turn = Turn("fourth", 2, 0, 20, 0, share, 33, Choice(ActionKind.CHECK))
    assert reason in turn_text(scene(table(hand)), hand.view(hand.to_act), turn)
