"""Pings for players on a waiting list: one player who got a seat, or all when the table closes."""

from collections.abc import Iterable

import discord

from bot.common.escaping import clean
from bot.publishing.private_access import PrivateAccess
from bot.tables.due_posts import DuePost
from bot.tables.manager import TableManager
from bot.tables.ports import Directory
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import archive_thread, own_thread
from bot.ui.scene.readers import Readers

NAME_MOST = 60


class SeatPings:
    def __init__(
        self, tables: TableManager, directory: Directory, readers: Readers, outbox: Outbox, access: PrivateAccess
    ) -> None:
        self._tables = tables
        self._directory = directory
        self._readers = readers
        self._outbox = outbox
        self._access = access

    async def call_seated(self, post: DuePost, nonce: str) -> None:
        """Ping the player from the waiting list who got a seat, unless they have already left it.

        Raises discord.py's errors and StoreError.
        """
        table_id = int(post.about["table_id"])
        view = self._tables.view(table_id)
        line = next((line for line in view.seats if line.player_id in post.players), None) if view is not None else None
        users = await self._users(post)
        if view is None or line is None or not users:
            return
        for user in users:
            await self._access.add(view, user)
        say = await self._readers.room_phrases(post.guild_id)
        name = clean(view.place.name, NAME_MOST)
        words = say("waiting-seated", mention=_mentions(users), table=name, seat=line.seat, amount=line.stack)
        await self._call(post, users, words, nonce)

    async def call_all_who_waited(self, post: DuePost, nonce: str) -> None:
        """Ping everybody who was on the waiting list of a table that has closed.

        Raises discord.py's errors and StoreError.
        """
        users = await self._users(post)
        if not users:
            return
        say = await self._readers.room_phrases(post.guild_id)
        words = say("waiting-closed", mention=_mentions(users), table=clean(str(post.about["table"]), NAME_MOST))
        await self._call(post, users, words, nonce)
        thread = own_thread(self._outbox, post)
        if thread is not None:
            # The message has unarchived the thread.
            await archive_thread(thread, int(post.about["table_id"]), self._outbox)

    async def _users(self, post: DuePost) -> list[int]:
        """Return the Discord user ids to ping, without players whose data was deleted."""
        return [user for player in post.players if (user := await self._directory.user_id(player)) is not None]

    async def _call(self, post: DuePost, users: Iterable[int], words: str, nonce: str) -> None:
        channel = self._outbox.channel(post.guild_id, post.channel_id)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
        await self._outbox.post(lambda _: channel.send(words, nonce=nonce, allowed_mentions=mentions))


def _mentions(users: Iterable[int]) -> str:
    return ", ".join(f"<@{user}>" for user in users)
