"""The threads in which deals are recorded.

There is one in each channel with tables, or one in the channel that the server's settings name. A private table's
deals are recorded in the table's own thread or channel.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.moderation.ports import RoomBook
from bot.moderation.record_book import RecordBook, RecordThread
from bot.moderation.room_settings import RoomSettings
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.ui.discord.creating import make_thread
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.sight import seen_from
from bot.ui.scene.readers import Readers

ARCHIVE_MINUTES: Final = 10_080
"""Discord archives a thread after a week without messages; a new message brings it back."""
REFUSED_MS: Final = 10 * 60_000
"""The time for which the bot requests no thread in a channel after Discord has refused one, in ms."""


@dataclass(frozen=True, slots=True)
class Home:
    """The place where a table's deals are recorded: a record thread, or the table's own channel or thread."""

    guild_id: int
    channel_id: int
    is_beside: bool
    """True if the place is a record thread in ``channel_id``; False if it is ``channel_id`` itself."""


class RecordThreads:
    def __init__(
        self,
        book: RecordBook,
        timer: Timer,
        outbox: Outbox,
        readers: Readers,
        rooms: RoomBook,
        tables: TableManager,
    ) -> None:
        self._book = book
        self._timer = timer
        self._outbox = outbox
        self._readers = readers
        self._rooms = rooms
        self._tables = tables
        self._made: dict[int, list[int]] = {}
        """channel_id -> the ids of the record threads that the bot created there, the newest last."""
        self._in_guild: dict[int, list[int]] = {}
        """guild_id -> the ids of all record threads in that server."""
        self._lost: set[int] = set()
        """The ids of record threads that accept no messages any more."""
        self._refused: dict[Home, int] = {}
        """place -> the time before which the bot requests no thread there."""

    def restore_threads(self, threads: Iterable[RecordThread]) -> None:
        """Restore the record threads that earlier processes created."""
        for thread in threads:
            self._note(thread)

    def _note(self, thread: RecordThread) -> None:
        self._made.setdefault(thread.channel_id, []).append(thread.thread_id)
        self._in_guild.setdefault(thread.guild_id, []).append(thread.thread_id)

    async def home_of(self, view: TableView) -> Home:
        """Return the place for the table's deals: the first one where Discord has not just refused a thread.

        Raises StoreError.
        """
        return next(self._homes(view, await self._rooms.settings(view.place.guild_id)))

    def _homes(self, view: TableView, settings: RoomSettings) -> Iterator[Home]:
        for channel in [] if view.settings.is_private else self._channels(view, settings):
            home = Home(view.place.guild_id, channel.id, is_beside=True)
            if self._refused.get(home, 0) <= self._timer.now_ms():
                yield home
        yield Home(view.place.guild_id, view.place.channel_id, is_beside=False)

    def _channels(self, view: TableView, settings: RoomSettings) -> Iterator[discord.TextChannel]:
        """Yield the channels for the record thread: the channel that the server chose, then the table's own.

        The server's choice is skipped if it would reveal a hidden table.
        """
        guild = self._outbox.guild(view.place.guild_id)
        if guild is None:
            return
        chosen = guild.get_channel(settings.record_channel or 0)
        if isinstance(chosen, discord.TextChannel) and seen_from(guild, chosen.id)(view.place.channel_id):
            yield chosen
        place = guild.get_channel_or_thread(view.place.channel_id)
        beside = place.parent if isinstance(place, discord.Thread) else place
        if isinstance(beside, discord.TextChannel):
            yield beside

    def places_of(self, view: TableView) -> list[int]:
        """Return the ids of all places where the table's deals may have been recorded.

        This includes places that the settings no longer use; otherwise somebody could make the bot close a deal twice
        by changing the settings at the right time.
        """
        beside = () if view.settings.is_private else self._in_guild.get(view.place.guild_id, ())
        return [*beside, view.place.channel_id]

    async def place(self, home: Home) -> int:
        """Return the id of the place to post in; a record thread is searched for, or created, if necessary.

        Raises discord.py's errors, TimeoutError and StoreError.
        """
        if not home.is_beside:
            return home.channel_id
        usable = [thread for thread in self._made.get(home.channel_id, ()) if thread not in self._lost]
        return usable[-1] if usable else await self._make(home)

    def lost(self, home: Home) -> None:
        """Mark the channel's record threads as unusable, because they are deleted or closed to the bot.

        The next call of ``place`` then creates another.
        """
        self._lost.update(self._made.get(home.channel_id, ()))

    def refuse(self, home: Home) -> None:
        """Remember that Discord has refused a thread there; for a while the table's next place is used."""
        self._refused[home] = self._timer.now_ms() + REFUSED_MS

    def renew(self, guild_id: int) -> None:
        """Forget Discord's refusals in the server, because its settings may have changed."""
        self._refused = {home: until for home, until in self._refused.items() if home.guild_id != guild_id}

    async def _make(self, home: Home) -> int:
        channel = self._outbox.client.get_channel(home.channel_id)
        assert isinstance(channel, discord.TextChannel)
        name = (await self._readers.room_phrases(home.guild_id))("record-thread")
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        thread = self._find_lost(channel, name)
        if thread is None:
            thread = await make_thread(self._outbox, channel, name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        record_thread = RecordThread(home.guild_id, home.channel_id, thread.id)
        await self._book.save_thread(record_thread)
        self._note(record_thread)
        return thread.id

    def _find_lost(self, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """Return a record thread that the bot created without saving its id; None if there is none.

        Discord's answer was lost, or the process crashed.
        """
        bot_id = channel.guild.me.id
        ours = [each for each in channel.threads if each.owner_id == bot_id and each.name == name]
        open_to_all = [each for each in ours if not (each.is_private() or each.locked or each.id in self._lost)]
        candidates = {each.id: each for each in open_to_all if self._tables.in_channel(each.id) is None}
        return candidates[min(candidates)] if candidates else None
