"""How a recurrence is told in each language."""

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
from bot.ui.tournament.recurrence import recurrence_text
from tests.harness.with_each import with_each
from tests.tournaments.rules.test_recurrence import any_rule

BERLIN = zone_of("Europe/Berlin")
FIRST = datetime(2027, 3, 26, 20)
"""A Friday."""


def told(rule: str, locale: str = "en-US", first: datetime = FIRST) -> str:
    return recurrence_text(Phrases(locale), rule, first, BERLIN)


@with_each(
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
        ("FREQ=YEARLY", "every year in March on the 26th"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "every year in February on the 29th"),
        ("FREQ=YEARLY;INTERVAL=2;BYDAY=1MO", "every 2 years on the 1st Monday"),
    ]
)
def test_every_kind_of_rule_is_told_in_words(case: tuple[str, str]) -> None:
    rule, words = case
    assert told(rule) == f"{words} at 20:00 (Europe/Berlin)"


@with_each(
    [
        ("en-US", "every Tuesday and Friday at", "every 2 weeks on Friday at", "every month on the 2nd Friday at"),
        ("de", "jeden Dienstag und Freitag um", "alle 2 Wochen am Freitag um", "jeden Monat am 2. Freitag um"),
        ("sv-SE", "varje tisdag och fredag kl.", "varannan vecka, fredag kl.", "varje månad den 2:a fredagen kl."),
        ("fr", "chaque mardi et vendredi à", "toutes les 2 semaines, le vendredi à", "chaque mois le 2e vendredi à"),
    ]
)
def test_the_usual_ones_in_every_language(case: tuple[str, str, str, str]) -> None:
    locale, weekly, fortnightly, monthly = case
    assert told("FREQ=WEEKLY;BYDAY=TU,FR", locale).startswith(weekly)
    assert told("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", locale).startswith(fortnightly)
    assert told("FREQ=MONTHLY;BYDAY=2FR", locale).startswith(monthly)


def test_swedish_says_no_interval_as_a_place_whose_ending_would_differ() -> None:
    assert told("FREQ=DAILY;INTERVAL=21", "sv-SE").startswith("med 21 dagars intervall kl.")
    assert told("FREQ=WEEKLY;INTERVAL=5;BYDAY=FR", "sv-SE").startswith("med 5 veckors intervall, fredag kl.")
    assert told("FREQ=MONTHLY;BYMONTHDAY=21,23", "sv-SE").startswith("varje månad den 21:a och den 23:e kl.")


def test_french_says_a_date_with_its_number_and_only_the_first_as_a_place() -> None:
    assert told("FREQ=MONTHLY;BYMONTHDAY=1,15", "fr").startswith("chaque mois le 1er et le 15 à")


def test_french_says_the_days_of_every_other_week_in_the_plural() -> None:
    assert told("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR", "fr").startswith("toutes les 2 semaines, les mardi et vendredi à")


def test_T1_2_an_end_is_told_as_the_day_it_is_for_the_reader() -> None:
    assert told("FREQ=DAILY;COUNT=3").endswith("(Europe/Berlin), 3 times")
    assert told("FREQ=DAILY;COUNT=1").endswith("(Europe/Berlin), once")
    assert told("FREQ=DAILY;UNTIL=20270402T180000Z").endswith("(Europe/Berlin), until <t:1806688800:D>")
    assert told("FREQ=DAILY;UNTIL=20270402T200000").endswith("(Europe/Berlin), until <t:1806688800:D>")
    assert told("FREQ=DAILY;UNTIL=20270402").endswith("(Europe/Berlin), until <t:1806703199:D>")
    assert told("FREQ=DAILY;UNTIL=99991231").endswith("(Europe/Berlin)")


def test_no_two_rules_are_told_alike_that_differ_in_their_starts() -> None:
    """Where the week begins is left out, and the library's own tests have it."""
    known: dict[tuple[str, str], str] = {}

    @cache
    def starts(rule: str) -> list[datetime]:
        return list(islice(Recurrence.read(rule, FIRST).starts(FIRST + timedelta(days=1500)), 40))

    for seed in range(600):
        rule = re.sub(";WKST=..", "", any_rule(random.Random(seed), FIRST))
        for locale in LOCALES:
            text = told(rule, locale)
            assert not re.search(r"[A-Z]{2}|=|\{", text), text
            other = known.setdefault((locale, text), rule)
            assert other == rule or starts(other) == starts(rule), f"{rule} and {other} are both {text}"


def test_a_rule_that_cannot_be_read_is_not_told() -> None:
    with pytest.raises(Complaint):
        told("FREQ=WEEKLY;BYDAY=XX")
