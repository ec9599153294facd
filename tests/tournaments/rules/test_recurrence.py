"""Recurrence rules: the same answers as a library, and bounded time for rules that never occur."""

import random
from datetime import UTC, date, datetime, timedelta
from itertools import islice, takewhile

import pytest
from dateutil.rrule import rrulestr

from bot.common.complaint import Complaint
from bot.tournaments.rules.recurrence import Recurrence
from bot.tournaments.rules.schedule import LOOKS_AHEAD, check_rule, occurrences, zone_of

BERLIN = zone_of("Europe/Berlin")
MONDAY = datetime(2027, 3, 22, 20)
HOPELESS = (
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
    "FREQ=DAILY;INTERVAL=7;BYDAY=TU;COUNT=3",
    "FREQ=WEEKLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=90000101T000000Z",
    "FREQ=YEARLY;BYMONTH=2;BYDAY=5TU;BYMONTHDAY=1",
)


@pytest.mark.parametrize("rule", HOPELESS)
def test_a_rule_that_never_occurs_is_given_up_after_a_bounded_number_of_days(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[date] = []
    falls_on = Recurrence.falls_on

    def counted(self: Recurrence, day: date) -> bool:
        looked.append(day)
        return falls_on(self, day)

    monkeypatch.setattr(Recurrence, "falls_on", counted)
    check_rule(rule)
    assert occurrences(MONDAY, zone_of("Europe/Berlin"), rule, MONDAY.replace(tzinfo=UTC), 3) == []
    assert len(looked) <= LOOKS_AHEAD.days + 1


def test_a_rule_whose_count_is_used_up_has_no_more_occurrences() -> None:
    late = datetime(2200, 1, 1, tzinfo=UTC)
    assert occurrences(MONDAY, zone_of("UTC"), "FREQ=WEEKLY;COUNT=5", late, 3) == []
    assert len(occurrences(MONDAY, zone_of("UTC"), "FREQ=WEEKLY", late, 3)) == 3


def test_a_rule_for_29_february_finds_the_next_one_across_a_century() -> None:
    rule, first = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", datetime(2096, 2, 29, 20)
    found = occurrences(first, zone_of("UTC"), rule, first.replace(tzinfo=UTC), 1)
    assert [each.year for each in found] == [2104]


@pytest.mark.parametrize(
    "rule", ["FREQ=DAILY;COUNT=1;COUNT=2", "FREQ=DAILY;BYHOUR=1,2", "FREQ=DAILY;INTERVAL=0", "FREQ=YEARLY;BYEASTER=0"]
)
def test_a_rule_with_a_repeated_or_unsupported_part_is_refused(rule: str) -> None:
    with pytest.raises(Complaint, match="rule-unreadable"):
        check_rule(rule)


def any_rule(chance: random.Random, first: datetime) -> str:
    """Return a random rule for which the library's search always ends."""
    frequency = chance.choice(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    parts = [f"FREQ={frequency}"]
    if chance.random() < 0.5:
        parts.append(f"INTERVAL={chance.randint(1, 4)}")
    if chance.random() < 0.3:
        parts.append(f"COUNT={chance.randint(1, 9)}")
    elif chance.random() < 0.3:
        parts.append(f"UNTIL={first + timedelta(days=chance.randrange(99)):%Y%m%d}T{chance.randint(17, 20)}0000Z")
    if chance.random() < 0.3:
        parts.append(f"WKST={chance.choice(['MO', 'SU', 'WE'])}")
    if chance.random() < 0.3:
        parts.append(f"BYMONTH={','.join(map(str, chance.sample(range(1, 13), 5)))}")
    named = chance.random()
    if named < 0.3:
        parts.append(f"BYMONTHDAY={','.join(map(str, chance.sample([1, 2, 15, 28, -1, -2, 31], 3)))}")
    elif named < 0.7:
        nth = chance.choice(["1", "-1", "2", "+3", ""]) if frequency in ("MONTHLY", "YEARLY") else ""
        parts.append(f"BYDAY={','.join(nth + day for day in chance.sample(['MO', 'TU', 'FR', 'SU'], 2))}")
    return ";".join(parts)


@pytest.mark.parametrize("seed", range(300))
def test_occurrences_agree_with_the_dateutil_library(seed: int) -> None:
    chance = random.Random(seed)
    first = MONDAY + timedelta(days=chance.randrange(1000))
    rule = any_rule(chance, first)
    begins = first.replace(tzinfo=BERLIN)
    told = islice(takewhile(lambda start: start <= begins + LOOKS_AHEAD, rrulestr(rule, dtstart=begins)), 60)
    after = begins - timedelta(days=1)
    assert occurrences(first, BERLIN, rule, after.astimezone(UTC), 60) == [start.astimezone(UTC) for start in told], (
        rule
    )
