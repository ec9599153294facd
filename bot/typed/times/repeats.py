"""Parsing of recurrences.

Examples are ``weekly``, ``varje tisdag och fredag``, ``premier vendredi du mois``, or a rule (RRULE) by RFC 5545. A
time of day may be part of the text, and an end or exceptions: ``jeden Freitag 20 Uhr bis 24. Dezember``.
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.tournaments.rules.schedule import check_rule, instant, occurrences
from bot.typed.times.clocks import DAY
from bot.typed.times.days import OtherWeekday
from bot.typed.times.repeat_ends import without_ends
from bot.typed.times.repeat_rules import CODES, LAST_DAY, rules_meant
from bot.typed.times.starts import times_and_rests
from bot.typed.times.symbols import VOCABULARIES, read_symbols
from bot.typed.times.vocabulary import Symbols, Vocabulary
from bot.typed.times.zones import without_zone

PROBE: Final = timedelta(days=800)
"""The maximum time from the first start within which a recurrence must have a start."""
SUGGESTED: Final = (
    *("weekly", "daily", "every 2 weeks", "weekdays", "monthly"),
    *(f"every {day}" for day in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")),
    *("every other friday", "first friday of the month", "last sunday of the month"),
)
_DAY: Final = f"(?:{'|'.join(CODES)})"
_PLACED: Final = f"(?:[-+]?[1-5])?{_DAY}"
_MONTH: Final = r"(?:1[0-2]|[1-9])"
_MONTH_DAY: Final = r"-?(?:3[01]|[12]\d|[1-9])"
_BY: Final = {"BYDAY": _PLACED, "BYMONTHDAY": _MONTH_DAY, "BYMONTH": _MONTH}
_PARTS: Final = (
    *(r"INTERVAL=[1-9]\d?", r"COUNT=[1-9]\d{0,2}", r"UNTIL=\d{8}(?:T\d{6}Z?)?", rf"WKST={_DAY}"),
    *(rf"{name}={each}(?:,{each})*" for name, each in _BY.items()),
    r"EXDATE=\d{8}(?:,\d{8})*",
)
_RULE: Final = re.compile(rf"(?:RRULE:)?FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;(?:{'|'.join(_PARTS)}))*", re.ASCII)
"""The pattern of the supported RFC 5545 rules: from daily to yearly, without rarely used parts."""


class Readings(NamedTuple):
    """The two unambiguous texts for a text that can mean every N weeks, or the Nth weekday of each month."""

    weeks: int
    weekly: str
    monthly: str


class Repeats(NamedTuple):
    rule: str
    minutes: tuple[int, ...] = ()
    """The times of day that the text can mean, in minutes since midnight; empty if it names none."""


def parse_repeats(text: str, first: datetime, zone: ZoneInfo) -> str:
    """Parse a recurrence and return its RRULE, without the start.

    ``first`` is the local time of the first start, in ``zone``. Raises Complaint, also if the text names a time of day
    that is not the time of ``first``.
    """
    found = read_repeats(text, first.date())
    start = first.hour * 60 + first.minute
    if found.minutes and start not in [each % DAY for each in found.minutes]:
        raise Complaint(
            "repeats-other-time", text=text, start=f"{first:%H:%M}", time=clock_text(found.minutes[-1] % DAY)
        )
    try:
        if not _recurs(found.rule, first, zone):
            raise Complaint("repeats-never", text=text)
        check_rule(found.rule)
    except Complaint as error:
        raise Complaint(error.key, text=text) from error
    if found.rule == "FREQ=MONTHLY" and first.day == LAST_DAY:
        return f"{found.rule};BYMONTHDAY=-1"
    return found.rule


def first_start(text: str, now: datetime, zone: ZoneInfo) -> datetime | None:
    """Return the local time of the next start, if the recurrence names both the days and the time of day.

    Otherwise return None. Raises Complaint.
    """
    midnight = now.astimezone(zone).replace(tzinfo=None, hour=0, minute=0, second=0, microsecond=0)
    found = read_repeats(text, midnight.date())
    if not found.minutes or not ("BYDAY" in found.rule or found.rule.startswith("FREQ=DAILY")):
        return None
    if len(found.minutes) > 1:
        readings = tuple(f"`{clock_text(each % DAY)}`" for each in found.minutes)
        raise Complaint("start-several", text=text, readings=readings)
    starts = occurrences(midnight + timedelta(minutes=found.minutes[0]), zone, found.rule, now, 1)
    return starts[0].astimezone(zone).replace(tzinfo=None) if starts else None


def read_repeats(text: str, first: date) -> Repeats:
    """Parse a recurrence. Raises Complaint if it cannot be parsed or has two meanings.

    The recurrence's end is computed from ``first``. A time zone at the end of the text is ignored.
    """
    if rule := _rule(text.strip().upper()):
        return Repeats(rule)
    text = without_zone(text)[0]
    if either := _two_readings(text):
        raise Complaint("repeats-either", text=text, **either._asdict())
    try:
        found = set(_readings(text, first))
    except OtherWeekday as error:
        raise Complaint("start-other-weekday", text=text, day=error.day.isoformat()) from error
    if not found:
        raise Complaint("repeats-unreadable", text=text)
    if len(found) > 1:
        raise Complaint("repeats-several", text=text, readings=tuple(sorted(f"`{each.rule}`" for each in found)))
    return found.pop()


def suggested(typed: str) -> list[str]:
    """Return texts that complete the typed one; if it has two meanings, one text for each."""
    if either := _two_readings(typed):
        return [either.weekly, either.monthly]
    plain = " ".join(typed.casefold().split()).removesuffix(".")
    return [each for each in SUGGESTED if plain in each]


def clock_text(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _recurs(rule: str, first: datetime, zone: ZoneInfo) -> bool:
    """Return True if the rule has a start within PROBE of ``first``.

    Raises Complaint if the text is no rule.
    """
    begins = instant(first, zone)
    found = occurrences(first, zone, rule, begins - PROBE, 1)
    return bool(found) and found[0] <= begins + PROBE


def _rule(text: str) -> str | None:
    """Return the text if it is an RFC 5545 rule, otherwise None.

    None also for a rule that has the same part twice, because such a rule is ambiguous.
    """
    rule = text.removeprefix("RRULE:")
    names = [part.partition("=")[0] for part in rule.split(";")]
    return rule if _RULE.fullmatch(text) and len(names) == len(set(names)) else None


def _readings(text: str, first: date) -> Iterator[Repeats]:
    for vocabulary in VOCABULARIES:
        for symbols in _symbols(text, vocabulary):
            for minutes, rest in (((), symbols), *times_and_rests(symbols)):
                for days, ends in without_ends(rest, first, vocabulary):
                    yield from (Repeats(f"{rule}{ends}", minutes) for rule in rules_meant(days, vocabulary))


def _symbols(text: str, vocabulary: Vocabulary) -> Iterator[Symbols]:
    for symbols in read_symbols(text.strip().removesuffix("."), vocabulary):
        yield tuple(symbol for symbol in symbols if symbol != "this")


def _two_readings(text: str) -> Readings | None:
    """Return both meanings of a text like ``every second friday 20:00``: every two weeks, or once a month.

    None for any other text.
    """
    for vocabulary in VOCABULARIES:
        for symbols in _symbols(text, vocabulary):
            for minutes, rest in (((), symbols), *times_and_rests(symbols)):
                match = re.fullmatch(r"every o(?P<place>[234]) [DR](?P<day>\d)", " ".join(rest), re.ASCII)
                if match is not None:
                    return _both_ways(vocabulary, int(match["place"]), int(match["day"]), minutes)
    return None


def _both_ways(vocabulary: Vocabulary, place: int, weekday: int, minutes: tuple[int, ...]) -> Readings:
    day = vocabulary.day_name(weekday)
    time = f" {clock_text(minutes[0] % DAY)}" if len(minutes) == 1 else ""
    weekly = vocabulary.every_other if place == 2 else vocabulary.every_weeks
    monthly = vocabulary.place_in_month.format(place=vocabulary.places[place - 2], day=day)
    return Readings(place, f"{weekly.format(weeks=place, day=day)}{time}", f"{monthly}{time}")
