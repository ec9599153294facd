"""The start times of tournaments: local times in a time zone, and recurrence rules (T-1.2). Pure."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice, takewhile
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.common.complaint import Complaint
from bot.tournaments.rules.recurrence import Recurrence

UTC_ZONE: Final = ZoneInfo("UTC")
LOOKS_AHEAD: Final = timedelta(days=8 * 366)
"""The period searched for the next start; two 29ths of February are never farther apart."""


def zone_of(name: str) -> ZoneInfo:
    """Return an IANA zone like ``Europe/Berlin``. Raises Complaint."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        # ValueError for a path that leads out of the database, OSError for one of its folders.
        raise Complaint("no-such-zone", text=name) from error


def zone_or_utc(name: str | None) -> ZoneInfo:
    """Return an IANA zone; UTC for None, and for a zone that no longer exists."""
    with contextlib.suppress(Complaint):
        return zone_of(name or UTC_ZONE.key)
    return UTC_ZONE


def instant(wall: datetime, zone: ZoneInfo) -> datetime:
    """Return the UTC time of a local time (T-1.2).

    When clocks change, a local time that does not exist moves forward by the gap. If a local time occurs twice, the
    first occurrence counts.
    """
    return wall.replace(tzinfo=zone, fold=0).astimezone(UTC)


def occurrences(first: datetime, zone: ZoneInfo, rule: str | None, after: datetime, count: int) -> list[datetime]:
    """Return the next ``count`` start times after ``after``, in UTC, each computed from its local time.

    ``first`` is the local time of the first start, ``rule`` an RRULE of RFC 5545 without its start, or None for a
    single start. Raises Complaint.
    """
    until = min(max(first, after.replace(tzinfo=None)), datetime.max - LOOKS_AHEAD) + LOOKS_AHEAD
    moments = _moments(first, zone, rule, until)
    return list(islice((moment for moment in moments if moment > after), count))


def check_rule(rule: str) -> None:
    """Raise Complaint if the rule is invalid, or recurs more often than once a day."""
    if any(f"FREQ={often}" in rule.split(";") for often in ("HOURLY", "MINUTELY", "SECONDLY")):
        raise Complaint("rule-too-often", text=rule)
    recurrence_of(datetime(2027, 1, 1, 20), rule)


def recurrence_of(first: datetime, rule: str) -> Recurrence:
    """Parse a rule. Raises Complaint if it is invalid."""
    try:
        return Recurrence.read(rule, first)
    except (ValueError, TypeError, KeyError) as error:
        raise Complaint("rule-unreadable", text=rule) from error


def _moments(first: datetime, zone: ZoneInfo, rule: str | None, until: datetime) -> Iterator[datetime]:
    """Yield the start times in UTC.

    Each is computed from its local time, so that clock changes do not shift it.
    """
    if rule is None:
        return iter((instant(first, zone),))
    recurrence = recurrence_of(first, rule)
    return takewhile(
        lambda moment: moment <= recurrence.until_utc, (instant(wall, zone) for wall in recurrence.starts(until))
    )
