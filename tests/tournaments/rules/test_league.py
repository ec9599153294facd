"""T-5.2: points, and the table of a season."""

from datetime import datetime

import pytest

from bot.tournaments.rules.league import BEST_RESULTS, Result, Scoring, points, season_of, table


@pytest.mark.parametrize(
    "case", [(1, 9, 30), (2, 9, 21), (3, 9, 17), (4, 9, 15), (5, 9, 0), (3, 4, 12), (4, 4, 0), (1, 64, 80)]
)
def test_T5_2_the_top_half_of_the_entrants_and_at_least_three_of_them_get_league_points(
    case: tuple[int, int, int],
) -> None:
    place, entrants, won = case
    assert points(place, entrants) == won


def test_T5_2_only_the_best_eight_results_of_a_season_count() -> None:
    results = [Result(1, 1, 9)] * (BEST_RESULTS + 3) + [Result(2, 1, 16)]
    first, second = table(results)
    assert (first.player_id, first.points, first.results) == (1, 8 * 30, 11)
    assert (second.player_id, second.points) == (2, 40)


def test_T5_2_players_with_equal_points_share_a_place_and_the_next_place_is_left_out() -> None:
    rows = table([Result(1, 1, 9), Result(2, 1, 9), Result(3, 2, 9), Result(3, 9, 9)])
    assert [(row.place, row.player_id) for row in rows] == [(1, 1), (1, 2), (3, 3)]


@pytest.mark.parametrize(
    "case",
    [
        (Scoring(), (30, 21, 0)),
        (Scoring("places"), (10, 8, 0)),
        (Scoring("prize"), (60, 40, 0)),
        (Scoring("places", showing_up=2), (12, 10, 2)),
        (Scoring("places", knockout=3), (16, 8, 0)),
    ],
)
def test_T5_2_each_formula_awards_its_own_points(case: tuple[Scoring, tuple[int, int, int]]) -> None:
    scoring, wanted = case
    results = [
        Result(1, 1, 9, 540, 900, scoring, 2),
        Result(2, 2, 9, 360, 900, scoring),
        Result(3, 9, 9, 0, 900, scoring),
    ]
    assert tuple(each.points for each in results) == wanted


def test_T5_2_a_season_is_either_a_month_or_a_quarter_or_a_year() -> None:
    day = datetime(2027, 6, 30, 23)
    assert [season_of(day, season) for season in ("month", "quarter", "year")] == ["2027-06", "2027-Q2", "2027"]
    assert season_of(datetime(2027, 7, 1), "quarter") == "2027-Q3"
