"""The lobbies of all servers, one message each.

A lobby is edited at most every 10 seconds, and only if it has changed. It is posted again if it was deleted, or if
chat has pushed it out of sight; never because of its age, because a new message marks the channel as unread.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.moderation.lobby_book import LobbyBook, LobbyPing, LobbyPlace
from bot.moderation.ports import RoomBook
from bot.publishing.kept_post import Body, KeptPost
from bot.publishing.lobby.pings import LobbyPings
from bot.publishing.upkeep import Upkeep
from bot.tables.manager import TableManager
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.sight import seen_from
from bot.ui.lobby.post import LobbyPost, LobbyScene
from bot.ui.scene.readers import Readers
from bot.ui.tournament.buttons import can_be_entered
from bot.use_cases.tables.open_tables import is_public, people_seated

EVERY_MS: Final = 10_000
CHAT_MOST: Final = 8
"""The number of messages below the lobby after which it is posted again."""
REFUSED_MS: Final = 10 * 60_000
"""The delay before a retry after Discord refuses the lobby's message, in ms.

There is a retry because somebody may fix the cause, for example a deleted channel.
"""


@dataclass(slots=True)
class ServerLobby:
    """One server's lobby message, and where it is."""

    guild_id: int
    post: KeptPost
    channel_id: int | None = None
    """The channel in which the lobby's message is; None if there is no message."""
    wanted: bool = True
    """False once the bot knows that the server's settings turn the lobby off."""
    changed: bool = False
    upkeep: "Upkeep[ServerLobby]" = field(init=False)

    @property
    def is_buried(self) -> bool:
        """True if chat has pushed the message out of sight."""
        return self.post.chat >= CHAT_MOST


