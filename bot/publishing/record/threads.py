"""The threads in which deals are recorded.

There is one in each channel with tables, or one in the channel that the server's settings name. A private table has a
private one of its own beside its thread; the people in that thread may read it. Where Discord refuses a thread, deals
are recorded at the table itself.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.moderation.ports import RoomBook
from bot.moderation.record_book import RecordBook, RecordThread
from bot.moderation.room_settings import RoomSettings
from bot.publishing.private_access import PrivateAccess
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.ui.discord.creating import make_thread
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.sight import seen_from
from bot.ui.discord.threads import private_thread
from bot.ui.scene.readers import Readers

ARCHIVE_MINUTES: Final = 10_080
"""Discord archives a thread after a week without messages; a new message brings it back."""
PRIVATE_ARCHIVE_MINUTES: Final = 1440
"""Discord archives a private table's record thread after a day without messages.

That is sooner than for others, because each such table has a record thread of its own.
"""
NAME_MOST: Final = 100
"""The maximum number of characters of a thread's name, by Discord's limit."""
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
        access: PrivateAccess,
    ) -> None:
        self._book = book
        self._timer = timer
        self._outbox = outbox
        self._readers = readers
        self._rooms = rooms
        self._tables = tables
        self._access = access
        access.record_of = self._usable
        self._made: dict[int, list[int]] = {}
        """channel_id -> the ids of the record threads that the bot created there, the newest last.

        A private table's thread counts as a channel.
        """
        self._in_guild: dict[int, list[RecordThread]] = {}
        """guild_id -> all record threads in that server."""
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
        self._in_guild.setdefault(thread.guild_id, []).append(thread)

    async def home_of(self, view: TableView) -> Home:
        """Return the place for the table's deals: the first one where Discord has not just refused a thread.

        Raises StoreError.
        """
        return next(self._homes(view, await self._rooms.settings(view.place.guild_id)))

    def _homes(self, view: TableView, settings: RoomSettings) -> Iterator[Home]:
        beside = self._private(view) if view.settings.is_private else self._channels(view, settings)
        for channel_id in beside:
            home = Home(view.place.guild_id, channel_id, is_beside=True)
            if self._refused.get(home, 0) <= self._timer.now_ms():
                yield home
        yield Home(view.place.guild_id, view.place.channel_id, is_beside=False)

    def _private(self, view: TableView) -> Iterator[int]:
        """Yield the private table's thread, if there is a record thread for it or one can be created beside it."""
        thread = private_thread(self._outbox, view.place)
        creatable = thread is not None and isinstance(thread.parent, discord.TextChannel)
        if creatable or self._usable(view.place.channel_id) is not None:
            yield view.place.channel_id

    def _channels(self, view: TableView, settings: RoomSettings) -> Iterator[int]:
        """Yield the channels for the record thread: the channel that the server chose, then the table's own.

        The server's choice is skipped if it would reveal a hidden table.
        """
        guild = self._outbox.guild(view.place.guild_id)
        if guild is None:
            return
        chosen = guild.get_channel(settings.record_channel or 0)
        if isinstance(chosen, discord.TextChannel) and seen_from(guild, chosen.id)(view.place.channel_id):
            yield chosen.id
        place = guild.get_channel_or_thread(view.place.channel_id)
        beside = place.parent if isinstance(place, discord.Thread) else place
        if isinstance(beside, discord.TextChannel):
            yield beside.id

    def places_of(self, view: TableView) -> list[int]:
        """Return the ids of all places where the table's deals may have been recorded.

        This includes places that the settings no longer use; otherwise somebody could make the bot close a deal twice
        by changing the settings at the right time.
        """
        table = view.place.channel_id
        if view.settings.is_private:
            return [*self._made.get(table, ()), table]
        threads, guild = self._in_guild.get(view.place.guild_id, ()), self._outbox.guild(view.place.guild_id)
        # The channel of a private table's record is the table's thread; no other table's deals are recorded there.
        shared = (each for each in threads if guild is None or guild.get_channel(each.channel_id) is not None)
        return [*(each.thread_id for each in shared), table]

    async def place(self, home: Home) -> int:
        """Return the id of the place to post in; a record thread is searched for, or created, if necessary.

        Raises discord.py's errors, TimeoutError and StoreError.
        """
        if not home.is_beside:
            return home.channel_id
        place_id = self._usable(home.channel_id) or await self._make(home)
        guild = self._outbox.guild(home.guild_id)
        if guild is not None and guild.get_thread(place_id) is None:
            self._access.close_record(place_id)
        return place_id

    def _usable(self, channel_id: int) -> int | None:
        """Return the newest record thread of the channel that still accepts messages."""
        usable = (thread for thread in reversed(self._made.get(channel_id, [])) if thread not in self._lost)
        return next(usable, None)

    async def open_to_readers(self, view: TableView) -> None:
        """Let everybody who may see the private table read its record; call this when the record got a message."""
        if view.settings.is_private:
            await self._access.open_record(view)

    def lost(self, home: Home) -> None:
        """Mark the channel's record threads as unusable, because they are deleted or closed to the bot.

        The next call of ``place`` then creates another.
        """
        self._lost.update(self._made.get(home.channel_id, ()))

    def refuse(self, home: Home) -> None:
        """Remember that Discord has refused a thread at a place; for a while, use the table's next place."""
        self._refused[home] = self._timer.now_ms() + REFUSED_MS

    def renew(self, guild_id: int) -> None:
        """Forget Discord's refusals in the server, because its settings may have changed."""
        self._refused = {home: until for home, until in self._refused.items() if home.guild_id != guild_id}

    async def _make(self, home: Home) -> int:
        channel = self._outbox.client.get_channel(home.channel_id)
        say = await self._readers.room_phrases(home.guild_id)
        if isinstance(channel, discord.Thread):
            assert isinstance(channel.parent, discord.TextChannel)
            name = say("record-thread-private", table=channel.name)[:NAME_MOST]
            thread = await self._made_private(channel.parent, name)
        else:
            assert isinstance(channel, discord.TextChannel)
            thread = await self._made_public(channel, say("record-thread"))
        record_thread = RecordThread(home.guild_id, home.channel_id, thread.id)
        await self._book.save_thread(record_thread)
        self._note(record_thread)
        return thread.id

    async def _made_public(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        return self._find_lost(channel, name) or await make_thread(
            self._outbox, channel, name, type=kind, auto_archive_duration=ARCHIVE_MINUTES
        )

    async def _made_private(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        """Create a thread to which only the bot adds members.

        If the process crashes before the thread's id is saved, the thread stays empty and unused.
        """
        return await make_thread(
            self._outbox,
            channel,
            name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=PRIVATE_ARCHIVE_MINUTES,
            invitable=False,
        )

    def _find_lost(self, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """Return a record thread that the bot created without saving its id; None if there is none.

        Discord's answer was lost, or the process crashed.
        """
        bot_id = channel.guild.me.id
        ours = [each for each in channel.threads if each.owner_id == bot_id and each.name == name]
        open_to_all = [each for each in ours if not (each.is_private() or each.locked or each.id in self._lost)]
        candidates = {each.id: each for each in open_to_all if self._tables.in_channel(each.id) is None}
        return candidates[min(candidates)] if candidates else None
