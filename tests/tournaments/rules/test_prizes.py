"""Section 5 of the tournament rules, and T-3.4, T-3.5, T-3.7: the shares of the pool."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.house_rules import HouseRules
from bot.tournaments.rules.prizes import cancelled, places_of, prizes, shared, shares
from bot.tournaments.settings import TournamentSettings


@pytest.mark.parametrize(
    "case",
    [
        (2, "100"),
        (4, "100"),
        (5, "65 35"),
        (7, "65 35"),
        (8, "50 30 20"),
        (12, "50 30 20"),
        (13, "40 30 20 10"),
        (18, "40 30 20 10"),
        (19, "40 23 16 12 9"),
        (27, "40 23 16 12 9"),
        (28, "33 20 15 11 8 7 6"),
        (36, "33 20 15 11 8 7 6"),
        (37, "29 18 13 10 8 7 6 5 4"),
        (50, "29 18 13 10 8 7 6 5 4"),
        (51, "26 16.5 12 9.5 8 6.5 5 4 3.5 3 3 3"),
        (64, "26 16.5 12 9.5 8 6.5 5 4 3.5 3 3 3"),
    ],
)
def test_T5_1_the_shares_depend_on_the_number_of_entrants(case: tuple[int, str]) -> None:
    entrants, percentages = case
    assert shares(entrants) == tuple(map(Fraction, percentages.split()))
    assert sum(shares(entrants)) == 100


def test_T5_1_each_prize_is_rounded_down_and_the_rest_goes_to_first_place() -> None:
    assert prizes(1001, shares(8)) == (501, 300, 200)
    assert prizes(7, shares(13)) == (4, 2, 1, 0)
    assert prizes(0, shares(8)) == (0, 0, 0)


@given(st.integers(0, 10**9), st.integers(2, 64))
def test_T5_1_prizes_sum_to_the_pool(pool: int, entrants: int) -> None:
    assert sum(prizes(pool, shares(entrants))) == pool


def test_T5_1_an_organisers_own_shares_must_sum_to_100() -> None:
    with pytest.raises(ValueError, match="sum to 100"):
        prizes(1000, (Fraction(60), Fraction(30)))


def test_T5_1_shares_of_places_that_nobody_can_take_go_to_first_place() -> None:
    settings = TournamentSettings("T", "razz", HouseRules(), shares=("40", "30", "20", "10"))
    assert settings.percentages(9) == tuple(map(Fraction, (40, 30, 20, 10)))
    assert settings.percentages(2) == (Fraction(70), Fraction(30))


def test_T3_4_of_players_who_bust_in_the_same_hand_the_larger_stack_is_placed_higher() -> None:
    assert places_of({1: 500, 2: 900}, left=3) == [(5, (1,)), (4, (2,))]


def test_T3_4_players_who_bust_with_equal_stacks_share_their_places() -> None:
    assert places_of({1: 500, 2: 500, 3: 900}, left=2) == [(4, (1, 2)), (3, (3,))]


def test_T3_4_players_who_share_places_also_share_the_prizes_of_these_places() -> None:
    ladder = (500, 300, 201)
    assert shared(ladder, 2, 2) == (250, 250)
    assert shared(ladder, 3, 2) == (100, 100)  # only third place's prize: the fourth is not paid
    assert shared(ladder, 4, 2) == (0, 0)


def test_T3_7_before_any_prize_is_decided_half_the_pool_is_shared_equally_and_half_by_chips() -> None:
    assert cancelled(1000, (500, 300, 200), {1: 3000, 2: 1000}, in_the_money=False) == {1: 625, 2: 375}


def test_T3_7_once_prizes_are_decided_each_player_gets_the_lowest_and_the_rest_goes_by_chips() -> None:
    # Third is paid: 800 are left, each of the two gets 300, and of the other 200 three quarters go to the leader.
    assert cancelled(800, (500, 300), {1: 3000, 2: 1000}, in_the_money=True) == {1: 450, 2: 350}


@given(st.integers(0, 10**7), st.dictionaries(st.integers(1, 99), st.integers(0, 10**6), min_size=1), st.booleans())
def test_T3_7_cancelling_pays_out_the_whole_pool(pool: int, stacks: dict[int, int], in_the_money: bool) -> None:
    paid = cancelled(pool, prizes(pool, shares(9))[: len(stacks)], stacks, in_the_money=in_the_money)
    assert sum(paid.values()) == pool
    assert min(paid.values()) >= 0
    assert set(paid) == set(stacks)
