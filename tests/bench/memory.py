"""The bench of a small host: memory, start and idle time of the bot's process, without a table and with few.

The bot is a process of its own, started as its owner starts it; the local Discord runs in this one. Each column has a
new file and a new bot: no table, ten tables at which one player waits, then ten and a hundred tables in play at human
pace.
"""

import asyncio
import tempfile
import time
from asyncio.subprocess import Process
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.bench.columns import columns, machine, numbers
from tests.bench.socket_figures import PLAYERS, Size
from tests.bench.sockets import THINK, WARM_UP_SECONDS, playing, resident_mib, seated, settings_of, until_ended
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.interactions import ACKNOWLEDGE_SECONDS
from tests.harness.processes import start_python

EVENINGS: Final = ((0, 0), (10, 1), (10, PLAYERS), (100, PLAYERS))
"""(tables, players at each) of each column."""
DEPLOYED: Final = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONOPTIMIZE": "2",
    "MALLOC_ARENA_MAX": "2",
    "MALLOC_MMAP_THRESHOLD_": "524288",
}
"""The environment that ``.deploy`` gives the bot, but for the folder of the compiled program."""
SETTLE_SECONDS: Final = 5
"""Seconds after the start before an idle process is measured: commands are synced and old messages looked up."""
SECONDS: Final = 20
"""Seconds of measurement per round."""


@dataclass(frozen=True)
class Need:
    """The start, memory and processor time of one process."""

    connected_seconds: float
    """Seconds from the start of the process until Discord has told it its servers."""
    started_seconds: float
    """Processor seconds until then."""
    resident_mib: float
    share: float
    """The percentage of a processor that it used in the measured seconds."""


def run(rounds: int) -> None:
    """Print a line per figure and a column per kind of evening, from ``rounds`` times 20 seconds each."""
    seconds = rounds * SECONDS
    print(f"Razz, {PLAYERS} players a table in play, {seconds} s; {machine()}", flush=True)
    with tempfile.TemporaryDirectory() as compiled:
        needs = asyncio.run(_measured(Path(compiled), seconds))
    print(columns(["no table", "10 waiting", "10 in play", "100 in play"]))
    print(numbers("start to connected, s", [need.connected_seconds for need in needs], 2, "< 1.5 without a table"))
    print(numbers("processor time of the start, s", [need.started_seconds for need in needs], 2))
    print(numbers("memory, MiB", [need.resident_mib for need in needs], 0, "< 90, -, 130, 180"))
    print(numbers("% of a processor", [need.share for need in needs], 2, "< 0.1, 1, -, -"), flush=True)


async def _measured(compiled: Path, seconds: float) -> list[Need]:
    deployed = DEPLOYED | {"PYTHONPYCACHEPREFIX": str(compiled)}
    # The first one compiles the program, which the others find.
    await measure(0, 0, 0, deployed)
    return [await measure(tables, players, seconds, deployed) for tables, players in EVENINGS]


async def measure(tables: int, players: int, seconds: float, deployed: dict[str, str]) -> Need:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(proves=False) as local:
            local.interactions.patience_seconds = ACKNOWLEDGE_SECONDS
            people = await seated(Path(folder), local, tables, players)
            started = time.perf_counter()
            process = await start_python(Path(folder), "-m", "bot", **settings_of(local), **deployed)
            async with until_ended(process) as ended:
                await local.gateway.wait_until_identified()
                connected, used = time.perf_counter() - started, processor_seconds(process)
                if players < PLAYERS:
                    await asyncio.sleep(SETTLE_SECONDS)
                    share = await _share(process, seconds)
                else:
                    with playing(local, people, Size(tables, THINK)) as play:
                        await play.until(play.reached, ended)
                        await asyncio.sleep(WARM_UP_SECONDS)
                        share = await _share(process, seconds)
                        assert play.deals.seen.hands, f"nobody played at {tables} tables"
                return Need(connected, used, resident_mib(process), share)


async def _share(process: Process, seconds: float) -> float:
    before, started = processor_seconds(process), time.perf_counter()
    await asyncio.sleep(seconds)
    return 100 * (processor_seconds(process) - before) / (time.perf_counter() - started)


def processor_seconds(process: Process) -> float:
    """Return the processor seconds that the process has used so far, to the microsecond where the system tells it."""
    # The first figure of schedstat is the main thread's nanoseconds, so the threads are added up.
    tasks = Path(f"/proc/{process.pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text(encoding="utf-8").split()[0]) for task in tasks) / 1e9
