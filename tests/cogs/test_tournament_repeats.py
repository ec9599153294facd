"""How a tournament recurs, as people type it (T-1.2)."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tournaments.schedule import occurrences
from cogs.options import OptionError
from cogs.tournament_repeats import SUGGESTED, parse_repeats

FIRST = datetime(2027, 3, 26, 20)
"""A Friday, the last before clocks change in Berlin."""


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("daily", "FREQ=DAILY"),
        ("every day", "FREQ=DAILY"),
        ("Weekly", "FREQ=WEEKLY"),
        ("every week", "FREQ=WEEKLY"),
        ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
        ("every 3 days", "FREQ=DAILY;INTERVAL=3"),
        ("fortnightly", "FREQ=WEEKLY;INTERVAL=2"),
        ("every other week", "FREQ=WEEKLY;INTERVAL=2"),
        ("every friday", "FREQ=WEEKLY;BYDAY=FR"),
        ("Fridays", "FREQ=WEEKLY;BYDAY=FR"),
        ("every tuesday and friday", "FREQ=WEEKLY;BYDAY=TU,FR"),
        ("mon, wed, fri", "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
        ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("monthly", "FREQ=MONTHLY"),
        ("monthly first friday", "FREQ=MONTHLY;BYDAY=1FR"),
        ("on the first friday of the month", "FREQ=MONTHLY;BYDAY=1FR"),
        ("last sunday of every month", "FREQ=MONTHLY;BYDAY=-1SU"),
        ("2nd tuesday", "FREQ=MONTHLY;BYDAY=2TU"),
        ("FREQ=WEEKLY;BYDAY=FR", "FREQ=WEEKLY;BYDAY=FR"),
        ("rrule:freq=monthly;byday=1fr", "FREQ=MONTHLY;BYDAY=1FR"),
        ("FREQ=WEEKLY;COUNT=3", "FREQ=WEEKLY;COUNT=3"),
        ("FREQ=WEEKLY;UNTIL=20280101T000000Z", "FREQ=WEEKLY;UNTIL=20280101T000000Z"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
    ],
)
def test_what_people_type(text: str, rule: str) -> None:
    assert parse_repeats(text, FIRST) == rule


@pytest.mark.parametrize("text", SUGGESTED)
def test_whatever_is_suggested_is_understood(text: str) -> None:
    rule = parse_repeats(text, FIRST)
    assert len(occurrences(FIRST, ZoneInfo("Europe/Berlin"), rule, datetime(2027, 1, 1, tzinfo=UTC), 3)) == 3


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "repeats-unreadable"),
        ("sometimes", "repeats-unreadable"),
        ("every blursday", "repeats-unreadable"),
        ("monthly friday", "repeats-unreadable"),
        ("first friday and saturday", "repeats-unreadable"),
        ("every 0 days", "repeats-unreadable"),
        ("hourly", "repeats-unreadable"),
        ("FREQ=HOURLY", "repeats-unreadable"),
        ("FREQ=SECONDLY;BYMONTH=2", "repeats-unreadable"),
        ("FREQ=DAILY;BYHOUR=1,2,3", "repeats-unreadable"),
        ("FREQ=DAILY;INTERVAL=0", "repeats-unreadable"),
        ("FREQ=WEEKLY;BYDAY=XX", "repeats-unreadable"),
        ("FREQ=MONTHLY;BYDAY=9FR", "repeats-unreadable"),
        ("FREQ=WEEKLY;COUNT=0", "repeats-unreadable"),
        ("FREQ=WEEKLY\nRDATE=20270101", "repeats-unreadable"),
        ("FREQ=WEEKLY;UNTIL=20200101", "repeats-never"),
        ("FREQ=DAILY;BYMONTH=13", "repeats-unreadable"),
        ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=9", "repeats-unreadable"),
        ("FREQ=YEARLY;INTERVAL=99;BYMONTH=1;BYMONTHDAY=1", "repeats-never"),
        ("FREQ=MONTHLY;BYMONTH=4,6;BYMONTHDAY=-31", "repeats-never"),
        ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "repeats-never"),
        ("FREQ=DAILY;COUNT=3;BYMONTH=2;BYMONTHDAY=30", "repeats-never"),
        ("FREQ=DAILY;BYMONTH=1;BYMONTHDAY=29;BYMONTHDAY=30;BYMONTH=2", "repeats-unreadable"),
        ("FREQ=DAILY;COUNT=1;COUNT=2", "repeats-unreadable"),
        ("FREQ=DAILY;INTERVAL=7;BYDAY=TU", "repeats-never"),
    ],
)
def test_what_is_no_recurrence_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(OptionError, match=key):
        parse_repeats(text, FIRST)
