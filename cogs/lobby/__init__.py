"""/lobby, and the clicks on what it posts."""

from bot.interactions.feature import Feature
from cogs.lobby.clicks import LobbyClicks
from cogs.lobby.commands import Lobby


def feature(command: Lobby, clicks: LobbyClicks) -> Feature:
    return Feature((command,), clicks.routes())
