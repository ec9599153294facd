"""Tells people: keeps every table's card up to date, and sends players their cards.

The newest view wins, and a card is edited by one request at a time. The answer to a click carries the newest card with
it, and for 15 minutes after a click the card is edited through the click's token: neither counts against the bot's
limit of requests. Whatever Discord answers, the table goes on.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial
from typing import Any, Final

import discord

from bot.locales import DEFAULT
from bot.moderation.ports import RoomBook
from bot.poker.views import PlayerView
from bot.tables.messages import DirectMessages
from bot.tables.ports import Directory, Notice, StoreError, TableView, Timer
from bot.ui.bulletins import post_notice
from bot.ui.card_post import CardPost, Token
from bot.ui.direct_mail import DirectMail, LetterBook, cause, nonce_of
from bot.ui.letter_writer import LetterWriter
from bot.ui.names import Names
from bot.ui.pace import Pace
from bot.ui.phrases import Phrases
from bot.ui.put_away import own_thread, put_away
from bot.ui.scene import Scene
from bot.ui.services import services_of
from bot.ui.table_card import MovedCard, TableCard

log = logging.getLogger(__name__)

RETRY_MS: Final = 10_000
"""After an edit that failed on Discord's side."""
UNKNOWN_MESSAGE: Final = 10008
ARCHIVED: Final = 50083
"""An edit in a thread that somebody has archived."""
TOO_MANY: Final = 429
PATIENCE_SECONDS: Final = 15.0
"""How long one showing of a card may take; a call that hangs must not hold the table's card for ever."""

SaveCard = Callable[[int, int, int], Awaitable[None]]
"""table_id, channel_id, message_id."""


