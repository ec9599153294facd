"""Parsing of names of the league's seasons: ``2027-03``, ``2027-Q1``, ``2027``. No I/O."""

import re
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.tournaments.rules.league import Season, season_of
from bot.tournaments.rules.schedule import instant

_SEASON: Final = re.compile(r"(?P<year>20\d\d)(?:-(?:(?P<month>0?[1-9]|1[0-2])|Q(?P<quarter>[1-4])))?", re.ASCII)
MONTHS_IN: Final[dict[Season, int]] = {"month": 1, "quarter": 3, "year": 12}


def bounds(text: str, zone: ZoneInfo) -> tuple[str, int, int]:
    """Return the season's name, its first moment, and the first moment after it, in ms since 1970.

    ``zone`` is the time zone in which the season begins and ends. Raises Complaint.
    """
    match = _SEASON.fullmatch(text.strip().upper())
    if match is None:
        raise Complaint("season-unreadable", text=text)
    kind: Season = "month" if match["month"] else "quarter" if match["quarter"] else "year"
    month = int(match["month"] or 0) or 3 * int(match["quarter"] or 1) - 2
    begins = datetime(int(match["year"]), month, 1)
    return season_of(begins, kind), _ms(begins, zone), _ms(_months_later(begins, MONTHS_IN[kind]), zone)


def recent(now: datetime, count: int) -> list[str]:
    """Return the last ``count`` months, quarters and years, beginning with the current ones.

    ``now`` is a local time.
    """
    found = []
    for back in range(count):
        found += [season_of(_months_later(now, -back * months), kind) for kind, months in MONTHS_IN.items()]
    return list(dict.fromkeys(found))


def _months_later(moment: datetime, months: int) -> datetime:
    """Return the first day of the month that is ``months`` after the month of ``moment``."""
    total = moment.year * 12 + moment.month - 1 + months
    return datetime(total // 12, total % 12 + 1, 1)


def _ms(wall: datetime, zone: ZoneInfo) -> int:
    return int(instant(wall, zone).timestamp() * 1000)
