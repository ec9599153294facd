"""The features of tables: opening and joining them, the lobby, and practice."""

from bot.interactions.feature import Feature
from bot.interactions.services import Services
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.odds import OddsOfHands
from bot.use_cases.tables.inviting import InvitingPlayers
from bot.use_cases.tables.play_now import PlayNow
from bot.use_cases.tables.practising import Practising
from cogs import lobby, practice, table
from cogs.lobby.clicks import LobbyClicks
from cogs.lobby.commands import Lobby
from cogs.practice.clicks import LessonClicks
from cogs.practice.commands import Practice
from cogs.table.clicks import TableClicks
from cogs.table.commands import TableCommands


def table_feature(parts: Services, answers: TableAnswers) -> Feature:
    commands = TableCommands(
        parts.opening,
        parts.terms,
        parts.finding,
        parts.authority,
        InvitingPlayers(parts.tables, parts.requests, parts.directory, parts.places, parts.timer),
        parts.waiting_lists,
        answers,
        parts.readers,
        parts.places,
        parts.office.rooms,
    )
    clicks = TableClicks(answers, parts.waiting_lists, parts.authority, parts.tables, parts.directory, parts.cards)
    return table.feature(commands, clicks)


def _practising(parts: Services) -> Practising:
    return Practising(
        parts.authority, parts.terms, parts.opening, parts.requests, parts.tables, parts.office.rooms, parts.tutor
    )


def lobby_feature(parts: Services, answers: TableAnswers) -> Feature:
    play_now = PlayNow(
        parts.authority,
        parts.finding,
        parts.terms,
        parts.opening,
        parts.requests,
        parts.tables,
        parts.standings,
        parts.wallets,
        parts.bank,
        parts.office.rooms,
        parts.lobby_book,
        parts.places,
    )
    command = Lobby(parts.authority, parts.room_desk, parts.lobbies)
    return lobby.feature(command, LobbyClicks(play_now, _practising(parts), parts.opening, answers, parts.lobbies))


def practice_feature(parts: Services, answers: TableAnswers) -> Feature:
    odds = OddsOfHands(parts.finding_hands, parts.office.hands, parts.requests, parts.odds, parts.names)
    commands = Practice(
        _practising(parts), parts.tutor, parts.requests, parts.tables, parts.readers, odds, parts.finding_hands
    )
    return practice.feature(commands, LessonClicks(answers, parts.tutor, parts.tables, parts.directory))
