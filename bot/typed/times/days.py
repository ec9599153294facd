"""Parsing of a day from symbols, as all days that the words can mean, relative to a given date."""

import contextlib
import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import Final, NamedTuple

from bot.typed.times.vocabulary import Vocabulary

_NO_DAY: Final = (0, 1)
_WEEK: Final = 7
_CENTURY: Final = 2000
_WEEKDAY: Final = re.compile(r"(?:this )?D(?P<day>\d)", re.ASCII)
_NEXT: Final = re.compile(r"next D(?P<before>\d)|D(?P<behind>\d) next", re.ASCII)
_NEXT_WEEK: Final = re.compile(r"D(?P<before>\d) next-week|next-week D(?P<behind>\d)", re.ASCII)
_AWAY: Final = re.compile(r"\+(\d)|-(1)", re.ASCII)
_AFTER: Final = re.compile(r"in [nw](\d{1,3}) (days|weeks)", re.ASCII)
_DATE: Final = re.compile(
    r"(?:(?:this )?D(?P<weekday>\d) )?(?:d(?P<figures>\S+)"
    r"|[no](?P<day>\d{1,2}) M(?P<month>\d+)(?: n(?P<year>\d{4}))?"
    r"|M(?P<month_first>\d+) [no](?P<day_behind>\d{1,2})(?: n(?P<year_behind>\d{4}))?)",
    re.ASCII,
)


class OtherWeekday(ValueError):
    """Raised if the typed date is not on the typed weekday."""

    def __init__(self, day: date) -> None:
        super().__init__(day)
        self.day = day


class Day(NamedTuple):
    """The dates that a text can mean if it is read in one way.

    The date that counts is the first one on which the typed time is still in the future.
    """

    days: tuple[date, ...]


def days_meant(symbols: str, today: date, vocabulary: Vocabulary) -> list[Day]:
    """Return all ways to read the symbols as a day.

    Raises OtherWeekday, and OverflowError for days outside the calendar.
    """
    if not symbols:
        return [Day(tuple(today + timedelta(days=ahead) for ahead in _NO_DAY))]
    if away := _AWAY.fullmatch(symbols):
        return [Day((today + timedelta(days=int(away[1]) if away[1] else -1),))]
    if after := _AFTER.fullmatch(symbols):
        return [Day((today + timedelta(days=days),)) for days in counted_days(int(after[1]), after[2], vocabulary)]
    if weekday := _WEEKDAY.fullmatch(symbols):
        first = today + timedelta(days=(int(weekday["day"]) - today.weekday()) % _WEEK)
        return [Day((first, first + timedelta(days=_WEEK)))]
    if found := _NEXT.fullmatch(symbols):
        weekday_next = int(found["before"] or found["behind"])
        coming = today + timedelta(days=(weekday_next - today.weekday() - 1) % _WEEK + 1)
        return [Day((day,)) for day in sorted({coming, *_of_next_week(weekday_next, today, vocabulary)})]
    if found := _NEXT_WEEK.fullmatch(symbols):
        days = _of_next_week(int(found["before"] or found["behind"]), today, vocabulary)
        return [Day((day,)) for day in sorted(set(days))]
    dated = _DATE.fullmatch(symbols)
    return _on_date(dated, today, vocabulary) if dated else []


def counted_days(number: int, unit: str, vocabulary: Vocabulary) -> tuple[int, ...]:
    """Return the numbers of days that the typed number and unit can mean.

    In some languages "eight days" usually means a week, but it may also mean eight days.
    """
    if unit == "weeks":
        return (number * _WEEK,)
    weeks = vocabulary.weeks_of_days.get(number)
    return (number,) if weeks is None else (weeks * _WEEK, number)


def _of_next_week(weekday: int, today: date, vocabulary: Vocabulary) -> Iterator[date]:
    for begins in vocabulary.week_begins:
        begun = today - timedelta(days=(today.weekday() - begins) % _WEEK)
        yield begun + timedelta(days=_WEEK + (weekday - begins) % _WEEK)


def _on_date(match: re.Match[str], today: date, vocabulary: Vocabulary) -> list[Day]:
    """Return the typed date; without a year, the date in this year and in the next.

    A typed weekday decides between two readings. Raises OtherWeekday if neither is on that weekday.
    """
    readings = [
        tuple(_valid(years or (today.year, today.year + 1), month, day))
        for years, month, day in _numbers(match, vocabulary)
    ]
    dates = [found for found in readings if found]
    if match["weekday"] is None:
        return [Day(found) for found in dates]
    coming = [next((each for each in found if each >= today), found[-1]) for found in dates]
    fitting = [Day((day,)) for day in coming if day.weekday() == int(match["weekday"])]
    if coming and not fitting:
        raise OtherWeekday(coming[0])
    return fitting


def _numbers(match: re.Match[str], vocabulary: Vocabulary) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield (years, month, day) for each way to read the date; there are no years if none is typed."""
    if match["figures"] is None:
        typed = match["year"] or match["year_behind"]
        month, day = int(match["month"] or match["month_first"]), int(match["day"] or match["day_behind"])
        yield (int(typed),) if typed else (), month, day
        return
    first, *rest = (int(each) for each in re.split(r"[-./]", match["figures"]) if each)
    if len(rest) == 2 and first > 99:
        yield (first,), rest[0], rest[1]
        return
    years = tuple(year if year > 99 else _CENTURY + year for year in rest[1:])
    yield years, rest[0], first
    if "/" in match["figures"] and vocabulary.month_first and first != rest[0]:
        yield years, first, rest[0]


def _valid(years: Iterable[int], month: int, day: int) -> Iterator[date]:
    for year in years:
        with contextlib.suppress(ValueError):
            yield date(year, month, day)
