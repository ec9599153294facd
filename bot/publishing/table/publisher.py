"""The publisher of a table's changes: its message, players' direct messages and hand panels."""

import asyncio
import logging
from collections.abc import Callable

from bot.common.tracebacks import where
from bot.poker.views import PlayerView
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.panel.panels import HandPanels
from bot.publishing.table.leaving import LeavingAnswers
from bot.publishing.table.letters import CardLetters
from bot.publishing.table.messages import TableMessages
from bot.publishing.table.opened_post import show_closed
from bot.publishing.table.reminders import Reminders
from bot.publishing.table.waiting_list import WaitingListPosts
from bot.tables.manager import TableManager
from bot.tables.messages import DirectMessages
from bot.tables.ports import TableView
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.people.names import Names
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)


def note_direct_messages(
    tables: TableManager, outbox: Outbox, tasks: Tasks, table_id: int, player_id: int, known_closed: bool, closed: bool
) -> None:
    """Save at the table that a player's direct messages are now closed, or open again.

    A direct message to the player has shown that.
    """
    if closed != known_closed and outbox.is_connected:
        tasks.run(tables.submit(table_id, DirectMessages(player_id, closed)))


class TablePublisher:
    """Implements ``Publisher`` of bot.tables.ports on Discord.

    It is created before the Discord client; earlier changes are sent once the client is connected.
    """

    def __init__(
        self,
        tables: TableManager,
        outbox: Outbox,
        tasks: Tasks,
        names: Names,
        readers: Readers,
        pictures: Pictures,
        mail: DirectMail,
        letters: CardLetters,
        messages: TableMessages,
        reminders: Reminders,
        waiting_news: WaitingListPosts,
        panels: HandPanels,
        leaving: LeavingAnswers,
        changed: Callable[[int], None],
        due: Callable[[], None],
    ) -> None:
        """Take the dependencies and two callbacks.

        ``changed`` is called with a guild_id when people who look for a seat there would see a table's change. ``due``
        is called when the database file has letters or posts to send.
        """
        self._tables = tables
        self._outbox = outbox
        self._tasks = tasks
        self._names = names
        self._readers = readers
        self._pictures = pictures
        self._mail = mail
        self._letters = letters
        self._messages = messages
        self._reminders = reminders
        self._waiting_news = waiting_news
        self._panels = panels
        self._leaving = leaving
        self._changed = changed
        self._due = due
        self._offers: dict[int, tuple[object, ...]] = {}
        """table_id -> what seat seekers last saw of the table; ``changed`` is called when it differs.

        Open tables only.
        """
        self._pending_views: dict[int, TableView] = {}
        """table_id -> the newest view, which must still be passed to all parts except the message."""

    def start(self) -> None:
        """Send everything that is out of date; call this when the client is connected."""
        self._mail.start()
        self._reminders.start()
        views = self._messages.start()
        for view in views:
            self._letters.catch_up(view, self._tables.private)
        self._waiting_news.start(views)
        for view in views:
            self._show_closed(view)
        if views:
            # Without a table nothing is drawn, and a small machine needs the memory that drawing takes.
            self._pictures.warm_up()

    # What the tables publish

    def show_table(self, view: TableView) -> None:
        """Update the table's message at once, and everything else on the next iteration of the event loop.

        The message comes first because people look at it, and an answer to a click may edit it. If the table changes
        again before that iteration, the other parts get only the newest view.
        """
        self._messages.show_table(view)
        self._show_closed(view)
        if view.table_id not in self._pending_views:
            asyncio.get_running_loop().call_soon(self._update_the_rest, view.table_id)
        self._pending_views[view.table_id] = view

    def _update_the_rest(self, table_id: int) -> None:
        """Pass the newest view to all parts except the message; an error in one part does not stop the others."""
        view = self._pending_views.pop(table_id)
        updates = (
            self._panels.show,
            self._letters.table_changed,
            self._reminders.table_changed,
            self._waiting_news.table_changed,
        )
        for update in (*updates, self._report_people):
            try:
                update(view)
            except Exception as error:
                log.error("an update that follows the message of table %d failed: %s", table_id, where(error))

    def _open_channels(self, view: TableView) -> None:
        """Open direct-message channels to everybody who sits at the table or waits for a seat."""
        self._mail.open_channel(
            *(entry.player_id for entry in view.people.waiting),
            *(line.player_id for line in view.seats if not line.house),
        )

    def _report_people(self, view: TableView) -> None:
        """Tell seat seekers and those who leave if the players, the waiting list or the chance of a seat changed.

        Bets are not compared, because people who look for a seat do not see them.
        """
        players = tuple([(line.player_id, line.moves_to, line.status == "leaving") for line in view.seats])
        offer = (
            view.place.name,
            players,
            view.people.waiting,
            view.course.paused,
            view.course.closes_after_hand,
            view.course.closed,
        )
        if self._offers.get(view.table_id) != offer:
            self._offers[view.table_id] = offer
            self._changed(view.place.guild_id)
            self._open_channels(view)
            self._leaving.table_changed(view)
        if view.course.closed:
            del self._offers[view.table_id]

    def _show_closed(self, view: TableView) -> None:
        if view.course.closed and self._outbox.is_connected:
            self._tasks.run(show_closed(self._readers, self._outbox, view))

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self._letters.deal(view, player_id, private)

    def send_due(self) -> None:
        self._due()

    # Forgotten players

    def forget(self, player_id: int) -> None:
        """Forget a user's names and direct-message channel."""
        self._names.forget(player_id)
        self._mail.forget(player_id)
