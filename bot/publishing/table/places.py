"""The places of tables on Discord: a public thread, a private thread, or the channel itself."""

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.locales.phrases import say
from bot.moderation.ports import RoomBook
from bot.publishing.private_access import PrivateAccess
from bot.publishing.table.announcements import TableAnnouncements
from bot.publishing.table.opened_post import show_open
from bot.publishing.table.thread_names import ThreadNames, thread_title
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.tables.rules.pace import is_slow
from bot.tables.state import TableSettings
from bot.ui.discord.creating import make_thread, make_thread_from
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import WAITED_SECONDS, Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.discord.threads import private_thread
from bot.ui.scene.readers import Readers
from bot.ui.scene.stakes import game_line
from bot.ui.table.joining import NAME_MOST, OpenedPost
from bot.use_cases.origin import Spot
from bot.use_cases.tables.places import MadePlace

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final[Literal[1440]] = 1440
"""The minutes without a message after which Discord archives a table's thread: a day.

By then every idle table has closed.
"""
SLOW_ARCHIVE_MINUTES: Final[Literal[10080]] = 10080
"""The minutes after which Discord archives a slow table's thread: a week, the maximum.

A slow table is played over days.
"""
_NONE: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class TablePlace:
    """The channel or thread of a new table."""

    channel_id: int
    thread: discord.Thread | None = None
    """The thread created for the table; None if the table uses an existing channel."""
    post: discord.Message | None = None
    """The message from which the thread was created, if any."""


