"""Practice, wired: the house players, how long they take and what they are called; and the guide of first hands."""

from random import Random

from bot.practice.house_players import HousePlayers, Think, in_a_thread
from bot.practice.ports import HouseBook, LessonBook
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.ports import Timer
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.practice.tutor import Tutor
from bot.ui.scene.readers import Readers


def house_players(
    settings: Settings,
    book: HouseBook,
    tables: TableManager,
    timer: Timer,
    names: Names,
    *,
    think: Think = in_a_thread,
    chance: Random | None = None,
) -> HousePlayers:
    """Makes them. Call it before the tables are restored, so that they miss nothing that happens there. Without
    ``chance`` they take the system's."""
    house = HousePlayers(book, tables, timer, pause_ms=settings.house_player_seconds * 1000, think=think, chance=chance)
    names.introduce(house.numbers)
    return house


def guide(book: LessonBook, tables: TableManager, timer: Timer, readers: Readers, outbox: Outbox) -> Tutor:
    """Makes the guide; before the tables are restored, too."""
    return Tutor(book, tables, outbox, readers.scene_for, timer)
