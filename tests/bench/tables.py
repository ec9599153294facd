"""The bench of tables on their file, with sealed deals and without.

It measures durable actions a second, the time of each part, a start with unfinished hands, and memory, and how each
grows with the number of tables. The design has the goals; the results depend on the disk, because every action is
written to it before it is answered.
"""

import asyncio
import gc
import random
import sqlite3
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Final, TypeVar

from bot.common.house_clock import HouseClock
from bot.operating.decks_ahead import DecksAhead
from bot.operating.startup import collect_garbage_seldom
from bot.poker.actions import ActionKind
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import Act, DealClosed, Sit
from bot.tables.ports import DealCloser, DealToClose, TableView
from bot.tables.replies import TableReply
from bot.tables.running.dealer import SecureDealer, fresh_seed
from bot.tables.saving import NewTable, Request
from bot.tables.state import TableSettings
from db import SqliteStore, check, open_store
from tests.bench.columns import columns, line, machine, numbers
from tests.bench.parts import PARTS, Looks, Shares, looks, shares

GUILD: Final = 1
SIZES: Final = (10, 100, 1_000)
SEATS: Final = 6
SECONDS: Final = 2.0
"""Seconds of a round of play."""
PAUSE_SECONDS: Final = 1
"""Seconds between hands."""
LOOK_SECONDS: Final = 0.1
"""Seconds between two looks at a table between hands."""
FOLDED: Final = 0.15
RAISED: Final = 0.15
SETTINGS: Final = TableSettings("razz", Stakes.of(10, ante=2, bring_in=3), HouseRules(), 8, 10_000, 10_000, 3_600)
AGGRESSIVE: Final = (ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE)
PASSIVE: Final = (ActionKind.CALL, ActionKind.CHECK, ActionKind.BRING_IN)


class Nobody:
    """A publisher that publishes nothing."""

    def show_table(self, view: TableView) -> None: ...

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None: ...

    def send_due(self) -> None: ...


class BenchTables:
    """A manager over a store, and the requests of its players."""

    settings = SETTINGS

    def __init__(self, store: SqliteStore, closer: DealCloser | None = None) -> None:
        timer = HouseClock(lambda: datetime.now(UTC))
        self.store = store
        self.decks = DecksAhead(fresh_seed)
        self.tables = TableManager(store, SecureDealer(), timer, hand_pause_seconds=PAUSE_SECONDS, decks=self.decks)
        self.tables.publish_to(Nobody(), closer)
        self.requests = count(time.time_ns())
        self.delays: list[float] = []

    def request(self, player_id: int) -> Request:
        return Request(next(self.requests), player_id, "bench")

    async def open(self, at: int, seats: int) -> int:
        """Open a table with this many players and return its id."""
        new = NewTable(GUILD, 10_000 + at, 1, f"Table {at}", self.settings)
        table_id = (await self.tables.open(new, self.request(1))).table_id
        for seat in range(1, seats + 1):
            await self.store.bank.wallet(GUILD, at * 10 + seat, 10_000, 0)
            await self.tables.submit(table_id, Sit(self.request(at * 10 + seat), None, seat))
        return table_id

    async def open_all(self, tables: int, seats: int) -> list[int]:
        return await asyncio.gather(*(self.open(at, seats) for at in range(tables)))

    async def play_all(self, tables: list[int], lucks: list[random.Random]) -> None:
        """Play one round at all tables at once."""
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*(self.play(table, luck, until) for table, luck in zip(tables, lucks, strict=True)))

    async def all_dealt(self, tables: list[int]) -> None:
        """Wait until every table is in a hand."""
        views = [self.tables.view(table_id) for table_id in tables]
        if any(view is None or view.hand is None or view.hand.finished for view in views):
            await asyncio.sleep(LOOK_SECONDS)
            await self.all_dealt(tables)

    async def play(self, table_id: int, luck: random.Random, until: float) -> None:
        """Act again and again until the time is over, and note how long each action took."""
        while time.perf_counter() < until:
            view = self.tables.view(table_id)
            assert view is not None
            if view.hand is None or view.hand.finished:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            await self.act(view, luck, time.perf_counter())
            await self.besides(table_id, luck)

    async def act(self, view: TableView, luck: random.Random, since: float) -> None:
        """Act for the player who is to act, and note how long after ``since`` the answer came."""
        assert view.hand is not None
        message = _act(self.request(dict(view.last.hand_players)[view.hand.to_act or 0]), view, luck.random())
        reply = await self.tables.submit(view.table_id, message)
        assert reply is not None
        assert reply.done, reply
        self.delays.append(time.perf_counter() - since)

    async def besides(self, table_id: int, luck: random.Random) -> None:
        """Do nothing between two actions; a subclass may."""


