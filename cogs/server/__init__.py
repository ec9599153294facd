"""The events of a server."""

from bot.interactions.feature import Feature
from bot.publishing.due_posts import DuePosts
from bot.publishing.gone_tables import GoneTables
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.messages import TableMessages
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.tables.manager import TableManager
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.use_cases.leavers import Leavers
from cogs.server.events import ServerEvents


def feature(
    leavers: Leavers,
    tables: TableManager,
    tournaments: TournamentManager,
    gone_tables: GoneTables,
    due_posts: DuePosts,
    play_watch: PlayWatch,
    messages: TableMessages,
    announcer: TournamentAnnouncer,
    timer: Timer,
) -> Feature:
    return Feature(
        (ServerEvents(leavers, tables, tournaments, gone_tables, due_posts, play_watch, messages, announcer, timer),)
    )
