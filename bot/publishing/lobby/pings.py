"""Calls players to a table of a game that they like, while one or two people wait there: once a game and half hour, in
the lobby's channel, and the message is taken away again."""

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

CALLED_MOST: Final = 20
ASKED_MOST: Final = 100
"""Of those who want to be called; who is banned is passed over."""
EVERY_MS: Final = 30 * 60_000
STANDS_MS: Final = 10 * 60_000
AGAIN_MS: Final = 2 * 60_000
"""After Discord did not take a call away; until the next one is due."""
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
        """Told the server where a call may be due by now."""
        self._last: dict[tuple[int, str], LobbyPing] = {}
        self._alarms: dict[int, TimerHandle] = {}

    def restore_pings(self, call: LobbyPing) -> None:
        """Learns from the file of an earlier process's call."""
        self._last[call.guild_id, call.game] = call

    def start(self) -> None:
        """The client is connected: take away what stands too long, or will."""
        for call in self._last.values():
            self._take_away_in_time(call)

    async def send_due_pings(self, guild_id: int, channel_id: int, views: Sequence[TableView], say_: Phrases) -> None:
        """Call for each game that has a table with one or two players. Raises StoreError."""
        waiting = {kind_of(view): view for view in reversed(fullest_first(filter(waits_for_players, views)))}
        now_ms, later = self._timer.now_ms(), list[int]()
        for game, view in waiting.items():
            last = self._last.get((guild_id, game))
            due_ms = last.at_ms + EVERY_MS if last is not None else now_ms
            # What is further off was set before somebody put the clock back.
            if now_ms < due_ms <= now_ms + EVERY_MS + LEAST_MS:
                later.append(due_ms)
            else:
                await self._call(LobbyPing(guild_id, game, now_ms, channel_id, None), view, people_seated(views), say_)
        self._set_alarm(guild_id, min(later, default=None))

    def _set_alarm(self, guild_id: int, at_ms: int | None) -> None:
        alarm = self._alarms.pop(guild_id, None)
        if alarm is not None:
            alarm.cancel()
        if at_ms is not None:
            self._alarms[guild_id] = self._timer.call_at(at_ms, partial(self.again, guild_id))

    async def _call(self, call: LobbyPing, view: TableView, seated: set[int], say_: Phrases) -> None:
        called = await self._callable(call, seated)
        if not called:
            return
        await self._book.save_ping(call, called)
        self._last[call.guild_id, call.game] = call
        text = say_(
            "lobby-call",
            mentions=" ".join(f"<@{user}>" for user in called.values()),
            table=clean(view.place.name, NAME_MOST),
            game=game_line(say_.locale, view.settings),
            free=say_("lobby-free", free=free_seats(view)),
            channel=f"<#{view.place.channel_id}>",
        )
        users = [discord.Object(user) for user in called.values()]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        place = self._outbox.channel(call.guild_id, call.channel_id)
        try:
            sent = await self._outbox.post(lambda nonce: place.send(text, nonce=nonce, allowed_mentions=mentions))
        except UNTAKEN as error:
            # The lobby itself goes on, and the game is called to again in half an hour.
            log.warning("nobody is called to a table of %s in server %d: %s", call.game, call.guild_id, cause(error))
            return
        call = self._last[call.guild_id, call.game] = replace(call, message_id=sent.id)
        # It stands, whether or not the file takes it.
        self._take_away_in_time(call)
        await self._book.save_ping_message(call.guild_id, call.game, sent.id)

    async def _callable(self, call: LobbyPing, seated: set[int]) -> dict[int, int]:
        """player_id -> Discord user."""
        found = dict[int, int]()
        for player in await self._book.players_wanting(call.guild_id, call.game, without=seated, most=ASKED_MOST):
            standing = await self._conduct.standing(call.guild_id, player)
            user = await self._directory.user_id(player)
            if user is not None and not (standing.frozen or standing.banned(call.at_ms)):
                found[player] = user
        return dict(list(found.items())[:CALLED_MOST])

    def _take_away_in_time(self, call: LobbyPing) -> None:
        if call.message_id is not None:
            made_ms = min(call.at_ms, self._timer.now_ms())
            self._timer.call_at(made_ms + STANDS_MS, partial(self._clear, call))

    def _clear(self, call: LobbyPing) -> None:
        self._tasks.run(self._take_away(call))

    async def _take_away(self, call: LobbyPing) -> None:
        assert call.message_id is not None
        place = self._outbox.channel(call.guild_id, call.channel_id)
        if not await take_away(self._outbox, place, call.message_id, f"a call in server {call.guild_id}"):
            if self._timer.now_ms() < call.at_ms + EVERY_MS:
                self._timer.call_at(self._timer.now_ms() + AGAIN_MS, partial(self._clear, call))
            return
        if self._last.get((call.guild_id, call.game)) == call:
            self._last[call.guild_id, call.game] = replace(call, message_id=None)
            try:
                await self._book.save_ping_message(call.guild_id, call.game, None)
            except StoreError as error:
                log.warning("a call in server %d counts as not taken away yet: %s", call.guild_id, cause(error))
