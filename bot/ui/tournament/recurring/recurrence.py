"""A recurrence rule as text: every 2 weeks on Tuesday and Friday at 20:00 (Europe/Berlin)."""

from calendar import monthrange
from collections.abc import Iterable, Iterator
from datetime import MAXYEAR, datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from bot.locales.phrases import Phrases
from bot.tournaments.rules.recurrence import Recurrence
from bot.tournaments.rules.schedule import instant, recurrence_of
from bot.ui.text.moments import date_stamp
from bot.ui.tournament.scene import ordinal

MONTHS: Final = range(1, 13)
MONTH_LEAST: Final = 28
"""The number of days of the shortest month."""
COMMON_YEAR: Final = 2027


def recurrence_text(say_: Phrases, rule: str, first: datetime, zone: ZoneInfo) -> str:
    """Return the recurrence rule as text. Raises Complaint if the rule is invalid.

    ``first`` is the local time of the first start, in ``zone``.
    """
    recurs = recurrence_of(first, rule)
    text = say_("recurs-at", text=_days(say_, recurs), time=f"{first:%H:%M}", zone=zone.key)
    if recurs.count is not None:
        text = say_("recurs-count", text=text, count=recurs.count)
    if (end := _end(recurs, zone)) is not None:
        text = say_("recurs-until", text=text, date=_stamp(end))
    noons = [instant(datetime.combine(day, time(12)), zone) for day in sorted(recurs.left_out)]
    return say_("recurs-except", text=text, dates=say_.all_of([_stamp(noon) for noon in noons])) if noons else text


def _stamp(moment: datetime) -> str:
    return date_stamp(int(moment.timestamp() * 1000))


def _end(recurs: Recurrence, zone: ZoneInfo) -> datetime | None:
    """Return the time after which there are no more starts; None if the rule has no end."""
    if recurs.until_utc.year < MAXYEAR:
        return recurs.until_utc
    return instant(recurs.until, zone) if recurs.until.year < MAXYEAR else None


def _days(say_: Phrases, recurs: Recurrence) -> str:
    """Return the rule as text without the time of day and the end: on which days the starts are."""
    by_day, by_date = list(_by_day(say_, recurs)), list(_by_date(say_, recurs))
    if recurs.frequency == "WEEKLY" or (recurs.frequency == "DAILY" and recurs.interval == 1 and by_day):
        weekdays = dict.fromkeys(weekday for weekday, _ in sorted(recurs.days))
        days = say_.all_of([_weekday(say_, each) for each in weekdays])
        text = say_("recurs-weekly", interval=recurs.interval, days=days, count=len(weekdays))
        return _only(say_, _in_months(say_, recurs, text), by_date)
    base = _in_months(say_, recurs, say_(f"recurs-{recurs.frequency.lower()}", interval=recurs.interval))
    if recurs.frequency == "DAILY":
        return _only(say_, _only(say_, base, by_day), by_date)
    days = _without_months(say_, recurs, f"{base} {say_.all_of(by_date or by_day)}")
    return _only(say_, days, by_day if by_date else ())


def _without_months(say_: Phrases, recurs: Recurrence, text: str) -> str:
    """Return the text with a note of the months in which the rule has no day.

    Only a monthly rule for all months needs the note.
    """
    if recurs.frequency != "MONTHLY" or recurs.months or min(recurs.month_days, default=0) <= MONTH_LEAST:
        return text
    first = min(recurs.month_days)
    without = [month for month in MONTHS if monthrange(COMMON_YEAR, month)[1] < first]
    names = [say_("recurs-short-february" if first == 29 else f"month-{month}") for month in without]
    return say_("recurs-no-day", text=text, months=say_.all_of(names))


def _in_months(say_: Phrases, recurs: Recurrence, text: str) -> str:
    """Return the text with the months added.

    A yearly rule that names days of the month but no months means every month.
    """
    months = recurs.months or (MONTHS if recurs.frequency == "YEARLY" and recurs.month_days else ())
    if not months:
        return text
    return say_("recurs-months", text=text, months=say_.all_of([say_(f"month-{month}") for month in sorted(months)]))


def _only(say_: Phrases, text: str, when: Iterable[str]) -> str:
    days = list(when)
    return say_("recurs-only", text=text, when=say_.all_of(days)) if days else text


def _by_day(say_: Phrases, recurs: Recurrence) -> Iterator[str]:
    """Yield the rule's weekdays as text: ``on Fridays``, ``on the 1st Friday``.

    A daily or weekly rule ignores the number, because each week has only one Friday.
    """
    placeless = recurs.frequency in ("DAILY", "WEEKLY")
    days = {(0 if placeless else nth, weekday) for weekday, nth in recurs.days}
    for nth, weekday in sorted(days, key=lambda each: (each[0] < 0, each)):
        key = "weekdays" if nth == 0 else _kind("nth", "last", nth)
        yield say_(f"recurs-{key}", day=_weekday(say_, weekday), place=ordinal(say_, abs(nth)))


def _by_date(say_: Phrases, recurs: Recurrence) -> Iterator[str]:
    """Yield the rule's days of the month as text: ``on the 15th``, ``on the last day``."""
    for day in sorted(recurs.month_days, key=lambda each: (each < 0, each)):
        place = abs(day)
        yield say_(f"recurs-{_kind('date', 'last-date', day)}", place=ordinal(say_, place), number=place)


def _kind(counted: str, last: str, place: int) -> str:
    """Return the part of the phrase key for a position in the month; negative ones count from the end."""
    if place == -1:
        return last
    return counted if place > 0 else f"{counted}-from-end"


def _weekday(say_: Phrases, weekday: int) -> str:
    return say_(f"weekday-{weekday}")
