"""The people at a club's tables: they see what is shown, and act a while after they are called."""

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
    """The publisher of the tables; ``tables`` and ``timer`` are those of the process that runs."""

    tables: TableManager

    def __init__(self, chance: random.Random, timer: ManualTimer) -> None:
        self.chance = chance
        self.timer = timer
        self.guests: dict[int, Guest] = {}
        self.requests = itertools.count(1)
        self.views: dict[int, TableView] = {}
        """table_id -> how it was last shown."""
        self.watchers: list[Callable[[TableView], None]] = []
        """Told of each table that is shown."""
        self.pace = 1.0
        """So many times as long as usual people take for their turns."""
        self.faults: list[str] = []
        """Things that must not be. A table goes on whatever its publisher comes upon, so it is raised afterwards."""
        self._called: set[tuple[int, int, int]] = set()

    def request(self, player_id: int, name: str = "test") -> Request:
        return Request(next(self.requests), player_id, name)

    def nobody_is_called(self) -> None:
        """A new process calls them anew."""
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
        """Where nothing has happened since they were called."""
        now = self.tables.view(view.table_id)
        if now is None or now.hand is None or view.hand is None:
            return
        if (now.hand_number, now.hand.version) != (view.hand_number, view.hand.version):
            return
        request = self.request(guest.player_id, action.kind.value)
        act = Act(request, action.kind, action.to, view.hand_number, view.hand.version, cards=action.cards)
        await self.tables.submit(view.table_id, act)
