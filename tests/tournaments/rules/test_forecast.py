"""T-4.3: the forecast of when a tournament ends, by the share that is still undecided."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.games.speed import LOW_SINGLE_DRAW, STUD, TRIPLE_DRAW, Speed
from bot.tournaments.rules.forecast import HAND_SHARES, OVER, Breaks, Course, depth_share, hand_share, mixed

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


def test_T4_3_longer_levels_end_the_tournament_later() -> None:
    ends = [HOUR.minutes(each, 500) for each in (2, 4, 6, 8, 10, 15)]
    assert all(later > earlier for earlier, later in pairwise(ends))


@pytest.mark.parametrize("target", [20, 60, 110])
def test_T4_3_level_minutes_are_chosen_so_that_the_tournament_ends_at_its_target(target: float) -> None:
    assert HOUR.minutes(HOUR.level_minutes(target, 1, 60), 500) == pytest.approx(target, abs=0.1)


def test_T4_3_the_length_of_a_level_stays_between_its_minimum_and_maximum() -> None:
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
"""The changed fields of HOUR, and whether they make it end later."""


@pytest.mark.parametrize("case", CHANGED)
def test_T4_3_a_tournament_ends_later_with_slow_hands_or_chips_bought_or_breaks(
    case: tuple[dict[str, object], bool],
) -> None:
    changed, later = case
    other = replace(HOUR, **changed)  # type: ignore[arg-type]  # the names are those of the fields
    assert (other.minutes(6, 500) > HOUR.minutes(6, 500)) is later


def test_T4_3_the_chance_that_two_chips_have_different_owners_falls_but_never_to_zero() -> None:
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
def test_T4_3_the_length_of_a_level_stays_within_bounds_for_every_field_and_game(
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


def test_a_hand_of_few_players_takes_less_time_than_one_at_a_full_table() -> None:
    shares = [hand_share(players) for players in (2, 2.5, 3, 4, 5, 6, 8)]
    assert shares == sorted(shares)
    assert [shares[0], *shares[2:6]] == list(HAND_SHARES)
    assert shares[-1] == 1


def test_a_hand_with_short_stacks_takes_less_time_than_one_with_deep_stacks() -> None:
    shares = [depth_share(mixed([TRIPLE_DRAW["fixed"]]), depth) for depth in (0, 1, 3, 10, 100)]
    assert shares == sorted(shares)
    assert shares[0] == 0.5
    assert shares[-1] == pytest.approx(1, abs=0.02)


def test_a_hand_of_a_mix_takes_the_mean_of_its_games() -> None:
    stud, draw = STUD["fixed"], TRIPLE_DRAW["fixed"]
    mean = (depth_share(mixed([stud]), 1) + depth_share(mixed([draw]), 1)) / 2
    assert depth_share(mixed([stud, draw]), 1) == pytest.approx(mean)


def test_games_with_the_same_pace_share_one_entry_in_a_mix() -> None:
    stud, draw = STUD["fixed"], TRIPLE_DRAW["fixed"]
    assert mixed([stud, draw, stud, stud]) == ((stud, 0.75), (draw, 0.25))


def test_T4_3_a_tournament_about_to_end_lasts_one_more_hand_of_two_players() -> None:
    # With this share, half of all tournaments end in the hand that is dealt now.
    soon = replace(HOUR, open_share=OVER)
    assert soon.minutes(6, 500) == pytest.approx(HOUR.hand_seconds * hand_share(2) / 60)
