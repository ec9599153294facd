"""Periods for figures. They begin at midnight UTC, because figures are summed by day."""

from datetime import UTC, datetime, timedelta
from typing import Final, Literal, get_args

Period = Literal["week", "month", "all"]
PERIODS: Final[tuple[Period, ...]] = get_args(Period)


def since_ms(period: Period, now_ms: int) -> int:
    """Return the start of the current week (from Monday) or month, in milliseconds since 1970; 0 for ``all``."""
    if period == "all":
        return 0
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    back = now.weekday() if period == "week" else now.day - 1
    return int((midnight - timedelta(days=back)).timestamp() * 1000)
