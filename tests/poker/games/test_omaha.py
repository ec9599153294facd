"""Omaha, Omaha Hi-Lo and the games with five cards, played as whole hands; ``test_omaha`` of holdings ranks them."""

import pytest

from bot.poker.events import PotAwarded
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import BoardTable

HI_LO = "omaha-hi-lo"
THREE = dict.fromkeys((1, 2, 3), 1000)
BOARD = "Kh3c5d8h9h"


def awards(table: BoardTable) -> list[tuple[int, dict[int, int]]]:
    return [(event.half, dict(event.shares)) for event in table.hand.events if isinstance(event, PotAwarded)]


def pot_of_three(small_blind: int, cards: dict[int, str]) -> BoardTable:
    """Play a pot of 96 and the small blind, which folds; the others check it down."""
    stakes = Stakes(10, 10, 0, 0, small_blind, 10, "no")
    table = BoardTable(HI_LO, dict.fromkeys((1, 2, 3, 4), 1000), cards, BOARD, stakes=stakes)
    return table.play("3 raise 32", "4 call", "1 fold", "2 call").check_down()


def test_R15_3_own_cards_are_four_and_in_the_other_games_five() -> None:
    for name, cards in (("omaha", 4), (HI_LO, 4), ("five-card-omaha", 5), ("big-o", 5)):
        table = BoardTable(name, THREE, {})
        assert [len(player.down) for player in table.hand.state.players] == [cards] * 3


def test_R15_1_the_customary_limits_and_seats_are_those_of_each_game() -> None:
    found = {
        name: (GAMES[name].limits[0], GAMES[name].seats_most) for name in ("omaha", HI_LO, "five-card-omaha", "big-o")
    }
    assert found == {"omaha": ("pot", 10), HI_LO: ("fixed", 10), "five-card-omaha": ("pot", 8), "big-o": ("pot", 8)}
    assert all({*GAMES[name].limits} == {"fixed", "pot", "no"} for name in found)


def test_R15_2_five_cards_are_enough_for_eight_players() -> None:
    table = BoardTable("big-o", dict.fromkeys(range(1, 9), 1000), {}).check_down()
    assert len(table.hand.state.stub) == 52 - 40 - 8


@pytest.mark.parametrize(
    ("small_blind", "high", "low"),
    [(4, 50, {2: 25, 3: 25}), (5, 51, {2: 25, 3: 25}), (7, 52, {2: 26, 3: 25})],
    ids=["100", "101", "103"],
)
def test_R16_4_who_wins_the_high_and_ties_for_the_low_gets_three_quarters(
    small_blind: int, high: int, low: dict[int, int]
) -> None:
    """The odd chip of the halving goes to the high, that of the low to the first left of the button."""
    cards = {2: "KsKdAs2d", 3: "Ac2cQdJd", 4: "QcJhTs7c"}
    assert awards(pot_of_three(small_blind, cards)) == [(1, {2: high}), (2, low)]
    assert awards(pot_of_three(small_blind, {**cards, 2: cards[3], 3: cards[2]})) == [(1, {3: high}), (2, low)]


def test_R16_4_who_ties_for_both_halves_shares_the_whole_pot_once() -> None:
    cards = {2: "As2dKsQc", 3: "Ac2cKdQd"}
    table = BoardTable(HI_LO, dict.fromkeys((1, 2, 3, 4), 1000), cards, BOARD, stakes=Stakes(10, 10, 0, 0, 6, 10, "no"))
    table.play("3 raise 30", "4 fold", "1 fold", "2 call").check_down()
    assert awards(table) == [(0, {2: 33, 3: 33})]


def test_R16_4_main_pot_and_side_pot_are_halved_each_by_itself() -> None:
    cards = {1: "JcJhTh6c", 2: "KsKdQsQc", 3: "JsJdTs7h", 4: "As2d9sTd", 5: "Ac2c9dTc"}
    stakes = Stakes(2, 2, 0, 0, 1, 2, "no")
    table = BoardTable(HI_LO, {1: 2000, 2: 2000, 3: 953, 4: 2000, 5: 2000}, cards, BOARD, stakes=stakes)
    table.play("3 raise 953", "4 call", "5 call", "1 call", "2 call")
    table.play("1 bet 2", "2 raise 28", "4 call", "5 call", "1 fold").check_down()
    assert awards(table) == [(1, {2: 2383}), (2, {4: 1191, 5: 1191}), (1, {2: 43}), (2, {4: 22, 5: 21})]


def test_R16_5_each_half_is_named() -> None:
    table = pot_of_three(4, {2: "KsKdAs2d", 3: "Ac2cQdJd", 4: "QcJhTs7c"})
    names = {seat.seat: str(seat.holding) for seat in table.hand.view(None).seats if seat.holding}
    assert names[2] == "high: three kings; low: eight-five"


def test_R16_3_without_a_low_the_high_takes_the_whole_pot() -> None:
    table = BoardTable(HI_LO, THREE, {1: "As2d3c4h", 2: "KsKdQsQc", 3: "5s6s7s8s"}, "KhQhJd9c2c").check_down()
    assert awards(table) == [(0, {2: 30})]


def test_R16_3_without_a_qualifier_any_low_takes_its_half() -> None:
    rules = HouseRules(qualifier=None)
    table = BoardTable(HI_LO, THREE, {1: "As2d3c4h", 2: "KsKdQsQc", 3: "5s6s7s8s"}, "KhQhJd9c2c", rules=rules)
    assert awards(table.check_down()) == [(1, {2: 15}), (2, {1: 15})]


def test_R16_2_two_own_spades_and_three_of_the_board_make_a_flush_and_one_with_four_does_not() -> None:
    table = BoardTable("omaha", {1: 1000, 2: 1000}, {1: "AsKhQd2c", 2: "8s7s2h3c"}, "KsJs9s4sTd").check_down()
    assert awards(table) == [(0, {2: 20})]
    names = {seat.seat: str(seat.holding) for seat in table.hand.view(None).seats if seat.holding}
    assert names[2] == "king-high flush"
