"""Tables on their file: durable actions a second, a start with unfinished hands, the memory of a waiting table.

The figures to reach stand in the design; what a machine gives depends on its disk, for every action is on it before it
is answered.
"""

import asyncio
import gc
import random
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Final

from bot.cli.startup import collect_garbage_seldom
from bot.poker.actions import ActionKind
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.views import PlayerView
from bot.tables.clock import LoopTimer
from bot.tables.dealer import SecureDealer
from bot.tables.manager import TableManager
from bot.tables.messages import Act, Sit
from bot.tables.ports import NewTable, Request, TableSettings, TableView
from db import SqliteStore, check, open_store

GUILD: Final = 1
TABLES: Final = 1_000
SEATS: Final = 6
SECONDS: Final = 3.0
"""How long a round of play takes."""
FOLDED: Final = 0.15
RAISED: Final = 0.15
SETTINGS: Final = TableSettings("razz", Stakes.of(10, ante=2, bring_in=3), HouseRules(), 8, 10_000, 10_000, 3_600)
AGGRESSIVE: Final = (ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE)
PASSIVE: Final = (ActionKind.CALL, ActionKind.CHECK, ActionKind.BRING_IN)


class Nobody:
    """A publisher that tells nobody."""

    def show(self, view: TableView) -> None: ...

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None: ...

    def call_to_act(self, view: TableView, player_id: int) -> None: ...


class House:
    """A manager over a store, and the requests of those who play in it."""

    def __init__(self, store: SqliteStore) -> None:
        timer = LoopTimer(lambda: datetime.now(UTC))
        self.store = store
        self.tables = TableManager(store, Nobody(), SecureDealer(), timer, hand_pause_seconds=0)
        self.requests = count(time.time_ns())
        self.delays: list[float] = []

    def request(self, player_id: int) -> Request:
        return Request(next(self.requests), player_id, "bench")

    async def open(self, at: int, seats: int) -> int:
        """A table with this many players, its first hand dealt where they are two or more."""
        new = NewTable(GUILD, 10_000 + at, 1, f"Table {at}", SETTINGS)
        table_id = (await self.tables.open(new, self.request(1))).table_id
        for seat in range(1, seats + 1):
            await self.store.bank.wallet(GUILD, at * 10 + seat, 10_000, 0)
            await self.tables.submit(table_id, Sit(self.request(at * 10 + seat), None, seat))
        return table_id

    async def play(self, table_id: int, luck: random.Random, until: float) -> None:
        """One action after the other until the time is over; how long each took is noted."""
        while time.perf_counter() < until:
            view = self.tables.view(table_id)
            assert view is not None
            if view.hand is None or view.hand.finished:
                await asyncio.sleep(0.001)
                continue
            message = _act(self.request(dict(view.hand_players)[view.hand.to_act or 0]), view, luck.random())
            before = time.perf_counter()
            reply = await self.tables.submit(table_id, message)
            assert reply is not None
            assert reply.done, reply
            self.delays.append(time.perf_counter() - before)


def run(rounds: int) -> None:
    """Print one line a figure, its goal beside it."""
    collect_garbage_seldom()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        asyncio.run(_played(path, rounds))
        asyncio.run(_restored(path))
        assert check(path) == []
        asyncio.run(_waiting(Path(folder) / "idle.sqlite3"))


async def _played(path: Path, rounds: int) -> None:
    async with _house(path) as house:
        tables = await asyncio.gather(*(house.open(at, SEATS) for at in range(TABLES)))
        lucks = [random.Random(at) for at in range(TABLES)]
        for _ in range(rounds):
            house.delays.clear()
            start, worked = time.perf_counter(), time.process_time()
            await asyncio.gather(
                *(house.play(table, luck, start + SECONDS) for table, luck in zip(tables, lucks, strict=True))
            )
            rate, p99 = len(house.delays) / (time.perf_counter() - start), quantiles(house.delays, n=100)[98]
            _print(f"durable actions, {TABLES:,} tables at once", f"{rate:,.0f} /s", ">= 5,000 /s")
            worked = time.process_time() - worked
            _print("  for a second of processor time, all threads together", f"{len(house.delays) / worked:,.0f}", "")
            _print("  from the click to the answer, p99", f"{p99 * 1000:,.0f} ms", "< 250 ms")


async def _restored(path: Path) -> None:
    async with _house(path) as house:
        start = time.perf_counter()
        await house.tables.restore()
        seconds = time.perf_counter() - start
        live = sum(view.hand is not None and not view.hand.finished for view in house.tables.in_guild(GUILD))
        _print(f"a start with {live:,} unfinished hands", f"{seconds:.2f} s", "< 10 s")


async def _waiting(path: Path) -> None:
    """Tables with one player each, who waits for others."""
    async with _house(path) as house:
        await asyncio.gather(*(house.open(at, 1) for at in range(10)))
        tracemalloc.start()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        await asyncio.gather(*(house.open(at, 1) for at in range(10, 10 + TABLES)))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        _print("memory of an idle table", f"{(after - before) / TABLES / 1024:.1f} KiB", "< 60 KiB")


@asynccontextmanager
async def _house(path: Path) -> AsyncIterator[House]:
    store = await open_store(path)
    house = House(store)
    try:
        yield house
        await house.tables.stop()
    finally:
        await store.close()


def _act(request: Request, view: TableView, roll: float) -> Act:
    """Random legal play, as the command line's."""
    assert view.hand is not None
    kinds = [option.kind for option in view.hand.options]
    wanted: tuple[ActionKind, ...] = (*AGGRESSIVE, *PASSIVE) if roll >= 1 - RAISED else PASSIVE
    if roll < FOLDED:
        wanted = (ActionKind.FOLD, *PASSIVE)
    kind = next(kind for kind in wanted if kind in kinds)
    return Act(request, kind, None, view.hand_number, view.hand.version)


def _print(what: str, figure: str, goal: str) -> None:
    print(f"{what:<58} {figure:>15}   {goal}", flush=True)
