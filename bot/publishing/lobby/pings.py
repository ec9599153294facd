"""Pings for players who like a game, sent while 1 or 2 people wait at a table of that game.

Each game is pinged at most once in 30 minutes, in the lobby's channel. The message is deleted after 10 minutes.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.common.escaping import clean
from bot.common.house_clock import LEAST_MS
from bot.locales.phrases import Phrases
from bot.moderation.lobby_book import LobbyBook, LobbyPing
from bot.moderation.ports import Conduct
from bot.publishing.kept_post import take_away
from bot.tables.ports import Directory, TableView, Timer, TimerHandle
from bot.tables.saving import StoreError
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.scene.stakes import game_line
from bot.use_cases.tables.open_tables import free_seats, fullest_first, kind_of, people_seated, waits_for_players

log = logging.getLogger(__name__)

PINGED_MOST: Final = 20
ASKED_MOST: Final = 100
"""The maximum number of players to check for one ping; banned and frozen ones are left out."""
EVERY_MS: Final = 30 * 60_000
STANDS_MS: Final = 10 * 60_000
AGAIN_MS: Final = 2 * 60_000
"""The delay before a retry if Discord did not delete a ping, in ms.

The deletion is retried until the game's next ping is allowed.
"""
NAME_MOST: Final = 60


class LobbyPings:
    def __init__(
        self, book: LobbyBook, timer: Timer, outbox: Outbox, tasks: Tasks, conduct: Conduct, directory: Directory
    ) -> None:
        self._book = book
        self._timer = timer
        self._outbox = outbox
        self._tasks = tasks
        self._conduct = conduct
        self._directory = directory
        self.again: Callable[[int], None] = lambda guild_id: None
        """A callback with a server's id, called at the time when that server's next ping is allowed."""
        self._last: dict[tuple[int, str], LobbyPing] = {}
        self._alarms: dict[int, TimerHandle] = {}

    def restore_pings(self, ping: LobbyPing) -> None:
        """Restore a ping that an earlier process sent."""
        self._last[ping.guild_id, ping.game] = ping

    def start(self) -> None:
        """Schedule the deletion of each restored ping; call this when the client is connected."""
        for ping in self._last.values():
            self._take_away_in_time(ping)

    async def send_due_pings(self, guild_id: int, channel_id: int, views: Sequence[TableView], say_: Phrases) -> None:
        """Send a ping for each game with a table where 1 or 2 players wait, at most once in 30 minutes.

        Raises StoreError.
        """
        waiting = {kind_of(view): view for view in reversed(fullest_first(filter(waits_for_players, views)))}
        now_ms, later = self._timer.now_ms(), list[int]()
        for game, view in waiting.items():
            last = self._last.get((guild_id, game))
            due_ms = last.at_ms + EVERY_MS if last is not None else now_ms
            # A later time was set before somebody put the clock back.
            if now_ms < due_ms <= now_ms + EVERY_MS + LEAST_MS:
                later.append(due_ms)
            else:
                await self._send_ping(
                    LobbyPing(guild_id, game, now_ms, channel_id, None), view, people_seated(views), say_
                )
        self._set_alarm(guild_id, min(later, default=None))

    def _set_alarm(self, guild_id: int, at_ms: int | None) -> None:
        alarm = self._alarms.pop(guild_id, None)
        if alarm is not None:
            alarm.cancel()
        if at_ms is not None:
            self._alarms[guild_id] = self._timer.call_at(at_ms, partial(self.again, guild_id))

    async def _send_ping(self, ping: LobbyPing, view: TableView, seated: set[int], say_: Phrases) -> None:
        pinged = await self._pingable(ping, seated)
        if not pinged:
            return
        await self._book.save_ping(ping, pinged)
        self._last[ping.guild_id, ping.game] = ping
        text = say_(
            "lobby-call",
            mentions=" ".join(f"<@{user}>" for user in pinged.values()),
            table=clean(view.place.name, NAME_MOST),
            game=game_line(say_.locale, view.settings),
            free=say_("lobby-free", free=free_seats(view)),
            channel=f"<#{view.place.channel_id}>",
        )
        users = [discord.Object(user) for user in pinged.values()]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        place = self._outbox.channel(ping.guild_id, ping.channel_id)
        try:
            message = await self._outbox.post(lambda nonce: place.send(text, nonce=nonce, allowed_mentions=mentions))
        except UNTAKEN as error:
            # The lobby is still shown, and the game is pinged again in 30 minutes.
            log.warning("nobody is pinged for a table of %s in server %d: %s", ping.game, ping.guild_id, cause(error))
            return
        ping = self._last[ping.guild_id, ping.game] = replace(ping, message_id=message.id)
        # The message exists even if it cannot be saved.
        self._take_away_in_time(ping)
        await self._book.save_ping_message(ping.guild_id, ping.game, message.id)

    async def _pingable(self, ping: LobbyPing, seated: set[int]) -> dict[int, int]:
        """Return the players to ping: player_id -> Discord user id. Banned and frozen players are left out."""
        pinged = dict[int, int]()
        for player in await self._book.players_wanting(ping.guild_id, ping.game, without=seated, most=ASKED_MOST):
            standing = await self._conduct.standing(ping.guild_id, player)
            user = await self._directory.user_id(player)
            if user is not None and not (standing.frozen or standing.banned(ping.at_ms)):
                pinged[player] = user
        return dict(list(pinged.items())[:PINGED_MOST])

    def _take_away_in_time(self, ping: LobbyPing) -> None:
        if ping.message_id is not None:
            made_ms = min(ping.at_ms, self._timer.now_ms())
            self._timer.call_at(made_ms + STANDS_MS, partial(self._clear, ping))

    def _clear(self, ping: LobbyPing) -> None:
        self._tasks.run(self._take_away(ping))

    async def _take_away(self, ping: LobbyPing) -> None:
        assert ping.message_id is not None
        place = self._outbox.channel(ping.guild_id, ping.channel_id)
        if not await take_away(self._outbox, place, ping.message_id, f"a ping in server {ping.guild_id}"):
            if self._timer.now_ms() < ping.at_ms + EVERY_MS:
                self._timer.call_at(self._timer.now_ms() + AGAIN_MS, partial(self._clear, ping))
            return
        if self._last.get((ping.guild_id, ping.game)) == ping:
            self._last[ping.guild_id, ping.game] = replace(ping, message_id=None)
            try:
                await self._book.save_ping_message(ping.guild_id, ping.game, None)
            except StoreError as error:
                log.warning(
                    "the deleted ping in server %d could not be struck out of the file: %s", ping.guild_id, cause(error)
                )
