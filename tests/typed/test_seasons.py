"""The seasons of the league as people write them (T-5.2)."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.common.complaint import Complaint
from bot.typed.seasons import bounds, recent

BERLIN = ZoneInfo("Europe/Berlin")


def local(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(BERLIN):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    "case",
    [
        ("2027-03", "2027-03", "2027-03-01", "2027-04-01"),
        ("2027-3", "2027-03", "2027-03-01", "2027-04-01"),
        ("2027-12", "2027-12", "2027-12-01", "2028-01-01"),
        ("2027-Q1", "2027-Q1", "2027-01-01", "2027-04-01"),
        (" 2027-q4 ", "2027-Q4", "2027-10-01", "2028-01-01"),
        ("2027", "2027", "2027-01-01", "2028-01-01"),
    ],
)
def test_a_season_lasts_from_local_midnight_to_local_midnight(case: tuple[str, str, str, str]) -> None:
    text, name, since, until = case
    called, begins, ends = bounds(text, BERLIN)
    assert (called, local(begins), local(ends)) == (name, f"{since} 00:00", f"{until} 00:00")


@pytest.mark.parametrize("text", ["", "spring", "2027-13", "2027-00", "2027-Q5", "27", "1999", "2027-03-01", "٢٠٢٧"])
def test_a_text_that_is_no_season_is_refused(text: str) -> None:
    with pytest.raises(Complaint, match="season-unreadable"):
        bounds(text, BERLIN)


def test_the_recent_seasons_are_the_current_month_and_quarter_and_year_and_those_before() -> None:
    assert recent(datetime(2027, 1, 15), 2) == ["2027-01", "2027-Q1", "2027", "2026-12", "2026-Q4", "2026"]
