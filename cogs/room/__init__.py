"""/room: setting the room up, and seeing how it goes."""

from bot.interactions.feature import Feature
from cogs.room.clicks import SetupClicks
from cogs.room.commands import Room


def feature(commands: Room, clicks: SetupClicks) -> Feature:
    return Feature((commands,), clicks.routes())
