"""Times that figures are told for. They begin at midnight, UTC: days are what figures are summed up by."""

from datetime import UTC, datetime, timedelta
from typing import Final, Literal, get_args

Period = Literal["week", "month", "all"]
PERIODS: Final[tuple[Period, ...]] = get_args(Period)


def since_ms(period: Period, now_ms: int) -> int:
    """When the running week (from Monday), the running month, or everything began, in milliseconds since 1970."""
    if period == "all":
        return 0
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    back = now.weekday() if period == "week" else now.day - 1
    return int((midnight - timedelta(days=back)).timestamp() * 1000)
