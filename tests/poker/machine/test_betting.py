"""Stakes and betting by rule number (.docs/rules.md, section 3)."""

import pytest

from bot.poker.events import PotAwarded, UncalledReturned
from bot.poker.house_rules import HouseRules
from bot.poker.machine.betting import Betting
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

THREE = {1: 1000, 2: 1000, 3: 1000}
CARDS = {1: "2c3c4c 5c6c7c", 2: "2d3d8d 9dTdJd", 3: "2h3hKh QhJhTh"}
"""Cards with which seat 3 brings it in and seat 1 has the lowest board later."""


def fourth_street(stacks: dict[int, int], rules: HouseRules | None = None) -> Table:
    """Return a table on fourth street, all having called third: seat 1 opens, the small bet is 20."""
    others = [f"{seat} call" for seat in sorted(stacks) if seat != 3]
    cards = CARDS | {4: "4s5sTs JsQsKs"}
    return Table(stacks, {seat: cards[seat] for seat in stacks}, button=2, rules=rules).play(
        "3 bring_in", *[f"{seat} call" for seat in (4,) if seat in stacks], *[act for act in others if act[0] != "4"]
    )


def test_R3_1_default_ante_and_bring_in_are_rounded_down_but_at_least_one() -> None:
    assert Stakes.of(10) == Stakes(small_bet=10, big_bet=20, ante=2, bring_in=3)
    assert Stakes.of(25) == Stakes(small_bet=25, big_bet=50, ante=5, bring_in=7)
    assert Stakes.of(2) == Stakes(small_bet=2, big_bet=4, ante=1, bring_in=1)


@pytest.mark.parametrize("amounts", [(10, 20, 4, 3), (10, 20, 2, 11), (10, 5, 2, 3), (10, 20, 0, 0)])
def test_R3_1_stakes_out_of_proportion_are_refused(amounts: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="stakes need"):
        Stakes(*amounts)


def test_R3_1_chips_are_whole_numbers() -> None:
    with pytest.raises(TypeError):
        Stakes(10, 20, 2, 2.5)  # type: ignore[arg-type]  # the point of the test


def test_R3_1_a_bring_in_equal_to_the_small_bet_counts_as_the_first_bet() -> None:
    table = Table(THREE, CARDS, stakes=Stakes.of(20, bring_in=20))
    assert table.may == {"bring_in": 20}
    table.play("3 bring_in")
    assert table.may == {"fold": 0, "call": 20, "raise": 40}
    table.play("1 raise", "2 raise", "3 raise")
    assert "raise" not in table.may
    assert table.refused("1 raise").reason is Reason.CAPPED


def test_R3_2_a_player_may_fold_only_when_facing_a_bet() -> None:
    table = fourth_street(THREE)
    assert table.refused("1 fold").reason is Reason.FOLD_IS_FREE
    table.play("1 bet")
    assert "fold" in table.may


def test_R3_2_nobody_raises_their_own_bet() -> None:
    table = fourth_street(THREE).play("1 bet", "2 call", "3 call")
    assert table.hand.state.street == 2, "the round closed: the bettor had no second turn"


def test_R3_3_third_street_allows_one_bet_and_three_raises_not_counting_the_bring_in() -> None:
    table = Table(THREE, CARDS).play("3 bring_in", "1 complete 20", "2 raise 40", "3 raise 60", "1 raise 80")
    assert table.refused("2 raise").reason is Reason.CAPPED
    table.play("2 call", "3 call")
    assert table.may == {"check": 0, "bet": 20}, "each street starts without bets"


def test_R3_3_a_house_rule_sets_the_cap_to_four_raises_or_none() -> None:
    capped = Table(THREE, CARDS, rules=HouseRules(raise_cap=4)).play(
        "3 complete", "1 raise", "2 raise", "3 raise", "1 raise"
    )
    assert "raise" not in capped.may
    free = Table(THREE, CARDS, rules=HouseRules(raise_cap=None)).play(
        "3 complete", "1 raise", "2 raise", "3 raise", "1 raise", "2 raise"
    )
    assert free.may["raise"] == 140


