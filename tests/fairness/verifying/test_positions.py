"""Positions follow each other, and none is passed over without a reason (F-4, F-5)."""

import pytest

from bot.fairness.log import Taken, Use
from bot.fairness.verifying.positions import Refill, Supply, Wrong


def supply(*, joker: bool = False) -> Supply:
    begun = Supply(joker)
    begun.begin_deck()
    return begun


def down(position: int, seat: int = 1, deck: int = 0) -> Taken:
    return Taken(deck, position, "down", seat)


def passed(position: int, seat: int = 0, deck: int = 0) -> Taken:
    return Taken(deck, position, "passed", seat)


ONE: list[tuple[Use, int]] = [("down", 1)]
TWO: list[tuple[Use, int]] = [("down", 1), ("down", 2)]


def test_cards_are_dealt_from_the_top_of_the_deck() -> None:
    decks = supply()
    decks.take_positions([down(0), down(1, 2)], TWO)
    decks.take_positions([down(2)], ONE)


@pytest.mark.parametrize(
    "case",
    [
        ([down(1)], "position 0 is next"),
        ([down(0, 2)], "the rules don't send it"),
        ([Taken(0, 0, "up", 1)], "the rules don't send it"),
        ([down(0, deck=1)], "is next"),
        ([], "the rules don't send it"),
        ([down(0), down(1)], "more positions"),
        ([passed(0), down(1), passed(2)], "more positions"),
        ([passed(0), passed(1), down(2)], "not the joker's"),
        ([passed(0, 1), down(1)], "without a reason"),
    ],
)
def test_a_position_out_of_turn_or_for_the_wrong_use_is_refused(case: tuple[list[Taken], str]) -> None:
    taken, problem = case
    with pytest.raises(Wrong, match=problem):
        supply().take_positions(taken, ONE)


def test_passing_over_a_joker_in_play_is_refused() -> None:
    with pytest.raises(Wrong, match="not the joker's"):
        supply(joker=True).take_positions([passed(0), down(1)], ONE)


def reshuffled(left: int, own: dict[int, int]) -> Supply:
    """Return a supply after three cards and a reshuffle that leaves some cards of the old deck."""
    decks = supply()
    decks.take_positions([down(0), down(1), down(2)], [("down", 1)] * 3)
    decks.refill(left, Refill(own, 10))
    return decks


def test_after_a_reshuffle_cards_come_from_the_rest_of_the_stub_and_then_from_the_next_deck() -> None:
    reshuffled(1, {}).take_positions([down(3), down(0, 2, deck=1)], TWO)
    reshuffled(0, {}).take_positions([down(0, deck=1), down(1, 2, deck=1)], TWO)


def test_at_most_as_many_positions_are_passed_over_for_a_seat_as_the_seat_holds_cards() -> None:
    reshuffled(0, {4: 2}).take_positions([passed(0, 4, 1), passed(1, 4, 1), down(2, deck=1)], ONE)
    with pytest.raises(Wrong, match="seat 4 without a reason"):
        reshuffled(0, {4: 1}).take_positions([passed(0, 4, 1), passed(1, 4, 1), down(2, deck=1)], ONE)
    with pytest.raises(Wrong, match="seat 5 without a reason"):
        reshuffled(0, {4: 1}).take_positions([passed(0, 5, 1), down(1, deck=1)], ONE)


def test_the_burns_are_dealt_in_their_order_once_the_deck_is_used_up() -> None:
    decks = supply()
    decks.take_positions([Taken(0, 0, "burn", 0), down(1)], [("burn", 0), *ONE])
    decks.take_positions([passed(2), *(down(at) for at in range(3, 53))], [("down", 1)] * 50)
    decks.take_positions([down(0)], ONE)
    with pytest.raises(Wrong):
        decks.take_positions([down(1)], ONE)


def test_a_burn_dealt_before_an_earlier_burn_is_refused() -> None:
    decks = supply(joker=True)
    decks.take_positions([Taken(0, 0, "burn", 0), down(1)], [("burn", 0), *ONE])
    decks.take_positions([Taken(0, 2, "burn", 0), *(down(at) for at in range(3, 53))], [("burn", 0), *ONE * 50])
    with pytest.raises(Wrong, match="burned cards were dealt out of order"):
        decks.take_positions([down(2)], ONE)


def test_the_jokers_position_cannot_be_dealt_even_when_only_burned_cards_are_left() -> None:
    decks = supply()
    decks.take_positions([Taken(0, 0, "burn", 0), down(1)], [("burn", 0), *ONE])
    decks.take_positions([down(at) for at in range(2, 53)], [("down", 1)] * 51)
    with pytest.raises(Wrong, match="joker's position was dealt"):
        decks.take_positions([down(0)], ONE)


def test_the_expected_number_of_passed_over_cards_follows_from_chance() -> None:
    """Five cards of a pile of nine were dealt: each of four mixed-in cards came earlier with a chance of one half."""
    assert Refill({3: 4}, 9, dealt=5).expected(3) == 2.0
    assert Refill({3: 4}, 9, dealt=5).expected(4) == 0.0
