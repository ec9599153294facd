"""Pots as pure arithmetic: side pots (R-3.6) and their division (R-3.9)."""

from hypothesis import given
from hypothesis import strategies as st

from bot.poker.machine.pots import Pot, side_pots, split, uncalled


def test_R3_6_each_depth_of_all_in_makes_a_side_pot() -> None:
    put_in = [(1, 25), (2, 55), (3, 55), (4, 10)]
    assert side_pots(put_in, [1, 2, 3]) == (Pot(85, (1, 2, 3)), Pot(60, (2, 3)))


def test_R3_6_chips_folded_above_the_deepest_all_in_stay_in_the_last_pot() -> None:
    assert side_pots([(1, 10), (2, 10), (3, 30)], [1, 2]) == (Pot(50, (1, 2)),)


def test_R3_6_an_uncalled_bet_is_the_part_that_nobody_matched() -> None:
    assert uncalled([40, 100, 60]) == 40
    assert uncalled([40, 40]) == 0


def test_R3_9_the_first_winners_get_the_odd_chips_of_a_pot_of_32_split_three_ways() -> None:
    assert split(32, [5, 1, 3]) == ((5, 11), (1, 11), (3, 10))


PLAYERS = st.lists(st.tuples(st.integers(0, 500), st.booleans()), min_size=2, max_size=8)


@given(PLAYERS)
def test_R3_6_pots_hold_every_chip_and_nobody_wins_more_from_a_player_than_they_put_in(
    players: list[tuple[int, bool]],
) -> None:
    put_in = [(seat, chips) for seat, (chips, _) in enumerate(players, 1)]
    live = [seat for seat, (_, folded) in enumerate(players, 1) if not folded] or [1]
    pots = side_pots(put_in, live)
    assert sum(pot.amount for pot in pots) == sum(chips for _, chips in put_in)
    chips_of = dict(put_in)
    deepest = max(chips_of[seat] for seat in live)
    for seat in live:
        reach = sum(pot.amount for pot in pots if seat in pot.eligible)
        if chips_of[seat] < deepest:
            assert reach <= sum(min(chips, chips_of[seat]) for chips in chips_of.values())


@given(st.integers(0, 10_000), st.lists(st.integers(1, 8), min_size=1, max_size=8, unique=True))
def test_R3_9_the_shares_of_a_pot_add_up_to_the_pot_and_differ_by_one_chip_at_most(
    amount: int, winners: list[int]
) -> None:
    shares = [chips for _, chips in split(amount, winners)]
    assert sum(shares) == amount
    assert max(shares) - min(shares) <= 1
    assert shares == sorted(shares, reverse=True)
