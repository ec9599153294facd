"""The parts that show tables to users."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.publishing.gone_tables import GoneTables
from bot.publishing.panel.panels import HandPanels
from bot.publishing.panel.use import PanelUse
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.table.leaving import LeavingAnswers
from bot.publishing.table.letters import CardLetters
from bot.publishing.table.messages import SaveMessage, TableMessages
from bot.publishing.table.publisher import TablePublisher, note_direct_messages
from bot.publishing.table.reminders import Reminders
from bot.publishing.table.turn_pings import TurnPings
from bot.publishing.table.waiting_list import WaitingListPosts
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, Timer
from bot.ui.discord.tasks import Tasks
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.scene import link_to
from bot.wiring.reach import Reach


@dataclass(frozen=True, slots=True)
class ShownTables:
    cards: TableMessages
    panels: HandPanels
    letters: CardLetters
    publisher: TablePublisher
    gone_tables: GoneTables
    evenings: TableEvenings
    leaving: LeavingAnswers


def shown_tables(
    reach: Reach,
    tables: TableManager,
    directory: Directory,
    save_card: SaveMessage,
    preferences: PlayerPreferences,
    timer: Timer,
    steady: Timer,
    evenings: TableEvenings,
    watch: PlayWatch | None,
    changed: Callable[[int], None],
    due: Callable[[], None],
) -> ShownTables:
    """Return the parts that show tables to users.

    ``changed`` and ``due`` are callbacks that the table publisher calls. ``steady`` is a clock that never jumps.
    """
    tasks, use, outbox, mail = Tasks(), PanelUse(), reach.outbox, reach.mail
    readers, pictures = reach.readers, reach.pictures
    gone = GoneTables(tables, outbox)
    found = partial(note_direct_messages, tables, outbox, tasks)
    cards = TableMessages(save_card, steady, readers, outbox, tasks, pictures, use, gone, evenings, watch)
    letters = CardLetters(mail, readers.scene_for, link_to, found, pictures.own_picture, preferences, use)
    pings = TurnPings(timer, directory, readers, outbox, tasks)
    reminders = Reminders(timer, readers, outbox, pings, mail, found, preferences)
    waiting_news = WaitingListPosts(tables, directory, timer, outbox, tasks, reach.access)
    panels = HandPanels(tables, steady, readers, pictures, outbox, use, preferences)
    leaving = LeavingAnswers(evenings, readers, tasks)
    publisher = TablePublisher(
        tables,
        outbox,
        tasks,
        reach.names,
        readers,
        pictures,
        mail,
        letters,
        cards,
        reminders,
        waiting_news,
        panels,
        leaving,
        changed,
        due,
    )
    return ShownTables(cards, panels, letters, publisher, gone, evenings, leaving)
