"""The messages of all tables, kept up to date.

A message always shows its table's newest view, and one request at a time edits it. The answer to a click edits the
message too, and for some minutes after a click its token edits the message: neither counts against the bot's rate
limit. No error from Discord stops the game.
"""

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

import discord

from bot.history.evening import Evening
from bot.publishing.gone_tables import GoneTables
from bot.publishing.kept_post import Body, KeptPost
from bot.publishing.panel.use import PanelUse
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.table.message_state import TableMessageSender, TableMessageState, Token, Way
from bot.publishing.upkeep import Upkeep
from bot.tables.ports import TableView, Timer
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.faults import NO_ACCESS, NO_CHANNEL
from bot.ui.discord.outbox import RETRY_MS, Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.discord.threads import archive_thread, own_thread
from bot.ui.history.evening import evening_picture, evening_text
from bot.ui.pictures.pictures import Later, Pictures
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.ui.table.message import MovedTableMessage, plain_words

LOOK_MS: Final = 5_000
"""The interval at which a message that stays outdated is checked again, in ms: the load may be over."""
SaveMessage = Callable[[int, int, int], Awaitable[None]]
"""A function that saves where a table's message is: table_id, channel_id, message_id."""


class TableMessages:
    """The messages of all tables.

    It is created before the Discord client; views that come earlier are sent once the client is connected.
    """

    def __init__(
        self,
        save_message: SaveMessage,
        timer: Timer,
        readers: Readers,
        outbox: Outbox,
        tasks: Tasks,
        pictures: Pictures,
        use: PanelUse,
        gone: GoneTables,
        evenings: TableEvenings,
        watch: PlayWatch | None,
    ) -> None:
        """Take the dependencies; ``watch`` is notified when a message cannot be shown, and when it can again."""
        self._pictures = pictures
        self._sender = TableMessageSender(readers, pictures)
        self._save_message = save_message
        self._timer = timer
        self._readers = readers
        self._outbox = outbox
        self._tasks = tasks
        self._use = use
        self._gone = gone
        self._evenings = evenings
        self._watch = watch
        if watch is not None:
            watch.try_again = self.try_again
        use.lost = self.panel_lost
        self._states: dict[int, TableMessageState] = {}
        self._by_channel: dict[int, int] = {}

    def start(self) -> list[TableView]:
        """Send all outdated messages; return the newest view of each table.

        Call this when the client is connected.
        """
        for state in list(self._states.values()):
            state.upkeep.wake()
        return [state.newest for state in self._states.values() if state.newest is not None]

    def restore_message(self, table_id: int, message_id: int) -> None:
        """Restore the id of a table's message; call this before the tables are restored."""
        self._state(table_id).post.restore(message_id)

    def show_table(self, view: TableView) -> None:
        state = self._state(view.table_id)
        self._by_channel[view.place.channel_id] = view.table_id
        if state.newest is None or view.revision > state.newest.revision:
            state.newest = view
            state.upkeep.hurry()

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Count a person's message in the channel: many such messages push the table's message out of sight."""
        state = self._states.get(self._by_channel.get(channel_id, 0))
        if state is not None and state.post.note_chat(message_id) and state.lost_to_chat():
            state.mark_outdated()
            state.upkeep.wake()

    def note_watcher(self, channel_id: int) -> None:
        """Note that somebody looks at the table in this channel, for example writes there; update its message."""
        state = self._states.get(self._by_channel.get(channel_id, 0))
        if state is not None:
            self._note_watcher(state)
            state.upkeep.wake()

    def _note_watcher(self, state: TableMessageState) -> None:
        if state.newest is not None:
            state.watched_in = state.newest.hand_number

    # Clicks

    @contextlib.contextmanager
    def holding_edits(self, table_id: int) -> Iterator[None]:
        """Delay edits until a click on the message is answered, because the answer itself may edit the message."""
        state = self._state(table_id)
        self._note_watcher(state)
        with state.upkeep.held():
            yield

    async def answer_click(self, interaction: discord.Interaction, view: TableView) -> None:
        """Answer a click on the table's message by editing it to its newest state.

        If it already shows that state, or an edit is being sent, only acknowledge the click.
        """
        state, now_ms = self._state(view.table_id), self._timer.now_ms()
        if state.newest is None or view.revision > state.newest.revision:
            state.newest = view
        if interaction.response.is_done():
            self._keep_token(state, interaction, now_ms)
        elif _is_elsewhere(interaction, view):
            # The clicked message is not the table's own, so it is not edited.
            await self._outbox.callback(interaction.response.defer)
        elif not self._is_own_message(state, interaction):
            moved = MovedTableMessage(
                self._readers.scene(view, interaction.locale.value), link_to(view, state.post.message_id)
            )
            await self._outbox.callback(partial(interaction.response.edit_message, view=moved, attachments=[]))
        elif self._can_edit_now(state, view, now_ms):
            async with state.lock:
                await self._answer_with_message(state, interaction, now_ms)
        else:
            await self._outbox.callback(interaction.response.defer)
            self._keep_token(state, interaction, now_ms)

    def _can_edit_now(self, state: TableMessageState, view: TableView, now_ms: int) -> bool:
        known = self._readers.knows(view) and not _ends_evening(view)
        return known and not state.lock.locked() and state.may_be_edited(now_ms)

    async def _answer_with_message(
        self, state: TableMessageState, interaction: discord.Interaction, now_ms: int
    ) -> None:
        """Answer the click by editing the message, if the picture is ready in time.

        Otherwise acknowledge the click, and edit the message later with the click's token.
        """
        newest = state.newest
        assert newest is not None
        drawn = await self._pictures.soon(newest)
        if drawn is Later.LATER:
            await self._outbox.callback(interaction.response.defer)
        else:
            with self._pictures.timed(drawn):
                edit = partial(self._sender.change, state, newest, drawn, interaction.response.edit_message)
                await self._outbox.callback(edit)
            state.note_shown(newest)
            self._note_success(state)
        self._keep_token(state, interaction, now_ms)

    def _is_own_message(self, state: TableMessageState, interaction: discord.Interaction) -> bool:
        clicked = interaction.message
        if clicked is None:
            return False
        if state.post.message_id is None:
            state.post.restore(clicked.id, is_saved=False)
        return state.post.message_id == clicked.id

    def _keep_token(self, state: TableMessageState, interaction: discord.Interaction, now_ms: int) -> None:
        if interaction.message is not None and interaction.message.id == state.post.message_id:
            state.token = Token(interaction, interaction.message.id, now_ms)

    def panel_lost(self, table_id: int) -> None:
        """Update the table's message, because a player's panel is no longer updated and they may need it."""
        if (state := self._states.get(table_id)) is not None:
            state.upkeep.wake()

    def count_request(self, table_id: int) -> None:
        """Count a request that concerns the table but does not update its message.

        The message is then updated less often in this hand.
        """
        if (state := self._states.get(table_id)) is not None and state.newest is not None:
            state.count_requests(state.newest)

    def try_again(self, table_id: int) -> None:
        """Send the table's message again; Discord refused it before, but may accept it now."""
        if (state := self._states.get(table_id)) is not None:
            state.mark_outdated()
            state.upkeep.hurry()

    def may_lag(self, table_id: int) -> bool:
        """Return True if the message is outdated and says that it may be."""
        state = self._states.get(table_id)
        return state is not None and state.due() and state.says_it_lags

    # Upkeep's work

    def _can_wait(self, state: TableMessageState) -> bool:
        """Return True if the update can wait, because requests are scarce and nobody needs the message now.

        The message has to say so first. One that Discord refused cannot wait, because play may be stopped until it is
        shown.
        """
        view = state.newest
        if view is None or state.upkeep.trouble is not None or not state.says_it_lags:
            return False
        return self._may_rest(state, view) and state.can_lag() and self._way(state).counted > 0

    def _may_rest(self, state: TableMessageState, view: TableView) -> bool:
        """Return True if all players to act follow the hand on panels, nobody watches, and requests are scarce."""
        return self._use.covers(view) and not state.is_watched() and self._outbox.rate_limit.is_near

    def _state(self, table_id: int) -> TableMessageState:
        if (known := self._states.get(table_id)) is not None:
            return known
        save = partial(self._save, table_id)
        post = KeptPost(outbox=self._outbox, timer=self._timer, of=f"table {table_id}", save=save, beside=self._tasks)
        state = self._states[table_id] = TableMessageState(table_id, post)
        complaint = f"the message of table {table_id} cannot be shown"
        state.upkeep = Upkeep(self, state, complaint, self._timer, self._outbox)
        return state

    async def _save(self, table_id: int, message_id: int) -> None:
        newest = self._state(table_id).newest
        assert newest is not None
        await self._save_message(table_id, newest.place.channel_id, message_id)

    def due_ms(self, state: TableMessageState) -> int | None:
        unsaved = state.newest is not None and not state.post.is_saved
        if unsaved:
            return 0
        if not self._is_outdated(state):
            return None
        return self._timer.now_ms() + LOOK_MS if self._can_wait(state) else 0

    def _is_due(self, state: TableMessageState) -> bool:
        return self._is_outdated(state) and not self._can_wait(state)

    def _is_outdated(self, state: TableMessageState) -> bool:
        view = state.newest
        return view is not None and view.revision > state.shown and state.due()

    async def update(self, state: TableMessageState) -> None:
        view = state.tried = state.newest
        assert view is not None
        if state.post.is_saved or self._is_due(state):
            await self._show_newest(state, view)
        if not state.post.is_saved:
            await state.post.save_id(self._outbox.channel(view.place.guild_id, view.place.channel_id))
        self._note_success(state)

    async def _show_newest(self, state: TableMessageState, view: TableView) -> None:
        await self._readers.learn(view)
        way = self._way(state)
        if way.counted:
            # Outside the lock, so that a click in the meantime can edit the message with its answer.
            await self._outbox.send_slot(ahead=True)
            way = self._way(state)
        async with state.lock:
            # While this waited, a click may have shown the view, or brought a newer one.
            if self._is_due(state):
                view = state.tried = state.newest or view
                await self._post_or_edit(state, view, way)

    def _note_success(self, state: TableMessageState) -> None:
        if state.upkeep.trouble is not None:
            state.upkeep.recovered()
            if self._watch is not None:
                self._watch.works(state.table_id, "message")

    def failed(self, state: TableMessageState, error: Exception) -> int | None:
        """Return the time of the retry, in ms; None if no retry can help.

        Without a retry, the view counts as shown. Saving a message's id is always retried.
        """
        view = state.tried
        assert view is not None
        if self._watch is not None and not view.course.closed:
            self._watch.failed(view, "message", error)
        now_ms = self._timer.now_ms()
        again_ms = self._outbox.again_at(error, now_ms)
        if again_ms is None:
            state.shown = max(state.shown, view.revision)
            if (
                isinstance(error, discord.HTTPException)
                and error.code in (NO_CHANNEL, NO_ACCESS)
                and not view.course.closed
            ):
                # The channel may be deleted.
                self._tasks.run(self._gone.close_where_gone(view, error.code))
        return again_ms if again_ms is not None or state.post.is_saved else now_ms + RETRY_MS

    def clean_up(self, state: TableMessageState) -> None:
        """If the table is closed, forget its message, and archive its thread unless the last update failed."""
        view = state.newest
        if view is None or not view.course.closed:
            return
        state.upkeep.stop()
        self._states.pop(state.table_id, None)
        self._by_channel.pop(view.place.channel_id, None)
        if state.upkeep.trouble is None:
            self._archive_thread(view)

    def _way(self, state: TableMessageState) -> Way:
        return state.way(self._timer.now_ms())

    async def _post_or_edit(self, state: TableMessageState, view: TableView, way: Way) -> None:
        """Post or edit the message; the caller has waited for a slot if the request is counted."""
        state.evening = await self._evenings.of(view) if _ends_evening(view) else None
        drawn = await self._drawn(view, state.evening)
        if way.counted:
            state.count_showing(view, way.counted)
        if way.reposts:
            await state.post.post(self._body(state, view, drawn), ahead=True)
            state.note_shown(view)
        elif way.token is not None:
            await self._edit_by_token(state, view, drawn, way.token)
        else:
            await state.post.edit(self._body(state, view, drawn), ahead=True)
            state.note_shown(view)

    async def _drawn(self, view: TableView, evening: Evening | None) -> Drawn | None:
        if evening is None:
            return await self._pictures.of(view)
        picture = evening_picture(self._readers.scene(view), evening)
        return await self._pictures.podium(view.place.guild_id, view.place.channel_id, picture)

    async def _edit_by_token(
        self, state: TableMessageState, view: TableView, drawn: Drawn | None, token: discord.Interaction
    ) -> None:
        """Edit the message with a click's token; if Discord refuses it, the next update uses the bot's own."""
        try:
            edit = partial(self._sender.change, state, view, drawn, token.edit_original_response)
            await self._outbox.by_token(edit)
        except discord.HTTPException:
            state.token = None
        else:
            state.note_shown(view)

    def _body(self, state: TableMessageState, view: TableView, drawn: Drawn | None) -> Body:
        channel = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        followed = self._may_rest(state, view)
        return Body(
            channel,
            words=lambda: self._words(view, state.evening),
            edit=lambda message: self._sender.change(state, view, drawn, message.edit, followed=followed),
            send=lambda nonce: self._sender.send(state, view, drawn, channel.send, nonce),
        )

    def _words(self, view: TableView, evening: Evening | None) -> str:
        scene = self._readers.scene(view)
        return "\n".join(plain_words(scene)) if evening is None else evening_text(scene, evening)

    def _archive_thread(self, view: TableView) -> None:
        thread = own_thread(self._outbox, view.place) if self._outbox.is_connected else None
        if thread is not None:
            self._tasks.run(archive_thread(thread, view.table_id, self._outbox))


def _is_elsewhere(interaction: discord.Interaction, view: TableView) -> bool:
    clicked = interaction.message
    return clicked is not None and (clicked.channel.id != view.place.channel_id or clicked.flags.ephemeral)


def _ends_evening(view: TableView) -> bool:
    """Return True if a cash table is closed or empty after play, so that its message shows the evening."""
    if view.tournament_id is not None or view.practice or not view.hand_number:
        return False
    is_empty = all(line.house for line in view.seats) and (view.hand is None or view.hand.finished)
    return view.course.closed or is_empty
