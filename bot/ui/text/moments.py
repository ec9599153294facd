"""Moments as Discord shows them to each reader, by their own clock and in their own language."""

from bot.locales.phrases import Phrases


def countdown(at_ms: int) -> str:
    """``in 37 seconds``, and later ``37 seconds ago``: only for messages that are renewed or taken away by then. A
    started second counts as a whole one."""
    return f"<t:{-(-at_ms // 1000)}:R>"


def second_stamp(at_ms: int) -> str:
    """``20:15:30``, for what is due soon in a message that stays as it is; a started second counts as a whole one."""
    return f"<t:{-(-at_ms // 1000)}:T>"


def at_second(say_: Phrases, at_ms: int) -> str:
    """``at 20:15:30``: stands in a sentence where a countdown does elsewhere."""
    return say_("moment-at", when=second_stamp(at_ms))


def clock_stamp(at_ms: int) -> str:
    """``20:15``."""
    return f"<t:{at_ms // 1000}:t>"


def date_stamp(at_ms: int) -> str:
    """The day alone."""
    return f"<t:{at_ms // 1000}:D>"


def short_stamp(at_ms: int) -> str:
    """Date and time of day, in short."""
    return f"<t:{at_ms // 1000}:f>"


def due_stamp(at_ms: int) -> str:
    """Date and time of day from which on something can be done: these show no seconds, so a started minute counts as a
    whole one."""
    return full_stamp(-(-at_ms // 60_000) * 60_000)


def full_stamp(at_ms: int) -> str:
    """The moment with the day of the week."""
    return f"<t:{at_ms // 1000}:F>"
