"""T-1.2: wall time, zones and recurrence."""

from datetime import UTC, datetime

import pytest

from bot.common.complaint import Complaint
from bot.tournaments.rules.schedule import check_rule, instant, occurrences, zone_of

BERLIN = zone_of("Europe/Berlin")
NEW_YORK = zone_of("America/New_York")
FRIDAYS = "FREQ=WEEKLY;BYDAY=FR"


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_T1_2_a_friday_at_eight_in_berlin_keeps_its_wall_time_across_the_spring_change() -> None:
    found = occurrences(datetime(2027, 3, 26, 20), BERLIN, FRIDAYS, utc("2027-03-20"), 2)
    assert found == [utc("2027-03-26T19:00"), utc("2027-04-02T18:00")]


def test_T1_2_a_friday_at_eight_in_berlin_keeps_its_wall_time_across_the_autumn_change() -> None:
    found = occurrences(datetime(2027, 10, 29, 20), BERLIN, FRIDAYS, utc("2027-10-25"), 2)
    assert found == [utc("2027-10-29T18:00"), utc("2027-11-05T19:00")]


def test_T1_2_new_york_changes_its_clocks_on_other_days() -> None:
    spring = occurrences(datetime(2027, 3, 12, 20), NEW_YORK, FRIDAYS, utc("2027-03-10"), 2)
    assert spring == [utc("2027-03-13T01:00"), utc("2027-03-20T00:00")]
    autumn = occurrences(datetime(2027, 11, 5, 20), NEW_YORK, FRIDAYS, utc("2027-11-04"), 2)
    assert autumn == [utc("2027-11-06T00:00"), utc("2027-11-13T01:00")]


@pytest.mark.parametrize(
    "case",
    [
        ("Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:30"),  # 02:30 does not exist: 03:30 summer time
        ("America/New_York", "2027-03-14T02:30", "2027-03-14T07:30"),
    ],
)
def test_T1_2_a_time_that_does_not_exist_moves_forward_by_the_gap(case: tuple[str, str, str]) -> None:
    zone, wall, moment = case
    assert instant(datetime.fromisoformat(wall), zone_of(zone)) == utc(moment)


@pytest.mark.parametrize(
    "case",
    [
        ("Europe/Berlin", "2027-10-31T02:30", "2027-10-31T00:30"),  # still summer time
        ("America/New_York", "2027-11-07T01:30", "2027-11-07T05:30"),
    ],
)
def test_T1_2_a_time_that_occurs_twice_means_its_first_occurrence(case: tuple[str, str, str]) -> None:
    zone, wall, moment = case
    assert instant(datetime.fromisoformat(wall), zone_of(zone)) == utc(moment)


def test_T1_2_a_month_of_daily_occurrences_keeps_the_wall_time() -> None:
    found = occurrences(datetime(2027, 3, 10, 20), BERLIN, "FREQ=DAILY", utc("2027-03-09"), 31)
    walls = [moment.astimezone(BERLIN) for moment in found]
    assert [wall.hour for wall in walls] == [20] * 31
    assert [wall.date().toordinal() for wall in walls] == list(range(walls[0].toordinal(), walls[0].toordinal() + 31))


def test_T1_2_a_rule_can_name_the_first_friday_of_each_month() -> None:
    found = occurrences(datetime(2027, 1, 1, 20), BERLIN, "FREQ=MONTHLY;BYDAY=1FR", utc("2027-01-02"), 3)
    assert [moment.date().isoformat() for moment in found] == ["2027-02-05", "2027-03-05", "2027-04-02"]


@pytest.mark.parametrize(
    "case",
    [
        ("20270402T180000Z", ["2027-03-26", "2027-04-02"]),  # exactly 20:00 in Berlin's summer
        ("20270402T175959Z", ["2027-03-26"]),
        ("20270402T200000", ["2027-03-26", "2027-04-02"]),  # Berlin's own 20:00
        ("20270402T195959", ["2027-03-26"]),
        ("20270402", ["2027-03-26", "2027-04-02"]),
        ("20270401", ["2027-03-26"]),
        ("99991231", ["2027-03-26", "2027-04-02", "2027-04-09", "2027-04-16"]),
    ],
)
def test_T1_2_an_end_of_a_series_with_z_is_in_utc_and_an_end_without_a_time_includes_the_day(
    case: tuple[str, list[str]],
) -> None:
    until, dates = case
    rule = f"{FRIDAYS};UNTIL={until}"
    found = occurrences(datetime(2027, 3, 26, 20), BERLIN, rule, utc("2027-03-20"), 4)
    assert [moment.astimezone(BERLIN).date().isoformat() for moment in found] == dates


def test_T1_2_an_end_of_a_series_in_utc_is_compared_in_utc_when_a_local_time_occurs_twice() -> None:
    """02:30 means the first of two, which is before 02:15 of the second hour: 01:15 UTC."""
    rule = "FREQ=DAILY;UNTIL=20271031T011500Z"
    found = occurrences(datetime(2027, 10, 30, 2, 30), BERLIN, rule, utc("2027-10-29"), 9)
    assert found == [utc("2027-10-30T00:30"), utc("2027-10-31T00:30")]


def test_a_start_time_without_a_recurrence_occurs_only_once() -> None:
    first = datetime(2027, 3, 26, 20)
    assert occurrences(first, BERLIN, None, utc("2027-03-20"), 5) == [utc("2027-03-26T19:00")]
    assert occurrences(first, BERLIN, None, utc("2027-03-27"), 5) == []


def test_a_rule_with_a_count_ends_after_that_many_occurrences() -> None:
    found = occurrences(datetime(2027, 3, 26, 20), BERLIN, FRIDAYS + ";COUNT=2", utc("2027-03-20"), 9)
    assert len(found) == 2


@pytest.mark.parametrize("rule", ["every friday", "FREQ=SOMETIMES", "BYDAY=FR", ""])
def test_a_text_that_is_no_recurrence_rule_is_refused(rule: str) -> None:
    with pytest.raises(Complaint) as refused:
        check_rule(rule)
    assert refused.value.key == "rule-unreadable"


@pytest.mark.parametrize("rule", ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY"])
def test_a_rule_that_recurs_more_often_than_daily_is_refused(rule: str) -> None:
    with pytest.raises(Complaint) as refused:
        check_rule(rule)
    assert refused.value.key == "rule-too-often"


@pytest.mark.parametrize("name", ["Mars/Olympus", "", "../etc/passwd", "Europe", "/etc/passwd"])
def test_an_unknown_zone_is_refused(name: str) -> None:
    with pytest.raises(Complaint) as refused:
        zone_of(name)
    assert refused.value.key == "no-such-zone"
