"""Checks of Discord roles and thread members for waiting lists and private tables.

A player who waits for a seat that needs a role must still have it when the seat is free. A player who leaves a private
table and may not sit there again is removed from its thread.
"""

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from bot.publishing.private_access import PrivateAccess
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.seat_messages import Vouch
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

RETRY_MS: Final = 30_000
"""The delay before a retry if Discord did not return a player's roles, in ms."""


class WaitingListPosts:
    """The checks of roles and thread members at all tables.

    It is created before the Discord client; requests are sent once the client is connected.
    """

    def __init__(
        self,
        tables: TableManager,
        directory: Directory,
        timer: Timer,
        outbox: Outbox,
        tasks: Tasks,
        access: PrivateAccess,
    ) -> None:
        self._tables = tables
        self._directory = directory
        self._timer = timer
        self._outbox = outbox
        self._tasks = tasks
        self._access = access
        self._role_checks: set[tuple[int, int]] = set()
        """(table_id, player_id) of the role checks that are running or wait for a retry."""
        self._seated: dict[int, frozenset[int]] = {}
        """table_id -> the player_ids who sit at the table, for private tables."""

    def start(self, views: Iterable[TableView]) -> None:
        """Run the checks on the newest view of each table; call this when the client is connected."""
        for view in views:
            self.table_changed(view)

    def table_changed(self, view: TableView) -> None:
        self._check_next_in_line(view)
        if view.settings.is_private:
            self._check_thread_members(view)

    # Roles

    def _check_next_in_line(self, view: TableView) -> None:
        """If a seat is free and needs a role, ask Discord for the roles of the next player in line.

        While a check is running, or waits for a retry, no second one is started.
        """
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
        if self._outbox.is_connected and key not in self._role_checks:
            self._role_checks.add(key)
            self._tasks.run(self._check_role(view, first.player_id))

    async def _check_role(self, view: TableView, player_id: int) -> None:
        key = view.table_id, player_id
        try:
            may_sit = await self._has_role(view, player_id)
            self._role_checks.discard(key)
            await self._tables.submit(view.table_id, Vouch(player_id, may_sit))
        except Exception as error:
            # Retry after any error, a gateway outage among them: otherwise the seat would stay free for ever.
            log.warning("table %d could not check who has its role, and tries again: %s", view.table_id, cause(error))
            self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._retry, key))

    def _retry(self, key: tuple[int, int]) -> None:
        self._role_checks.discard(key)
        view = self._tables.view(key[0])
        if view is not None:
            self.table_changed(view)

    async def _has_role(self, view: TableView, player_id: int) -> bool:
        """Return True if Discord says that the player has a role with which they may sit at the table.

        Raises discord.py's errors, for example if Discord does not answer.
        """
        guild, user_id = self._outbox.guild(view.place.guild_id), await self._directory.user_id(player_id)
        if guild is None or user_id is None:
            return False
        members = await self._outbox.of_gateway(
            partial(guild.query_members, user_ids=[user_id], cache=False), "question"
        )
        return any(view.settings.admits({role.id for role in member.roles}) for member in members)

    # Members of private threads

    def _check_thread_members(self, view: TableView) -> None:
        """Remove players who left a private table from its thread, unless they may sit there again.

        A player whose invitation is withdrawn while they sit can see the table until they leave.
        """
        before = self._seated.pop(view.table_id, frozenset())
        if view.course.closed:
            return
        self._seated[view.table_id] = frozenset(line.player_id for line in view.seats)
        for player_id in before - self._seated[view.table_id]:
            if self._outbox.is_connected and not view.includes(player_id):
                self._tasks.run(self._remove_from_thread(view, player_id))

    async def _remove_from_thread(self, view: TableView, player_id: int) -> None:
        try:
            user_id = await self._directory.user_id(player_id)
            if user_id is None or (view.settings.role_id and await self._has_role(view, player_id)):
                return
            newest = self._tables.view(view.table_id)
            if newest is not None and not newest.includes(player_id):
                await self._access.remove(newest, user_id)
        except Exception as error:
            log.warning(
                "a player who left could not be removed from the thread of table %d: %s", view.table_id, cause(error)
            )


def _has_room(view: TableView) -> bool:
    taken = {number for line in view.seats for number in (line.seat, line.moves_to) if number}
    return len(taken) < view.settings.seats_max