class Lobbies:
    """The lobby messages of all servers.

    It is created before the Discord client; changes are shown once the client is connected.
    """

    def __init__(
        self,
        book: LobbyBook,
        pings: LobbyPings,
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
        self._pings = pings
        pings.again = self.table_changed
        self._rooms = rooms
        self._readers = readers
        self._tables = tables
        self._tournaments = tournaments
        self._lobbies: dict[int, ServerLobby] = {}

    def restore_places(self, places: Iterable[LobbyPlace], pings: Iterable[LobbyPing]) -> None:
        """Restore the lobbies and pings that an earlier process posted."""
        for place in places:
            lobby = self._lobby(place.guild_id)
            lobby.channel_id = place.channel_id
            lobby.post.restore(place.message_id)
        for ping in pings:
            self._pings.restore_pings(ping)

    def start(self) -> None:
        """Update every server's lobby; call this when the client is connected."""
        self._pings.start()
        for guild in self._outbox.client.guilds:
            self.renew(guild.id)

    def table_changed(self, guild_id: int) -> None:
        """Note that a table or tournament of the server has changed, and update the lobby."""
        lobby = self._lobby(guild_id)
        if lobby.wanted:
            lobby.changed = True
            lobby.upkeep.wake()

    def note_message(self, guild_id: int, channel_id: int, message_id: int) -> None:
        """Count a message in a channel: many messages below the lobby push it out of sight."""
        lobby = self._lobbies.get(guild_id)
        if lobby is None or lobby.channel_id != channel_id:
            return
        if lobby.post.note_chat(message_id) and lobby.is_buried:
            self.table_changed(guild_id)

    def redraw(self, guild_id: int) -> None:
        """Edit the lobby as soon as an edit is allowed, even if its content has not changed.

        Otherwise a menu would still show the choice that somebody made in it.
        """
        self._lobby(guild_id).post.shown = None
        self.table_changed(guild_id)

    def renew(self, guild_id: int) -> None:
        """Update the lobby without delay: the settings may have changed, or the message may be deleted."""
        lobby = self._lobby(guild_id)
        lobby.wanted, lobby.changed, lobby.post.shown = True, True, None
        lobby.upkeep.hurry()

    def _lobby(self, guild_id: int) -> ServerLobby:
        if (known := self._lobbies.get(guild_id)) is not None:
            return known
        of = f"the lobby of server {guild_id}"
        save = partial(self._save, guild_id)
        lobby = self._lobbies[guild_id] = ServerLobby(
            guild_id, KeptPost(outbox=self._outbox, timer=self._timer, of=of, save=save)
        )
        lobby.upkeep = Upkeep(self, lobby, f"{of} cannot be shown", self._timer, self._outbox, every_ms=EVERY_MS)
        return lobby

    async def _save(self, guild_id: int, message_id: int) -> None:
        channel_id = self._lobby(guild_id).channel_id
        assert channel_id is not None
        await self._book.save_place(LobbyPlace(guild_id, channel_id, message_id))

    # The work

    def due_ms(self, lobby: ServerLobby) -> int | None:
        return 0 if lobby.changed else None

    async def update(self, lobby: ServerLobby) -> None:
        lobby.changed = False
        settings = await self._rooms.settings(lobby.guild_id)
        guild = self._outbox.guild(lobby.guild_id)
        if lobby.channel_id not in (None, settings.lobby_channel):
            await self._leave(lobby)
        if settings.lobby_channel is None:
            lobby.wanted = False
        elif guild is not None:
            lobby.channel_id = settings.lobby_channel
            scene = await self._scene(guild, settings.lobby_channel)
            body = self._body(lobby, settings.lobby_channel, LobbyPost(scene))
            await lobby.post.show(body, repost=lobby.is_buried)
            await lobby.post.save_id(body.place)
            await self._pings.send_due_pings(guild.id, settings.lobby_channel, scene.tables, scene.say)

    def failed(self, lobby: ServerLobby, error: Exception) -> int:
        """Return the time of the retry. The update is always retried, because somebody may fix the cause."""
        lobby.changed = True
        now_ms = self._timer.now_ms()
        return self._outbox.again_at(error, now_ms) or now_ms + REFUSED_MS

    def clean_up(self, lobby: ServerLobby) -> None:
        """Do nothing: the lobby is kept as long as the server wants one."""

    async def _leave(self, lobby: ServerLobby) -> None:
        """Delete the lobby's message, because the server moves its lobby to another channel or turns it off."""
        if lobby.channel_id is not None:
            await lobby.post.take_away(self._outbox.channel(lobby.guild_id, lobby.channel_id))
        await self._book.drop_place(lobby.guild_id)
        lobby.channel_id = None

    async def _scene(self, guild: discord.Guild, channel_id: int) -> LobbyScene:
        seen = seen_from(guild, channel_id)
        tables = [view for view in self._tables.in_guild(guild.id) if is_public(view) and seen(view.place.channel_id)]
        coming = [view for view in self._tournaments.in_guild(guild.id) if _is_to_come(view)]
        say_ = await self._readers.room_phrases(guild.id)
        named = people_seated(tables) - set(await self._book.hidden_players(guild.id))
        await self._readers.names.learn(guild.id, named)
        names = {player: name for player in named if (name := self._readers.names.name(guild.id, player)) is not None}
        return LobbyScene(say_, tables, [view for view in coming if seen(view.new.channel_id)], names)

    def _body(self, lobby: ServerLobby, channel_id: int, post: LobbyPost) -> Body:
        place, none = self._outbox.channel(lobby.guild_id, channel_id), discord.AllowedMentions.none()
        return Body(
            place,
            words=lambda: post.body,
            edit=lambda message: message.edit(view=post, allowed_mentions=none),
            send=lambda nonce: place.send(view=post, nonce=nonce, allowed_mentions=none, silent=True),
        )


def _is_to_come(view: TournamentView) -> bool:
    """Return True if the tournament has not started yet, or still accepts registrations."""
    return view.state.phase in ("scheduled", "registering", "check_in") or can_be_entered(view)
