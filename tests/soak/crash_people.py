"""Scripted people at the tables of one process after another.

They try anything, legal or not, click twice or again after a restart, and cancel their calls.
"""

import asyncio
import itertools
import random
from functools import partial

from bot.tables.messages import Leave, Message, Sit
from bot.tables.ports import TableView
from bot.tables.rules.position import MODERATOR
from bot.tables.saving import NewTable, Request, StoreError
from tests.soak import crowd
from tests.soak.crash_life import GUILD, TURN_SECONDS, Life

PLAYERS = tuple(range(101, 113))
WALLET = 250
"""So few chips that some buy-ins are too large."""
TABLES = 3
_GAPS_SECONDS = (*(0.0,) * 14, *(0.001, 0.02, 0.5) * 3, *(3, 9) * 2, TURN_SECONDS + 1)
_CANCEL_STEPS_MOST = 10
_LULL_SECONDS = 4
_AGAIN_MOST = 20
"""How many of the last deliveries may be repeated."""


class People:
    """People whom ``visit`` brings to a process; they remember everything when they visit the next one."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._requests = itertools.count(1)
        self._crowd = crowd.Crowd(chance, PLAYERS, self.request, closes=0.02, orders=0.1)
        self._sent: list[tuple[int, Message]] = []
        self._opening = False

    def request(self, player_id: int, name: str) -> Request:
        return Request(next(self._requests), player_id, name)

    def visit(self, life: Life) -> None:
        self._opening = False
        life.loop.call_soon(self._pulse, life)

    def _pulse(self, life: Life) -> None:
        if not life.alive:
            return
        gap = self._chance.choice(_GAPS_SECONDS)
        if not life.up or not any(map(_is_played, life.tables.in_guild(GUILD))):
            # No hand is running, so they often wait.
            gap = self._chance.choice((gap, _LULL_SECONDS))
        if life.up:
            self._do_something(life)
        life.loop.call_later(gap, self._pulse, life)

    def _do_something(self, life: Life) -> None:
        views = life.tables.in_guild(GUILD)
        if len(views) < TABLES and not self._opening:
            self._opening = True
            life.loop.create_task(self._open(life))
        elif self._sent and self._chance.random() < 0.08:
            self._deliver(life, *self._chance.choice(self._sent[-_AGAIN_MOST:]))
        elif views:
            busy = [view for view in views if _is_played(view) or view.course.paused == MODERATOR]
            view = self._chance.choice(busy or views)
            message = self._in_passing(view) or self._crowd.anything(view, partial(life.tables.private, view.table_id))
            for _ in range(2 if self._chance.random() < 0.1 else 1):
                self._deliver(life, view.table_id, message)

    def _in_passing(self, view: TableView) -> Message | None:
        """Let somebody leave now and then, mostly during a hand, or buy in for the maximum."""
        lot = self._chance.random()
        if lot < 0.06 and view.seats:
            return Leave(self.request(self._chance.choice(view.seats).player_id, "leave"))
        if lot > 0.95:
            return Sit(self.request(self._chance.choice(PLAYERS), "sit"), view.settings.buy_in_most)
        return None

    def _deliver(self, life: Life, table_id: int, message: Message) -> None:
        life.witness.delivers(message)
        self._sent.append((table_id, message))
        caller = life.loop.create_task(self._ask(life, table_id, message))
        if self._chance.random() < 0.15:
            self._cancel(life, caller, self._chance.randrange(_CANCEL_STEPS_MOST))

    def _cancel(self, life: Life, caller: "asyncio.Task[None]", turns: int) -> None:
        """Cancel the caller after so many turns of the loop, anywhere between the click and the answer."""
        if turns:
            life.loop.call_soon(self._cancel, life, caller, turns - 1)
        else:
            caller.cancel()

    async def _ask(self, life: Life, table_id: int, message: Message) -> None:
        try:
            reply = await life.tables.submit(table_id, message)
        except Exception as error:
            life.witness.complain(f"{type(message).__name__} was answered with {type(error).__name__}")
            return
        if reply is not None and life.alive:
            life.witness.answered(message, reply)

    async def _open(self, life: Life) -> None:
        request = self.request(PLAYERS[0], "open")
        new = new_table(self._chance.choice(crowd.PLAYED), request.request_id, self._chance)
        try:
            view = await life.tables.open(new, request)
        except StoreError:
            return
        finally:
            self._opening = False
        if life.alive:
            life.witness.opened(view, request)


def _is_played(view: TableView) -> bool:
    return view.hand is not None and not view.hand.finished and view.course.paused is None


def new_table(name: str, channel_id: int, chance: random.Random) -> NewTable:
    """Return a table of a game of ``crowd.PLAYED``, in a channel of its own."""
    return NewTable(GUILD, channel_id, PLAYERS[0], name, crowd.settings(name, chance))
