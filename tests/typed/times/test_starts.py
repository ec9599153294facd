"""The start of a tournament, as people type it (T-1.2)."""

import tracemalloc
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import pytest

from bot.common.complaint import Complaint
from bot.typed.times.starts import parse_start
from tests.harness.typed.times.table import LANGUAGES, rows

BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
NOW = datetime(2027, 3, 24, 19, 2, 37, tzinfo=UTC)
"""Wednesday, 20:02:37 in Berlin, four days before the clocks change."""


def moment(text: str, zone: ZoneInfo = BERLIN, now: datetime = NOW) -> str:
    return f"{parse_start(text, now, zone).moment:%a %Y-%m-%d %H:%M:%S}"


def test_T1_2_a_local_time_is_converted_with_the_offset_of_its_own_day() -> None:
    assert moment("friday 20:00") == "Fri 2027-03-26 19:00:00"
    assert moment("2027-04-02 20:00") == "Fri 2027-04-02 18:00:00"


@pytest.mark.parametrize(
    "case",
    [
        ("20:00", "Thu 2027-03-25 19:00:00"),  # past today, so tomorrow
        ("20:03", "Wed 2027-03-24 19:03:00"),
        ("20.30", "Wed 2027-03-24 19:30:00"),
        ("9pm", "Wed 2027-03-24 20:00:00"),
        ("9 PM", "Wed 2027-03-24 20:00:00"),
        ("8:30 am", "Thu 2027-03-25 07:30:00"),
        ("12am", "Wed 2027-03-24 23:00:00"),
        ("12pm", "Thu 2027-03-25 11:00:00"),
        ("today 22:00", "Wed 2027-03-24 21:00:00"),
        ("tonight at 22:00", "Wed 2027-03-24 21:00:00"),
        ("tomorrow 20:00", "Thu 2027-03-25 19:00:00"),
        ("8:30pm tomorrow", "Thu 2027-03-25 19:30:00"),
        ("Fri, 20:00", "Fri 2027-03-26 19:00:00"),
        ("on Friday at 8pm", "Fri 2027-03-26 19:00:00"),
        ("20:00 this friday", "Fri 2027-03-26 19:00:00"),
        ("wednesday 20:00", "Wed 2027-03-31 18:00:00"),  # past today, and summer time by then
        ("wednesday 20:30", "Wed 2027-03-24 19:30:00"),
        ("2027-03-26 20:00", "Fri 2027-03-26 19:00:00"),
        ("2027-03-26T20:00", "Fri 2027-03-26 19:00:00"),
        ("26.3. 20:00", "Fri 2027-03-26 19:00:00"),
        ("20:00 26.3.2027", "Fri 2027-03-26 19:00:00"),
        ("26 march 20:00", "Fri 2027-03-26 19:00:00"),
        ("March 26th at 20:00", "Fri 2027-03-26 19:00:00"),
        ("26 mar 2027 20:00", "Fri 2027-03-26 19:00:00"),
        ("1.1. 20:00", "Sat 2028-01-01 19:00:00"),
        ("29.2. 20:00", "Tue 2028-02-29 19:00:00"),
        ("in 30 minutes", "Wed 2027-03-24 19:33:00"),
        ("in 90 min", "Wed 2027-03-24 20:33:00"),
        ("in an hour", "Wed 2027-03-24 20:03:00"),
        ("in half an hour", "Wed 2027-03-24 19:33:00"),
        ("in 1h30m", "Wed 2027-03-24 20:33:00"),
        ("in 1 hour and 15 minutes", "Wed 2027-03-24 20:18:00"),
        ("in 2 days", "Fri 2027-03-26 19:03:00"),
        ("in 2 weeks", "Wed 2027-04-07 19:03:00"),
        ("<t:1806000000:F>", "Thu 2027-03-25 18:40:00"),
        ("  FRIDAY   20:00 ", "Fri 2027-03-26 19:00:00"),
    ],
)
def test_a_start_can_be_typed_in_english(case: tuple[str, str]) -> None:
    text, expected = case
    assert moment(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        *("", "20", "25:00", "20:60", "13pm", "0am", "20:00 21:00"),
        *("in 5 months", "in", "in minutes", "in -5 minutes", "31.2. 20:00", "0000-01-01 20:00"),
        *(
            "blursday 20:00",
            "friday march 20:00",
            "26 20:00",
            "t 20:00",
            "\u0662\u0660:\u0660\u0660",
            "<t:x:F>",
            "now",
        ),
    ],
)
def test_an_ambiguous_or_unreadable_start_is_refused(text: str) -> None:
    with pytest.raises(Complaint, match="start-unreadable"):
        parse_start(text, NOW, BERLIN)


