"""/practice, /learn and /odds."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.publishing.practice.tutor import Tutor
from bot.tables.ports import Directory
from bot.ui.scene.readers import Readers
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.hands.odds import OddsOfHands
from bot.use_cases.tables.learning import Learning
from bot.use_cases.tables.practising import Practising
from cogs.practice.clicks import LessonClicks
from cogs.practice.commands import Practice


def feature(
    practising: Practising,
    learning: Learning,
    odds: OddsOfHands,
    hands: FindingHands,
    answers: TableAnswers,
    tutor: Tutor,
    directory: Directory,
    readers: Readers,
) -> Feature:
    commands = Practice(practising, learning, tutor, readers, odds, hands)
    return Feature((commands,), LessonClicks(answers, learning, tutor, directory).routes())
