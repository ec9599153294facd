"""Pings to the player to act at a table, shortly before their time is up.

A ping is a message with a countdown. It is edited when the player's time bank begins, and deleted when the turn is over
or its time has moved, so that it never counts a time that has passed.
"""

import logging
import re
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import aiohttp
import discord

from bot.locales.phrases import LOCALES, say
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.saving import StoreError
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox, newest_in, nonce_of
from bot.ui.discord.tasks import Tasks
from bot.ui.scene.readers import Readers
from bot.ui.text.moments import countdown

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 50
"""The number of newest messages in a table's channel to search for old pings."""
DELETE_TRIES: Final = 5
DELETE_AGAIN_MS: Final = 30_000
"""The time between two tries to delete a ping, in ms."""
_FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(slots=True)
class TurnPing:
    """A ping about one turn, also while it is still being sent."""

    key: tuple[int, int, int]
    """(player_id, hand number, version of the hand) of the turn."""
    view: TableView
    """The table's newest view."""
    user_id: int = 0
    message: discord.Message | None = None
    """The sent message; None before that."""
    shown_ms: int | None = None
    """The deadline that the message shows, in ms since 1970."""
    withdrawn: bool = False


class TurnPings:
    def __init__(self, timer: Timer, directory: Directory, readers: Readers, outbox: Outbox, tasks: Tasks) -> None:
        self._timer = timer
        self._directory = directory
        self._readers = readers
        self._outbox = outbox
        self._tasks = tasks
        self._shown: set[int] = set()
        """The message ids of the pings that are not withdrawn."""

    def send(self, view: TableView, key: tuple[int, int, int]) -> TurnPing:
        """Send a ping, unless the turn's time is up by then; return it at once."""
        ping = TurnPing(key, view)
        self._tasks.run(self._send(ping))
        return ping

    def update(self, ping: TurnPing, view: TableView) -> None:
        """Store the table's newest view, and show its deadline in the ping."""
        ping.view = view
        if ping.message is not None and ping.shown_ms != view.clock.deadline_ms:
            self._tasks.run(self._renew(ping, ping.message))

    def withdraw(self, ping: TurnPing) -> None:
        """Delete the ping; one that is still being sent is deleted as soon as it has arrived."""
        ping.withdrawn = True
        if ping.message is not None:
            self._start_delete(ping.message)

    async def _send(self, ping: TurnPing) -> None:
        try:
            ping.user_id = await self._directory.user_id(ping.key[0]) or 0
            await self._outbox.send_slot()
            deadline_ms = ping.view.clock.deadline_ms
            if not ping.user_id or ping.withdrawn or deadline_ms is None or deadline_ms <= self._timer.now_ms():
                return
            ping.message = await self._post(ping, deadline_ms)
        except (StoreError, discord.DiscordException, OSError, TimeoutError) as error:
            log.info("the player to act at table %d could not be pinged: %s", ping.view.table_id, cause(error))
            return
        self._shown.add(ping.message.id)
        if ping.withdrawn:
            await self._delete(ping.message)
        else:
            await self._renew(ping, ping.message)

    async def _post(self, ping: TurnPing, deadline_ms: int) -> discord.Message:
        view, text = ping.view, self._text(ping, deadline_ms)
        nonce = nonce_of("call", view.table_id, *ping.key, deadline_ms)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(ping.user_id)]
        )
        place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        return await self._outbox.in_send_slot(partial(place.send, text, nonce=nonce, allowed_mentions=mentions))

    async def _renew(self, ping: TurnPing, message: discord.Message) -> None:
        """Edit the ping to show the current deadline, once the player uses their time bank.

        An edit notifies nobody. A ping that cannot be edited is deleted.
        """
        deadline_ms = ping.view.clock.deadline_ms
        if ping.withdrawn or deadline_ms is None or ping.shown_ms == deadline_ms:
            return
        text, mentions = self._text(ping, deadline_ms), discord.AllowedMentions.none()
        try:
            await self._outbox.counted(partial(message.edit, content=text, allowed_mentions=mentions))
        except _FAILURES:
            await self._delete(message)

    def _text(self, ping: TurnPing, deadline_ms: int) -> str:
        """Return the ping's text; it says whether the turn's time or the player's time bank runs out."""
        ping.shown_ms = deadline_ms
        key = "pace-reminder" if ping.view.clock.bank_from_ms is None else "pace-reminder-bank"
        return self._readers.scene(ping.view).say(key, player=f"<@{ping.user_id}>", when=countdown(deadline_ms))

    async def _delete(self, message: discord.Message, tries: int = DELETE_TRIES) -> None:
        self._shown.discard(message.id)
        try:
            await self._outbox.counted(message.delete)
        except discord.NotFound:
            return
        except _FAILURES:
            if tries > 1:
                again_ms = self._timer.now_ms() + DELETE_AGAIN_MS
                self._timer.call_at(again_ms, partial(self._start_delete, message, tries - 1))

    def _start_delete(self, message: discord.Message, tries: int = DELETE_TRIES) -> None:
        self._tasks.run(self._delete(message, tries))

    # Pings of the previous process

    def delete_old(self, view: TableView) -> None:
        """Search the table's channel for pings that a previous process left, and delete them."""
        self._tasks.run(self._delete_old(view))

    async def _delete_old(self, view: TableView) -> None:
        place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        try:
            messages = await self._outbox.counted(partial(newest_in, place, LOOKED_THROUGH), "search")
        except Exception as error:
            # Any error, since a stop may break the connection here. An old ping that stays does no harm.
            log.info("old pings at table %d could not be searched for: %s", view.table_id, cause(error))
            return
        for message in messages:
            ours = message.author == self._outbox.client.user and message.id not in self._shown
            if ours and any(call.fullmatch(message.content) for call in ping_patterns()):
                await self._delete(message)


@cache
def ping_patterns() -> tuple[re.Pattern[str], ...]:
    """Return patterns that match the texts of pings, in every language."""
    player, when = "PLAYER", "WHEN"
    keys = ("pace-reminder", "pace-reminder-bank")
    texts = (re.escape(say(locale, key, player=player, when=when)) for locale in LOCALES for key in keys)
    return tuple(re.compile(text.replace(player, "<@[0-9]+>").replace(when, "<t:[0-9]+:R>")) for text in texts)
