"""One run of the program on one file, without threads: the real store and tables, and a publisher that only listens.

It begins with a start from the file and ends when it is dropped.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.common.house_clock import Alarm, HouseClock
from bot.fairness.cutting import ClosingLine
from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import DealClosed
from bot.tables.ports import DealToClose, TableView, TimerHandle
from bot.tables.rules.position import MODERATOR
from db import SqliteStore, open_store
from tests.harness.tables.decks import SomeAhead
from tests.soak.crash_disk import Computer, Disk, nothing
from tests.soak.crash_file import standing_of
from tests.soak.crash_loop import Stuck
from tests.soak.crash_witness import Witness

GUILD = 7
TURN_SECONDS = 45
THREAD = 1_573_982_130_298_421_277
_ANSWERS_SECONDS = (0, 0, 0.001, 0.3)
"""Seconds until a table hears that its deal is closed."""
_PAUSE_MOST_MS = 15_000
"""The longest pause between hands, and before a table retries what failed."""
_IDLE_LEAST_MS = 1_000_000


class WatchedTimer:
    """The event loop's timer, which knows which alarms are set."""

    def __init__(self, timer: HouseClock) -> None:
        self._timer = timer
        self.alarms: list[tuple[int, asyncio.Event, TimerHandle]] = []
        """When each alarm is due, whether it has rung, and its handle."""
        self.set_lately: list[tuple[int, int]] = []
        """(now, when) of the alarms set in this step."""

    def now_ms(self) -> int:
        return self._timer.now_ms()

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> TimerHandle:
        rung = asyncio.Event()

        def ring() -> None:
            rung.set()
            callback()

        handle = self._timer.call_at(at_ms, ring)
        self.alarms.append((at_ms, rung, handle))
        self.set_lately.append((self.now_ms(), at_ms))
        return handle

    def pending(self) -> int:
        self.alarms = [alarm for alarm in self.alarms if not alarm[1].is_set() and not _cancelled(alarm[2])]
        return len(self.alarms)


def _cancelled(handle: TimerHandle) -> bool:
    assert isinstance(handle, Alarm)
    return handle.cancelled


class SeededDealer:
    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._chance.sample(list(deck), len(deck)))


class Ear:
    """The publisher, which tells the witness everything as long as the process lives."""

    def __init__(self, life: "Life") -> None:
        self._life = life

    def show_table(self, view: TableView) -> None:
        if self._life.alive:
            self._life.note_first(view)
            self._life.witness.shown(view)

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        if self._life.alive:
            self._life.witness.given_cards(view, player_id, private)

    def send_due(self) -> None:
        pass


class Thread:
    """The closer of deals: it posts at once, and the table hears of it later, as long as the process lives."""

    def __init__(self, life: "Life", chance: random.Random) -> None:
        self._life = life
        self._chance = chance

    def close(self, deal: DealToClose) -> None:
        if self._life.alive:
            message = self._life.witness.closes(deal.line, again=deal.again)
            self._life.loop.create_task(self._tell(deal.line, message, self._chance.choice(_ANSWERS_SECONDS)))

    async def _tell(self, line: ClosingLine, message: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._life.tables.submit(line.table, DealClosed(line.hand, THREAD, message))


class Life:
    """One run of the program: ``up`` is True once the tables are restored.

    ``first`` is how each table was shown when it came back, with what each of its players may see of the hand.
    """

    def __init__(self, path: Path, witness: Witness, chance: random.Random, at_seconds: float, disk: Disk) -> None:
        self.path = path
        self.witness = witness
        self.loop = Computer(chance, at_seconds, disk)
        self.timer = WatchedTimer(HouseClock(self.loop.now))
        self.alive = True
        self.up = False
        self.first: dict[int, tuple[TableView, dict[int, PlayerView | None]]] = {}
        self.tables: TableManager
        self._chance = chance
        self._store: SqliteStore | None = None
        self._deadlines: set[int | None] = set()
        """Deadlines of turns that continue after the outage."""

    async def start(self) -> None:
        self._store = store = await open_store(self.path)
        self.tables = TableManager(
            store,
            SeededDealer(self._chance),
            self.timer,
            decks=SomeAhead(self._chance),
        )
        self.tables.publish_to(Ear(self), Thread(self, self._chance))
        await self.tables.restore()
        self.up = True

    def note_first(self, view: TableView) -> None:
        if not self.up and view.table_id not in self.first:
            private = {player: self.tables.private(view.table_id, player) for _, player in view.last.hand_players}
            self.first[view.table_id] = view, private
            self._deadlines.add(view.clock.deadline_ms)

    def check(self) -> None:
        """Check after a step that what was announced is saved, and that alarms are set for what is saved.

        If no work is under way, the tables in memory match those of the file, and each has an alarm.
        """
        self.witness.check()
        self._check_alarms()
        while self.loop.faults:
            self.witness.complain(self.loop.faults.pop())
        if self.up and not self.loop.disk.busy and self.loop.nothing_ready():
            self._check_memory()

    def drop(self) -> None:
        """End the process; what its remaining tasks still do is ignored."""
        self.alive = False
        self.loop.disk.landed = nothing
        if self._store is not None:
            with suppress(Stuck):
                self.loop.run(self._store.close())
        self.loop.give_up()

    def _check_alarms(self) -> None:
        """Check that a turn's clock is set once the turn is saved.

        Pauses between hands are short and not in the file.
        """
        while self.timer.set_lately:
            now_ms, at_ms = self.timer.set_lately.pop()
            of_a_turn = _PAUSE_MOST_MS < at_ms - now_ms < _IDLE_LEAST_MS
            if of_a_turn and at_ms not in self.witness.facts.deadlines | self._deadlines:
                self.witness.complain("a clock is set for a turn that is not in the file")

    def _check_memory(self) -> None:
        views = {view.table_id: view for view in self.tables.in_guild(GUILD)}
        there = {table_id for table_id, standing in self.witness.facts.standings.items() if not standing.closed}
        if views.keys() != there:
            self.witness.complain(f"tables {sorted(views)} are open in memory, {sorted(there)} in the file")
        for table_id in views.keys() & there:
            if standing_of(views[table_id]) != self.witness.facts.standings[table_id]:
                self.witness.complain(f"table {table_id} stands otherwise in memory than in the file")
        # A paused table has an alarm only to retry what the disk refused.
        least = sum(view.course.paused != MODERATOR for view in views.values())
        if not least <= self.timer.pending() <= len(views):
            self.witness.complain(f"{least} tables have {self.timer.pending()} alarms: one stands still")
