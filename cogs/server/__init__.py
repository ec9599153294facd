"""Handlers of Discord's events about a server."""

from bot.interactions.feature import Feature
from bot.publishing.gone_tables import GoneTables
from bot.publishing.lobby.lobbies import Lobbies
from bot.publishing.private_access import PrivateAccess
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.messages import TableMessages
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.tables.manager import TableManager
from bot.use_cases.leavers import Leavers
from bot.use_cases.tables.gone_places import GonePlaces
from cogs.server.events import ServerEvents


def feature(
    leavers: Leavers,
    tables: TableManager,
    gone_places: GonePlaces,
    gone_tables: GoneTables,
    play_watch: PlayWatch,
    messages: TableMessages,
    announcer: TournamentAnnouncer,
    lobbies: Lobbies,
    access: PrivateAccess,
) -> Feature:
    return Feature(
        (ServerEvents(leavers, tables, gone_places, gone_tables, play_watch, messages, announcer, lobbies, access),)
    )
