"""The bench of actions offered at a fixed rate, however slowly they are answered.

In ``tables`` players wait for an answer before they act again: if the bot stalls they send less, and the stall is
hardly visible. Here each action is due at a moment drawn beforehand, and its delay counts from there, with the time in
which nobody could take it.
"""

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from typing import Final

from bot.operating.startup import collect_garbage_seldom
from db import check
from tests.bench import tables
from tests.bench.columns import columns, machine, numbers
from tests.bench.tables import KINDS, BenchTables, SealedTables, open_bench

HAND: Final = 26
"""About as many actions as a hand has."""


def run(rate: int, size: int, seconds: int) -> None:
    """Print a column for deals without seals, and one with them."""
    collect_garbage_seldom()
    gc.freeze()  # What is imported, as in the program.
    print(f"Razz, {size:,} tables of {tables.SEATS}, {rate:,} actions a second for {seconds} s; {machine()}")
    print("\n".join(report(rate, [measure(rate, size, seconds, kind) for kind in KINDS])), flush=True)


def measure(rate: int, size: int, seconds: float, kind: type[BenchTables]) -> tuple[list[float], float, float]:
    """Return each action's delay, the seconds until the last answer, and the processor time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        measured = asyncio.run(_measured(path, rate, size, seconds, kind))
        assert check(path) == []
        return measured


async def _measured(
    path: Path, rate: int, size: int, seconds: float, kind: type[BenchTables]
) -> tuple[list[float], float, float]:
    async with open_bench(path, kind) as bench:
        # Long enough that nobody's time runs out.
        bench.settings = replace(bench.settings, turn_seconds=3_600)
        ids, luck = await bench.open_all(size, tables.SEATS), random.Random(rate)
        # Otherwise all tables would end their hands at about the same time.
        await asyncio.gather(*(offer(bench, [table_id], [0.0] * (at % HAND)) for at, table_id in enumerate(ids)))
        await offer(bench, ids, moments(rate, tables.SECONDS, luck))
        bench.delays.clear()
        start, worked = time.perf_counter(), time.process_time()
        await offer(bench, ids, moments(rate, seconds, luck))
        return bench.delays, time.perf_counter() - start, time.process_time() - worked


def moments(rate: float, seconds: float, luck: random.Random) -> Iterator[float]:
    """Yield the seconds from the start when actions are due, independently like those of many people."""
    due = luck.expovariate(rate)
    while due < seconds:
        yield due
        due += luck.expovariate(rate)


async def offer(bench: BenchTables, ids: Sequence[int], dues: Iterable[float]) -> None:
    """Offer an action at each moment to the table that has waited longest, until all are answered."""
    offers, start = asyncio.Queue[float](), time.perf_counter()
    async with asyncio.TaskGroup() as group:
        players = [group.create_task(_play(bench, table_id, offers)) for table_id in ids]
        for due in dues:
            if (early := start + due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            offers.put_nowait(start + due)
        await offers.join()
        for player in players:
            player.cancel()


async def _play(bench: BenchTables, table_id: int, offers: asyncio.Queue[float]) -> None:
    luck = random.Random(table_id)
    while True:
        await bench.all_dealt([table_id])
        due = await offers.get()
        view = bench.tables.view(table_id)
        assert view is not None
        await bench.act(view, luck, due)
        offers.task_done()


def report(rate: int, kinds: Sequence[tuple[list[float], float, float]]) -> list[str]:
    delays = [sorted(1000 * delay for delay in delays) for delays, _, _ in kinds]
    percentiles = [quantiles(each, n=100, method="inclusive") for each in delays]
    busy = [100 * worked / seconds for _, seconds, worked in kinds]
    return [
        columns(["sealed" if kind is SealedTables else "tables" for kind in KINDS]),
        numbers("offered, actions a second", [rate] * len(kinds)),
        numbers("reached, until the last answer", [len(delays) / seconds for delays, seconds, _ in kinds]),
        numbers("from due to answer, p50, ms", [each[49] for each in percentiles], 1),
        numbers("from due to answer, p99, ms", [each[98] for each in percentiles], 1, "< 250"),
        numbers("from due to answer, worst, ms", [each[-1] for each in delays], 1),
        numbers("busy, all threads, % of a processor", busy),
    ]
