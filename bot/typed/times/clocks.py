"""Parsing of a time of day from symbols, as all minutes since midnight that the words can mean.

An hour alone up to eleven may be in the morning or the evening, in 12-hour and 24-hour languages alike: ``freitag 8
uhr`` may be either. Hours with minutes in digits are read like a digital clock; but next to a part of the day, as in
``ce soir à 8h30``, they are read like an hour alone.
"""

import re
from collections.abc import Collection
from typing import Final

HALF_DAY: Final = 12 * 60
DAY: Final = 24 * 60
SMALL_HOURS: Final = 6 * 60
"""The end of the small hours, in minutes after midnight.

An earlier time "at night" may belong to the night of the day before.
"""
PARTS: Final = {
    "morning": (0, HALF_DAY),
    "midday": (11 * 60, 15 * 60),
    "afternoon": (HALF_DAY, 19 * 60),
    "evening": (17 * 60, DAY + 1),
    "night": (20 * 60, DAY + SMALL_HOURS),
    "tonight": (17 * 60, DAY + SMALL_HOURS),
}
"""Part of the day -> (its first minute, the first minute after it)."""
_NIGHTS: Final = ("night", "tonight")
_AROUND: Final = {
    "half-to": -30,
    "half-past": 30,
    "and-half": 30,
    "quarter-past": 15,
    "and-quarter": 15,
    "quarter-to": -15,
    "minus-quarter": -15,
}
_SHOWN: Final = re.compile(r"(?:(?:at|kl) )?(?:([te])(\d+):(\d\d)(?: oclock)?|n(\d+) oclock n(\d\d))", re.ASCII)
_HOUR: Final = re.compile(r"(?:kl )?([nw])(\d+) oclock|kl ([nw])(\d+)|at ([nw])(\d+)(?: oclock)?", re.ASCII)
_BEFORE: Final = re.compile(
    r"(?:(?:at|kl) )?(half-to|half-past|quarter-past|quarter-to) [nw](\d+)(?: oclock)?", re.ASCII
)
_BEHIND: Final = re.compile(r"(?:(?:at|kl) )?[nw](\d+) oclock (and-half|and-quarter|minus-quarter)", re.ASCII)
_BY_MINUTES: Final = re.compile(
    r"(?:(?:at|kl) )?(?:[nw](?P<minutes>\d+) (?:minutes )?(?P<sign>past|to) [nw](?P<hour>\d+)(?: oclock)?"
    r"|[nw](?P<hours>\d+) oclock (?P<minus>minus )?w(?P<more>\d+)|[nw](?P<last>\d+) oclock minus n(?P<less>\d+))",
    re.ASCII,
)
_NAMED: Final = re.compile(r"(?:at )?(noon|midnight)(?: (and-half|and-quarter|minus-quarter))?")


def clock(symbols: str, part: str | None = None) -> tuple[int, ...]:
    """Return all times, in minutes since midnight, that the symbols can mean within the part of the day.

    Empty if the symbols are no time, or contradict the part of the day. If the part is a night, times go on after
    midnight: 1,500 is one o'clock of the next day.
    """
    shown = _SHOWN.fullmatch(symbols)
    found = _shown(shown, part) if shown is not None else _read_words(symbols)
    return _within(part, found)


def _read_words(symbols: str) -> tuple[int, ...]:
    if hour := _HOUR.fullmatch(symbols):
        return _hour_alone(hour)
    if before := _BEFORE.fullmatch(symbols):
        return _in_either_half(int(before[2]), _AROUND[before[1]])
    if behind := _BEHIND.fullmatch(symbols):
        return _in_either_half(int(behind[1]), _AROUND[behind[2]])
    if named := _NAMED.fullmatch(symbols):
        return _named(named[1], _AROUND[named[2]] if named[2] else 0)
    return _by_minutes(symbols)


def _within(part: str | None, minutes: Collection[int]) -> tuple[int, ...]:
    """Return those of the ``minutes`` that fit the part of the day; none if the two contradict each other."""
    if part is None:
        return tuple(minutes)
    first, end = PARTS[part]
    if part not in _NIGHTS:
        return tuple(each for each in minutes if first <= each < end)
    small = [each for each in minutes if each < SMALL_HOURS]
    late = {each for each in minutes if first <= each < end}
    return tuple(sorted({*small, *(each + DAY for each in small), *late}))


def _shown(match: re.Match[str], part: str | None) -> tuple[int, ...]:
    """Return the minutes of a time in digits; ``08:30`` and ``8:30 am`` are always in the morning."""
    hour, minute = match[2] or match[4], int(match[3] or match[5])
    if part is None or match[1] == "e" or hour[0] == "0" or minute >= 60:
        return _exact(int(hour), minute)
    return _in_either_half(int(hour), minute)


def _exact(hour: int, minute: int) -> tuple[int, ...]:
    whole = hour * 60 + minute
    return (whole,) if minute < 60 and whole <= DAY else ()


def _hour_alone(match: re.Match[str]) -> tuple[int, ...]:
    """Return all times that ``8 uhr``, ``kl 8`` or ``at 8`` can mean, in minutes since midnight.

    With a leading zero, as in ``08 uhr``, it is in the morning. Twelve is noon; ``at twelve`` may also be midnight.
    """
    kind = match[1] or match[3] or match[5]
    text = match[2] or match[4] or match[6]
    hour = int(text)
    if kind == "n" and (text[0] == "0" or (hour == 12 and match[5] is None)):
        return _exact(hour, 0)
    return _in_either_half(hour, 0)


def _in_either_half(hour: int, minutes: int) -> tuple[int, ...]:
    """Return the times in the morning and in the evening, if the hour can mean both."""
    if not 1 <= hour <= 12:
        return (hour * 60 + minutes,) if 0 <= hour * 60 + minutes <= DAY else ()
    first = (hour % 12 * 60 + minutes) % DAY
    both = {first, (first + HALF_DAY) % DAY}
    return tuple(sorted(both | ({DAY} if 0 in both else set())))


def _named(name: str, minutes: int) -> tuple[int, ...]:
    """Return the minutes of noon or midnight; midnight on Friday may be Friday's first moment or its last."""
    if name == "noon":
        return (HALF_DAY + minutes,)
    return tuple(each + minutes for each in (0, DAY) if each + minutes >= 0)


def _by_minutes(symbols: str) -> tuple[int, ...]:
    """Parse a time in words.

    Examples are ``ten past seven``, ``fem i åtta``, ``huit heures moins dix``, and ``sieben uhr dreißig``.
    """
    match = _BY_MINUTES.fullmatch(symbols)
    if match is None:
        return ()
    hour = int(match["hour"] or match["hours"] or match["last"])
    minutes = int(match["minutes"] or match["more"] or match["less"])
    back = match["sign"] == "to" or match["minus"] or match["less"]
    return _in_either_half(hour, -minutes if back else minutes) if minutes < 60 else ()