def test_R3_3_at_the_cap_a_player_whose_stack_exceeds_the_call_may_only_fold_or_call() -> None:
    table = Table({1: 1000, 2: 87, 3: 1000}, CARDS).play("3 complete", "1 raise", "2 raise", "3 raise", "1 call")
    assert table.may == {"fold": 0, "call": 20}
    assert table.hand.stack(2) == 25


def test_R3_3_a_house_rule_lifts_the_cap_heads_up_in_any_round_or_only_for_the_last_two_left() -> None:
    raises = ["2 complete", "1 raise", "2 raise", "1 raise", "2 raise"]
    two = {1: 1000, 2: 1000}
    for rules, last_two, free in [
        (HouseRules(), True, False),
        (HouseRules(heads_up_uncapped="round"), False, True),
        (HouseRules(heads_up_uncapped="last_two"), True, True),
        (HouseRules(heads_up_uncapped="last_two"), False, False),
    ]:
        table = Table(two, CARDS, rules=rules, last_two=last_two).play(*raises[:4])
        assert ("raise" in table.may) is free


def test_R3_3_a_round_that_starts_with_three_players_stays_capped_after_a_fold() -> None:
    rules = HouseRules(heads_up_uncapped="round")
    table = Table(THREE, CARDS, rules=rules).play("3 complete", "1 raise", "2 fold", "3 raise", "1 raise")
    assert "raise" not in table.may
    table.play("3 call", "1 bet", "3 raise", "1 raise", "3 raise")
    assert "raise" in table.may, "the next round starts with two"


def test_R3_4_the_bring_in_may_not_raise_when_the_others_only_call() -> None:
    table = Table(THREE, CARDS).play("3 bring_in", "1 call", "2 call")
    assert table.hand.state.street == 1


def test_R3_4_the_bring_in_may_raise_a_completion() -> None:
    table = Table(THREE, CARDS).play("3 bring_in", "1 complete", "2 call")
    assert table.may == {"fold": 0, "call": 17, "raise": 40}


def test_R3_4_the_next_street_follows_when_all_players_check() -> None:
    assert fourth_street(THREE).play("1 check", "2 check", "3 check").hand.state.street == 2


def test_R3_4_when_the_first_player_is_all_in_the_next_one_with_chips_acts() -> None:
    table = fourth_street({1: 5, 2: 1000, 3: 1000})
    assert table.hand.stack(1) == 0
    assert table.hand.to_act == 2


def test_R3_4_betting_ends_when_only_one_player_can_bet_and_has_nothing_to_call() -> None:
    table = fourth_street({1: 5, 2: 5, 3: 1000})
    assert table.hand.finished


def test_R3_5_the_last_player_wins_at_once_and_shows_nothing() -> None:
    table = fourth_street(THREE).play("1 bet", "2 fold", "3 fold")
    assert table.hand.finished
    assert table.stacks() == {1: 1010, 2: 995, 3: 995}
    room = table.hand.view(None)
    assert all(not seat.shown and seat.holding is None for seat in room.seats)


def test_R3_6_all_in_players_create_side_pots_and_an_uncalled_bet_goes_back() -> None:
    cards = {1: "As2s3s 4s5sKs Kd", 2: "2d3d4d 5d6dKc Qc", 3: "7h8hQh 9hThJh Js"}
    table = Table({1: 25, 2: 55, 3: 1000}, cards, button=3).play("3 complete", "1 raise", "2 raise", "3 raise")
    table.play("2 call")
    awards = table.events(PotAwarded)
    assert awards == [PotAwarded(0, 75, ((1, 75),)), PotAwarded(1, 60, ((2, 60),))]
    assert table.events(UncalledReturned) == [UncalledReturned(3, 7)]
    assert table.stacks() == {1: 75, 2: 60, 3: 945}


def all_in_raise(stacks: dict[int, int]) -> Table:
    """Return a table on fourth street after a bet of 20 by seat 1."""
    return fourth_street(stacks).play("1 bet 20")


