"""Parsing of the start of a tournament.

Examples are ``friday 20:00``, ``vendredi 20h30``, ``om en halvtimme``, ``8pm EST``, and ``2027-03-26 20:00``.
"""

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.tournaments.rules.schedule import instant
from bot.typed.times.clocks import PARTS, clock
from bot.typed.times.days import Day, OtherWeekday, counted_days, days_meant
from bot.typed.times.symbols import VOCABULARIES, read_symbols
from bot.typed.times.vocabulary import Symbols, Vocabulary
from bot.typed.times.zones import without_zone

AHEAD_MOST: Final = timedelta(days=366)
"""The maximum time from now to the start of a tournament."""
EXAMPLE_AHEAD: Final = timedelta(days=30)
"""The time from now to the day that a complaint gives as an example of a possible start."""
READINGS_TOLD: Final = 4
_STAMP: Final = re.compile(r"<t:(\d{1,10})(?::[a-z])?>", re.ASCII | re.IGNORECASE)
_AMOUNT: Final = re.compile(
    r"(?:and )?(?:[nw](?P<number>[\d.]+) (?P<unit>minutes|hours|days|weeks)(?: (?P<half>and-half))?"
    r"|(?P<fixed>half-hour|quarter-hour))(?: n(?P<minutes>\d\d)(?! (?:minutes|hours|days|weeks)))?(?: |$)",
    re.ASCII,
)
_MINUTES: Final = {"minutes": 1, "hours": 60, "half-hour": 30, "quarter-hour": 15}


@dataclass(frozen=True, slots=True, order=True)
class Start:
    """The start of a tournament: ``wall`` is the naive local time, ``moment`` the same time in UTC."""

    moment: datetime
    wall: datetime

    @property
    def at_ms(self) -> int:
        return int(self.moment.timestamp() * 1000)


def parse_start(text: str, now: datetime, zone: ZoneInfo) -> Start:
    """Parse the start, typed in any of the bot's languages. Raises Complaint.

    A time alone, a weekday, or a date without a year means the next one. ``now`` must have a time zone. ``zone`` is the
    time zone of the result, and of a text that names no time zone.
    """
    starts = _starts(text, now, zone)
    if not starts and names_day_alone(text, now.astimezone(zone).date()):
        raise Complaint("start-no-time", text=text)
    if not starts:
        raise Complaint("start-unreadable", text=text, day=(now + EXAMPLE_AHEAD).date().isoformat())
    if len(starts) > 1:
        readings = tuple(f"`{start.wall:%Y-%m-%d %H:%M}`" for start in starts[:READINGS_TOLD])
        raise Complaint("start-several", text=text, readings=readings)
    (start,) = starts
    if start.moment <= now:
        raise Complaint("start-past", when=int(start.moment.timestamp()))
    if start.moment > now + AHEAD_MOST:
        raise Complaint("start-too-far", text=text)
    return start


def starts_meant(text: str, now: datetime, zone: ZoneInfo) -> list[Start]:
    """Return all future starts that the text can mean, at most AHEAD_MOST from now."""
    try:
        found = _starts(text, now, zone)
    except Complaint:
        return []
    return [start for start in found if now < start.moment <= now + AHEAD_MOST]


def _starts(text: str, now: datetime, zone: ZoneInfo) -> list[Start]:
    """Return all future starts that the text can mean; if there are none, the latest past one."""
    found = sorted(set(_readings(text, now, zone)))
    return [start for start in found if start.moment > now] or found[-1:]


def names_day_alone(text: str, today: date) -> bool:
    """Return True if the text names a day, or a part of one, but no time of day.

    Examples are ``friday`` and ``tomorrow morning``.
    """
    for vocabulary in VOCABULARIES:
        for symbols in read_symbols(text, vocabulary):
            for _, day in _parts_and_rests(symbols):
                with contextlib.suppress(OtherWeekday, OverflowError):
                    if symbols and days_meant(" ".join(day), today, vocabulary):
                        return True
    return False


def _readings(text: str, now: datetime, zone: ZoneInfo) -> Iterator[Start]:
    if moment := _exact_moment(text.strip()):
        yield _start_at(zone, moment)
        return
    plain, typed_zone = without_zone(text)
    if typed_zone is not None:
        yield from (_start_at(zone, start.moment) for start in _typed(plain, now, typed_zone))
    else:
        yield from _typed(text, now, zone)