class DiscordPlaces:
    def __init__(
        self,
        outbox: Outbox,
        readers: Readers,
        tables: TableManager,
        rooms: RoomBook,
        timer: Timer,
        announcements: TableAnnouncements,
        access: PrivateAccess,
    ) -> None:
        self._outbox = outbox
        self._readers = readers
        self._tables = tables
        self._rooms = rooms
        self._timer = timer
        self._announcements = announcements
        self._access = access
        self._threads = ThreadNames()
        self._tasks = Tasks()

    async def make(self, spot: Spot, name: str, settings: TableSettings, locale: str, *, practice: bool) -> TablePlace:
        """Create a place for a table: a thread if the bot may create one, otherwise the channel itself.

        A private table gets a private thread if the bot may create one. ``locale`` is the room's language. Raises
        Complaint.
        """
        channel, allowed = self._channel(spot), discord.Permissions(spot.bot_may)
        title = thread_title(name, locale, settings)
        if not allowed.view_channel:
            raise Complaint("place-unseen")
        private = await self._private_thread(channel, allowed, title, settings) if settings.is_private else None
        if private is not None:
            return TablePlace(private.id, private)
        threads = allowed.create_public_threads and allowed.send_messages_in_threads
        if isinstance(channel, discord.TextChannel) and threads:
            if allowed.send_messages and not (settings.is_private or practice):
                made = await self._posted(channel, title, opened_text(locale, name, settings), settings)
                if made is not None:
                    return made
            thread = await self._thread(channel, title, settings)
            if thread is not None:
                return TablePlace(thread.id, thread)
        in_thread = spot.parent_id is not None
        if spot.channel_id is None or not (allowed.send_messages_in_threads if in_thread else allowed.send_messages):
            raise Complaint("no-room-for-a-table")
        if self._tables.in_channel(spot.channel_id) is not None:
            raise Complaint("channel-taken")
        return TablePlace(spot.channel_id)

    def spot_in(self, guild_id: int, channel_id: int) -> Spot | None:
        """Return the server's text channel as a ``Spot``; None if there is no such text channel."""
        guild = self._outbox.client.get_guild(guild_id)
        channel = guild.get_channel(channel_id) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return None
        return Spot(guild_id, channel_id, None, channel.permissions_for(guild.me).value)

    def _channel(self, spot: Spot) -> object:
        guild = self._outbox.client.get_guild(spot.guild_id)
        return guild.get_channel_or_thread(spot.channel_id) if guild is not None and spot.channel_id else None

    async def _private_thread(
        self, channel: object, allowed: discord.Permissions, title: str, settings: TableSettings
    ) -> discord.Thread | None:
        """Create a thread that only its members see; return None if that is not possible in the channel.

        Members may invite others to the thread. Otherwise only people who manage threads could do so, and the bot may
        lack that permission. The table itself decides who may sit down.
        """
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            return None
        if not (allowed.create_private_threads and allowed.send_messages_in_threads):
            return None
        return await self._thread(channel, title, settings, discord.ChannelType.private_thread)

    async def _thread(
        self,
        channel: discord.TextChannel,
        title: str,
        settings: TableSettings,
        kind: discord.ChannelType = discord.ChannelType.public_thread,
    ) -> discord.Thread | None:
        """Create a thread in the channel; return None if Discord refuses."""
        if channel.is_news():
            kind = discord.ChannelType.news_thread
        try:
            return await make_thread(
                self._outbox, channel, title, type=kind, auto_archive_duration=archive_minutes(settings)
            )
        except UNTAKEN as error:
            log.info("no thread could be made in channel %d: %s", channel.id, cause(error))
            return None

    async def _posted(
        self, channel: discord.TextChannel, title: str, text: str, settings: TableSettings
    ) -> TablePlace | None:
        """Post a message and create a thread from it; return None if Discord refuses either."""
        try:
            post = await self._outbox.post(
                lambda nonce: channel.send(view=OpenedPost(text), nonce=nonce, allowed_mentions=_NONE, silent=True),
                ahead=True,
                seconds=WAITED_SECONDS,
            )
        except UNTAKEN as error:
            log.info("no message about a table could be posted in channel %d: %s", channel.id, cause(error))
            return None
        try:
            thread = await make_thread_from(self._outbox, post, title, auto_archive_duration=archive_minutes(settings))
        except UNTAKEN as error:
            log.info("no thread could be made from a message in channel %d: %s", channel.id, cause(error))
            with contextlib.suppress(discord.HTTPException):
                await self._outbox.counted(post.delete, "patient", ahead=True)
            return None
        return TablePlace(thread.id, thread, post)

    async def give_up(self, place: MadePlace) -> None:
        """Archive the thread of a table that was not opened, and delete its post; ignore refusals."""
        assert isinstance(place, TablePlace)
        with contextlib.suppress(discord.HTTPException):
            if place.thread is not None:
                await self._outbox.counted(partial(place.thread.edit, archived=True), "patient", ahead=True)
            if place.post is not None:
                await self._outbox.counted(place.post.delete, "patient", ahead=True)

    async def announce(self, view: TableView, channel_id: int) -> None:
        """Announce the new table, and show the join button in the message from which its thread was created.

        ``channel_id`` is the channel in which the table was opened.
        """
        await self._announcements.announce(view, channel_id)
        if channel_id not in (0, view.place.channel_id):
            # In a task of its own, so that the answer does not wait for this request's slot.
            self._tasks.run(show_open(self._readers, self._outbox, view, channel_id))

    def is_hidden(self, view: TableView) -> bool:
        """Return True if the table is in a private thread."""
        return private_thread(self._outbox, view.place) is not None

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        """Rename the table's thread, in the room's language, or in ``locale`` if none is set.

        Return the time of the rename, in ms since 1970, if Discord's limit delays it. None if the rename is sent at
        once, or the table has no thread that the bot created.
        """
        chosen = (await self._rooms.settings(view.place.guild_id)).language or locale
        title = thread_title(name, chosen, view.settings)
        return self._threads.rename(self._outbox, self._timer, view, title)

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        return await self._access.add(view, user_id)

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        await self._access.remove(view, user_id)

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        """Add the invited user to the table's private thread, if it has one, and ping them at the table.

        Raises Complaint if Discord refuses the message. The invitation is valid even then.
        """
        await self._access.add(view, user_id)
        try:
            await self._call(view, [user_id], by, "invitation")
        except UNTAKEN as error:
            log.info("an invited player could not be pinged at table %d: %s", view.table_id, cause(error))
            raise Complaint("call-not-posted", channel=f"<#{view.place.channel_id}>") from error

    async def call_players(self, view: TableView, user_ids: Sequence[int], by: str) -> None:
        if user_ids:
            try:
                await self._call(view, user_ids, by, "again-call")
            except UNTAKEN as error:
                log.info("nobody could be pinged at table %d: %s", view.table_id, cause(error))

    async def _call(self, view: TableView, user_ids: Sequence[int], by: str, key: str) -> None:
        """Ping the users at the table. Raises discord.py's errors."""
        await self._readers.learn_language(view.place.guild_id)
        scene = self._readers.scene(view)
        text = scene.say(
            key,
            mention=" ".join(f"<@{user_id}>" for user_id in user_ids),
            name=clean(by),
            table=scene.table_name(),
            game=game_line(scene.say.locale, view.settings),
        )
        channel = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(each) for each in user_ids]
        )
        await self._outbox.post(
            lambda nonce: channel.send(text, nonce=nonce, allowed_mentions=mentions), ahead=True, seconds=WAITED_SECONDS
        )


def archive_minutes(settings: TableSettings) -> Literal[1440, 10080]:
    return SLOW_ARCHIVE_MINUTES if is_slow(settings) else ARCHIVE_MINUTES


def opened_text(locale: str, name: str, settings: TableSettings) -> str:
    return say(locale, "opened-post", table=clean(name, NAME_MOST), game=game_line(locale, settings))
