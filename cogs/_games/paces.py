"""The paces of a table as people choose them, in /table open and /room preset save."""

from discord import app_commands

from bot.client import Complaint, phrase
from bot.tables.rules.pace import PACE_NAMES, PACES, is_slow
from bot.tables.state import TableSettings
from bot.ui.phrases import Phrases


def pace_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=phrase(f"pace-name-{name}"), value=name) for name in PACE_NAMES]


def turn_seconds(pace: str | None, clock: int | None, usual: int) -> int:
    """How long a turn is. Raises Complaint for a pace and a clock at once."""
    if pace is not None and clock is not None:
        raise Complaint("pace-and-clock")
    known = next((PACES[name].turn for name in PACE_NAMES if name == pace), None)
    return known or clock or usual


def clock_text(say_: Phrases, settings: TableSettings) -> str:
    if is_slow(settings):
        return say_("pace-clock-hours", hours=settings.turn_seconds // 3600)
    return say_("pace-clock-seconds", seconds=settings.turn_seconds)
