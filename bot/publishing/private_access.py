"""Access to a private table on Discord: the members of its thread, and of the record thread beside it."""

import logging
from collections.abc import Callable
from functools import partial

import discord

from bot.tables.ports import Directory, TableView
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import private_thread

log = logging.getLogger(__name__)


def _no_record(table_thread: int) -> int | None:
    """Return None; used until ``PrivateAccess.record_of`` is set."""
    return None


class PrivateAccess:
    """The members of private tables' threads.

    Everybody who may see a private table may read its record. So the bot adds each member to both threads, and removes
    each from both.
    """

    def __init__(self, outbox: Outbox, directory: Directory) -> None:
        self._outbox = outbox
        self._directory = directory
        self.record_of: Callable[[int], int | None] = _no_record
        """A function that returns the record thread beside a table's thread; None if there is none."""
        self._readers: dict[int, set[int]] = {}
        """record thread -> the users whom this process has added to it.

        A thread is listed once ``open_record`` has begun to add everybody who may read it.
        """
        self._removed: dict[int, set[int]] = {}
        """A table's thread -> the users who left it during this process and have not come back."""

    async def add(self, view: TableView, user_id: int) -> bool:
        """Add the user to the table's private thread; return True if they can see the table now. Never raises."""
        thread = private_thread(self._outbox, view.place)
        if thread is None:
            return True
        if not await self._add(thread, user_id):
            return False
        await self.joined(thread, user_id)
        return True

    async def joined(self, thread: discord.Thread, user_id: int) -> None:
        """Let a new member of a private table's thread into the record beside it. Never raises."""
        self._removed.get(thread.id, set()).discard(user_id)
        await self._let_read(thread, user_id)

    async def _let_read(self, thread: discord.Thread, user_id: int) -> None:
        record = self._record(thread)
        if record is None or user_id in self._readers.get(record.id, ()):
            return
        if await self._add(record, user_id) and record.id in self._readers:
            self._readers[record.id].add(user_id)

    async def remove(self, view: TableView, user_id: int) -> None:
        """Remove the user from the table's private thread, if they are a member. Never raises."""
        thread = private_thread(self._outbox, view.place)
        if thread is not None:
            await self._remove(thread, user_id)
            await self.left(thread, user_id)

    async def left(self, thread: discord.Thread, user_id: int) -> None:
        """Take a former member of a private table's thread out of the record beside it. Never raises.

        If the record is archived, ``open_record`` does that.
        """
        self._removed.setdefault(thread.id, set()).add(user_id)
        record = self._record(thread)
        if record is not None:
            self._readers.get(record.id, set()).discard(user_id)
            await self._remove(record, user_id)

    async def open_record(self, view: TableView) -> None:
        """Give exactly those who may see the table access to its record thread, once. Raises StoreError.

        The members of an archived thread cannot be changed, so call this after a message, which reopens the thread.
        """
        thread = private_thread(self._outbox, view.place)
        record = self._record(thread) if thread is not None else None
        if thread is None or record is None or record.id in self._readers:
            return
        self._readers[record.id] = set()
        members = await self._members(thread, view)
        for user_id in await self._former(thread, record, members):
            await self._remove(record, user_id)
        for user_id in members:
            if user_id not in self._removed.get(thread.id, ()):
                await self._let_read(thread, user_id)

    async def _former(self, thread: discord.Thread, record: discord.Thread, members: set[int]) -> set[int]:
        """Return the users in the record who are no longer in the table's thread, without those who manage threads.

        If Discord does not list the record's users, return those who left the table during this process.
        """
        try:
            readers = {reader.id for reader in await self._outbox.counted(record.fetch_members, "access")}
        except UNTAKEN:
            return set(self._removed.get(thread.id, ()))
        people = ((user_id, record.guild.get_member(user_id)) for user_id in readers - members - {record.guild.me.id})
        return {
            user_id for user_id, member in people if member is None or not record.permissions_for(member).manage_threads
        }

    def close_record(self, record_id: int) -> None:
        """Let the next ``open_record`` add everybody again, because an archived thread takes no members."""
        self._readers.pop(record_id, None)

    def _record(self, thread: discord.Thread) -> discord.Thread | None:
        """Return the active record thread beside the table's thread."""
        record_id = self.record_of(thread.id)
        return thread.guild.get_thread(record_id) if record_id is not None else None

    async def _members(self, thread: discord.Thread, view: TableView) -> set[int]:
        """Return the users in the table's thread.

        Discord lists them only for bots with the members intent; without it, return those whom the table knows.
        """
        try:
            members = await self._outbox.counted(thread.fetch_members, "access")
            return {member.id for member in members} - {thread.guild.me.id}
        except UNTAKEN as error:
            log.info("the members of the thread of table %d are not known: %s", view.table_id, cause(error))
        players = {view.place.owner_id, *view.people.guests, *(line.player_id for line in view.seats)}
        users = [await self._directory.user_id(player) for player in players]
        return {user for user in users if user is not None}

    async def _add(self, thread: discord.Thread, user_id: int) -> bool:
        try:
            await self._outbox.counted(partial(thread.add_user, discord.Object(user_id)), "access", ahead=True)
        except UNTAKEN as error:
            log.warning("a user could not be added to thread %d: %s", thread.id, cause(error))
            return False
        return True

    async def _remove(self, thread: discord.Thread, user_id: int) -> None:
        try:
            await self._outbox.counted(partial(thread.remove_user, discord.Object(user_id)), "access", ahead=True)
        except discord.NotFound:
            return  # They were no member of it.
        except UNTAKEN as error:
            log.warning("a user could not be removed from thread %d: %s", thread.id, cause(error))
