"""Deals at the end: by chips and by ICM, in whole chips (T-9.1, T-9.2)."""

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import pytest

from bot.tournaments.rules.deal import KINDS, deal_shares, icm, play_for_most


def _by_orders(stacks: Sequence[int], prizes: Sequence[int]) -> list[Fraction]:
    """Return the worth of each stack by going through every order in which the players can finish."""
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for at in order:
            chance *= Fraction(stacks[at], left)
            left -= stacks[at]
        for at, prize in zip(order, prizes, strict=True):
            worth[at] += chance * prize
    return worth


def _tables() -> Iterator[tuple[dict[int, int], list[int]]]:
    """Yield random (stacks, unpaid prizes) of 2 to 10 players."""
    chance = random.Random(9)
    for players in [2, 3, 4, 5, 6, 7, 8, 9, 10, *(chance.randrange(2, 7) for _ in range(60))]:
        few = chance.random() < 0.3
        stacks = {player: chance.choice((1, 500, chance.randrange(1, 40_000))) for player in range(1, players + 1)}
        yield stacks, sorted((chance.randrange(1, 9 if few else 5_000) for _ in range(players)), reverse=True)


def test_T9_1_icm_is_what_every_order_of_finishing_pays_times_its_probability() -> None:
    for stacks, prizes in _tables():
        if len(stacks) <= 6:
            assert icm(list(stacks.values()), prizes) == _by_orders(list(stacks.values()), prizes)


def test_T9_1_icm_of_a_known_table() -> None:
    # Half, 30 and 20 percent of the chips for 50, 30, 20: second place as often as 3/7 + 2/8 of the others' wins.
    first, second, third = icm([50, 30, 20], [50, 30, 20])
    assert (first, second, third) == (Fraction(1075, 28), Fraction(131, 4), Fraction(202, 7))
    assert icm([1, 1, 1], [6, 3, 0]) == [3, 3, 3]


@pytest.mark.parametrize("kind", KINDS)
def test_T9_2_shares_are_whole_chips_that_add_up_and_cover_the_lowest_prize(kind) -> None:  # type: ignore[no-untyped-def]
    for stacks, unpaid in _tables():
        for play_for in {0, 1, unpaid[0] // 2, play_for_most(unpaid)} & set(range(play_for_most(unpaid) + 1)):
            shares = deal_shares(kind, stacks, unpaid, play_for)
            assert sum(shares.values()) == sum(unpaid) - play_for
            assert min(shares.values()) >= min(unpaid)
            assert shares.keys() == stacks.keys()
            by_stack = [shares[player] for player in sorted(stacks, key=lambda player: -stacks[player])]
            assert by_stack == sorted(by_stack, reverse=True)
