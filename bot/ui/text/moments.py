"""Times in Discord's markup, which each reader sees in their own time zone and language."""

from bot.locales.phrases import Phrases


def countdown(at_ms: int) -> str:
    """Return a countdown, ``in 37 seconds`` and later ``37 seconds ago``; seconds are rounded up.

    Use it only in messages that the bot edits or deletes by that time.
    """
    return f"<t:{-(-at_ms // 1000)}:R>"


def second_stamp(at_ms: int) -> str:
    """Return the time of day with seconds, ``20:15:30``, rounded up.

    Use it for a time in the near future, in a message that is not edited later.
    """
    return f"<t:{-(-at_ms // 1000)}:T>"


def at_second(say_: Phrases, at_ms: int) -> str:
    """Return a time like ``at 20:15:30``, for use in a sentence instead of a countdown."""
    return say_("moment-at", when=second_stamp(at_ms))


def clock_stamp(at_ms: int) -> str:
    """Return the time of day: ``20:15``."""
    return f"<t:{at_ms // 1000}:t>"


def date_stamp(at_ms: int) -> str:
    """Return the date without the time."""
    return f"<t:{at_ms // 1000}:D>"


def short_stamp(at_ms: int) -> str:
    """Return date and time of day in Discord's short format."""
    return f"<t:{at_ms // 1000}:f>"


def due_stamp(at_ms: int) -> str:
    """Return the date and time from which something is possible, rounded up to the minute.

    Discord does not show seconds in this format.
    """
    return full_stamp(-(-at_ms // 60_000) * 60_000)


def full_stamp(at_ms: int) -> str:
    """Return date and time with the day of the week."""
    return f"<t:{at_ms // 1000}:F>"
