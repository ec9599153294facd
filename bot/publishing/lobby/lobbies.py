"""Keeps every server's lobby current: one message, edited where it stands, at most every ten seconds, and only where
what it shows has changed. It is posted again only where it is gone: a new message marks the channel as unread.
"""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.moderation.lobby_book import LobbyBook, LobbyPing, LobbyPlace
from bot.moderation.ports import RoomBook
from bot.publishing.kept_post import Content, KeptPost, MessageKeeper
from bot.publishing.lobby.pings import LobbyCalls
from bot.tables.manager import TableManager
from bot.tables.ports import Timer, TimerHandle
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.sight import seen_from
from bot.ui.lobby.post import LobbyPost, LobbyScene
from bot.ui.scene.readers import Readers
from bot.ui.tournament.buttons import can_be_entered
from bot.use_cases.tables.open_tables import is_public

log = logging.getLogger(__name__)

EVERY_MS: Final = 10_000
REFUSED_MS: Final = 10 * 60_000
"""The wait after Discord has refused it for good, as where the channel is gone: somebody may mend that."""


@dataclass(slots=True)
class Lobby:
    """One server's lobby."""

    guild_id: int
    kept: KeptPost = field(default_factory=KeptPost)
    channel_id: int | None = None
    """Where it stands."""
    wanted: bool = True
    """False once the room is known to want none."""
    changed: bool = False
    trouble: str | None = None
    """Logged last."""
    task: asyncio.Task[None] | None = None
    alarm: TimerHandle | None = None


