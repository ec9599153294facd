"""The end of a ban and the moderator's reason, as text for the banned player."""

from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.moderation.ports import FOREVER
from bot.ui.text.moments import short_stamp

REASON_MOST: Final = 200
"""The maximum number of characters of a moderator's reason."""


def ban_end(say_: Phrases, until_ms: int | None) -> str:
    """Return when a ban ends, like ``until 3 May 2027 20:00`` in the reader's time zone.

    It is ``until further notice`` if no end is known.
    """
    endless = until_ms is None or until_ms == FOREVER
    return say_("ban-end", when="none" if endless else short_stamp(until_ms or 0))


def reason_given(say_: Phrases, reason: str) -> str:
    return say_("reason-given", reason=clean(reason, REASON_MOST))
