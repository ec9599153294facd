"""When tournaments start: wall time in a zone, and rules of recurrence (T-1.2). Pure: the present is passed in."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice, pairwise
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dateutil.rrule import rrulestr


class ScheduleError(ValueError):
    """``key`` names the phrase that says what is wrong."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key)
        self.key = key
        self.text = text


def zone_of(name: str) -> ZoneInfo:
    """An IANA zone such as ``Europe/Berlin``. Raises ScheduleError."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        # ValueError for a path that leads out of the database, OSError for one of its folders.
        raise ScheduleError("no-such-zone", name) from error


def instant(wall: datetime, zone: ZoneInfo) -> datetime:
    """The moment in UTC of a wall time: one that does not exist moves forward by the gap, of one that occurs twice it
    is the first (T-1.2)."""
    return wall.replace(tzinfo=zone, fold=0).astimezone(UTC)


def occurrences(first: datetime, zone: ZoneInfo, rule: str | None, after: datetime, count: int) -> list[datetime]:
    """The next moments after ``after``, in UTC, each worked out from wall time. ``first`` is the first start's wall
    time, ``rule`` an RRULE of RFC 5545 without its start; None for a single one. Raises ScheduleError."""
    moments = (instant(wall, zone) for wall in _walls(first, rule))
    return list(islice((moment for moment in moments if moment > after), count))


def check_rule(rule: str) -> None:
    """Raises ScheduleError for what is no rule, or one that recurs more often than daily."""
    moments = list(islice(_walls(datetime(2027, 1, 1, 20), rule), 3))
    if any((later - earlier).total_seconds() < 86_400 for earlier, later in pairwise(moments)):
        raise ScheduleError("rule-too-often", rule)


def _walls(first: datetime, rule: str | None) -> Iterator[datetime]:
    """Wall times without a zone, so that the clocks' changes do not shift them."""
    if rule is None:
        return iter((first,))
    try:
        found = rrulestr(rule, dtstart=first, ignoretz=True)
    except (ValueError, TypeError, KeyError) as error:
        raise ScheduleError("rule-unreadable", rule) from error
    return iter(found)
