"""/lobby, and clicks on the lobby's message."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.publishing.lobby.lobbies import Lobbies
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.tables.drafting import DraftingTables
from bot.use_cases.tables.game_wishes import GameWishes
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.play_now import PlayNow
from bot.use_cases.tables.practising import Practising
from cogs.lobby.clicks import LobbyClicks
from cogs.lobby.commands import Lobby
from cogs.lobby.new_table import NewTableClicks


def feature(
    play_now: PlayNow,
    wishes: GameWishes,
    practising: Practising,
    drafting: DraftingTables,
    opening: OpeningTables,
    desk: RoomSettingsDesk,
    answers: TableAnswers,
    lobbies: Lobbies,
) -> Feature:
    new_table = NewTableClicks(drafting, opening)
    clicks = LobbyClicks(play_now, wishes, practising, new_table, opening, answers, lobbies)
    return Feature((Lobby(desk, lobbies),), clicks.routes())
