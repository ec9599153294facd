"""A server's weeks as text: a table of figures, and the plot's alternative text."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bot.locales.phrases import Phrases
from bot.moderation.ports import Week

COLUMNS: Final = ("week", "minted", "burnt", "tables", "hands", "players")
ALT_MOST: Final = 1024
"""The maximum length of a picture's description, in characters, by Discord's limit."""


def day(week: Week) -> str:
    """Return the date of the week's Monday: ``2026-03-02``."""
    return datetime.fromtimestamp(week.start_ms / 1000, UTC).date().isoformat()


def week_table(say_: Phrases, weeks: Sequence[Week]) -> str:
    """Return a table with a line for each week, the newest last, and a line with the sums.

    The numbers of players are not added up: the same people play in several weeks.
    """
    heads = [say_(f"report-{name}") for name in COLUMNS]
    rows = [[day(week), *_figures(week), str(week.players)] for week in weeks]
    sums = [str(sum(getattr(week, name) for week in weeks)) for name in COLUMNS[1:-1]]
    cells = [heads, *rows, [say_("report-sum"), *sums, ""]]
    widths = [max(len(row[at]) for row in cells) for at in range(len(COLUMNS))]
    lines = ["  ".join([row[0].ljust(widths[0]), *_right(row[1:], widths[1:])]).rstrip() for row in cells]
    return "\n".join(["```", *lines, "```"])


def _figures(week: Week) -> list[str]:
    return [str(each) for each in (week.minted, week.burnt, week.tables, week.hands)]


def _right(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]


def summary(say_: Phrases, weeks: Sequence[Week]) -> str:
    """Return a sentence that describes the plot, for people who cannot see it."""
    return say_(
        "report-alt",
        first=day(weeks[0]),
        last=day(weeks[-1]),
        minted=sum(week.minted for week in weeks),
        burnt=sum(week.burnt for week in weeks),
        hands=sum(week.hands for week in weeks),
        players=max(week.players for week in weeks),
    )[:ALT_MOST]