class AtOnce:
    """A closer whose messages are posted at once."""

    tables: TableManager

    def __init__(self) -> None:
        self._messages = count(time.time_ns())
        self._answers: set[asyncio.Task[TableReply | None]] = set()

    def close(self, deal: DealToClose) -> None:
        closed = DealClosed(deal.line.hand, 1, next(self._messages))
        answer = asyncio.get_running_loop().create_task(self.tables.submit(deal.line.table, closed))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)


class SealedTables(BenchTables):
    """Tables where every deal is sealed, cut by the acts of the hand before, and closed."""

    def __init__(self, store: SqliteStore) -> None:
        closer = AtOnce()
        super().__init__(store, closer)
        closer.tables = self.tables


KINDS: Final = (BenchTables, SealedTables)
AnyBench = TypeVar("AnyBench", bound=BenchTables)


@dataclass(frozen=True)
class Measured:
    """The figures of one size, with sealed deals or without."""

    tables: int
    sealed: bool
    rates: list[float]
    """Actions a second, one figure per round."""
    delays: list[float]
    """Seconds from each submitted action to its answer."""
    processor_seconds: float
    garbage: Looks
    parts: Shares
    filled_bytes: int
    """Bytes by which the file grew."""
    live: int
    """Unfinished hands in the file at the start."""
    start_seconds: float
    """Seconds until all of them were restored."""
    waiting_kib: float
    """Memory of a table with one player, who waits for others."""
    playing_kib: float
    """Memory of a table with six players, between hands or in one."""

    @property
    def name(self) -> str:
        return f"{self.tables:,} {'sealed' if self.sealed else 'tables'}"

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def action_us(self) -> float:
        """Return the processor time per action, in microseconds."""
        return 1e6 * self.processor_seconds / len(self.delays)

    @property
    def action_bytes(self) -> float:
        return self.filled_bytes / len(self.delays)

    def percentile_ms(self, percent: int) -> float:
        return 1000 * quantiles(self.delays, n=100, method="inclusive")[percent - 1]


def run(rounds: int) -> None:
    """Print a line per figure, and for each size a column without seals and one with them."""
    collect_garbage_seldom()
    gc.freeze()  # What is imported, as in the program.
    print(f"Razz, {SEATS} players a table who answer at once, {PAUSE_SECONDS} s between hands; {machine()}")
    print(f"{rounds} rounds of {SECONDS:g} s, and one for the parts, in which wrapped functions read the clock")
    print("sealed: every deal is sealed, cut, and closed by a message that stands at once")
    print("another process makes the decks ahead; its time is not among the figures")
    print("\n".join(report([measure(size, rounds, kind) for size in SIZES for kind in KINDS])), flush=True)


def measure(tables: int, rounds: int, kind: type[BenchTables]) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        rates, delays, worked, garbage, parts, filled = asyncio.run(_played(path, tables, rounds, kind))
        live, seconds = asyncio.run(_restored(path, kind))
        assert check(path) == []
        waiting = asyncio.run(_memory(Path(folder) / "waiting.sqlite3", tables, 1, kind))
        playing = asyncio.run(_memory(Path(folder) / "playing.sqlite3", tables, SEATS, kind))
    sealed = kind is SealedTables
    return Measured(tables, sealed, rates, delays, worked, garbage, parts, filled, live, seconds, waiting, playing)


async def _played(
    path: Path, tables: int, rounds: int, kind: type[BenchTables]
) -> tuple[list[float], list[float], float, Looks, Shares, int]:
    async with open_bench(path, kind) as bench:
        ids = await bench.open_all(tables, SEATS)
        lucks = [random.Random(at) for at in range(tables)]
        # The first hands are dealt, and the disk warms up.
        await bench.play_all(ids, lucks)
        bench.delays.clear()
        rates, worked, filled = [], time.process_time(), _filled(path)
        with looks() as garbage:
            for _ in range(rounds):
                start, before = time.perf_counter(), len(bench.delays)
                await bench.play_all(ids, lucks)
                rates.append((len(bench.delays) - before) / (time.perf_counter() - start))
        worked, delays = time.process_time() - worked, bench.delays.copy()
        filled = _filled(path) - filled
        with shares() as parts:
            await bench.play_all(ids, lucks)
        await bench.all_dealt(ids)
        return rates, delays, worked, garbage, parts, filled


