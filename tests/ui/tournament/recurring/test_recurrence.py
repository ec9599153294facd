"""Recurrences in the words of each language."""

import random
import re
from datetime import datetime, timedelta
from functools import cache
from itertools import islice

import pytest

from bot.common.complaint import Complaint
from bot.locales.phrases import LOCALES, Phrases
from bot.tournaments.rules.recurrence import Recurrence
from bot.tournaments.rules.schedule import zone_of
from bot.ui.tournament.recurring.recurrence import recurrence_text
from tests.tournaments.rules.test_recurrence import any_rule

BERLIN = zone_of("Europe/Berlin")
FIRST = datetime(2027, 3, 26, 20)
"""A Friday."""


def recurrence_words(rule: str, locale: str = "en-US", first: datetime = FIRST) -> str:
    return recurrence_text(Phrases(locale), rule, first, BERLIN)


@pytest.mark.parametrize(
    "case",
    [
        ("FREQ=DAILY", "every day"),
        ("FREQ=DAILY;INTERVAL=3", "every 3 days"),
        ("FREQ=DAILY;BYDAY=TU,FR", "every Tuesday and Friday"),
        ("FREQ=DAILY;INTERVAL=3;BYDAY=FR", "every 3 days, only on Fridays"),
        ("FREQ=WEEKLY", "every Friday"),
        ("FREQ=WEEKLY;BYDAY=FR,TU", "every Tuesday and Friday"),
        ("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 weeks on Friday"),
        ("FREQ=WEEKLY;BYDAY=FR;BYMONTH=3,4", "every Friday in March and April"),
        ("FREQ=WEEKLY;BYDAY=FR;BYMONTHDAY=13", "every Friday, only on the 13th"),
        ("FREQ=MONTHLY", "every month on the 26th"),
        ("FREQ=MONTHLY;BYDAY=1FR", "every month on the 1st Friday"),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1SU", "every 2 months on the last Sunday"),
        ("FREQ=MONTHLY;BYDAY=1FR,-2SU", "every month on the 1st Friday and on the 2nd Sunday from the end"),
        ("FREQ=MONTHLY;BYDAY=FR", "every month on Fridays"),
        ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every month on the 13th, only on Fridays"),
        ("FREQ=MONTHLY;BYMONTHDAY=1,-1,-3", "every month on the 1st, on the 3rd day from the end, and on the last day"),
        ("FREQ=MONTHLY;BYMONTHDAY=15", "every month on the 15th"),
        ("FREQ=MONTHLY;BYMONTHDAY=29", "every month on the 29th, not in a February of 28 days"),
        ("FREQ=MONTHLY;BYMONTHDAY=30", "every month on the 30th, not in February"),
        (
            "FREQ=MONTHLY;BYMONTHDAY=31",
            "every month on the 31st, not in February, April, June, September, and November",
        ),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"),
        ("FREQ=YEARLY", "every year in March on the 26th"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "every year in February on the 29th"),
        ("FREQ=YEARLY;INTERVAL=2;BYDAY=1MO", "every 2 years on the 1st Monday"),
    ],
)
def test_every_kind_of_recurrence_is_written_in_words(case: tuple[str, str]) -> None:
    rule, words = case
    assert recurrence_words(rule) == f"{words} at 20:00 (Europe/Berlin)"


@pytest.mark.parametrize(
    "case",
    [
        ("en-US", "every Tuesday and Friday at", "every 2 weeks on Friday at", "every month on the 2nd Friday at"),
        ("de", "jeden Dienstag und Freitag um", "alle 2 Wochen am Freitag um", "jeden Monat am 2. Freitag um"),
        ("sv-SE", "varje tisdag och fredag kl.", "varannan vecka, fredag kl.", "varje månad den 2:a fredagen kl."),
        ("fr", "chaque mardi et vendredi à", "toutes les 2 semaines, le vendredi à", "chaque mois le 2e vendredi à"),
    ],
)
def test_common_recurrences_have_words_in_every_language(case: tuple[str, str, str, str]) -> None:
    locale, weekly, fortnightly, monthly = case
    assert recurrence_words("FREQ=WEEKLY;BYDAY=TU,FR", locale).startswith(weekly)
    assert recurrence_words("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", locale).startswith(fortnightly)
    assert recurrence_words("FREQ=MONTHLY;BYDAY=2FR", locale).startswith(monthly)


def test_swedish_writes_intervals_as_numbers_and_only_dates_as_ordinals() -> None:
    assert recurrence_words("FREQ=DAILY;INTERVAL=21", "sv-SE").startswith("med 21 dagars intervall kl.")
    assert recurrence_words("FREQ=WEEKLY;INTERVAL=5;BYDAY=FR", "sv-SE").startswith(
        "med 5 veckors intervall, fredag kl."
    )
    assert recurrence_words("FREQ=MONTHLY;BYMONTHDAY=21,23", "sv-SE").startswith(
        "varje månad den 21:a och den 23:e kl."
    )


def test_french_writes_only_the_first_of_a_month_as_an_ordinal() -> None:
    assert recurrence_words("FREQ=MONTHLY;BYMONTHDAY=1,15", "fr").startswith("chaque mois le 1er et le 15 à")


def test_french_writes_the_weekdays_of_every_second_week_in_the_plural() -> None:
    assert recurrence_words("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR", "fr").startswith(
        "toutes les 2 semaines, les mardi et vendredi à"
    )


def test_T1_2_the_end_of_a_recurrence_is_shown_as_a_count_or_as_the_readers_day() -> None:
    assert recurrence_words("FREQ=DAILY;COUNT=3").endswith("(Europe/Berlin), 3 times")
    assert recurrence_words("FREQ=DAILY;COUNT=1").endswith("(Europe/Berlin), once")
    assert recurrence_words("FREQ=DAILY;UNTIL=20270402T180000Z").endswith("(Europe/Berlin), until <t:1806688800:D>")
    assert recurrence_words("FREQ=DAILY;UNTIL=20270402T200000").endswith("(Europe/Berlin), until <t:1806688800:D>")
    assert recurrence_words("FREQ=DAILY;UNTIL=20270402").endswith("(Europe/Berlin), until <t:1806703199:D>")
    assert recurrence_words("FREQ=DAILY;UNTIL=99991231").endswith("(Europe/Berlin)")


def test_T1_2_the_days_that_a_recurrence_leaves_out_are_shown_with_it() -> None:
    shown = recurrence_words("FREQ=WEEKLY;UNTIL=20270402;EXDATE=20270402")
    assert shown.endswith("(Europe/Berlin), until <t:1806703199:D>, except <t:1806660000:D>")


def test_recurrences_with_different_starts_have_different_words() -> None:
    """The first day of the week is left out; the library's own tests cover it."""
    known: dict[tuple[str, str], str] = {}

    @cache
    def starts(rule: str) -> list[datetime]:
        return list(islice(Recurrence.read(rule, FIRST).starts(FIRST + timedelta(days=1500)), 40))

    for seed in range(600):
        rule = re.sub(";WKST=..", "", any_rule(random.Random(seed), FIRST))
        for locale in LOCALES:
            text = recurrence_words(rule, locale)
            assert not re.search(r"[A-Z]{2}|=|\{", text), text
            other = known.setdefault((locale, text), rule)
            assert other == rule or starts(other) == starts(rule), f"{rule} and {other} are both {text}"


def test_an_unreadable_recurrence_raises_a_complaint() -> None:
    with pytest.raises(Complaint):
        recurrence_words("FREQ=WEEKLY;BYDAY=XX")
