"""The dates of a series: those of its rule, with the ones that were moved (T-1.2). Pure."""

from collections.abc import Collection
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.tournaments.rules.schedule import instant, occurrences

Moved = tuple[tuple[str, str], ...]
"""(date by the rule, new local start), both in ISO form."""


class SeriesDate(NamedTuple):
    start: datetime
    """The start in UTC, at its new time if it was moved."""
    planned: datetime
    """The start by the rule, in UTC; it identifies the date."""


class Held(NamedTuple):
    """A date of a series that has its tournament already."""

    planned_ms: int
    start_ms: int
    tournament_id: int
    is_cancelled: bool


def series_dates(
    first: datetime, zone: ZoneInfo, rule: str, moved: Moved, after: datetime, count: int
) -> list[SeriesDate]:
    """Return the next ``count`` dates that start after ``after``, the earliest first. Raises Complaint.

    A moved date counts only while the rule still has it.
    """
    shifts = {date.fromisoformat(day): datetime.fromisoformat(wall) for day, wall in moved}
    planned = occurrences(first, zone, rule, after, count + len(shifts))
    shifted_from = [moment for day in shifts for moment in _on(day, first, zone, rule)]
    found = []
    for moment in {*planned, *shifted_from}:
        wall = shifts.get(moment.astimezone(zone).date())
        found.append(SeriesDate(moment if wall is None else instant(wall, zone), moment))
    return [each for each in sorted(found) if each.start > after][:count]


def _on(day: date, first: datetime, zone: ZoneInfo, rule: str) -> list[datetime]:
    """Return the start that the rule puts on this day; none if the rule has changed or ended since."""
    midnight = instant(datetime.combine(day, time()), zone)
    found = occurrences(first, zone, rule, midnight - timedelta(seconds=1), 1)
    return [moment for moment in found if moment.astimezone(zone).date() == day]


def holder(wanted: SeriesDate, zone: ZoneInfo, held: Collection[Held]) -> Held | None:
    """Return the date's tournament, planned on the same day or with the same start; None if there is none.

    The day counts rather than the time, because a series can get another time of day after a tournament was made.
    """
    day = wanted.planned.astimezone(zone).date()
    for each in held:
        planned = datetime.fromtimestamp(each.planned_ms / 1000, zone).date()
        if planned == day or each.start_ms == int(wanted.start.timestamp() * 1000):
            return each
    return None