@pytest.mark.parametrize("text", ["today 10:00", "2026-01-01 20:00", "<t:1000000000>", "2027-03-24 20:02"])
def test_a_start_in_the_past_is_refused(text: str) -> None:
    with pytest.raises(Complaint, match="start-past"):
        parse_start(text, NOW, BERLIN)


@pytest.mark.parametrize("text", ["2029-01-01 20:00", "9999-12-31 20:00", "in 9999 weeks"])
def test_a_start_more_than_a_year_ahead_is_refused(text: str) -> None:
    with pytest.raises(Complaint, match="start-too-far"):
        parse_start(text, NOW, BERLIN)


def test_the_last_day_of_the_calendar_is_refused_in_every_zone() -> None:
    for zone in (NEW_YORK, ZoneInfo("Pacific/Kiritimati")):
        with pytest.raises(Complaint):
            parse_start("9999-12-31 23:59", NOW, zone)


def test_T1_2_a_local_time_that_does_not_exist_moves_forward_by_the_gap() -> None:
    start = parse_start("28.3. 02:30", NOW, BERLIN)
    assert f"{start.moment.astimezone(BERLIN):%H:%M}" == "03:30"
    assert f"{start.wall:%H:%M}" == "02:30"  # a recurrence keeps the typed time


def test_T1_2_a_local_time_that_occurs_twice_means_the_first() -> None:
    now = datetime(2027, 11, 6, 12, tzinfo=UTC)
    assert moment("7.11. 01:30", NEW_YORK, now) == "Sun 2027-11-07 05:30:00"


def test_the_day_of_a_start_is_reckoned_in_its_time_zone() -> None:
    late = datetime(2027, 3, 24, 23, 30, tzinfo=UTC)
    assert moment("today 10:00", now=late) == "Thu 2027-03-25 09:00:00"
    assert moment("today 20:00", NEW_YORK, late) == "Thu 2027-03-25 00:00:00"


def test_a_start_is_rounded_up_to_a_full_minute() -> None:
    start = parse_start("in 30 minutes", NOW, BERLIN)
    assert start.at_ms == int((NOW.replace(second=0) + timedelta(minutes=31)).timestamp()) * 1000


# Four languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_in_any_language_is_read_correctly_or_answered_with_its_readings(language: str) -> None:
    wrong = [f"{text}: {reading_of(text)}, not {meant}" for text, meant in rows(language) if reading_of(text) != meant]
    assert not wrong


def test_the_test_cases_of_starts_are_numerous_and_all_different() -> None:
    texts = [text for language in LANGUAGES for text, _ in rows(language)]
    assert len(texts) >= 200
    assert len(set(texts)) == len(texts)


def reading_of(text: str) -> str:
    """Return the reading in the form that the table has, without the year."""
    try:
        return f"{parse_start(text, NOW, BERLIN).wall:%m-%d %H:%M}"
    except Complaint as error:
        if error.key != "start-several":
            return REFUSED[error.key]
        readings = error.facts["readings"]
        assert isinstance(readings, tuple)
        assert all(parse_start(each.strip("`"), NOW, BERLIN) for each in readings)
        return " or ".join(each.strip("`")[len("2027-") :] for each in readings)


REFUSED: Final = {
    "start-unreadable": "unreadable",
    "start-past": "past",
    "start-other-weekday": "weekday",
    "start-no-time": "no time",
}


def test_a_time_that_a_clock_change_skips_or_repeats_is_read_alike_in_every_language() -> None:
    for text in ("sunday 02:30", "sonntag 02:30 uhr", "söndag kl 02:30", "dimanche 2h30"):
        assert moment(text) == "Sun 2027-03-28 01:30:00"  # 02:30 is skipped: 03:30 in Berlin
    for text in ("31 october 02:30", "31. oktober 02:30 uhr", "31 oktober kl 02:30", "31 octobre 2h30"):
        assert moment(text) == "Sun 2027-10-31 00:30:00"  # the first of two


def test_long_texts_are_refused_without_a_delay() -> None:
    for text in ("1" * 200, "i " * 100, "h" * 200, "morgen " * 28, "1h" * 100, "di ma me " * 22):
        with pytest.raises(Complaint):
            parse_start(text, NOW, BERLIN)


def test_repeated_ambiguous_amounts_do_not_use_exponential_memory() -> None:
    """Some mean a week by "8 Tage": eighteen such amounts have 262,144 combinations but only nineteen sums."""
    tracemalloc.start()
    try:
        with pytest.raises(Complaint, match="start-several"):
            parse_start(f"in {'8 tage ' * 18}", NOW, BERLIN)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
