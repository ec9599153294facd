"""Tells people what their tables tell: everybody by the table's card, each player by letters, moderators by notices."""

from typing import Final

from bot.moderation.ports import RoomBook
from bot.poker.views import PlayerView
from bot.tables.messages import DirectMessages
from bot.tables.ports import Directory, Notice, PaidOut, TableView, Timer, WaitingNews
from bot.ui.context.letters import LetterWriter
from bot.ui.context.notices import post_notice
from bot.ui.context.player_notices import write_undone
from bot.ui.context.services import services_of
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.people.direct_channels import DirectChannels
from bot.ui.people.direct_mail import DirectMail, LetterBook
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.card_pictures import CardPictures, Draws
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.ui.table.gone_tables import close_where_gone, tell_paid_out
from bot.ui.table.joining import show_closed
from bot.ui.table.keeper import CardKeeper, SaveCard
from bot.ui.table.reminders import Reminders
from bot.ui.table.waiting_news import WaitingListNews


class CardPublisher:
    """The tables' ``Publisher`` on Discord. It is made before the client exists and takes views from the start; what it
    was told goes out once it is attached."""

    def __init__(
        self,
        directory: Directory,
        save_card: SaveCard,
        timer: Timer,
        letters: LetterBook | None = None,
        rooms: RoomBook | None = None,
        preferences: PlayerPreferences | None = None,
        studio: Draws | None = None,
    ) -> None:
        """Without a ``studio`` everything is told in words."""
        self._tasks = Tasks()
        self._notices: list[Notice] = []
        """Moderators are told of these once the client is there."""
        self.outbox: Final = Outbox()
        self.names: Final = Names(directory, self.outbox)
        self.readers: Final = Readers(self.names, self.outbox, rooms, preferences)
        self.pictures: Final = CardPictures(studio, self.readers, timer)
        self.cards: Final = CardKeeper(
            save_card, timer, self.readers, self.outbox, self._tasks, self.pictures, self._place_refused
        )
        self.waiting_news: Final = WaitingListNews(directory, timer, self.readers, self.outbox, self._tasks)
        self.mail: Final = DirectMail(DirectChannels(directory, self.outbox), self.outbox, book=letters)
        self.reminders: Final = Reminders(
            timer, directory, self.readers, self.outbox, self._tasks, self.mail, self._dm_found, preferences
        )
        self.letters: Final = LetterWriter(
            self.mail, self.readers.scene_for, link_to, self._dm_found, self.pictures.own
        )

    def start(self) -> None:
        """The client is connected: show what is to be shown."""
        self.mail.start()
        self.reminders.start()
        views = self.cards.start()
        for view in views:
            self.letters.catch_up(view, services_of(self.outbox.client).tables.private)
        self.waiting_news.start(views)
        for view in views:
            self._show_closed(view)
        self.pictures.warm_up()
        notices, self._notices = self._notices, []
        for notice in notices:
            self.tell_moderators(notice)

    # What the table tells

    def show(self, view: TableView) -> None:
        self.cards.show(view)
        self.letters.note(view)
        self.reminders.note(view)
        self.waiting_news.look(view)
        self._show_closed(view)
        for entry in view.waiting:
            self.mail.meet(entry.player_id)
        for line in view.seats:
            if not line.house:
                self.mail.meet(line.player_id)

    def _show_closed(self, view: TableView) -> None:
        if view.closed and self.outbox.is_connected:
            self._tasks.run(show_closed(self.outbox.client, view))

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self.letters.deal(view, player_id, private)

    def call_to_act(self, view: TableView, player_id: int) -> None:
        """The card says whose turn it is; a message of its own for each turn would cost a request, and a mention within
        an edited card rings for nobody. The reminders call players who let their time run low."""

    def tell_moderators(self, notice: Notice) -> None:
        if not self.outbox.is_connected:
            self._notices.append(notice)
        else:
            self._tasks.run(post_notice(self.outbox.client, notice))

    def tell_undone(self, view: TableView, players: tuple[int, ...]) -> None:
        if self.outbox.is_connected:
            house = {line.player_id for line in view.seats if line.house}
            self._tasks.run(write_undone(self.outbox.client, view, [each for each in players if each not in house]))

    def tell_waiting(self, view: TableView, players: tuple[int, ...], news: WaitingNews) -> None:
        self.waiting_news.tell(view, players, news)

    def tell_paid_out(self, view: TableView, paid_out: PaidOut) -> None:
        """A practice table's chips were never anybody's."""
        if self.outbox.is_connected and not view.practice:
            self._tasks.run(tell_paid_out(self.outbox.client, view, paid_out))

    def _place_refused(self, view: TableView, code: int) -> None:
        if self.outbox.is_connected:
            self._tasks.run(close_where_gone(self.outbox.client, view, code))

    # Who is to be forgotten

    def forget(self, player_id: int) -> None:
        """Forget a user's names, and the way to them."""
        self.names.forget(player_id)
        self.mail.forget(player_id)

    # Direct messages

    def _dm_found(self, table_id: int, player_id: int, known_closed: bool, closed: bool) -> None:
        if closed == known_closed or not self.outbox.is_connected:
            return
        tables = services_of(self.outbox.client).tables
        self._tasks.run(tables.submit(table_id, DirectMessages(player_id, closed)))
