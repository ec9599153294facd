"""/table: opening, finding, joining and leaving tables."""

from bot.interactions.feature import Feature
from cogs.table.clicks import TableClicks
from cogs.table.commands import TableCommands


def feature(commands: TableCommands, clicks: TableClicks) -> Feature:
    return Feature((commands,), clicks.routes())
