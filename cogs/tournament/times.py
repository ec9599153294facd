"""The start of a tournament as people type it: ``friday 20:00``, ``2027-03-26 20:00``, ``in 30 minutes``. Pure."""

import contextlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.tournaments.rules.schedule import instant
from bot.ui.discord.limits import CHOICES_MOST
from cogs._asking.options import OptionError

AHEAD_MOST: Final = timedelta(days=366)
"""How far ahead a tournament may start."""
EXAMPLE_AHEAD: Final = timedelta(days=30)
"""The day in an example can be chosen."""
DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
ABBREVIATION_LEAST: Final = 3
"""Letters that are enough for a day or month."""
_FILLERS: Final = frozenset({"at", "on", "the", "this", "of"})
_TIME: Final = re.compile(r"(\d{1,2})[:.](\d{2})(am|pm)?|(\d{1,2})(am|pm)", re.ASCII)
_ISO_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_DOTTED_DATE: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})?", re.ASCII)
_DAY_OF_MONTH: Final = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.)?", re.ASCII)
_STAMP: Final = re.compile(r"<t:(\d{1,10})(?::[a-z])?>", re.ASCII)
_SPAN: Final = re.compile(r"(\d{1,4})(w|d|h|m)", re.ASCII)
_UNITS: Final = {"w": "weeks", "d": "days", "h": "hours", "m": "minutes"}

_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)


@dataclass(frozen=True, slots=True)
class Start:
    """``wall`` is the local time without a zone, ``moment`` the same in UTC."""

    wall: datetime
    moment: datetime

    @property
    def at_ms(self) -> int:
        return int(self.moment.timestamp() * 1000)


def parse_start(text: str, now: datetime, zone: ZoneInfo) -> Start:
    """Reads the text by the clocks of ``zone``. A time alone is the next one, so is a day of the week, and a date
    without a year is the next of them. ``now`` has a zone. Raises OptionError."""
    start = _read(" ".join(text.casefold().split()), now, zone)
    if start is None:
        raise OptionError("start-unreadable", text=text, day=(now + EXAMPLE_AHEAD).date().isoformat())
    if start.moment <= now:
        raise OptionError("start-past", when=int(start.moment.timestamp()))
    if start.moment > now + AHEAD_MOST:
        raise OptionError("start-too-far", text=text)
    return start


def _read(text: str, now: datetime, zone: ZoneInfo) -> Start | None:
    if stamp := _STAMP.fullmatch(text):
        return _seen_in(zone, datetime.fromtimestamp(int(stamp[1]), UTC))
    if text.startswith("in "):
        span = _span(text.removeprefix("in "))
        return None if span is None else _seen_in(zone, _whole_minute(now + span))
    words = _words(text)
    clocks = [clock for word in words if (clock := _clock(word)) is not None]
    if len(clocks) != 1:
        return None
    day = [word for word in words if _clock(word) is None]
    return _on_day(day, clocks[0], now, zone)


def _words(text: str) -> list[str]:
    joined = re.sub(r"(\d) (am|pm)\b", r"\1\2", text)
    spaced = re.sub(r"(\d{4}-\d{1,2}-\d{1,2})t(?=\d)", r"\1 ", joined)
    return [word for word in re.split(r"[\s,]+", spaced) if word and word not in _FILLERS]


def _clock(word: str) -> time | None:
    """``20:00``, ``20.00``, ``8:30pm``, ``8pm``. None for another word, or for an impossible time."""
    match = _TIME.fullmatch(word)
    if match is None:
        return None
    hour, minute = int(match[1] or match[4]), int(match[2] or 0)
    half = match[3] or match[5]
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


def _span(text: str) -> timedelta | None:
    """``30 minutes``, ``1h 30m``, ``an hour``, ``2 days``."""
    plain = re.sub(r"\bhalf an hour\b", "30m", text)
    plain = re.sub(r"\b(an|a|one)\b ?", "1", plain)
    plain = re.sub(r"(\d) ?(w|d|h|m)(eeks?|ays?|ours?|rs?|inutes?|ins?)?\b", r"\1\2", plain)
    parts = [part for part in re.split(r"[\s,]+|and\b", re.sub(r"([wdhm])(?=\d)", r"\1 ", plain)) if part]
    found = [_SPAN.fullmatch(part) for part in parts]
    if not found or not all(found):
        return None
    return sum((timedelta(**{_UNITS[match[2]]: int(match[1])}) for match in found if match), timedelta())


