"""Periods for figures, in UTC."""

from datetime import UTC, datetime, timedelta
from typing import Final, Literal, get_args

from bot.history.ports import RANKED_HANDS_LEAST

Period = Literal["tonight", "week", "month", "season", "all"]
PERIODS: Final[tuple[Period, ...]] = get_args(Period)
WHOLE_DAYS: Final = PERIODS[1:]
"""The periods that begin at midnight, for figures that are summed by day."""
_TONIGHT_MS: Final = 12 * 60 * 60_000
_MONTHS_OF_A_SEASON: Final = 3


def since_ms(period: Period, now_ms: int) -> int:
    """Return the start of the period, in ms since 1970; 0 for ``all``.

    ``tonight`` begins 12 hours ago, a week on Monday, and a season with the calendar's quarter.
    """
    if period == "all":
        return 0
    if period == "tonight":
        return now_ms - _TONIGHT_MS
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "week":
        start = midnight - timedelta(days=now.weekday())
    elif period == "month":
        start = midnight.replace(day=1)
    else:
        start = midnight.replace(month=now.month - (now.month - 1) % _MONTHS_OF_A_SEASON, day=1)
    return int(start.timestamp() * 1000)


def hands_least(period: Period) -> int:
    """Return the minimum number of hands for a place on the leaderboard of this period."""
    return 1 if period == "tonight" else RANKED_HANDS_LEAST
