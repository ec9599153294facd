"""Commands and clicks during a hand: /fold to /pat, /plan, /time and /show."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.publishing.panel.panels import HandPanels
from bot.publishing.table.letters import CardLetters
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.use_cases.finding import Finding
from cogs.play.actions import Play
from cogs.play.amounts import Amounts
from cogs.play.clicks import PlayClicks
from cogs.play.drawing import DrawRequests
from cogs.play.planning import Planning
from cogs.play.turn import TurnRequests


def feature(
    answers: TableAnswers,
    finding: Finding,
    tables: TableManager,
    directory: Directory,
    letters: CardLetters,
    panels: HandPanels,
) -> Feature:
    drawing = DrawRequests(answers, tables, directory, letters, panels)
    planning = Planning(answers, tables, directory, panels)
    cogs = Play(answers, finding, tables, directory, drawing), TurnRequests(answers, finding, tables, planning)
    amounts, clicks = Amounts(answers, tables, directory), PlayClicks(answers)
    return Feature(cogs, (*clicks.routes(), *amounts.routes(), *drawing.routes(), *planning.routes()))