def _on_day(words: list[str], clock: time, now: datetime, zone: ZoneInfo) -> Start | None:
    today = now.astimezone(zone).date()
    if not words:
        return _next_of((today + timedelta(days=ahead) for ahead in (0, 1)), clock, now, zone)
    if words in (["today"], ["tonight"]):
        return _start(today, clock, zone)
    if words == ["tomorrow"]:
        return _start(today + timedelta(days=1), clock, zone)
    if len(words) == 1 and (day := named(words[0], DAYS)) is not None:
        ahead = (day - today.weekday()) % 7
        return _next_of((today + timedelta(days=ahead + more) for more in (0, 7)), clock, now, zone)
    return _on_date(words, clock, now, zone)


def _on_date(words: list[str], clock: time, now: datetime, zone: ZoneInfo) -> Start | None:
    """A date with a year is that date; one without is the next."""
    found = _date(words)
    if found is None:
        return None
    year, month, day = found
    this = now.astimezone(zone).year
    days = list(_valid([year] if year is not None else [this, this + 1], month, day))
    try:
        return _next_of(days, clock, now, zone) if days else None
    except OverflowError:
        return None


def _valid(years: Iterable[int], month: int, day: int) -> Iterator[date]:
    for year in years:
        with contextlib.suppress(ValueError):
            yield date(year, month, day)


def _date(words: list[str]) -> tuple[int | None, int, int] | None:
    """(year, month, day); the year is None if none is typed."""
    if len(words) == 1:
        if iso := _ISO_DATE.fullmatch(words[0]):
            return int(iso[1]), int(iso[2]), int(iso[3])
        dotted = _DOTTED_DATE.fullmatch(words[0])
        return (int(dotted[3]) if dotted[3] else None, int(dotted[2]), int(dotted[1])) if dotted else None
    year = int(words.pop()) if len(words) == 3 and re.fullmatch(r"\d{4}", words[2], re.ASCII) else None
    if len(words) != 2:
        return None
    for month_word, day_word in (words, words[::-1]):
        month, day = named(month_word, MONTHS), _DAY_OF_MONTH.fullmatch(day_word)
        if month is not None and day is not None:
            return year, month + 1, int(day[1])
    return None


def named(word: str, names: tuple[str, ...]) -> int | None:
    """The place of the only name that begins so."""
    short = word.removesuffix(".")
    found = [at for at, name in enumerate(names) if name.startswith(short)]
    return found[0] if len(short) >= ABBREVIATION_LEAST and len(found) == 1 else None


def _next_of(days: Iterable[date], clock: time, now: datetime, zone: ZoneInfo) -> Start:
    starts = [_start(day, clock, zone) for day in days]
    return next((start for start in starts if start.moment > now), starts[-1])


def _start(day: date, clock: time, zone: ZoneInfo) -> Start:
    """If the clocks skip that time, the tournament starts that much later (T-1.2)."""
    wall = datetime.combine(day, clock)
    return Start(wall, instant(wall, zone))


def _seen_in(zone: ZoneInfo, moment: datetime) -> Start:
    return Start(moment.astimezone(zone).replace(tzinfo=None), moment.astimezone(UTC))


def _whole_minute(moment: datetime) -> datetime:
    """This minute or the next, so that nothing starts at 20:00:37."""
    begun = moment.replace(second=0, microsecond=0)
    return begun if begun == moment else begun + timedelta(minutes=1)


@cache
def zones() -> tuple[str, ...]:
    """The zones of places where people live, and UTC; the others are kept for old programs."""
    return tuple(sorted(zone for zone in available_timezones() if zone == "UTC" or zone.partition("/")[0] in _REGIONS))


def zone_named(text: str) -> str:
    """The IANA name for what was typed: that name in any case, or its last part if only one zone ends so, as ``berlin``
    does. A text that is not found comes back as it is."""
    wanted = text.strip().casefold().replace(" ", "_")
    whole = [zone for zone in zones() if zone.casefold() == wanted]
    cities = [zone for zone in zones() if zone.casefold().rpartition("/")[2] == wanted]
    found = whole or cities
    return found[0] if len(found) == 1 else text.strip()


def suggest_zones(typed: str) -> list[str]:
    """IANA zones that contain the text; first those with a part that begins with it."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return sorted(found, key=lambda zone: (not _begins(zone, wanted), zone))[:CHOICES_MOST]


def _begins(zone: str, wanted: str) -> bool:
    return any(part.startswith(wanted) for part in zone.casefold().split("/"))
