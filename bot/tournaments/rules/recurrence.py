"""Recurrence rules (RFC 5545) that recur daily or less often, computed in bounded time. Pure.

A library would search for a date that never comes, for example 30 February, until the end of the calendar, and block
the bot. This module checks each day once, up to a given last day.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from dateutil.rrule import rrulestr

FREQUENCIES: Final = ("DAILY", "WEEKLY", "MONTHLY", "YEARLY")
PARTS: Final = frozenset({"FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "BYDAY", "BYMONTHDAY", "BYMONTH", "EXDATE"})
_CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_NEVER_UTC: Final = datetime.max.replace(tzinfo=UTC)
_COUNTED_AHEAD: Final = timedelta(days=20 * 366)
_DAY: Final = re.compile(rf"([-+]?[0-9]{{1,2}})?({'|'.join(_CODES)})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Recurrence:
    """A recurrence rule, with the first start.

    ``days`` are (weekday, n): the nth such weekday of its month or year, or every one if n is 0. Monday is weekday 0.
    """

    first: datetime
    frequency: str
    interval: int = 1
    count: int | None = None
    until: datetime = datetime.max
    """The end of the rule as a local time."""
    until_utc: datetime = _NEVER_UTC
    """The end of the rule as a time in UTC.

    Converting it needs a time zone, so ``starts`` may yield times after it.
    """
    week_starts: int = 0
    months: frozenset[int] = frozenset()
    month_days: frozenset[int] = frozenset()
    """The days of the month on which the rule recurs; negative numbers count from the month's end."""
    days: frozenset[tuple[int, int]] = frozenset()
    left_out: frozenset[date] = frozenset()
    """The days without a start, although the rule matches them; they count towards ``count``."""

    @classmethod
    def read(cls, rule: str, first: datetime) -> "Recurrence":
        """Parse a rule; its part EXDATE lists the days left out.

        Raises ValueError if it is invalid, repeats a part, or has a part that is not in PARTS.
        """
        pairs = [part.partition("=")[::2] for part in rule.removeprefix("RRULE:").split(";")]
        parts = dict(pairs)
        if len(parts) < len(pairs) or not PARTS.issuperset(parts) or parts.get("FREQ") not in FREQUENCIES:
            raise ValueError("not a supported rule")
        left_out = frozenset(date.fromisoformat(day) for day in parts.pop("EXDATE", "").split(",") if day)
        rrulestr(";".join(f"{name}={value}" for name, value in parts.items()), dtstart=first, ignoretz=True)
        interval, count = int(parts.get("INTERVAL", 1)), int(parts["COUNT"]) if "COUNT" in parts else None
        if interval < 1:
            raise ValueError("an interval must be at least 1")
        until, until_utc = _end(parts.get("UNTIL"))
        return cls(
            first,
            parts["FREQ"],
            interval,
            count,
            until,
            until_utc,
            _CODES.index(parts.get("WKST", "MO")),
            *_usual(first, parts["FREQ"], _numbers(parts, "BYMONTH"), _numbers(parts, "BYMONTHDAY"), _days(parts)),
            left_out,
        )

    def starts(self, until: datetime) -> Iterator[datetime]:
        """Yield the local start times up to the rule's own end or ``until``, whichever comes first."""
        found, last = 0, min(until, self.until)
        for ahead in range((last - self.first).days + 1):
            start = self.first + timedelta(days=ahead)
            if self.count is not None and found >= self.count:
                return
            if self.falls_on(start.date()):
                found += 1
                if start.date() not in self.left_out:
                    yield start

    def falls_on(self, day: date) -> bool:
        """Return True if the rule matches that day, regardless of its first start and its end."""
        if self._periods(day) % self.interval or (self.months and day.month not in self.months):
            return False
        if self.month_days and not self.month_days & {day.day, day.day - _length(day) - 1}:
            return False
        return not self.days or any(weekday == day.weekday() and self._is_nth(day, nth) for weekday, nth in self.days)

    def _periods(self, day: date) -> int:
        """Return the number of days, weeks, months or years between the first start and the day."""
        first = self.first.date()
        years = day.year - first.year
        match self.frequency:
            case "DAILY":
                return (day - first).days
            case "WEEKLY":
                return (self._week(day) - self._week(first)).days // 7
            case "MONTHLY":
                return 12 * years + day.month - first.month
        return years

    def _week(self, day: date) -> date:
        return day - timedelta(days=(day.weekday() - self.week_starts) % 7)

    def _is_nth(self, day: date, nth: int) -> bool:
        """Return True if the day is the nth of its weekday in the month, or in the year if no month is named.

        In a weekly or daily rule each weekday occurs at most once per period.
        """
        if nth == 0 or self.frequency in ("DAILY", "WEEKLY"):
            return True
        by_year = self.frequency == "YEARLY" and not self.months
        number, length = (day.timetuple().tm_yday, _year(day)) if by_year else (day.day, _length(day))
        return nth == (number - 1) // 7 + 1 if nth > 0 else nth == -((length - number) // 7 + 1)


