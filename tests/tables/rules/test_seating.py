"""Seats and the dealer button."""

import pytest

from bot.poker.cards import DECK, parse_cards
from bot.tables.rules import seating
from bot.tables.rules.blinds import next_after
from bot.tables.state import SeatState


def test_R5_2_the_seat_with_the_first_jack_gets_the_button() -> None:
    assert seating.first_button([1, 3, 5], parse_cards("7cKd2hJs")) == 1


@pytest.mark.parametrize("case", [("Jc", 2), ("2cJd", 4), ("2c3cJd", 7), ("2c3c4cJd", 2), ("2c3cJdJh", 7)])
def test_R5_2_cards_for_the_button_are_dealt_in_turn_from_the_lowest_taken_seat(case: tuple[str, int]) -> None:
    cards, seat = case
    assert seating.first_button([7, 2, 4], parse_cards(cards)) == seat


def test_R5_2_a_full_deck_always_gives_one_of_the_players_the_button() -> None:
    assert seating.first_button([1, 2], tuple(reversed(DECK))) in (1, 2)


@pytest.mark.parametrize("case", [(1, 3), (2, 3), (3, 6), (5, 6), (6, 1), (8, 1)])
def test_R4_7_the_button_moves_clockwise_to_the_next_taken_seat(case: tuple[int, int]) -> None:
    button, expected = case
    assert next_after(button, [1, 3, 6]) == expected


def test_only_players_with_chips_who_are_neither_away_nor_leaving_are_ready_for_a_hand() -> None:
    seats = (
        SeatState(1, 101),
        SeatState(2, 102, sitting_out=True),
        SeatState(3, 103, leaving=True),
        SeatState(4, 104),
        SeatState(5, 105),
    )
    assert seating.ready(seats, {101: 1, 102: 1, 103: 1, 104: 0}) == (1,)


def test_seats_stay_in_order_of_their_numbers() -> None:
    seats = seating.with_seat((SeatState(2, 102), SeatState(5, 105)), SeatState(3, 103))
    assert [seat.seat for seat in seats] == [2, 3, 5]
    assert seating.with_seat(seats, SeatState(3, 103, timeouts=1))[1].timeouts == 1
    assert seating.lowest_free(seats, 5) == 1
    assert seating.lowest_free((SeatState(1, 101), SeatState(2, 102)), 2) is None
    assert seating.at(seating.without(seats, 3), 3) is None
