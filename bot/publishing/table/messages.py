"""Keeps every table's card up to date.

The newest view wins, and a card is edited by one request at a time. The answer to a click carries the newest card with
it, and for 15 minutes after a click the card is edited through the click's token: neither counts against the bot's
limit of requests. Whatever Discord answers, the table goes on.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import discord

from bot.publishing.gone_tables import GoneTables
from bot.publishing.kept_post import Content, MessageKeeper
from bot.publishing.panel.use import PanelUse
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.message_state import TableMessageSender, TableMessageState, Token, Way
from bot.tables.ports import TableView, Timer
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.faults import NO_ACCESS, NO_CHANNEL, cause
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks
from bot.ui.discord.threads import archive_thread, own_thread
from bot.ui.pictures.pictures import Later, Pictures
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.ui.table.message import MovedTableMessage, plain_words

log = logging.getLogger(__name__)

SaveCard = Callable[[int, int, int], Awaitable[None]]
"""table_id, channel_id, message_id."""


class TableMessages:
    """It is made before the client exists; what it was shown goes out once the client is connected."""

    def __init__(
        self,
        save_card: SaveCard,
        timer: Timer,
        readers: Readers,
        outbox: Outbox,
        tasks: Tasks,
        pictures: Pictures,
        use: PanelUse,
        gone: GoneTables,
        watch: PlayWatch | None,
    ) -> None:
        """``watch`` is told where a card cannot be shown."""
        self._pictures = pictures
        self._sender = TableMessageSender(readers, pictures)
        self._save_card = save_card
        self._timer = timer
        self._readers = readers
        self._outbox = outbox
        self._tasks = tasks
        self._messages = MessageKeeper(outbox, timer.now_ms, tasks)
        self._use = use
        self._gone = gone
        self._watch = watch
        if watch is not None:
            watch.try_again = self.try_again
        use.lost = self.look
        self._posts: dict[int, TableMessageState] = {}
        self._by_channel: dict[int, int] = {}

    def start(self) -> list[TableView]:
        """The client is connected: show what is to be shown. The newest view of each table."""
        for post in list(self._posts.values()):
            self._go(post)
        return [post.newest for post in self._posts.values() if post.newest is not None]

    def know(self, table_id: int, message_id: int) -> None:
        """Learns from the file where a table's card stands; before the tables are restored."""
        self._post(table_id).found(message_id)

    def show(self, view: TableView) -> None:
        post = self._post(view.table_id)
        if post.newest is None or view.revision > post.newest.revision:
            post.newest = view
        self._by_channel[view.place.channel_id] = view.table_id
        self._go(post)

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the card out of sight."""
        post = self._posts.get(self._by_channel.get(channel_id, 0))
        if post is not None and post.note_message(message_id) and post.lost_to_chat():
            post.overdue()
            self._go(post)

    # Clicks

    @contextlib.contextmanager
    def expecting(self, table_id: int) -> Iterator[None]:
        """A click is under way whose answer may carry the card: hold edits back until it is answered."""
        post = self._post(table_id)
        post.clicks += 1
        try:
            yield
        finally:
            post.clicks -= 1
            self._go(post)

    async def carry(self, interaction: discord.Interaction, view: TableView) -> None:
        """Answer a click on a card with the newest card there is, or just acknowledge it where that is shown, or being
        shown, already."""
        post = self._post(view.table_id)
        if post.newest is None or view.revision > post.newest.revision:
            post.newest = view
        if interaction.response.is_done():
            self._keep_token(post, interaction)
        elif _is_elsewhere(interaction, view):
            # No card of this table's, so not one to draw over.
            await self._outbox.callback(interaction.response.defer)
        elif not self._same_card(post, interaction):
            moved = MovedTableMessage(
                self._readers.scene(view, interaction.locale.value), link_to(view, post.message_id)
            )
            await self._outbox.callback(partial(interaction.response.edit_message, view=moved, attachments=[]))
        elif self._edits_now(post, view):
            async with post.lock:
                await self._answer_with_card(post, interaction)
        else:
            await self._outbox.callback(interaction.response.defer)
            self._keep_token(post, interaction)

    def _edits_now(self, post: TableMessageState, view: TableView) -> bool:
        return self._readers.knows(view) and not post.lock.locked() and post.may_be_edited(self._timer.now_ms())

    async def _answer_with_card(self, post: TableMessageState, interaction: discord.Interaction) -> None:
        """With the picture where that is ready in time; else the click is acknowledged, and the card follows by its
        token."""
        newest = post.newest
        assert newest is not None
        drawn = await self._pictures.soon(newest)
        if drawn is Later.LATER:
            await self._outbox.callback(interaction.response.defer)
        else:
            with self._pictures.timed(drawn):
                edit = partial(self._sender.change, post, newest, drawn, interaction.response.edit_message)
                await self._outbox.callback(edit)
            post.shows(newest)
            self._works(post)
        self._keep_token(post, interaction)

    def _same_card(self, post: TableMessageState, interaction: discord.Interaction) -> bool:
        clicked = interaction.message
        if clicked is None:
            return False
        if post.message_id is None:
            post.found(clicked.id)
        return post.message_id == clicked.id

    def _keep_token(self, post: TableMessageState, interaction: discord.Interaction) -> None:
        if interaction.message is not None and interaction.message.id == post.message_id:
            post.token = Token(interaction, interaction.message.id, self._timer.now_ms())

    def look(self, table_id: int) -> None:
        """Somebody at the table has lost their panel: they may need the card."""
        if (post := self._posts.get(table_id)) is not None:
            self._go(post)

    def spends(self, table_id: int) -> None:
        """A request for the table was counted beside its card, which makes up for it where it can wait."""
        if (post := self._posts.get(table_id)) is not None and post.newest is not None:
            post.spends(post.newest)

    def try_again(self, table_id: int) -> None:
        """Discord did not take the card, and may now."""
        if (post := self._posts.get(table_id)) is not None:
            post.overdue()
            self._go(post)

    def rests(self, table_id: int) -> bool:
        """True if the card is left as it is for a while."""
        post = self._posts.get(table_id)
        return post is not None and post.due() and self._rests(post)

    # The work

    def _due(self, post: TableMessageState) -> bool:
        return post.due() and not self._rests(post)

    def _rests(self, post: TableMessageState) -> bool:
        """Where all who are to act have the hand on their panels, a card that costs a request can wait; not one that
        could not be shown, for play may stand still until it is."""
        view = post.newest
        if view is None or post.trouble is not None or not self._use.covers(view):
            return False
        return post.told_enough() and self._way(post).counted > 0

    def _post(self, table_id: int) -> TableMessageState:
        return self._posts.setdefault(table_id, TableMessageState(table_id))

    def _is_over(self, post: TableMessageState) -> bool:
        """True if the last word on a closed table is out."""
        return post.newest is not None and post.newest.course.closed and not post.due() and not post.clicks

    def _go(self, post: TableMessageState) -> None:
        if not self._outbox.is_connected or post.task is not None or post.clicks:
            return
        if self._due(post):
            post.task = asyncio.get_running_loop().create_task(self._work(post))
        elif self._is_over(post):
            self._forget(post)

    async def _work(self, post: TableMessageState) -> None:
        try:
            while not post.clicks:
                await self._show_newest(post)
                if not self._due(post):
                    break
        finally:
            post.task = None
        if self._is_over(post):
            self._forget(post)

    async def _show_newest(self, post: TableMessageState) -> None:
        view = post.newest
        assert view is not None
        try:
            await self._readers.learn(view)
            # Waited for outside of the lock, so that a click which comes meanwhile carries the card.
            has_turn = self._way(post).counted
            if has_turn:
                await self._outbox.send_slot(ahead=True)
            async with post.lock:
                # A click may have carried it while this waited, or brought a newer one.
                way = self._way(post)
                if self._due(post) and post.newest is not None and (has_turn or not way.counted):
                    view = post.newest
                    await self._put(post, view, way)
            self._works(post)
        except Exception as error:
            self._complain(post, view, error)

    def _works(self, post: TableMessageState) -> None:
        if post.trouble is not None:
            post.trouble = None
            if self._watch is not None:
                self._watch.works(post.table_id, "card")

    def _complain(self, post: TableMessageState, view: TableView, error: Exception) -> None:
        """Logs each kind of trouble once. The view counts as shown, or this would go on for ever. A stop closes the
        connection under it, which is no news."""
        told = cause(error)
        if told != post.trouble and not self._outbox.is_closed:
            log.warning("the card of table %d cannot be shown: %s", view.table_id, told)
        post.trouble = told
        post.shown = max(post.shown, view.revision)
        if self._watch is not None and not view.course.closed:
            self._watch.failed(view, "card", error)
        again_ms = self._outbox.again_at(error, self._timer.now_ms())
        if again_ms is not None:
            self._timer.call_at(again_ms, partial(self._again, post, view.revision))
        elif (
            isinstance(error, discord.HTTPException)
            and error.code in (NO_CHANNEL, NO_ACCESS)
            and not view.course.closed
        ):
            # The place itself may be gone.
            self._tasks.run(self._gone.close_where_gone(view, error.code))

    def _again(self, post: TableMessageState, revision: int) -> None:
        if post.shown == revision and not self._is_over(post):
            post.shown = revision - 1
            self._go(post)

    def _way(self, post: TableMessageState) -> Way:
        return post.way(self._timer.now_ms())

    async def _put(self, post: TableMessageState, view: TableView, way: Way) -> None:
        """Where the request is counted, its turn has come."""
        drawn = await self._pictures.of(view)
        if way.counted:
            post.costs(view, way.counted)
        if way.anew:
            await self._messages.post(post, self._content(post, view, drawn))
        elif way.token is not None:
            await self._edit_by_token(post, view, drawn, way.token)
        else:
            await self._messages.edit(post, self._content(post, view, drawn), ahead=True)
            post.shows(view)

    async def _edit_by_token(
        self, post: TableMessageState, view: TableView, drawn: Drawn | None, token: discord.Interaction
    ) -> None:
        """Where Discord does not take it the card is still due, and waits for its turn to be edited."""
        try:
            edit = partial(self._sender.change, post, view, drawn, token.edit_original_response)
            await self._outbox.by_token(edit)
        except discord.HTTPException:
            post.token = None
        else:
            post.shows(view)

    def _content(self, post: TableMessageState, view: TableView, drawn: Drawn | None) -> Content:
        channel = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        followed = self._use.covers(view)
        return Content(
            f"table {view.table_id}",
            channel,
            edit=lambda message: self._sender.change(post, view, drawn, message.edit, followed=followed),
            send=lambda nonce: self._sender.send(post, view, drawn, channel.send, nonce),
            nonce=lambda before: nonce_of(view.table_id, before, plain_words(self._readers.scene(view))),
            posted=partial(self._posted, post, view),
        )

    async def _posted(self, post: TableMessageState, view: TableView, message_id: int) -> None:
        post.shows(view)
        await self._save_card(view.table_id, view.place.channel_id, message_id)

    def _forget(self, post: TableMessageState) -> None:
        """A closed table needs nothing any more, and its thread is put away, unless the last card did not get there."""
        if self._posts.pop(post.table_id, None) is not None and post.newest is not None:
            self._by_channel.pop(post.newest.place.channel_id, None)
            if post.trouble is None:
                self._put_away(post.newest)

    def _put_away(self, view: TableView) -> None:
        thread = own_thread(self._outbox, view.place) if self._outbox.is_connected else None
        if thread is not None:
            self._tasks.run(archive_thread(thread, view.table_id, self._outbox))


def _is_elsewhere(interaction: discord.Interaction, view: TableView) -> bool:
    clicked = interaction.message
    return clicked is not None and (clicked.channel.id != view.place.channel_id or clicked.flags.ephemeral)
