"""The bench of one, two and four processes on one machine, over real sockets and a real nats-server.

The players and the local Discord share one process, which costs more than a bot's. Therefore the report also shows how
many clicks the bot's processes could take with a core each, from the processor time of the busiest. Players click at
once, to find the maximum.
"""

import asyncio
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

from tests.bench.columns import machine
from tests.harness.fleet.running import RunningFleet, running_fleet
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.players import Crowd, Room, Tally, at_once
from tests.harness.nats_server import NatsServer

COUNTS: Final = (1, 2, 4)
SERVERS: Final = 64
"""Servers with a table each, enough for every process."""
ROUND_SECONDS: Final = 2.5
WARM_UP_SECONDS: Final = 5.0


@dataclass(frozen=True)
class Measured:
    processes: int
    clicks: int
    seconds: float
    p99_seconds: float
    busy: tuple[float, ...]
    """Processor seconds of each of the bot's processes."""
    players: float
    """Processor seconds of the players and the local Discord."""
    resident: tuple[float, ...]
    """MiB of each of the bot's processes."""

    @property
    def played(self) -> float:
        """Return the clicks a second that were played."""
        return self.clicks / self.seconds

    @property
    def possible(self) -> float:
        """Return the clicks a second with a core for each process, and players who cost nothing."""
        return self.clicks / max(self.busy)


def run(rounds: int) -> None:
    """Print a line per figure, with a column per number of processes."""
    seconds = rounds * ROUND_SECONDS
    print(f"Razz, {SERVERS} tables of two, {seconds:g} s of play; {machine()}", flush=True)
    print("\n".join(report([asyncio.run(measure(count, seconds)) for count in COUNTS])), flush=True)


def report(measured: list[Measured]) -> list[str]:
    """Return the lines; ratios compare with the first column."""
    first = measured[0]
    rows: list[tuple[str, Callable[[Measured], str]]] = [
        ("processes", lambda one: f"{one.processes}"),
        ("clicks a second, played", lambda one: f"{one.played:.0f}"),
        ("  times one process", lambda one: f"{one.played / first.played:.2f}"),
        ("clicks a second, possible", lambda one: f"{one.possible:.0f}"),
        ("  times one process", lambda one: f"{one.possible / first.possible:.2f}"),
        ("p99 to acknowledged, ms", lambda one: f"{one.p99_seconds * 1000:.0f}"),
        ("cores, all processes", lambda one: f"{sum(one.busy) / one.seconds:.2f}"),
        ("cores, players and Discord", lambda one: f"{one.players / one.seconds:.2f}"),
        ("ms of a core a click", lambda one: f"{sum(one.busy) / one.clicks * 1000:.2f}"),
        ("MiB a process", lambda one: f"{sum(one.resident) / len(one.resident):.0f}"),
    ]
    return [f"{name:28}" + "".join(f"{value(one):>10}" for one in measured) for name, value in rows]


async def measure(count: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with NatsServer(folder) as nats, LocalDiscord(proves=False) as local:
            servers = [*local.world.servers.values()]
            servers += [local.world.server(f"Server {number}") for number in range(2, SERVERS + 1)]
            async with running_fleet(local, nats, folder, count) as fleet:
                opened = await fleet.open_tables(servers)
                room = Room(local)
                for number, (thread, players) in enumerate(opened):
                    crowd = Crowd(local, players, Tally(), at_once, Random(number))
                    room.admit(thread, crowd)
                playing = [asyncio.create_task(crowd.play()) for crowd in room.crowds.values()]
                try:
                    await asyncio.sleep(WARM_UP_SECONDS)
                    return await _counted(fleet, room, seconds)
                finally:
                    for task in playing:
                        task.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)


async def _counted(fleet: RunningFleet, room: Room, seconds: float) -> Measured:
    tally, processes = Tally(), [fleet.process_id(index) for index in range(fleet.count)]
    for crowd in room.crowds.values():
        crowd.tally = tally
    began, own, before = perf_counter(), process_time(), [processor_seconds(one) for one in processes]
    await asyncio.sleep(seconds)
    passed, own = perf_counter() - began, process_time() - own
    busy = tuple(processor_seconds(one) - at for one, at in zip(processes, before, strict=True))
    took = sorted(tally.seconds)
    return Measured(
        fleet.count, len(took), passed, took[int(len(took) * 0.99)], busy, own, tuple(map(resident_mib, processes))
    )


def processor_seconds(process_id: int) -> float:
    """Return the processor seconds that a running process has used."""
    fields = Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mib(process_id: int) -> float:
    told = Path(f"/proc/{process_id}/status").read_text(encoding="utf-8")
    return next(int(row.split()[1]) for row in told.splitlines() if row.startswith("VmRSS:")) / 1024
