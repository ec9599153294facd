"""Statistics in words: signs, percentages, plurals, and the length of a message."""

from itertools import product
from types import ModuleType

import pytest

from bot.history.achievements import ACHIEVEMENTS
from bot.history.periods import PERIODS, WHOLE_DAYS, Period, since_ms
from bot.history.ports import Achieved, CashRecord, LeaderboardPage, Placed, Point, TournamentRecord
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.ui.history import plot as history_plot
from bot.ui.history.board import PER_PAGE, Wanted, board_text
from bot.ui.history.plot import plot
from bot.ui.history.stats import ALT_MOST, PlayerStats, figures_text, line_text, share
from bot.ui.room import plot as room_plot
from bot.ui.text.hand_names import HandNames

SAY = Phrases("en-US")
MINUS = "\N{MINUS SIGN}"
EVERYTHING = tuple(Achieved(name, 10**6, 10**6, 0) for name in ACHIEVEMENTS)


@pytest.mark.parametrize("drawn", [history_plot, room_plot])
def test_the_labels_of_a_plot_are_readable_on_a_phone(drawn: ModuleType) -> None:
    """A phone shows a picture about 300 points wide, so 9-point labels on a 9-inch picture would shrink to 4 points."""
    for points in (drawn.LABEL_POINTS, drawn.TITLE_POINTS):
        assert 300 * points / 72 / drawn.SIZE_INCHES[0] >= 7


@pytest.mark.parametrize("case", [(0, "0"), (1200, "+1,200"), (-40, f"{MINUS}40")])
def test_chip_amounts_have_a_sign(case: tuple[int, str]) -> None:
    chips, expected = case
    assert SAY.signed(chips) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("en-US", "+12,500", f"{MINUS}1,234.5"),
        ("de", "+12.500", f"{MINUS}1.234,5"),
        ("fr", "+12\u202f500", f"{MINUS}1\u202f234,5"),
        ("sv-SE", "+12\xa0500", f"{MINUS}1\xa0234,5"),
    ],
)
def test_numbers_are_written_in_the_readers_format(case: tuple[str, str, str]) -> None:
    locale, chips, bets = case
    assert (Phrases(locale).signed(12_500), Phrases(locale).signed_tenths(-1234.5)) == (chips, bets)
    record = CashRecord(100, 12_500, -1234.5, 50, 20, 10, 900)
    figures = PlayerStats("an", None, "all", record, TournamentRecord(0, 0, 0), ())
    shown = figures_text(Phrases(locale), figures)
    assert chips in shown
    assert bets in shown
    assert chips in line_text(Phrases(locale), figures, [Point(0, 100, 12_500)])
    board = LeaderboardPage((Placed(1, 7, 100, 12_500, -1234.5),), 1, None)
    listed = board_text(Phrases(locale), Wanted("all", "rate", None, 0), board, lambda _: "an")
    assert chips in listed
    assert bets in listed


@pytest.mark.parametrize("case", [(0.0, "0.0"), (-0.04, "0.0"), (3.25, "+3.2"), (-12.0, f"{MINUS}12.0")])
def test_rates_have_one_decimal_and_zero_has_no_sign(case: tuple[float, str]) -> None:
    bets, expected = case
    assert SAY.signed_tenths(bets) == expected


def test_a_share_is_a_whole_percentage_and_zero_of_zero_is_zero_percent() -> None:
    assert (share(0, 0), share(1, 3), share(3, 3)) == (0, 33, 100)


def test_an_achievement_is_listed_with_the_id_of_its_hand_and_the_name_of_the_table() -> None:
    achieved = (Achieved(next(iter(ACHIEVEMENTS)), 7, 12, 0),)
    for tables, expected in (
        ({7: "Riverside"}, "(`7-12` · Riverside)"),
        ({7: "Table 7"}, "(`7-12` · Table 7)"),
        ({}, "(`7-12`)"),
    ):
        figures = PlayerStats("Al", None, "all", CashRecord(), TournamentRecord(), achieved, hands=HandNames(tables))
        assert expected in figures_text(SAY, figures)


@pytest.mark.parametrize("case", list(product(PERIODS, [None, *GAMES])))
def test_the_longest_possible_statistics_fit_into_a_message(case: tuple[Period, str | None]) -> None:
    period, game = case
    record = CashRecord(10**9, -(10**15), -1.0, 10**9, 10**9, 10**9, 10**12)
    tournaments = TournamentRecord(9**9, 9**9, 9**9)
    named = HandNames({10**6: "*" * 60})
    figures = PlayerStats("W" * 40, game, period, record, tournaments, EVERYTHING, 10**6, listed=False, hands=named)
    shown = figures_text(SAY, figures)
    line = line_text(SAY, figures, [Point(0, 1, -(10**15)), Point(0, 10**9, 10**15)])
    assert len(shown) + len(line) < 2000
    assert len(line) <= ALT_MOST
    assert shown.count("(`1000000-1000000`") == len(ACHIEVEMENTS)
    assert "Hidden" in shown
    assert "been counted yet" in shown


def test_the_statistics_name_the_second_street_with_the_term_of_the_game() -> None:
    def stats_of(game: str | None) -> str:
        figures = PlayerStats("Al", game, "all", CashRecord(hands=4, second_streets=1), TournamentRecord(), ())
        return figures_text(SAY, figures)

    assert "Fourth street seen: 1 time, 25%" in stats_of("razz")
    assert "A draw seen: 1 time, 25%" in stats_of("badugi")
    assert "Flop seen: 1 time, 25%" in stats_of("omaha")
    assert "Fourth street, a draw, or the flop seen: 1 time, 25%" in stats_of(None)
    assert "tournament" not in stats_of(None)


@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_every_achievement_has_a_text(name: str) -> None:
    assert SAY(f"achievement-{name}")


def test_a_full_leaderboard_fits_into_a_message_and_escapes_names() -> None:
    lines = tuple(Placed(at, at, 10**9, -(10**15), -1e9) for at in range(1, PER_PAGE + 1))
    board = LeaderboardPage(lines, 999, Placed(999, 77, 1, 0, 0.0))
    shown = board_text(SAY, Wanted("week", "profit"), board, lambda _: "_@everyone_" * 9)
    assert len(shown) < 3000
    assert "@everyone" not in shown
    assert "999. **You** · 0 chips · 1 hand" in shown
    assert shown.endswith("-# Ranked from 20 hands on.")
    public = board_text(SAY, Wanted("week", "profit"), board, lambda _: "an", is_public=True)
    assert "You" not in public
    nameless = board_text(SAY, Wanted("week", "profit"), board, lambda _: None)
    assert "1. The player" in nameless


def test_a_week_begins_on_monday_and_a_month_on_the_first_at_midnight() -> None:
    tuesday = 1_774_958_400_000 + 5 * 3600_000  # 2026-03-31, in the morning
    assert since_ms("all", tuesday) == 0
    assert since_ms("week", tuesday) == 1_774_828_800_000
    assert since_ms("month", tuesday) == 1_772_323_200_000
    assert since_ms("season", tuesday) == 1_767_225_600_000  # 2026-01-01
    assert since_ms("tonight", tuesday) == tuesday - 12 * 3600_000
    assert all(since_ms(period, tuesday) % 86_400_000 == 0 for period in WHOLE_DAYS)


def test_the_plot_is_a_png_of_moderate_size() -> None:
    made = plot([Point(0, number, number * (-1) ** number) for number in range(1, 400)], "Chips", "Hands")
    assert made.startswith(b"\x89PNG")
    assert 5_000 < len(made) < 120_000
