"""Parsing of recurrences.

Examples are ``weekly``, ``varje tisdag och fredag``, ``premier vendredi du mois``, or a rule (RRULE) by RFC 5545. A
time of day may be part of the text: ``jeden Freitag 20 Uhr``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.tournaments.rules.schedule import check_rule, instant, occurrences
from bot.typed.times.clocks import DAY
from bot.typed.times.starts import times_and_rests
from bot.typed.times.symbols import VOCABULARIES, read_symbols
from bot.typed.times.vocabulary import Symbols, Vocabulary

PROBE: Final = timedelta(days=800)
"""The maximum time from the first start within which a recurrence must have a start."""
SUGGESTED: Final = (
    *("weekly", "daily", "every 2 weeks", "weekdays", "monthly"),
    *(f"every {day}" for day in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")),
    *("every other friday", "first friday of the month", "last sunday of the month"),
)
_CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_UNITS: Final = {"days": "DAILY", "weeks": "WEEKLY", "months": "MONTHLY"}
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
"""The pattern of the supported RFC 5545 rules: none by hours or seconds, and no rarely used parts."""
_DAYS: Final = r"(?P<days>[DR]\d(?: and)?(?: [DR]\d(?: and)?)*)"
_NUMBER: Final = r"[nwo](?P<number>[1-9]|1[0-9])"


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
    found = read_repeats(text)
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
    return found.rule


def first_start(text: str, now: datetime, zone: ZoneInfo) -> datetime | None:
    """Return the local time of the next start, if the recurrence names both the days and the time of day.

    Otherwise return None. Raises Complaint.
    """
    found = read_repeats(text)
    if not found.minutes or not ("BYDAY" in found.rule or found.rule.startswith("FREQ=DAILY")):
        return None
    if len(found.minutes) > 1:
        readings = tuple(f"`{clock_text(each % DAY)}`" for each in found.minutes)
        raise Complaint("start-several", text=text, readings=readings)
    midnight = now.astimezone(zone).replace(tzinfo=None, hour=0, minute=0, second=0, microsecond=0)
    starts = occurrences(midnight + timedelta(minutes=found.minutes[0]), zone, found.rule, now, 1)
    return starts[0].astimezone(zone).replace(tzinfo=None) if starts else None


def read_repeats(text: str) -> Repeats:
    """Parse a recurrence. Raises Complaint if it cannot be parsed or has two meanings."""
    if rule := _rule(text.strip().upper()):
        return Repeats(rule)
    if either := _two_readings(text):
        raise Complaint("repeats-either", text=text, **either._asdict())
    found = set(_readings(text))
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

    A rule that has the same part twice is ambiguous, so it counts as none.
    """
    rule = text.removeprefix("RRULE:")
    names = [part.partition("=")[0] for part in rule.split(";")]
    return rule if _RULE.fullmatch(text) and len(names) == len(set(names)) else None


# The grammar


def _readings(text: str) -> Iterator[Repeats]:
    for vocabulary in VOCABULARIES:
        for symbols in _symbols(text, vocabulary):
            for rule in _rules(" ".join(symbols), vocabulary):
                yield Repeats(rule)
            for minutes, rest in times_and_rests(symbols):
                yield from (Repeats(rule, minutes) for rule in _rules(rest, vocabulary))


def _symbols(text: str, vocabulary: Vocabulary) -> Iterator[Symbols]:
    for symbols in read_symbols(text.strip().removesuffix("."), vocabulary):
        yield tuple(symbol for symbol in symbols if symbol != "this")


def _rules(symbols: str, vocabulary: Vocabulary) -> Iterator[str]:
    for pattern, made in _GRAMMAR.items():
        if match := re.fullmatch(pattern, symbols, re.ASCII):
            yield from made(match, vocabulary)


Made = Callable[[re.Match[str], Vocabulary], Iterator[str]]


def _always(rule: str) -> Made:
    return lambda match, vocabulary: iter((rule,))


def _weekly(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;BYDAY={_codes(match['days'])}"


def _every_other(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;INTERVAL=2;BYDAY={_codes(match['days'])}"


def _every_so_many(match: re.Match[str], vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the rules that a text like ``every 15 days`` can mean: in some languages also two weeks."""
    number, unit = int(match["number"]), match["unit"]
    if unit == "days" and number in vocabulary.weeks_of_days:
        weeks = vocabulary.weeks_of_days[number]
        yield "FREQ=WEEKLY" if weeks == 1 else f"FREQ=WEEKLY;INTERVAL={weeks}"
    yield f"FREQ={_UNITS[unit]};INTERVAL={number}"


def _weeks_on(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;INTERVAL={int(match['number'])};BYDAY={_codes(match['days'])}"


def _every_second_unit(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ={_UNITS[match['unit']]};INTERVAL=2"


def _place_in_month(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    place = int(match["place"])
    if place <= 4:
        yield f"FREQ=MONTHLY;BYDAY={place}{_codes(match['day'])}"


_GRAMMAR: Final[Mapping[str, Made]] = {
    r"daily|every days": _always("FREQ=DAILY"),
    r"weekly|every weeks": _always("FREQ=WEEKLY"),
    r"fortnightly": _always("FREQ=WEEKLY;INTERVAL=2"),
    r"monthly|every months|of-month": _always("FREQ=MONTHLY"),
    r"weekdays": _always("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    r"weekends": _always("FREQ=WEEKLY;BYDAY=SA,SU"),
    rf"(?:every )?{_DAYS}": _weekly,
    rf"every weeks {_DAYS}": _weekly,
    rf"every other (?:weeks )?{_DAYS}": _every_other,
    r"w1 (?P<days>D\d|R\d) out-of [nw]2": _every_other,
    rf"every {_NUMBER} (?P<unit>days|weeks|months)": _every_so_many,
    rf"every {_NUMBER} weeks {_DAYS}": _weeks_on,
    r"every other (?P<unit>days|weeks|months)": _every_second_unit,
    r"w1 (?P<unit>days|weeks|months) out-of [nw]2": _every_second_unit,
    r"(?:every |monthly )?o(?P<place>1|-1) (?P<day>[DR]\d)": _place_in_month,
    r"(?:monthly )?o(?P<place>[234]) (?P<day>[DR]\d)": _place_in_month,
    r"(?:every |monthly )?o(?P<place>-1|\d) (?P<day>[DR]\d) (?:of-month|monthly)": _place_in_month,
    r"(?:monthly|of-month) o(?P<place>-1|\d) (?P<day>[DR]\d)": _place_in_month,
}
"""Pattern of a recurrence, over symbols -> the function that makes the rule from the match."""


def _codes(days: str) -> str:
    return ",".join(_CODES[int(symbol[1])] for symbol in days.split() if symbol != "and")


def _two_readings(text: str) -> Readings | None:
    """Return both meanings of a text like ``every second friday``: every two weeks, or once a month.

    None for any other text.
    """
    for vocabulary in VOCABULARIES:
        for symbols in _symbols(text, vocabulary):
            match = re.fullmatch(r"every o(?P<place>[234]) [DR](?P<day>\d)", " ".join(symbols), re.ASCII)
            if match is not None:
                return _both_ways(vocabulary, int(match["place"]), int(match["day"]))
    return None


def _both_ways(vocabulary: Vocabulary, place: int, weekday: int) -> Readings:
    day = vocabulary.day_name(weekday)
    weekly = vocabulary.every_other if place == 2 else vocabulary.every_weeks
    monthly = vocabulary.place_in_month.format(place=vocabulary.places[place - 2], day=day)
    return Readings(place, weekly.format(weeks=place, day=day), monthly)