class Lobbies:
    """It is made before the client exists; what it was told goes out once the client is connected."""

    def __init__(
        self,
        book: LobbyBook,
        pings: LobbyCalls,
        steady: Timer,
        outbox: Outbox,
        rooms: RoomBook,
        readers: Readers,
        tables: TableManager,
        tournaments: TournamentManager,
    ) -> None:
        self._book = book
        self._timer = steady
        self._outbox = outbox
        self._messages = MessageKeeper(outbox, steady.now_ms)
        self._calls = pings
        pings.again = self.look
        self._rooms = rooms
        self._readers = readers
        self._tables = tables
        self._tournaments = tournaments
        self._notes: dict[int, Lobby] = {}

    def know(self, places: Iterable[LobbyPlace], calls: Iterable[LobbyPing]) -> None:
        """Learns from the file what the process before left on Discord."""
        for place in places:
            notes = self._notes_of(place.guild_id)
            notes.channel_id = place.channel_id
            notes.kept.found(place.message_id)
        for call in calls:
            self._calls.know(call)

    def start(self) -> None:
        """The client is connected: show every server's lobby as it is now."""
        self._calls.start()
        for guild in self._outbox.client.guilds:
            self.renew(guild.id)

    def look(self, guild_id: int) -> None:
        """A table or tournament of the server has changed."""
        notes = self._notes_of(guild_id)
        if notes.wanted:
            notes.changed = True
            self._go(notes)

    def redraw(self, guild_id: int) -> None:
        """A menu shows what somebody chose there, until the message is edited: edit it when that is due, also where
        nothing else has changed."""
        self._notes_of(guild_id).kept.shown = None
        self.look(guild_id)

    def renew(self, guild_id: int) -> None:
        """The room's settings may have changed, or the message be gone."""
        notes = self._notes_of(guild_id)
        notes.wanted, notes.kept.shown, notes.kept.not_before_ms = True, None, 0
        if notes.alarm is not None:
            self._wake(notes)
        self.look(guild_id)

    # The work

    def _notes_of(self, guild_id: int) -> Lobby:
        return self._notes.setdefault(guild_id, Lobby(guild_id))

    def _go(self, notes: Lobby) -> None:
        """Start what is due. Tasks live only while there is work; in between a timer waits."""
        ready = self._outbox.is_connected and not self._outbox.is_closed
        if not ready or not notes.changed or notes.task is not None or notes.alarm is not None:
            return
        if notes.kept.not_before_ms > self._timer.now_ms():
            notes.alarm = self._timer.call_at(notes.kept.not_before_ms, partial(self._wake, notes))
        else:
            notes.task = asyncio.get_running_loop().create_task(self._work(notes))

    def _wake(self, notes: Lobby) -> None:
        if notes.alarm is not None:
            notes.alarm.cancel()
            notes.alarm = None
        self._go(notes)

    async def _work(self, notes: Lobby) -> None:
        notes.changed, notes.kept.not_before_ms = False, self._timer.now_ms() + EVERY_MS
        try:
            await self._keep(notes)
            notes.trouble = None
        except Exception as error:
            self._complain(notes, error)
        finally:
            notes.task = None
        self._go(notes)

    def _complain(self, notes: Lobby, error: Exception) -> None:
        """Logs each kind of trouble once, and tries again later: somebody may mend it."""
        told, now_ms = cause(error), self._timer.now_ms()
        if told != notes.trouble and not self._outbox.is_closed:
            log.warning("the lobby of server %d cannot be shown: %s", notes.guild_id, told)
        notes.trouble, notes.changed = told, True
        notes.kept.not_before_ms = self._outbox.again_at(error, now_ms) or now_ms + REFUSED_MS

    async def _keep(self, notes: Lobby) -> None:
        settings = await self._rooms.settings(notes.guild_id)
        guild = self._outbox.guild(notes.guild_id)
        if notes.channel_id not in (None, settings.lobby_channel):
            await self._leave(notes)
        if settings.lobby_channel is None:
            notes.wanted = False
        elif guild is not None:
            notes.channel_id = settings.lobby_channel
            scene = await self._scene(guild, settings.lobby_channel)
            post = LobbyPost(scene)
            await self._messages.keep(notes.kept, self._content(notes, notes.channel_id, post), post.body)
            await self._calls.look(guild.id, notes.channel_id, scene.tables, scene.say)

    async def _leave(self, notes: Lobby) -> None:
        """The lobby is wanted elsewhere, or nowhere."""
        if notes.channel_id is not None and notes.kept.message_id is not None:
            place = self._outbox.channel(notes.guild_id, notes.channel_id)
            await self._messages.take_away(place, notes.kept.message_id, f"the lobby of server {notes.guild_id}")
        await self._book.drop_place(notes.guild_id)
        notes.kept, notes.channel_id = KeptPost(not_before_ms=notes.kept.not_before_ms), None

    async def _scene(self, guild: discord.Guild, channel_id: int) -> LobbyScene:
        seen = seen_from(guild, channel_id)
        tables = [view for view in self._tables.in_guild(guild.id) if is_public(view) and seen(view.place.channel_id)]
        coming = [view for view in self._tournaments.in_guild(guild.id) if _is_to_come(view)]
        say_ = await self._readers.room_phrases(guild.id)
        return LobbyScene(say_, tables, [view for view in coming if seen(view.new.channel_id)])

    def _content(self, notes: Lobby, channel_id: int, post: LobbyPost) -> Content:
        place, none = self._outbox.channel(notes.guild_id, channel_id), discord.AllowedMentions.none()

        async def posted(message_id: int) -> None:
            await self._book.save_place(LobbyPlace(notes.guild_id, channel_id, message_id))

        return Content(
            f"the lobby of server {notes.guild_id}",
            place,
            edit=lambda message: message.edit(view=post, allowed_mentions=none),
            send=lambda nonce: place.send(view=post, nonce=nonce, allowed_mentions=none),
            nonce=lambda before: nonce_of("lobby", notes.guild_id, before, post.body),
            posted=posted,
        )


def _is_to_come(view: TournamentView) -> bool:
    """True if somebody may still register, now or later."""
    return view.state.phase in ("scheduled", "registering", "check_in") or can_be_entered(view)
