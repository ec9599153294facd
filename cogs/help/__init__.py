"""/help and /rules."""

from bot.interactions.feature import Feature
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from cogs.help.answers import HelpAnswers
from cogs.help.clicks import HelpClicks
from cogs.help.commands import Help


def feature(tables: TableManager, directory: Directory, readers: Readers, pictures: Pictures) -> Feature:
    answers = HelpAnswers(tables, directory, readers, pictures)
    return Feature((Help(answers),), HelpClicks(answers).routes())
