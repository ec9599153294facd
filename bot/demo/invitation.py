"""The table that the start page invites to: there is one at any time, with somebody who waits at it."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.demo.simcord_private import simulation
from bot.demo.world import Person, World
from bot.tables.manager import TableManager
from bot.tables.ports import SeatLine, TableView

log: Final = logging.getLogger(__name__)

TABLE: Final = {"game": "razz", "stakes": "10/20"}
LOOKS_MOST: Final = 12
"""For what a command does; each look waits until the bot comes to rest, or some seconds."""


@dataclass(frozen=True, slots=True)
class Invitation:
    table: TableView
    opponent: Person
    """Sits at the table."""


class Inviter:
    """Keeps a table open and somebody at it, by the commands that people use."""

    def __init__(self, world: World, tables: TableManager, players: Mapping[int, int]) -> None:
        """``players`` are the world's people: player_id -> user_id."""
        self._world = world
        self._tables = tables
        self._player_ids = {user_id: player_id for player_id, user_id in players.items()}

    async def invite(self) -> Invitation | None:
        """Invites to a table where somebody waits already, else where somebody sits down for it, else to a new one.
        None where the room allows no table, or nobody else has chips left."""
        for view in self._joinable():
            if (invitation := self._waiting_at(view)) is not None:
                return await self._awake(invitation)
        for view in self._joinable() or await self._opened():
            for opponent in self._world.opponents:
                await self._say(opponent, view, "table sit")
                if (invitation := self._waiting_at(self._now(view))) is not None:
                    return invitation
        return None

    async def _opened(self) -> list[TableView]:
        command = self._world.moderator.member.slash(self._world.room, "table open", **TABLE)
        await self._give(command, lambda: bool(self._joinable()))
        opened = self._joinable()
        if not opened:
            log.error("the demo's table could not be opened")
        return opened

    async def _awake(self, invitation: Invitation) -> Invitation:
        """An opponent who sits out alone would keep the newcomer from being dealt in."""
        view, opponent = invitation.table, invitation.opponent
        line = self._line(view, opponent)
        if line is not None and line.status == "sitting_out" and self._line(view, self._world.newcomer) is None:
            await self._say(opponent, view, "table back")
        return Invitation(self._now(view), opponent)

    async def _say(self, person: Person, view: TableView, command: str) -> None:
        place = self._world.place(view.place.channel_id)
        assert place is not None, "only tables with a place are joined"
        await self._give(person.member.slash(place, command), lambda: self._waiting_at(self._now(view)) is not None)

    async def _give(self, command: Awaitable[object], is_done: Callable[[], bool]) -> None:
        """Give a command, and look again for what it does while a slow machine is at it."""
        await simulation.patiently(command)
        for _ in range(LOOKS_MOST):
            if is_done():
                return
            await simulation.patiently(self._world.env.settle())

    def _joinable(self) -> list[TableView]:
        """The tables that the newcomer sits at or may sit down at."""
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
        found = (each for each in self._world.opponents if self._line(view, each) is not None)
        opponent = next(found, None)
        return None if opponent is None else Invitation(view, opponent)

    def _line(self, view: TableView, person: Person) -> SeatLine | None:
        """The person's seat, unless they are about to leave it."""
        player_id = self._player_ids[person.user.id]
        return next((line for line in view.seats if line.player_id == player_id and line.status != "leaving"), None)

    def _now(self, view: TableView) -> TableView:
        return self._tables.view(view.table_id) or view
