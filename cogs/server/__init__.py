"""The server's own events."""

from bot.interactions.feature import Feature
from cogs.server.events import ServerEvents


def feature(events: ServerEvents) -> Feature:
    return Feature((events,))
