"""/fair explains how deals are proved; /cut cuts the next deal with a word that the player types."""

from bot.history.ports import History
from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.tables.manager import TableManager
from bot.ui.people.names import Names
from bot.ui.scene.readers import Readers
from cogs.fairness.clicks import FairClicks
from cogs.fairness.commands import Fairness
from cogs.fairness.notes import FairNotes


def feature(answers: TableAnswers, tables: TableManager, history: History, names: Names, readers: Readers) -> Feature:
    notes = FairNotes(history, names, readers)
    return Feature((Fairness(answers, tables, notes),), FairClicks(answers, notes).routes())