class CardPublisher:
    """The tables' ``Publisher`` on Discord. It is made before the client exists and takes views from the start; what it
    was told goes out once it is attached."""

    def __init__(
        self,
        directory: Directory,
        save_card: SaveCard,
        timer: Timer,
        names: Names | None = None,
        letters: LetterBook | None = None,
        rooms: RoomBook | None = None,
    ) -> None:
        self._directory = directory
        self._save_card = save_card
        self._timer = timer
        self._rooms = rooms
        self._languages: dict[int, str | None] = {}
        """Of the rooms that set one, by server."""
        self._client: discord.Client | None = None
        self._posts: dict[int, CardPost] = {}
        self._by_channel: dict[int, int] = {}
        self._errands: set[asyncio.Task[object]] = set()
        self._notices: list[Notice] = []
        """What moderators are to be told of once the client is there."""
        self.names = names or Names(directory)
        self._pace = Pace()
        self.mail = DirectMail(directory, pace=self._pace, book=letters)
        self.letters = LetterWriter(self.mail, self._room_scene, self._link, self._dm_found)

    @property
    def pace(self) -> Pace:
        """Of all that the bot sends by itself."""
        return self._pace

    def attach(self, client: discord.Client) -> None:
        """The client is there: show what is to be shown."""
        self._client = client
        self.names.attach(client)
        self.mail.attach(client)
        for post in self._posts.values():
            self._go(post)
            if post.newest is not None:
                self.letters.catch_up(post.newest, services_of(client).tables.private)
        notices, self._notices = self._notices, []
        for notice in notices:
            self.tell_moderators(notice)

    def know_card(self, table_id: int, message_id: int) -> None:
        """Where a table's card stands, from the file; before the tables are restored."""
        self._post(table_id).stands(message_id, _posted_ms(message_id))

    # What the table tells

    def show(self, view: TableView) -> None:
        post = self._post(view.table_id)
        if post.newest is None or view.revision > post.newest.revision:
            post.newest = view
        self._by_channel[view.channel_id] = view.table_id
        for line in view.seats:
            self.mail.meet(line.player_id)
        self._go(post)

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self.letters.deal(view, player_id, private)

    def call_to_act(self, view: TableView, player_id: int) -> None:
        """The card says whose turn it is; a message of its own for each turn would cost a request, and a mention within
        an edited card rings for nobody."""

    def tell_moderators(self, notice: Notice) -> None:
        if self._client is None:
            self._notices.append(notice)
        else:
            self._keep(post_notice(self._client, notice))

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
        elif interaction.message is not None and interaction.message.channel.id != view.channel_id:
            # No card of this table's, so not one to draw over.
            await interaction.response.defer()
        elif not self._same_card(post, interaction):
            link = self._link(view, post.message_id)
            await interaction.response.edit_message(view=MovedCard(self.scene(view, interaction.locale.value), link))
        elif self._edits_now(post, view):
            async with post.lock:
                await self._answer_with_card(post, interaction)
        else:
            await interaction.response.defer()
            self._keep_token(post, interaction)

    def _edits_now(self, post: CardPost, view: TableView) -> bool:
        named = self.names.known(view.guild_id, _players(view))
        return named and not post.lock.locked() and post.due() and not post.wants_new(self._timer.now_ms())

    async def _answer_with_card(self, post: CardPost, interaction: discord.Interaction) -> None:
        newest = post.newest
        assert newest is not None
        await interaction.response.edit_message(
            view=self._card(newest), allowed_mentions=discord.AllowedMentions.none()
        )
        post.shows(newest)
        self._keep_token(post, interaction)

    def _same_card(self, post: CardPost, interaction: discord.Interaction) -> bool:
        clicked = interaction.message
        if clicked is None:
            return False
        if post.message_id is None:
            post.stands(clicked.id, _posted_ms(clicked.id))
        return post.message_id == clicked.id

    def _keep_token(self, post: CardPost, interaction: discord.Interaction) -> None:
        if interaction.message is not None and interaction.message.id == post.message_id:
            post.token = Token(interaction, interaction.message.id, self._timer.now_ms())

    # Chat

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the card out of sight."""
        post = self._posts.get(self._by_channel.get(channel_id, 0))
        if post is not None and post.message_id is not None and message_id > post.message_id:
            post.chat += 1

    def forget(self, player_id: int) -> None:
        """A user who is to be forgotten: his names, and the way to him."""
        self.names.forget(player_id)
        self.mail.forget(player_id)

    # How people see it

    def scene(self, view: TableView, locale: str) -> Scene:
        return Scene(view, self.name_of(view.guild_id), Phrases(locale))

    def name_of(self, guild_id: int | None) -> Callable[[int], str | None]:
        """Display names by player_id, as far as they are known."""
        return partial(self.names.name, guild_id or 0)

    async def learn_language(self, guild_id: int) -> None:
        """In which a server's cards are written, where its room says so. A room that cannot be read keeps the language
        it had."""
        if self._rooms is not None:
            with contextlib.suppress(StoreError):
                self._languages[guild_id] = (await self._rooms.settings(guild_id)).language

    def _locale(self, view: TableView) -> str:
        chosen = self._languages.get(view.guild_id)
        if chosen is not None:
            return chosen
        guild = self._client.get_guild(view.guild_id) if self._client else None
        return guild.preferred_locale.value if guild else DEFAULT

    def _card(self, view: TableView) -> TableCard:
        return TableCard(self._room_scene(view))

    def _room_scene(self, view: TableView) -> Scene:
        return self.scene(view, self._locale(view))

    def _link(self, view: TableView, message_id: int | None = None) -> str:
        place = f"https://discord.com/channels/{view.guild_id}/{view.channel_id}"
        return f"{place}/{message_id}" if message_id else place

    # The work

    def _post(self, table_id: int) -> CardPost:
        return self._posts.setdefault(table_id, CardPost(table_id))

    def _go(self, post: CardPost) -> None:
        if self._client is None or post.task is not None or post.clicks:
            return
        if post.due():
            post.task = asyncio.get_running_loop().create_task(self._work(post))
        elif post.finished():
            self._forget(post)

    async def _work(self, post: CardPost) -> None:
        try:
            while post.due() and not post.clicks:
                await self._show_newest(post)
        finally:
            post.task = None
        self._go(post)

    async def _show_newest(self, post: CardPost) -> None:
        view = post.newest
        assert view is not None
        try:
            await self.learn_language(view.guild_id)
            await self.names.learn(view.guild_id, _players(view))
            async with post.lock:
                # A click may have carried it while this waited, or brought a newer one.
                if post.due() and post.newest is not None:
                    view = post.newest
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        await self._put(post, view)
            post.trouble = None
        except Exception as error:
            self._complain(post, view, error)

    def _complain(self, post: CardPost, view: TableView, error: Exception) -> None:
        """Once for each kind of trouble. The view counts as shown, or this would go on for ever."""
        told = cause(error)
        if told != post.trouble:
            log.warning("the card of table %d cannot be shown: %s", view.table_id, told)
        post.trouble = told
        post.shown = max(post.shown, view.revision)
        if not isinstance(error, discord.HTTPException) or error.status == TOO_MANY or error.status >= 500:
            self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._again, post, view.revision))

    def _again(self, post: CardPost, revision: int) -> None:
        if post.shown == revision and not post.finished():
            post.shown = revision - 1
            self._go(post)

    async def _put(self, post: CardPost, view: TableView) -> None:
        if post.message_id is None or post.wants_new(self._timer.now_ms()):
            await self._send(post, view)
            return
        try:
            await self._edit(post, view)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            # A new message brings an archived thread back; its old ones stand as they are until then.
            await self._send(post, view, gone=error.code == UNKNOWN_MESSAGE)
        post.shows(view)

    async def _edit(self, post: CardPost, view: TableView) -> None:
        message_id, token = post.message_id, post.usable_token(self._timer.now_ms())
        assert message_id is not None
        none = discord.AllowedMentions.none()
        if token is not None:
            try:
                await token.edit_original_response(view=self._card(view), allowed_mentions=none)
            except discord.HTTPException:
                post.token = None
            else:
                return
        message = self._channel(view).get_partial_message(message_id)
        await self._pace.turn()
        await message.edit(view=self._card(view), allowed_mentions=none)

    async def _send(self, post: CardPost, view: TableView, *, gone: bool = False) -> None:
        """Post the card anew, and take the one before it away, unless it is ``gone``."""
        card, before = self._card(view), post.message_id
        # The same card after the same one is the same message: what was sent just before a crash is not sent twice.
        nonce = nonce_of(view.table_id, before, card.words())
        await self._pace.turn()
        sent = await self._channel(view).send(view=card, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
        post.stands(sent.id, self._timer.now_ms())
        post.shows(view)
        await self._save_card(view.table_id, view.channel_id, sent.id)
        if before is not None and not gone:
            with contextlib.suppress(discord.NotFound):
                await self._channel(view).get_partial_message(before).delete()

    def _channel(self, view: TableView) -> discord.PartialMessageable:
        assert self._client is not None
        return self._client.get_partial_messageable(view.channel_id, guild_id=view.guild_id)

    def _forget(self, post: CardPost) -> None:
        """A closed table needs nothing any more, and its thread is put away, unless the last card did not get there."""
        if self._posts.pop(post.table_id, None) is not None and post.newest is not None:
            self._by_channel.pop(post.newest.channel_id, None)
            if post.trouble is None:
                self._put_away(post.newest)

    def _put_away(self, view: TableView) -> None:
        thread = own_thread(self._client, view) if self._client else None
        if thread is not None:
            self._keep(put_away(thread, view.table_id, self._pace))

    def _keep(self, work: Coroutine[Any, Any, object]) -> None:
        """Let it run beside everything else; nothing else would hold on to it."""
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Direct messages

    def _dm_found(self, table_id: int, player_id: int, known_closed: bool, closed: bool) -> None:
        if closed == known_closed or self._client is None:
            return
        tables = services_of(self._client).tables
        self._keep(tables.submit(table_id, DirectMessages(player_id, closed)))


def _players(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats} | {player for _, player in view.hand_players}


def _posted_ms(message_id: int) -> int:
    return int(discord.utils.snowflake_time(message_id).timestamp() * 1000)
