"""The players at a club's tables: they see what is published and act a while after their turn begins."""

import asyncio
import itertools
import random
from collections.abc import Callable

from bot.poker.actions import Action
from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import Act
from bot.tables.ports import TableView
from bot.tables.saving import Request
from tests.harness.tables.doubles import ManualTimer
from tests.harness.tournaments.people import Guest, think_ms


class Players:
    """The tables' publisher; ``tables`` and ``timer`` belong to the running process."""

    tables: TableManager

    def __init__(self, chance: random.Random, timer: ManualTimer) -> None:
        self.chance = chance
        self.timer = timer
        self.guests: dict[int, Guest] = {}
        self.requests = itertools.count(1)
        self.views: dict[int, TableView] = {}
        """Table id -> its last published view."""
        self.watchers: list[Callable[[TableView], None]] = []
        """Functions called with each published view."""
        self.pace = 1.0
        """Factor for the time that players take for their turns."""
        self.faults: list[str] = []
        """Faults to be raised later, because a table ignores errors of its publisher."""
        self._called: set[tuple[int, int, int]] = set()

    def request(self, player_id: int, name: str = "test") -> Request:
        return Request(next(self.requests), player_id, name)

    def nobody_is_called(self) -> None:
        """Forget who was called to act: a new process calls them again."""
        self._called.clear()

    def show_table(self, view: TableView) -> None:
        self.views[view.table_id] = view
        for watcher in self.watchers:
            watcher(view)
        hand = view.hand
        if hand is None or hand.finished or hand.to_act is None or view.course.paused is not None:
            return
        turn = (view.table_id, view.hand_number, hand.version)
        guest = self.guests.get(dict(view.last.hand_players)[hand.to_act])
        if turn in self._called or guest is None or not guest.is_there(self.timer.now_ms()):
            return
        private = self.tables.private(view.table_id, guest.player_id)
        if private is None:
            return
        self._called.add(turn)
        action = guest.decide(private, dict(view.last.hand_players), self.chance)
        self.timer.call_at(
            self.timer.now_ms() + round(self.pace * think_ms(action, self.chance)),
            lambda: self._begin(view, guest, action),
        )

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        pass

    def send_due(self) -> None:
        pass

    def _begin(self, view: TableView, guest: Guest, action: Action) -> None:
        asyncio.get_running_loop().create_task(self._act(view, guest, action))

    async def _act(self, view: TableView, guest: Guest, action: Action) -> None:
        """Act, unless something has happened since the turn began."""
        now = self.tables.view(view.table_id)
        if now is None or now.hand is None or view.hand is None:
            return
        if (now.hand_number, now.hand.version) != (view.hand_number, view.hand.version):
            return
        request = self.request(guest.player_id, action.kind.value)
        act = Act(request, action.kind, action.to, view.hand_number, view.hand.version, cards=action.cards)
        await self.tables.submit(view.table_id, act)
