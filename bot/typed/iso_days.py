"""Parsing of a typed date like ``2026-03-31``."""

from datetime import UTC, date, datetime

from bot.common.complaint import Complaint


def day_ms(text: str) -> int:
    """Return the time when the day begins in UTC, in ms since 1970.

    Raises Complaint if the text is no date.
    """
    try:
        day = date.fromisoformat(text.strip())
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Complaint("own-hands-no-date", text=text) from None