def _end(until: str | None) -> tuple[datetime, datetime]:
    """Return the rule's end as (local time, UTC time).

    The rule sets at most one of the two; the other is the latest possible time. An end with a Z is UTC; a date without
    a time means the end of that day.
    """
    if until is None:
        return datetime.max, _NEVER_UTC
    end = datetime.fromisoformat(until)
    if end.tzinfo is not None:
        return datetime.max, end
    return (end if "T" in until else datetime.combine(end, time.max)), _NEVER_UTC


Numbers = frozenset[int]
Days = frozenset[tuple[int, int]]


def _usual(
    first: datetime, frequency: str, months: Numbers, month_days: Numbers, days: Days
) -> tuple[Numbers, Numbers, Days]:
    """Return the rule's months, days of the month, and weekdays.

    If the rule names no days, return those of the first start.
    """
    if days or month_days or frequency == "DAILY":
        return months, month_days, days
    if frequency == "WEEKLY":
        return months, month_days, frozenset({(first.weekday(), 0)})
    if frequency == "YEARLY":
        months = months or frozenset({first.month})
    return months, frozenset({first.day}), days


def _numbers(parts: dict[str, str], name: str) -> Numbers:
    return frozenset(map(int, parts[name].split(","))) if name in parts else frozenset()


def _days(parts: dict[str, str]) -> Days:
    found = [_DAY.fullmatch(each) for each in parts["BYDAY"].split(",")] if "BYDAY" in parts else []
    if None in found:
        raise ValueError("an invalid weekday")
    return frozenset((_CODES.index(match[2]), int(match[1] or 0)) for match in found if match is not None)


def _length(day: date) -> int:
    """Return the number of days in the day's month."""
    return ((day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)).day


def _year(day: date) -> int:
    return day.replace(month=12, day=31).timetuple().tm_yday


# Rules changed


def without_date(rule: str, day: date) -> str:
    """Return the rule without this day."""
    parts = _parts_of(rule)
    left_out = sorted({*parts.get("EXDATE", "").split(","), f"{day:%Y%m%d}"} - {""})
    return _joined({**parts, "EXDATE": ",".join(left_out)})


def with_end(rule: str, last: date) -> str:
    """Return the rule with ``last`` as its last day, in place of any other end."""
    parts = {name: value for name, value in _parts_of(rule).items() if name not in ("COUNT", "UNTIL")}
    return _joined({**parts, "UNTIL": f"{last:%Y%m%d}"})


def with_days(rule: str, first: datetime, wall: datetime) -> str:
    """Return the rule for a start on another day; a single weekday in it becomes that of the new start.

    A number of starts becomes the date of the last start, because otherwise it would count from the new start.
    """
    parts = _parts_of(rule)
    if "COUNT" in parts:
        starts = [start.date() for start in Recurrence.read(rule, first).starts(first + _COUNTED_AHEAD)]
        parts = _parts_of(with_end(rule, starts[-1] if starts else first.date()))
    if parts["FREQ"] == "WEEKLY" and len(parts.get("BYDAY", "").split(",")) == 1 and parts.get("BYDAY"):
        parts = {**parts, "BYDAY": _CODES[wall.weekday()]}
    return _joined(parts)


def _parts_of(rule: str) -> dict[str, str]:
    return dict(part.partition("=")[::2] for part in rule.removeprefix("RRULE:").split(";"))


def _joined(parts: dict[str, str]) -> str:
    return ";".join(f"{name}={value}" for name, value in parts.items())
