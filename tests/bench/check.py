"""The bench of ``check``: time per hand in one process and on all cores, and memory."""

import asyncio
import os
import resource
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from db import check, open_store
from db.file.paths import read_only
from db.upkeep import deal_readers
from tests.bench.columns import line, machine, numbers
from tests.soak.tables import CountingStore, Figures, House

TABLES: Final = 40
SIZES: Final = (1_000, 4_000)
"""Numbers of sealed hands, spread over every game; memory is printed for both."""
MILLION: Final = 1_000_000


async def _made(path: Path, hands: int) -> None:
    store = await open_store(path)
    try:
        counting = CountingStore(store, sys.maxsize)
        await House(counting, store, Random(7)).play(TABLES, hands, Figures(TABLES, tell=lambda line: None))
    finally:
        await store.close()


def _count(path: Path) -> int:
    with closing(read_only(path)) as connection:
        (hands,) = connection.execute("SELECT count(*) FROM hand").fetchone()
    return int(hands)


def _seconds(path: Path, processes: int) -> float:
    began = time.perf_counter()
    problems = check(path, processes)
    assert not problems, problems
    return time.perf_counter() - began


def _memory_mib() -> float:
    """Return the highest memory that this process or any reader ever had."""
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return most / 1024


def run(rounds: int) -> None:
    """Print the best of the rounds; memory includes the process that made the file."""
    cores = os.cpu_count() or 1
    print(machine())
    print(line("check of sealed hands of every game", ["1 process", f"{cores} processes"], "goal"))
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder, patch.object(deal_readers, "_WORTH_A_PROCESS", 0):
            path = Path(folder) / "check.sqlite3"
            asyncio.run(_made(path, size))
            hands = _count(path)
            best = [min(_seconds(path, processes) for _ in range(rounds)) for processes in (1, cores)]
        print(numbers(f"{hands:,} hands: ms a hand", [1000 * seconds / hands for seconds in best], 2))
        print(numbers("  minutes for 1,000,000", [MILLION * seconds / hands / 60 for seconds in best], 1, "< 15"))
        print(numbers("  most MiB of a process", [_memory_mib()], 0, "< 300"))
