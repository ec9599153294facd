"""Minds the waiting lists: asks Discord whether a player who waits because of a role still has it. Also takes players
out of a private table's thread who leave their seat and may not sit there again."""

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from bot.publishing.table.private_access import remove_from_thread
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.seat_messages import Vouch
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

RETRY_MS: Final = 30_000
"""After Discord did not tell somebody's roles."""


class WaitingListPosts:
    """It is made before the client exists; what it was told goes out once it is attached."""

    def __init__(self, tables: TableManager, directory: Directory, timer: Timer, outbox: Outbox, tasks: Tasks) -> None:
        self._tables = tables
        self._directory = directory
        self._timer = timer
        self._outbox = outbox
        self._tasks = tasks
        self._asked: set[tuple[int, int]] = set()
        """Table and player whose role is being asked for."""
        self._seated: dict[int, frozenset[int]] = {}
        """Private table -> player_ids."""

    def start(self, views: Iterable[TableView]) -> None:
        """The client is connected. ``views``: the newest of each table."""
        for view in views:
            self.table_changed(view)

    def table_changed(self, view: TableView) -> None:
        """A table has changed."""
        self._look_at_the_line(view)
        if view.settings.is_private:
            self._look_at_the_door(view)

    # Roles

    def _look_at_the_line(self, view: TableView) -> None:
        """Where a seat is free for the next in line, and they need a role to sit there, ask Discord for it."""
        first = view.people.waiting[0] if view.people.waiting else None
        if (
            first is None
            or not first.needs_role
            or view.course.closed
            or view.course.closes_after_hand
            or view.course.paused
            or not _has_room(view)
        ):
            return
        key = view.table_id, first.player_id
        if self._outbox.is_connected and key not in self._asked:
            self._asked.add(key)
            self._tasks.run(self._vouch(view, first.player_id))

    async def _vouch(self, view: TableView, player_id: int) -> None:
        key = view.table_id, player_id
        try:
            may_sit = await self._has_role(view, player_id)
            self._asked.discard(key)
            await self._tables.submit(view.table_id, Vouch(player_id, may_sit))
        except Exception as error:
            # Whatever it was, such as a gateway that is just away: else the seat would stay free, and nobody's.
            log.warning("table %d waits to hear who has its role: %s", view.table_id, cause(error))
            self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._again, key))

    def _again(self, key: tuple[int, int]) -> None:
        self._asked.discard(key)
        view = self._tables.view(key[0])
        if view is not None:
            self.table_changed(view)

    async def _has_role(self, view: TableView, player_id: int) -> bool:
        """Raises what the library raises where the server does not answer."""
        guild, user_id = self._outbox.guild(view.place.guild_id), await self._directory.user_id(player_id)
        if guild is None or user_id is None:
            return False
        members = await self._outbox.of_gateway(
            partial(guild.query_members, user_ids=[user_id], cache=False), "question"
        )
        return any(view.settings.admits({role.id for role in member.roles}) for member in members)

    # The doors of private tables

    def _look_at_the_door(self, view: TableView) -> None:
        """An invitation may be taken back from a player who sits there: they see the table until they leave."""
        before = self._seated.pop(view.table_id, frozenset())
        if view.course.closed:
            return
        self._seated[view.table_id] = frozenset(line.player_id for line in view.seats)
        for player_id in before - self._seated[view.table_id]:
            if self._outbox.is_connected and not view.includes(player_id):
                self._tasks.run(self._show_out(view, player_id))

    async def _show_out(self, view: TableView, player_id: int) -> None:
        try:
            user_id = await self._directory.user_id(player_id)
            if user_id is None or (view.settings.role_id and await self._has_role(view, player_id)):
                return
            newest = self._tables.view(view.table_id)
            if newest is not None and not newest.includes(player_id):
                await remove_from_thread(self._outbox, newest, user_id)
        except Exception as error:
            log.warning("nobody is shown out of the thread of table %d: %s", view.table_id, cause(error))


def _has_room(view: TableView) -> bool:
    taken = {number for line in view.seats for number in (line.seat, line.moves_to) if number}
    return len(taken) < view.settings.seats_max
