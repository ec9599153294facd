"""/practice, /learn and /odds."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.publishing.practice.tutor import Tutor
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.ui.scene.readers import Readers
from bot.use_cases.hands import FindingHands
from bot.use_cases.odds import OddsOfHands
from bot.use_cases.requests import Requests
from bot.use_cases.tables.practising import Practising
from cogs.practice.clicks import LessonClicks
from cogs.practice.commands import Practice


def feature(
    practising: Practising,
    odds: OddsOfHands,
    hands: FindingHands,
    requests: Requests,
    answers: TableAnswers,
    tutor: Tutor,
    tables: TableManager,
    directory: Directory,
    readers: Readers,
) -> Feature:
    commands = Practice(practising, tutor, requests, tables, readers, odds, hands)
    return Feature((commands,), LessonClicks(answers, tutor, tables, directory).routes())
