"""How a tournament recurs, as people type it: ``weekly``, ``every tuesday and friday``, ``first friday of the month``;
or a rule of RFC 5545. Pure."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tournaments.schedule import ScheduleError, check_rule, occurrences
from cogs.options import OptionError
from cogs.tournament_times import DAYS, named

PROBE: Final = timedelta(days=800)
"""What does not come to a start in so long a time is no recurrence."""
SUGGESTED: Final = (
    *("weekly", "daily", "every 2 weeks", "weekdays", "monthly"),
    *(f"every {day}" for day in DAYS),
    *("first friday of the month", "last sunday of the month"),
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
_FILLERS: Final = frozenset({"every", "each", "on", "the", "of", "and", "month", "a"})
_PLAIN: Final = {
    "daily": "FREQ=DAILY",
    "every day": "FREQ=DAILY",
    "weekly": "FREQ=WEEKLY",
    "every week": "FREQ=WEEKLY",
    "biweekly": "FREQ=WEEKLY;INTERVAL=2",
    "fortnightly": "FREQ=WEEKLY;INTERVAL=2",
    "every other week": "FREQ=WEEKLY;INTERVAL=2",
    "weekdays": "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    "weekends": "FREQ=WEEKLY;BYDAY=SA,SU",
    "monthly": "FREQ=MONTHLY",
    "every month": "FREQ=MONTHLY",
}
_COUNTED: Final = re.compile(r"every ([1-9]|1[0-9]) (day|week|month)s?", re.ASCII)
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
"""Rules that recur by days; those of hours and seconds, and what few programs write, are left out."""


def parse_repeats(text: str, first: datetime) -> str:
    """The RRULE, without its start. ``first`` is the wall time that it begins at. Raises OptionError."""
    plain = " ".join(text.casefold().split()).removesuffix(".")
    rule = _rule(text.strip().upper()) or _PLAIN.get(plain) or _counted(plain) or _by_days(plain)
    if rule is None:
        raise OptionError("repeats-unreadable", text=text)
    try:
        if not _recurs(rule, first):
            raise OptionError("repeats-never", text=text)
        check_rule(rule)
    except ScheduleError as error:
        raise OptionError(error.key, text=text) from error
    return rule


def _recurs(rule: str, first: datetime) -> bool:
    """Whether there is a start in the next time at all; raises ScheduleError for what is no rule."""
    utc = first.replace(tzinfo=UTC)
    found = occurrences(first, ZoneInfo("UTC"), rule, utc - PROBE, 1)
    return bool(found) and found[0] <= utc + PROBE


def _rule(text: str) -> str | None:
    """None, too, where a part is given twice: which of them holds is anybody's guess."""
    rule = text.removeprefix("RRULE:")
    names = [part.partition("=")[0] for part in rule.split(";")]
    return rule if _RULE.fullmatch(text) and len(names) == len(set(names)) else None


def _counted(text: str) -> str | None:
    match = _COUNTED.fullmatch(text)
    return f"FREQ={_COUNTED_FREQUENCIES[match[2]]};INTERVAL={match[1]}" if match else None


def _by_days(text: str) -> str | None:
    """``every tuesday and friday``, ``fridays``, ``monthly first friday``."""
    words = re.split(r"[\s,]+", text)
    monthly = "monthly" in words or "month" in words
    kept = [word for word in words if word and word not in _FILLERS and word != "monthly"]
    places = [_ORDINALS[word] for word in kept if word in _ORDINALS]
    days = [named(word.removesuffix("s"), DAYS) for word in kept if word not in _ORDINALS]
    codes = [_CODES[day] for day in days if day is not None]
    if not codes or len(codes) < len(days):
        return None
    if not places:
        return None if monthly else f"FREQ=WEEKLY;BYDAY={','.join(codes)}"
    return f"FREQ=MONTHLY;BYDAY={places[0]}{codes[0]}" if len(places) == len(codes) == 1 else None
