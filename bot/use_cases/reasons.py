"""The reason that somebody gives for an order, as the audit keeps it."""

from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import printable

REASON_MOST: Final = 200
"""The most characters of a reason."""


def reason_of(text: str, most: int = REASON_MOST) -> str:
    """Return the text as one line of visible characters; raise Complaint if it is empty or too long."""
    kept = printable(text)
    if not 1 <= len(kept) <= most:
        raise Complaint("reason-needed", most=most)
    return kept
