"""/table: opening, finding, joining and leaving tables."""

from collections.abc import Callable

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.moderation.ports import RoomBook
from bot.publishing.table.messages import TableMessages
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView
from bot.ui.scene.readers import Readers
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.moderating.closing import ClosingTables
from bot.use_cases.tables.inviting import InvitingPlayers
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.renaming import RenamingTables
from bot.use_cases.tables.same_again import SameAgain
from bot.use_cases.tables.waiting import WaitingLists
from cogs.table.again import AgainClicks
from cogs.table.clicks import TableClicks
from cogs.table.commands import TableCommands


def feature(
    opening: OpeningTables,
    closing: ClosingTables,
    renaming: RenamingTables,
    finding: Finding,
    authority: Authority,
    inviting: InvitingPlayers,
    waiting: WaitingLists,
    answers: TableAnswers,
    tables: TableManager,
    directory: Directory,
    readers: Readers,
    messages: TableMessages,
    rooms: RoomBook,
    same_again: SameAgain,
    may_deal: Callable[[TableView, int], bool],
) -> Feature:
    commands = TableCommands(opening, closing, renaming, finding, inviting, waiting, answers, readers, rooms)
    clicks = TableClicks(answers, waiting, authority, tables, directory, messages, may_deal)
    return Feature((commands,), (*clicks.routes(), *AgainClicks(same_again, opening).routes()))