def _filled(path: Path) -> int:
    """Return the size of the file in bytes, with everything that is still in its log."""
    with closing(sqlite3.connect(path)) as connection:
        pages, of = connection.execute(
            "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
        ).fetchone()
        return int(pages * of)


async def _restored(path: Path, kind: type[BenchTables]) -> tuple[int, float]:
    async with open_bench(path, kind) as bench:
        start = time.perf_counter()
        await bench.tables.restore()
        seconds = time.perf_counter() - start
        return sum(view.hand is not None and not view.hand.finished for view in bench.tables.in_guild(GUILD)), seconds


async def _memory(path: Path, tables: int, seats: int, kind: type[BenchTables]) -> float:
    """Return the KiB of a table, without the database's cache and what all tables share."""
    async with open_bench(path, kind) as bench:
        await asyncio.gather(*(bench.open(at, seats) for at in range(tables, tables + 10)))
        tracemalloc.start()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        await bench.open_all(tables, seats)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / tables / 1024


@asynccontextmanager
async def open_bench(path: Path, kind: type[AnyBench]) -> AsyncIterator[AnyBench]:
    """Yield a bench on a new file, or on one that was played on before."""
    store = await open_store(path)
    try:
        bench = kind(store)
        yield bench
        await bench.tables.stop()
        await bench.decks.close()
    finally:
        await store.close()


def _act(request: Request, view: TableView, roll: float) -> Act:
    """Return a random legal action, as in the command line's random play."""
    assert view.hand is not None
    kinds = [option.kind for option in view.hand.options]
    wanted: tuple[ActionKind, ...] = (*AGGRESSIVE, *PASSIVE) if roll >= 1 - RAISED else PASSIVE
    if roll < FOLDED:
        wanted = (ActionKind.FOLD, *PASSIVE)
    kind = next(kind for kind in wanted if kind in kinds)
    return Act(request, kind, None, view.hand_number, view.hand.version)


def report(sizes: list[Measured]) -> list[str]:
    """Return the lines; each column with seals follows the one without."""
    restored = [f"{size.start_seconds:.2f} of {size.live}" for size in sizes]
    thousand = [1000 * size.start_seconds / max(size.live, 1) for size in sizes]
    return [
        columns([size.name for size in sizes]),
        numbers("durable actions a second, median round", [size.rate for size in sizes], goal=">= 5,000"),
        _beside("  sealed to not, %", sizes, lambda size: size.rate, ">= 95"),
        numbers("  best round", [max(size.rates) for size in sizes]),
        numbers("from action to answer, p50, ms", [size.percentile_ms(50) for size in sizes], 1),
        numbers("from action to answer, p99, ms", [size.percentile_ms(99) for size in sizes], 1, "< 250"),
        numbers("processor time an action, all threads, us", [size.action_us for size in sizes]),
        _beside("  sealed to not, %", sizes, lambda size: size.action_us),
        *(numbers(f"  {part}, %", [size.parts.percent(part) for size in sizes]) for part in PARTS),
        numbers("bytes in the file, an action", [size.action_bytes for size in sizes]),
        _beside("  sealed to not, %", sizes, lambda size: size.action_bytes),
        numbers("longest look for garbage, ms", [1000 * max(size.garbage.seconds, default=0) for size in sizes], 1),
        numbers("  objects found in cycles", [size.garbage.found for size in sizes]),
        line("start with unfinished hands, s", restored, "1,000 in < 2"),
        numbers("  for 1,000 hands, s", thousand, 2, "< 2"),
        numbers("memory of a table that waits, KiB", [size.waiting_kib for size in sizes], 1, "< 60"),
        numbers("memory of a table of six, KiB", [size.playing_kib for size in sizes], 1),
    ]


def _beside(what: str, sizes: list[Measured], figure: Callable[[Measured], float], goal: str = "") -> str:
    """Return a line that shows each column with seals in percent of the column before."""
    shares = [""] * len(sizes)
    for at, size in enumerate(sizes):
        if size.sealed:
            shares[at] = f"{100 * figure(size) / figure(sizes[at - 1]):.0f}"
    return line(what, shares, goal)
