"""Recurrences as people type them (T-1.2)."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import pytest

from bot.common.complaint import Complaint
from bot.tournaments.rules.schedule import occurrences
from bot.typed.times.repeats import SUGGESTED, first_start, parse_repeats, suggested

BERLIN = ZoneInfo("Europe/Berlin")
FIRST = datetime(2027, 3, 26, 20)
"""A Friday, the last one before the clocks change in Berlin."""


@pytest.mark.parametrize(
    "case",
    [
        ("daily", "FREQ=DAILY"),
        ("every day", "FREQ=DAILY"),
        ("Weekly", "FREQ=WEEKLY"),
        ("every week", "FREQ=WEEKLY"),
        ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
        ("every 3 days", "FREQ=DAILY;INTERVAL=3"),
        ("fortnightly", "FREQ=WEEKLY;INTERVAL=2"),
        ("every other week", "FREQ=WEEKLY;INTERVAL=2"),
        ("every second week", "FREQ=WEEKLY;INTERVAL=2"),
        ("every other day", "FREQ=DAILY;INTERVAL=2"),
        ("every 3rd month", "FREQ=MONTHLY;INTERVAL=3"),
        ("every other friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
        ("Every other Tuesday and Friday.", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR"),
        ("every 2 weeks on friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
        ("every other week on fridays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
        ("every 3 weeks on tue, fri", "FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,FR"),
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
        ("every second friday of the month", "FREQ=MONTHLY;BYDAY=2FR"),
        ("second friday of every month", "FREQ=MONTHLY;BYDAY=2FR"),
        ("every first friday", "FREQ=MONTHLY;BYDAY=1FR"),
        ("every last friday", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("FREQ=WEEKLY;BYDAY=FR", "FREQ=WEEKLY;BYDAY=FR"),
        ("rrule:freq=monthly;byday=1fr", "FREQ=MONTHLY;BYDAY=1FR"),
        ("FREQ=WEEKLY;COUNT=3", "FREQ=WEEKLY;COUNT=3"),
        ("FREQ=WEEKLY;UNTIL=20280101T000000Z", "FREQ=WEEKLY;UNTIL=20280101T000000Z"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
    ],
)
def test_T1_2_a_recurrence_can_be_typed_in_english(case: tuple[str, str]) -> None:
    text, rule = case
    assert parse_repeats(text, FIRST, BERLIN) == rule


@pytest.mark.parametrize(
    "case",
    [
        ("every second friday", "every other friday", "second friday of the month"),
        ("Each 2nd Fri", "every other friday", "second friday of the month"),
        ("on every third tuesday", "every 3 weeks on tuesday", "third tuesday of the month"),
        ("every 4th sunday", "every 4 weeks on sunday", "fourth sunday of the month"),
        ("every second friday 20:00", "every other friday 20:00", "second friday of the month 20:00"),
    ],
)
def test_T1_2_an_ambiguous_recurrence_is_answered_with_both_readings(case: tuple[str, str, str]) -> None:
    text, weekly, monthly = case
    with pytest.raises(Complaint) as asked:
        parse_repeats(text, FIRST, BERLIN)
    assert (asked.value.key, asked.value.facts["weekly"], asked.value.facts["monthly"]) == (
        "repeats-either",
        weekly,
        monthly,
    )
    assert suggested(text) == [weekly, monthly]
    assert parse_repeats(weekly, FIRST, BERLIN).startswith(f"FREQ=WEEKLY;INTERVAL={asked.value.facts['weeks']};")
    assert parse_repeats(monthly, FIRST, BERLIN).startswith(f"FREQ=MONTHLY;BYDAY={asked.value.facts['weeks']}")


def test_T1_2_an_end_of_a_recurrence_in_utc_is_compared_with_its_start_in_utc() -> None:
    """20:00 in Tokyo is 11:00 in UTC."""
    tokyo = ZoneInfo("Asia/Tokyo")
    rule = "FREQ=WEEKLY;UNTIL=20270326T113000Z"
    assert parse_repeats(rule, FIRST, tokyo) == rule
    with pytest.raises(Complaint, match="repeats-never"):
        parse_repeats(rule, FIRST, BERLIN)


WEEKLY, OTHER, FIRST_FRIDAY = "FREQ=WEEKLY;BYDAY=FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "FREQ=MONTHLY;BYDAY=1FR"
IN_OTHER_LANGUAGES: Final = {
    "jeden Freitag": WEEKLY,
    "jeden freitag 20 uhr": WEEKLY,
    "freitags": WEEKLY,
    "freitags um 20 uhr": WEEKLY,
    "dienstags und freitags": "FREQ=WEEKLY;BYDAY=TU,FR",
    "jeden Dienstag und Freitag um 20:00 Uhr": "FREQ=WEEKLY;BYDAY=TU,FR",
    "alle zwei wochen am freitag": OTHER,
    "alle 2 Wochen freitags": OTHER,
    "täglich": "FREQ=DAILY",
    "jeden Tag um 20 Uhr": "FREQ=DAILY",
    "jeden zweiten tag": "FREQ=DAILY;INTERVAL=2",
    "jede zweite woche": "FREQ=WEEKLY;INTERVAL=2",
    "alle 14 tage": "FREQ=DAILY;INTERVAL=14",
    "wöchentlich": "FREQ=WEEKLY",
    "monatlich": "FREQ=MONTHLY",
    "erster freitag im monat": FIRST_FRIDAY,
    "jeden ersten Freitag im Monat": FIRST_FRIDAY,
    "jeden letzten freitag im monat": "FREQ=MONTHLY;BYDAY=-1FR",
    "jeden zweiten freitag im monat": "FREQ=MONTHLY;BYDAY=2FR",
    "varje fredag": WEEKLY,
    "varje fredag kl 20": WEEKLY,
    "fredagar kl 20": WEEKLY,
    "på fredagar": WEEKLY,
    "varje tisdag och fredag": "FREQ=WEEKLY;BYDAY=TU,FR",
    "varannan fredag": OTHER,
    "varannan vecka på fredagar": OTHER,
    "var tredje vecka": "FREQ=WEEKLY;INTERVAL=3",
    "varje dag kl 20": "FREQ=DAILY",
    "varannan dag": "FREQ=DAILY;INTERVAL=2",
    "varje vardag": "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    "första fredagen i månaden": FIRST_FRIDAY,
    "sista fredagen i varje månad": "FREQ=MONTHLY;BYDAY=-1FR",
    "varje månad": "FREQ=MONTHLY",
    "tous les vendredis": WEEKLY,
    "tous les vendredis à 20h": WEEKLY,
    "chaque vendredi à 20 heures": WEEKLY,
    "le vendredi": WEEKLY,
    "tous les mardis et vendredis": "FREQ=WEEKLY;BYDAY=TU,FR",
    "un vendredi sur deux": OTHER,
    "toutes les deux semaines": "FREQ=WEEKLY;INTERVAL=2",
    "une semaine sur deux": "FREQ=WEEKLY;INTERVAL=2",
    "toutes les 2 semaines le vendredi": OTHER,
    "tous les jours à 20h": "FREQ=DAILY",
    "un jour sur deux": "FREQ=DAILY;INTERVAL=2",
    "chaque semaine": "FREQ=WEEKLY",
    "tous les mois": "FREQ=MONTHLY",
    "le premier vendredi du mois": FIRST_FRIDAY,
    "tous les premiers vendredis du mois": FIRST_FRIDAY,
    "dernier vendredi de chaque mois": "FREQ=MONTHLY;BYDAY=-1FR",
    "every friday at 8pm": WEEKLY,
    "every friday at 8": WEEKLY,
    "every friday 20:00 CET": WEEKLY,
    "bi-weekly": "FREQ=WEEKLY;INTERVAL=2",
    "bi-weekly on fridays": OTHER,
    "first and third friday of the month": "FREQ=MONTHLY;BYDAY=1FR,3FR",
    "1st, 3rd and last friday": "FREQ=MONTHLY;BYDAY=1FR,3FR,-1FR",
    "erster und dritter freitag im monat": "FREQ=MONTHLY;BYDAY=1FR,3FR",
    "första och tredje fredagen i månaden": "FREQ=MONTHLY;BYDAY=1FR,3FR",
    "le premier et le troisième vendredi du mois": "FREQ=MONTHLY;BYDAY=1FR,3FR",
    "every 15th": "FREQ=MONTHLY;BYMONTHDAY=15",
    "on the 1st and 15th of every month": "FREQ=MONTHLY;BYMONTHDAY=1,15",
    "monthly on the 15th": "FREQ=MONTHLY;BYMONTHDAY=15",
    "every 31st": "FREQ=MONTHLY;BYMONTHDAY=-1",
    "last day of the month": "FREQ=MONTHLY;BYMONTHDAY=-1",
    "am 15. jeden monats": "FREQ=MONTHLY;BYMONTHDAY=15",
    "letzter tag des monats": "FREQ=MONTHLY;BYMONTHDAY=-1",
    "den 15:e varje månad": "FREQ=MONTHLY;BYMONTHDAY=15",
    "sista dagen i månaden": "FREQ=MONTHLY;BYMONTHDAY=-1",
    "le 15 de chaque mois": "FREQ=MONTHLY;BYMONTHDAY=15",
    "every friday until 24 december": f"{WEEKLY};UNTIL=20271224",
    "every friday 20:00 until 24.12.": f"{WEEKLY};UNTIL=20271224",
    "every friday until 24 december at 20:00": f"{WEEKLY};UNTIL=20271224",
    "every friday for 8 weeks": f"{WEEKLY};UNTIL=20270520",
    "daily for two months": "FREQ=DAILY;UNTIL=20270525",
    "every friday 8 times": f"{WEEKLY};COUNT=8",
    "weekly except 25 december": "FREQ=WEEKLY;EXDATE=20271225",
    "every friday until 31 january except 24 december and 31 december": (
        f"{WEEKLY};UNTIL=20280131;EXDATE=20271224,20271231"
    ),
    "jeden freitag bis zum 24. dezember": f"{WEEKLY};UNTIL=20271224",
    "jeden freitag für 8 wochen": f"{WEEKLY};UNTIL=20270520",
    "jeden freitag außer am 24.12.": f"{WEEKLY};EXDATE=20271224",
    "varje fredag till den 24 december": f"{WEEKLY};UNTIL=20271224",
    "varje fredag i åtta veckor": f"{WEEKLY};UNTIL=20270520",
    "varje fredag utom den 24 december": f"{WEEKLY};EXDATE=20271224",
    "tous les vendredis jusqu'au 24 décembre": f"{WEEKLY};UNTIL=20271224",
    "tous les vendredis pendant huit semaines": f"{WEEKLY};UNTIL=20270520",
    "tous les vendredis sauf le 24 décembre": f"{WEEKLY};EXDATE=20271224",
}


def test_T1_2_monthly_from_the_31st_means_the_last_day_of_every_month() -> None:
    assert parse_repeats("monthly", datetime(2027, 3, 31, 20), BERLIN) == "FREQ=MONTHLY;BYMONTHDAY=-1"


def test_T1_2_a_day_left_out_counts_towards_the_number_of_starts() -> None:
    rule = "FREQ=WEEKLY;COUNT=3;EXDATE=20270402"
    assert parse_repeats(rule, FIRST, BERLIN) == rule
    starts = occurrences(FIRST, BERLIN, rule, datetime(2027, 1, 1, tzinfo=UTC), 9)
    assert [f"{start:%m-%d}" for start in starts] == ["03-26", "04-09"]


def test_T1_2_a_recurrence_can_be_typed_in_any_language() -> None:
    wrong = {text: found for text in IN_OTHER_LANGUAGES if (found := rule_or_key(text)) != IN_OTHER_LANGUAGES[text]}
    assert not wrong


def rule_or_key(text: str) -> str:
    try:
        return parse_repeats(text, FIRST, BERLIN)
    except Complaint as error:
        return error.key


@pytest.mark.parametrize(
    "case",
    [
        ("jeden zweiten Freitag", "alle zwei wochen am freitag", "zweiter freitag im monat"),
        ("jeden zweiten freitag 20 uhr", "alle zwei wochen am freitag 20:00", "zweiter freitag im monat 20:00"),
        ("jeden dritten freitag", "alle 3 wochen am freitag", "dritter freitag im monat"),
        ("var tredje fredag", "var 3:e vecka på fredag", "tredje fredag i månaden"),
        ("tous les deuxièmes vendredis", "un vendredi sur deux", "deuxième vendredi du mois"),
    ],
)
def test_T1_2_an_ambiguous_recurrence_is_answered_with_readings_in_its_own_language(case: tuple[str, str, str]) -> None:
    text, weekly, monthly = case
    assert suggested(text) == [weekly, monthly]
    assert rule_or_key(text) == "repeats-either"
    assert rule_or_key(weekly).startswith("FREQ=WEEKLY;INTERVAL=")
    assert rule_or_key(monthly).startswith("FREQ=MONTHLY;BYDAY=")


def test_T1_2_fifteen_days_in_french_may_mean_a_fortnight_so_both_rules_are_offered() -> None:
    with pytest.raises(Complaint, match="repeats-several") as asked:
        parse_repeats("tous les quinze jours", FIRST, BERLIN)
    assert asked.value.facts["readings"] == ("`FREQ=DAILY;INTERVAL=15`", "`FREQ=WEEKLY;INTERVAL=2`")


def test_T1_2_a_recurrence_at_another_time_than_the_start_is_refused_with_both_times() -> None:
    with pytest.raises(Complaint, match="repeats-other-time") as asked:
        parse_repeats("jeden freitag 21 uhr", FIRST, BERLIN)
    assert (asked.value.facts["start"], asked.value.facts["time"]) == ("20:00", "21:00")


@pytest.mark.parametrize(
    "case",
    [
        ("jeden Freitag 20 uhr", datetime(2027, 3, 26, 20)),
        ("varje fredag kl 20", datetime(2027, 3, 26, 20)),
        ("tous les vendredis à 20h30", datetime(2027, 3, 26, 20, 30)),
        ("first friday of the month at 8pm", datetime(2027, 4, 2, 20)),
        ("daily at 20:00", datetime(2027, 3, 25, 20)),
        ("every friday", None),
        ("weekly 20:00", None),
        ("FREQ=WEEKLY;BYDAY=FR", None),
    ],
)
def test_T1_2_a_recurrence_with_a_time_sets_the_first_start(case: tuple[str, datetime | None]) -> None:
    """It is Wednesday, 20:02 in Berlin."""
    text, expected = case
    assert first_start(text, datetime(2027, 3, 24, 19, 2, tzinfo=UTC), BERLIN) == expected


def test_T1_2_a_first_start_at_eight_is_answered_with_morning_and_evening() -> None:
    with pytest.raises(Complaint, match="start-several") as asked:
        first_start("jeden freitag um 8", datetime(2027, 3, 24, 19, 2, tzinfo=UTC), BERLIN)
    assert asked.value.facts["readings"] == ("`08:00`", "`20:00`")


@pytest.mark.parametrize("text", SUGGESTED)
def test_every_suggested_recurrence_can_be_read(text: str) -> None:
    rule = parse_repeats(text, FIRST, BERLIN)
    assert len(occurrences(FIRST, BERLIN, rule, datetime(2027, 1, 1, tzinfo=UTC), 3)) == 3


@pytest.mark.parametrize(
    "case",
    [
        ("", "repeats-unreadable"),
        ("sometimes", "repeats-unreadable"),
        ("every blursday", "repeats-unreadable"),
        ("monthly friday", "repeats-unreadable"),
        ("first friday and saturday", "repeats-unreadable"),
        ("every 0 days", "repeats-unreadable"),
        ("other friday", "repeats-unreadable"),
        ("every other friday of the month", "repeats-unreadable"),
        ("5th friday of the month", "repeats-unreadable"),
        ("every other blursday", "repeats-unreadable"),
        ("every 2 days on friday", "repeats-unreadable"),
        ("second friday of every other month", "repeats-unreadable"),
        ("hourly", "repeats-unreadable"),
        ("every 32nd", "repeats-unreadable"),
        ("every friday until", "repeats-unreadable"),
        ("every friday for 8 blursdays", "repeats-unreadable"),
        ("every friday except christmas", "repeats-unreadable"),
        ("every friday until 3/4", "repeats-several"),
        ("every friday until saturday 24 december", "start-other-weekday"),
        ("FREQ=WEEKLY;EXDATE=20271399", "rule-unreadable"),
        ("FREQ=HOURLY", "repeats-unreadable"),
        ("FREQ=SECONDLY;BYMONTH=2", "repeats-unreadable"),
        ("FREQ=DAILY;BYHOUR=1,2,3", "repeats-unreadable"),
        ("FREQ=DAILY;INTERVAL=0", "repeats-unreadable"),
        ("FREQ=WEEKLY;BYDAY=XX", "repeats-unreadable"),
        ("FREQ=MONTHLY;BYDAY=9FR", "repeats-unreadable"),
        ("FREQ=WEEKLY;COUNT=0", "repeats-unreadable"),
        ("FREQ=WEEKLY\nRDATE=20270101", "repeats-unreadable"),
        ("FREQ=WEEKLY;UNTIL=20200101", "repeats-never"),
        ("FREQ=WEEKLY;UNTIL=20271399", "rule-unreadable"),
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
def test_a_text_that_is_no_recurrence_is_refused_with_the_reason(case: tuple[str, str]) -> None:
    text, key = case
    with pytest.raises(Complaint, match=key):
        parse_repeats(text, FIRST, BERLIN)