def test_R3_7_an_all_in_below_half_a_raise_does_not_reopen_the_betting() -> None:
    table = all_in_raise({1: 1000, 2: 33, 3: 1000}).play("2 raise 28")
    assert table.may == {"fold": 0, "call": 28, "raise": 40}
    table.play("3 call")
    assert table.may == {"fold": 0, "call": 8}
    assert table.refused("1 raise").reason is Reason.NOT_REOPENED


def test_R3_7_a_player_who_has_not_acted_may_complete_a_short_raise_and_reopen_the_betting() -> None:
    table = all_in_raise({1: 1000, 2: 33, 3: 1000}).play("2 raise 28", "3 raise 40")
    assert table.may == {"fold": 0, "call": 20, "raise": 60}


def test_R3_7_an_all_in_of_half_a_raise_or_more_counts_as_a_raise_toward_the_cap() -> None:
    table = all_in_raise({1: 1000, 2: 37, 3: 1000}).play("2 raise 32")
    assert table.may == {"fold": 0, "call": 32, "raise": 52}
    table.play("3 raise", "1 raise")
    assert "raise" not in table.may, "20, 32, 52, 72: capped"


def test_R3_7_short_all_ins_that_add_up_to_half_a_raise_reopen_the_betting() -> None:
    stacks = {1: 1000, 2: 1000, 3: 31, 4: 36}
    table = fourth_street(stacks).play("1 bet 20", "2 call", "3 raise 26", "4 raise 31")
    assert table.hand.to_act == 1
    assert table.may == {"fold": 0, "call": 11, "raise": 51}


def test_R3_7_on_third_street_an_all_in_of_half_the_small_bet_counts_as_the_completion() -> None:
    stakes = Stakes.of(10, ante=2, bring_in=3)
    short = Table({1: 6, 2: 1000, 3: 1000}, CARDS, stakes=stakes).play("3 bring_in", "1 complete 4")
    assert short.may == {"fold": 0, "call": 4, "complete": 10}
    half = Table({1: 8, 2: 1000, 3: 1000}, CARDS, stakes=stakes).play("3 bring_in", "1 complete 6")
    assert half.may == {"fold": 0, "call": 6, "raise": 16}


def test_R3_7_in_no_limit_short_all_ins_that_add_up_to_a_full_raise_reopen_the_betting() -> None:
    betting = Betting("no", unit=100, cap=None)
    for seat, to in [(1, 500), (2, 1000)]:
        betting.raise_to(seat, to)
    betting.act(3)
    betting.raise_to(4, 1300)
    assert {2, 3} <= betting.acted.keys()
    betting.raise_to(5, 1700)
    assert not {2, 3} & betting.acted.keys()
    assert betting.raise_range(1000, 10_000, pot=5500) == (2200, 11_000)


def test_R3_7_in_no_limit_one_short_all_in_does_not_reopen_the_betting() -> None:
    betting = Betting("no", unit=100, cap=None)
    betting.raise_to(1, 500)
    betting.raise_to(2, 700)
    assert 1 in betting.acted
    assert betting.raise_range(0, 10_000, pot=1200) == (1200, 10_000)


@pytest.mark.parametrize(
    "case",
    [
        (0, 15, 35),  # first player
        (0, 23, 43),  # with four antes of 2
        (5, 15, 30),  # small blind, folded to
    ],
)
def test_R3_8_in_pot_limit_a_raise_may_be_at_most_the_pot_after_a_call(case: tuple[int, int, int]) -> None:
    bet, pot, most = case
    betting = Betting("pot", unit=10, cap=None)
    betting.force(10, is_the_bet=True)
    assert betting.raise_range(bet, 1000, pot) == (20, most)


def test_R3_8_in_no_limit_a_raise_lies_between_the_last_full_raise_and_the_stack() -> None:
    betting = Betting("no", unit=10, cap=None)
    betting.force(10, is_the_bet=True)
    betting.raise_to(1, 35)
    assert betting.raise_range(10, 500, pot=50) == (60, 510)
    assert betting.raise_range(10, 30, pot=50) == (40, 40), "all-in for less"
    assert betting.raise_range(10, 25, pot=50) is None, "a call takes all"
