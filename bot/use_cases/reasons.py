"""The reason that somebody gives for an order, as it is kept."""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import printable

REASON_MOST: Final = 200
"""Characters."""


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """One line of visible characters. Raises Complaint if it is empty or too long."""
    kept = printable(text)
    if not 1 <= len(kept) <= most:
        raise Complaint("reason-needed", most=most)
    return kept
