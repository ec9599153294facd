"""T-4.3: when a tournament will be over, by what is left to be decided."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.games.speed import LOW_SINGLE_DRAW, STUD, TRIPLE_DRAW, Speed
from bot.tournaments.rules.forecast import HAND_SHARES, OVER, Breaks, Course, depth_share, hand_share, mixed
from tests.harness.with_each import with_each

HOUR = Course(
    bet=lambda level: round(100 * 1.5 ** (level - 1)),
    level=1,
    players=9,
    chips=27_000,
    stack=3_000,
    open_share=1 - 1 / 9,
    hand_seconds=84,
    seats=6,
    final_seats=7,
    games=mixed([STUD["fixed"]]),
)


def test_T4_3_the_longer_its_levels_the_later_it_ends() -> None:
    ends = [HOUR.minutes(each, 500) for each in (2, 4, 6, 8, 10, 15)]
    assert all(later > earlier for earlier, later in pairwise(ends))


@with_each([20, 60, 110])
def test_T4_3_levels_are_found_with_which_it_ends_when_it_is_to_end(target: float) -> None:
    assert HOUR.minutes(HOUR.level_minutes(target, 1, 60), 500) == pytest.approx(target, abs=0.1)


def test_T4_3_levels_are_no_shorter_and_no_longer_than_they_may_be() -> None:
    assert HOUR.level_minutes(1, 2, 12) == pytest.approx(2)
    assert HOUR.level_minutes(1_000, 2, 12) == 12


CHANGED: list[tuple[dict[str, object], bool]] = [
    ({"hand_seconds": 120}, True),
    ({"hand_seconds": 50}, False),
    ({"chips": 40_000}, True),
    ({"games": mixed([TRIPLE_DRAW["fixed"]])}, False),
    ({"games": mixed([STUD["fixed"], TRIPLE_DRAW["fixed"]])}, False),
    ({"open_share": 0.5}, False),
    ({"breaks": Breaks(5, add_on_level=3)}, True),
    ({"breaks": Breaks(5, every_levels=2)}, True),
]
"""How it differs from HOUR, and whether that makes it end later."""


@with_each(CHANGED)
def test_T4_3_slow_hands_bought_chips_and_breaks_end_it_later(case: tuple[dict[str, object], bool]) -> None:
    changed, later = case
    other = replace(HOUR, **changed)  # type: ignore[arg-type]  # the names are those of the fields
    assert (other.minutes(6, 500) > HOUR.minutes(6, 500)) is later


def test_T4_3_what_is_left_grows_less_with_each_minute_and_is_never_nothing() -> None:
    left = [HOUR.open_after(minutes) for minutes in (0, 6, 12, 24, 600, 6_000)]
    assert left[0] == HOUR.open_share
    assert left == sorted(left, reverse=True)
    assert left[-1] > 0


@given(
    st.integers(2, 64),
    st.floats(0.01, 1.0),
    st.floats(10, 300),
    st.floats(0.5, 40),
    st.integers(1, 30),
    st.sampled_from([STUD["fixed"], TRIPLE_DRAW["fixed"], TRIPLE_DRAW["pot"], LOW_SINGLE_DRAW["no"]]),
)
def test_T4_3_there_is_an_end_for_whatever_there_is(
    players: int, share: float, seconds: float, depth: float, level: int, game: Speed
) -> None:
    course = replace(
        HOUR,
        players=players,
        chips=max(1, round(depth * players * HOUR.bet(level))),
        open_share=share * (1 - 1 / players),
        hand_seconds=seconds,
        level=level,
        games=mixed([game]),
    )
    assert 1 <= course.level_minutes(60, 1, 30) <= 30


def test_a_hand_of_few_takes_less_than_one_at_a_full_table() -> None:
    shares = [hand_share(players) for players in (2, 2.5, 3, 4, 5, 6, 8)]
    assert shares == sorted(shares)
    assert [shares[0], *shares[2:6]] == list(HAND_SHARES)
    assert shares[-1] == 1


def test_a_hand_of_short_stacks_takes_less_than_one_of_deep_ones() -> None:
    shares = [depth_share(mixed([TRIPLE_DRAW["fixed"]]), depth) for depth in (0, 1, 3, 10, 100)]
    assert shares == sorted(shares)
    assert shares[0] == 0.5
    assert shares[-1] == pytest.approx(1, abs=0.02)


def test_a_hand_of_a_mix_takes_the_mean_of_its_games() -> None:
    stud, draw = STUD["fixed"], TRIPLE_DRAW["fixed"]
    mean = (depth_share(mixed([stud]), 1) + depth_share(mixed([draw]), 1)) / 2
    assert depth_share(mixed([stud, draw]), 1) == pytest.approx(mean)


def test_games_that_are_as_fast_count_as_one() -> None:
    stud, draw = STUD["fixed"], TRIPLE_DRAW["fixed"]
    assert mixed([stud, draw, stud, stud]) == ((stud, 0.75), (draw, 0.25))


def test_T4_3_it_is_over_when_the_last_hand_has_been_played() -> None:
    # Half of all tournaments are over by a hand that is dealt now.
    soon = replace(HOUR, open_share=OVER)
    assert soon.minutes(6, 500) == pytest.approx(HOUR.hand_seconds * hand_share(2) / 60)