def _exact_moment(text: str) -> datetime | None:
    """Return the time if it is one of Discord's timestamps, or in ISO form with its offset from UTC."""
    if stamp := _STAMP.fullmatch(text):
        return datetime.fromtimestamp(int(stamp[1]), UTC)
    with contextlib.suppress(ValueError):
        moment = datetime.fromisoformat(text)
        return moment if moment.tzinfo is not None else None
    return None


def _typed(text: str, now: datetime, zone: ZoneInfo) -> Iterator[Start]:
    others: list[OtherWeekday] = []
    for vocabulary in VOCABULARIES:
        for symbols in read_symbols(text, vocabulary):
            try:
                yield from list(_from_symbols(symbols, now, zone, vocabulary))
            except OtherWeekday as error:
                others.append(error)
            except OverflowError:
                continue  # a day outside the calendar
    if others:
        raise Complaint("start-other-weekday", text=text, day=others[0].day.isoformat())


def _from_symbols(symbols: Symbols, now: datetime, zone: ZoneInfo, vocabulary: Vocabulary) -> Iterator[Start]:
    if symbols[:1] == ("in",):
        yield from (_start_at(zone, _whole_minute(now + span)) for span in _spans(symbols[1:], vocabulary))
    for minutes, day in times_and_rests(symbols):
        found = days_meant(" ".join(day), now.astimezone(zone).date(), vocabulary)
        yield from (_next_of(each, minute, now, zone) for each in found for minute in minutes)


def times_and_rests(symbols: Symbols) -> Iterator[tuple[tuple[int, ...], Symbols]]:
    """Yield (minutes of a time of day, remaining symbols) for each way to find a time in the symbols.

    The remaining symbols are the day.
    """
    for begin in range(len(symbols)):
        for end in range(begin + 1, len(symbols) + 1):
            for part, rest in _parts_and_rests(symbols[:begin] + symbols[end:]):
                minutes = clock(" ".join(symbols[begin:end]), part)
                if minutes:
                    yield minutes, rest


def _parts_and_rests(rest: Symbols) -> Iterator[tuple[str | None, Symbols]]:
    """Yield (part of the day, remaining symbols) for each way to find a part of the day in the symbols.

    A part that is marked with ``~`` must follow a day; any other part may be anywhere.
    """
    at = [place for place, symbol in enumerate(rest) if symbol.removeprefix("~") in PARTS]
    if not at:
        yield None, rest
    elif len(at) == 1 and not (rest[at[0]].startswith("~") and at[0] == 0):
        yield rest[at[0]].removeprefix("~"), rest[: at[0]] + rest[at[0] + 1 :]


def _spans(symbols: Symbols, vocabulary: Vocabulary) -> Iterator[timedelta]:
    """Yield the durations that a text like ``30 minutes``, ``1h 30m`` or ``une heure et demie`` can mean."""
    # A set of sums: an amount with two meanings, repeated often, would have millions of combinations.
    text, found = " ".join(symbols), {timedelta()}
    while text:
        match = _AMOUNT.match(text)
        if match is None:
            return
        found = {each + more for each in found for more in _amounts(match, vocabulary)}
        text = text[match.end() :]
    yield from (each for each in found if each)


def _amounts(match: re.Match[str], vocabulary: Vocabulary) -> list[timedelta]:
    more = timedelta(minutes=int(match["minutes"] or 0))
    if match["fixed"]:
        return [timedelta(minutes=_MINUTES[match["fixed"]])]
    number = float(match["number"]) + (0.5 if match["half"] else 0)
    if match["unit"] in _MINUTES:
        return [more + timedelta(minutes=number * _MINUTES[match["unit"]])]
    if more or number != int(number):
        return []
    return [timedelta(days=days) for days in counted_days(int(number), match["unit"], vocabulary)]


def _next_of(day: Day, minutes: int, now: datetime, zone: ZoneInfo) -> Start:
    starts = [_start(each, minutes, zone) for each in day.days]
    return next((start for start in starts if start.moment > now), starts[-1])


def _start(day: date, minutes: int, zone: ZoneInfo) -> Start:
    """Return the start at these minutes of that day.

    If the clocks skip that time, the start is later by the skipped time (T-1.2).
    """
    wall = datetime(day.year, day.month, day.day) + timedelta(minutes=minutes)
    return Start(instant(wall, zone), wall)


def _start_at(zone: ZoneInfo, moment: datetime) -> Start:
    return Start(moment.astimezone(UTC), moment.astimezone(zone).replace(tzinfo=None))


def _whole_minute(moment: datetime) -> datetime:
    """Return the time rounded up to a whole minute, so that nothing starts at 20:00:37."""
    begun = moment.replace(second=0, microsecond=0)
    return begun if begun == moment else begun + timedelta(minutes=1)
