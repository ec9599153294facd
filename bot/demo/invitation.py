"""The table to which the demo's start page invites a visitor.

The demo keeps one table open, with a player who waits there.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.demo.simcord_private import simulation
from bot.demo.world import DemoPerson, World
from bot.tables.manager import TableManager
from bot.tables.ports import SeatLine, TableView

log: Final = logging.getLogger(__name__)

TABLE: Final = {"game": "razz", "stakes": "10/20"}
LOOKS_MOST: Final = 12
"""The maximum number of checks for a command's effect.

Each check waits until the bot is idle, or for some seconds.
"""


@dataclass(frozen=True, slots=True)
class Invitation:
    table: TableView
    opponent: DemoPerson
    """The person who already sits at the table."""


class Inviter:
    """The code that keeps a table open with a player at it; it uses the same commands as people do."""

    def __init__(self, world: World, tables: TableManager, players: Mapping[int, int]) -> None:
        """Initialize; ``players`` maps player_id to user_id of the people in the demo."""
        self._world = world
        self._tables = tables
        self._player_ids = {user_id: player_id for player_id, user_id in players.items()}

    async def invite(self) -> Invitation | None:
        """Return an invitation to a table with a waiting player.

        If no table has one, seat a player at an existing table or at a new one. Return None if the room allows no
        table, or if nobody else has chips left.
        """
        for view in self._joinable():
            if (invitation := self._waiting_at(view)) is not None:
                return await self._with_opponent_back(invitation)
        for view in self._joinable() or await self._open_table():
            for opponent in self._world.opponents:
                await self._command_at(opponent, view, "table sit")
                if (invitation := self._waiting_at(self._now(view))) is not None:
                    return invitation
        return None

    async def _open_table(self) -> list[TableView]:
        command = self._world.moderator.member.slash(self._world.room, "table open", **TABLE)
        await self._run_command(command, lambda: bool(self._joinable()))
        opened = self._joinable()
        if not opened:
            log.error("the demo's table could not be opened")
        return opened

    async def _with_opponent_back(self, invitation: Invitation) -> Invitation:
        """If the opponent sits out and the visitor is not at the table yet, let the opponent return.

        Otherwise the visitor would not be dealt in.
        """
        view, opponent = invitation.table, invitation.opponent
        line = self._line(view, opponent)
        if line is not None and line.status == "sitting_out" and self._line(view, self._world.newcomer) is None:
            await self._command_at(opponent, view, "table back")
        return Invitation(self._now(view), opponent)

    async def _command_at(self, person: DemoPerson, view: TableView, command: str) -> None:
        place = self._world.place(view.place.channel_id)
        assert place is not None, "only tables with a place are joined"
        await self._run_command(
            person.member.slash(place, command), lambda: self._waiting_at(self._now(view)) is not None
        )

    async def _run_command(self, command: Awaitable[object], is_done: Callable[[], bool]) -> None:
        """Give a command and check repeatedly for its effect, because a machine may be slow."""
        await simulation.patiently(command)
        for _ in range(LOOKS_MOST):
            if is_done():
                return
            await simulation.patiently(self._world.env.settle())

    def _joinable(self) -> list[TableView]:
        """Return the tables where the visitor sits or may sit down."""
        tables = self._tables.in_guild(self._world.guild.id)
        return [view for view in tables if self._may_be_joined(view)]

    def _may_be_joined(self, view: TableView) -> bool:
        closed = (
            view.practice or view.course.closes_after_hand or view.settings.is_private or view.tournament_id is not None
        )
        if closed or self._world.place(view.place.channel_id) is None:
            return False
        return len(view.seats) < view.settings.seats_max or self._line(view, self._world.newcomer) is not None

    def _waiting_at(self, view: TableView) -> Invitation | None:
        opponents = (each for each in self._world.opponents if self._line(view, each) is not None)
        opponent = next(opponents, None)
        return None if opponent is None else Invitation(view, opponent)

    def _line(self, view: TableView, person: DemoPerson) -> SeatLine | None:
        """Return the person's seat at the table; None if they have none or are leaving it."""
        player_id = self._player_ids[person.user.id]
        return next((line for line in view.seats if line.player_id == player_id and line.status != "leaving"), None)

    def _now(self, view: TableView) -> TableView:
        return self._tables.view(view.table_id) or view
