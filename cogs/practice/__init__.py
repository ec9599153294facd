"""/practice, /learn and /odds."""

from bot.interactions.feature import Feature
from cogs.practice.clicks import LessonClicks
from cogs.practice.commands import Practice


def feature(commands: Practice, clicks: LessonClicks) -> Feature:
    return Feature((commands,), clicks.routes())
