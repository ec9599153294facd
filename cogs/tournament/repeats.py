"""Recurrence as people type it: ``weekly``, ``every tuesday and friday``, ``first friday of the month``; or a rule of
RFC 5545. Pure."""

import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.tournaments.rules.schedule import ScheduleError, check_rule, instant, occurrences
from cogs._asking.options import OptionError
from cogs.tournament.times import DAYS, named

PROBE: Final = timedelta(days=800)
"""A rule without a start in so long a time is no recurrence."""
SUGGESTED: Final = (
    *("weekly", "daily", "every 2 weeks", "weekdays", "monthly"),
    *(f"every {day}" for day in DAYS),
    *("every other friday", "first friday of the month", "last sunday of the month"),
)
_CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_ORDINALS: Final = {
    "first": 1,
    "1st": 1,
    "second": 2,
    "2nd": 2,
    "third": 3,
    "3rd": 3,
    "fourth": 4,
    "4th": 4,
    "last": -1,
}
_PLACES: Final = {place: word for word, place in reversed(_ORDINALS.items())}
_FILLERS: Final = frozenset({"every", "each", "on", "the", "of", "and", "month", "monthly", "a"})
_PLAIN: Final = {
    "daily": "FREQ=DAILY",
    "every day": "FREQ=DAILY",
    "weekly": "FREQ=WEEKLY",
    "every week": "FREQ=WEEKLY",
    "biweekly": "FREQ=WEEKLY;INTERVAL=2",
    "fortnightly": "FREQ=WEEKLY;INTERVAL=2",
    "weekdays": "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    "weekends": "FREQ=WEEKLY;BYDAY=SA,SU",
    "monthly": "FREQ=MONTHLY",
    "every month": "FREQ=MONTHLY",
}
_INTERVALS: Final = {"other": 2, **{word: place for word, place in _ORDINALS.items() if place > 1}}
_COUNTED: Final = re.compile(rf"every ([1-9]|1[0-9]|{'|'.join(_INTERVALS)}) (day|week|month)s?(?: on (.+))?", re.ASCII)
_EVERY_OTHER: Final = re.compile(r"every other (?!(?:day|week|month)s?\b)")
"""Before the name of a day: every 2 weeks on it."""
_COUNTED_FREQUENCIES: Final = {"day": "DAILY", "week": "WEEKLY", "month": "MONTHLY"}
_DAY: Final = f"(?:{'|'.join(_CODES)})"
_PLACED: Final = f"(?:[-+]?[1-5])?{_DAY}"
_MONTH: Final = r"(?:1[0-2]|[1-9])"
_MONTH_DAY: Final = r"-?(?:3[01]|[12]\d|[1-9])"
_BY: Final = {"BYDAY": _PLACED, "BYMONTHDAY": _MONTH_DAY, "BYMONTH": _MONTH}
_PARTS: Final = (
    *(r"INTERVAL=[1-9]\d?", r"COUNT=[1-9]\d{0,2}", r"UNTIL=\d{8}(?:T\d{6}Z?)?", rf"WKST={_DAY}"),
    *(rf"{name}={each}(?:,{each})*" for name, each in _BY.items()),
)
_RULE: Final = re.compile(rf"(?:RRULE:)?FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;(?:{'|'.join(_PARTS)}))*", re.ASCII)
"""Rules that recur by days. Those of hours and seconds, and some that few programs write, are left out."""


class Readings(NamedTuple):
    """For a text that can mean every so many weeks or a place in each month: how to write either."""

    weeks: int
    weekly: str
    monthly: str


def parse_repeats(text: str, first: datetime, zone: ZoneInfo) -> str:
    """The RRULE, without its start. ``first`` is the wall time in ``zone`` that it begins at. Raises OptionError."""
    plain = _plain(text)
    if either := _either(plain):
        raise OptionError("repeats-either", text=text, **either._asdict())
    rule = _rule(text.strip().upper()) or _PLAIN.get(plain) or _counted(plain) or _by_days(plain)
    if rule is None:
        raise OptionError("repeats-unreadable", text=text)
    try:
        if not _recurs(rule, first, zone):
            raise OptionError("repeats-never", text=text)
        check_rule(rule)
    except ScheduleError as error:
        raise OptionError(error.key, text=text) from error
    return rule


def suggested(typed: str) -> list[str]:
    """Texts that continue what is typed; both meanings where it can have two."""
    if either := _either(_plain(typed)):
        return [either.weekly, either.monthly]
    return [each for each in SUGGESTED if _plain(typed) in each]


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).removesuffix(".")


def _recurs(rule: str, first: datetime, zone: ZoneInfo) -> bool:
    """True if any start lies ahead. Raises ScheduleError if the text is no rule."""
    begins = instant(first, zone)
    found = occurrences(first, zone, rule, begins - PROBE, 1)
    return bool(found) and found[0] <= begins + PROBE


def _rule(text: str) -> str | None:
    """None also if a part is given twice: which of them holds is anybody's guess."""
    rule = text.removeprefix("RRULE:")
    names = [part.partition("=")[0] for part in rule.split(";")]
    return rule if _RULE.fullmatch(text) and len(names) == len(set(names)) else None


def _counted(text: str) -> str | None:
    """``every 3 days``, ``every other friday``, ``every 2 weeks on tuesday and friday``."""
    match = _COUNTED.fullmatch(_EVERY_OTHER.sub("every 2 weeks on ", text))
    if match is None:
        return None
    number, unit, days = match.groups()
    rule = f"FREQ={_COUNTED_FREQUENCIES[unit]};INTERVAL={_INTERVALS.get(number, number)}"
    if days is None:
        return rule
    codes = _codes(word for word in _words(days) if word != "and")
    return f"{rule};BYDAY={codes}" if codes and unit == "week" else None


def _by_days(text: str) -> str | None:
    """``every tuesday and friday``, ``fridays``, ``monthly first friday``."""
    words = _words(text)
    places = [_ORDINALS[word] for word in words if word in _ORDINALS]
    codes = _codes(word for word in words if word not in _ORDINALS and word not in _FILLERS)
    if not codes:
        return None
    if not places:
        return None if _is_monthly(words) else f"FREQ=WEEKLY;BYDAY={codes}"
    return f"FREQ=MONTHLY;BYDAY={places[0]}{codes}" if len(places) == 1 and "," not in codes else None


def _either(text: str) -> Readings | None:
    """``every second friday``: every two weeks to some, once a month to others."""
    words = _words(text)
    kept = [word for word in words if word not in _FILLERS]
    if len(kept) != 2 or _is_monthly(words) or not {"every", "each"}.intersection(words):
        return None
    place, day = _ORDINALS.get(kept[0], 0), named(kept[1].removesuffix("s"), DAYS)
    if place < 2 or day is None:
        return None
    weekly = f"every other {DAYS[day]}" if place == 2 else f"every {place} weeks on {DAYS[day]}"
    return Readings(place, weekly, f"{_PLACES[place]} {DAYS[day]} of the month")


def _is_monthly(words: list[str]) -> bool:
    return "monthly" in words or "month" in words


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,]+", text) if word]


def _codes(words: Iterable[str]) -> str | None:
    """``TU,FR``; None where a word is no day of the week."""
    days = [named(word.removesuffix("s"), DAYS) for word in words]
    return None if None in days else ",".join(_CODES[day] for day in days if day is not None)
