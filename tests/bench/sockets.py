"""Tables that play over real sockets: the bot in a process of its own, the local Discord with its limits and the
players, at human pace, in this one.

Every size is a fresh file and a fresh bot. What is measured is what Discord's side sees: the time from a click until
its acknowledgement, and the requests that came in. Where the bot's time goes is told by a run under Python's profiler.
"""

import asyncio
import json
import math
import resource
import signal
import tempfile
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final

from bot.settings import Settings
from tests.bench import profiled
from tests.bench.columns import heading, line, machine, numbers
from tests.bench.seated import SeatedTable, seat
from tests.local_discord import LocalDiscord
from tests.local_discord.journal import Entry
from tests.local_discord.players import Crowd, Room, Tally, human
from tests.processes import addresses, start, start_python

SIZES: Final = (10, 50, 200)
"""A thousand tables would be dealt four thousand letters at once, for which Discord's 50 requests a second take two
minutes."""
PROFILED_TABLES: Final = 20
PROFILED_SECONDS: Final = 8
PLAYERS: Final = 4
THINK: Final = (0.5, 2.0)
"""Seconds before a click, at least and at most."""
FOLDS: Final = 0.4
"""How often, facing a bet."""
WARM_UP_SECONDS: Final = 3
ROUND_SECONDS: Final = 2.5
"""Of play that is measured, for each round."""
READY_SECONDS: Final = 90
"""By then every table must have been dealt its first hand."""
PAUSE_SECONDS: Final = 3
"""Between hands."""
GOAL_MS: Final = 500
GOAL_OTHERS: Final = 2
SEVENTH: Final = "Seventh street"
CALLBACKS: Final = "answers to clicks"
FREE: Final = (CALLBACKS, "edits by a click's token", "follow-ups by a click's token")
LETTERS: Final = ("letters at the deal", "letters on seventh street")


Ended = asyncio.Task[tuple[bytes, bytes]]
"""Done once a process has ended, with what it said."""


@dataclass
class Counts:
    """Requests by what they are for."""

    dms: set[str]
    kinds: Counter[str] = field(default_factory=Counter)
    failed: Counter[int] = field(default_factory=Counter)

    def read(self, entry: Entry) -> None:
        self.kinds[self._kind(entry)] += 1
        if entry.status >= 400:
            self.failed[entry.status] += 1

    def _kind(self, entry: Entry) -> str:
        path = entry.path.split("/")
        if path[1] == "interactions":
            return CALLBACKS
        if path[1] == "webhooks":
            return "edits by a click's token" if entry.method == "PATCH" else "follow-ups by a click's token"
        if path[1] == "channels" and path[2] in self.dms:
            return LETTERS[SEVENTH in entry.body["content"]]
        if path[1] == "channels" and path[3:4] == ["messages"]:
            return {"POST": "cards posted", "PATCH": "cards edited", "DELETE": "cards deleted"}[entry.method]
        return f"{entry.method} /{path[1]}"


@dataclass(frozen=True)
class Measured:
    tables: int
    seconds: float
    tally: Tally
    counts: Counts
    limited: int
    """Requests that Discord's limits refused."""
    processor_seconds: float
    """Of the bot's process, its start included."""
    resident_mib: float
    """Of the bot's process, at the end."""
    dealt_seconds: float
    """From the start of its process until every table was dealt a hand and shown."""

    @property
    def hands(self) -> float:
        return self.counts.kinds[LETTERS[0]] / PLAYERS

    def percentile_ms(self, percent: int) -> float:
        return 1000 * quantiles(self.tally.seconds, n=100, method="inclusive")[percent - 1]

    def a_hand(self, kind: str) -> float:
        """Not a number where no hand began."""
        return self.counts.kinds[kind] / self.hands if self.hands else math.nan


def run(rounds: int) -> None:
    """Print a table: a line a figure, a column a size; ``rounds`` are 2.5 seconds of play each."""
    seconds = rounds * ROUND_SECONDS
    print(
        f"Razz, {PLAYERS} players a table who think {THINK[0]:g} to {THINK[1]:g} s, {seconds:g} s of play; {machine()}"
    )
    print("\n".join(report([asyncio.run(measure(tables, seconds)) for tables in SIZES])), flush=True)
    print(f"\nWhere the bot's time goes: {PROFILED_TABLES} tables, its event loop under cProfile, by own time")
    print("\n".join(asyncio.run(parts())), flush=True)


async def measure(tables: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(proves=False) as local:
            seated = await _seated(Path(folder), local, tables)
            before, started = processor_seconds(), time.perf_counter()
            process = await start(Path(folder), **_settings(local))
            async with _until_ended(process) as ended:
                with _playing(local, seated) as room:
                    await _all_dealt(room, ended)
                    dealt = time.perf_counter() - started
                    await asyncio.sleep(WARM_UP_SECONDS)
                    tally, counts = await _counted(local, room, seconds)
                resident = resident_mib(process)
            worked, limited = processor_seconds() - before, local.limits.refused
            return Measured(tables, seconds, tally, counts, limited, worked, resident, dealt)


async def parts() -> list[str]:
    """The share of each part, in percent."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(proves=False) as local:
            seated = await _seated(Path(folder), local, PROFILED_TABLES)
            script = ("-m", "tests.bench.profiled", "parts.json")
            process = await start_python(Path(folder), *script, **_settings(local))
            async with _until_ended(process) as ended:
                with _playing(local, seated) as room:
                    await _all_dealt(room, ended)
                    await asyncio.sleep(PROFILED_SECONDS)
            found = json.loads((Path(folder) / "parts.json").read_text(encoding="utf-8"))
    whole = sum(found.values())
    return [line(part, [f"{100 * found.get(part, 0) / whole:.0f} %"]) for part in profiled.PARTS]


async def _seated(folder: Path, local: LocalDiscord, tables: int) -> list[SeatedTable]:
    local.journal.keeps = False
    database = folder / Settings.model_fields["database"].default
    database.parent.mkdir(parents=True)
    return await seat(local.world, database, tables, PLAYERS)


def _settings(local: LocalDiscord) -> dict[str, str]:
    settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": str(PAUSE_SECONDS), "LOG_LEVEL": "WARNING"}
    # Emojis are uploaded once in the life of a bot, and are no part of a hand.
    return settings | {"CARD_EMOJIS": "off"} | addresses(local)


@asynccontextmanager
async def _until_ended(process: Process) -> AsyncIterator[Ended]:
    """Ended as its owner would end it. Raises AssertionError with what it said where it did not end well."""
    ended = asyncio.create_task(process.communicate())
    try:
        yield ended
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        _, said = await ended
        assert process.returncode == 0, said.decode()


@contextmanager
def _playing(local: LocalDiscord, seated: list[SeatedTable]) -> Iterator[Room]:
    room = Room(local)
    for number, table in enumerate(seated):
        luck = Random(number)
        room.crowds[table.channel["id"]] = Crowd(local, table.people, Tally(), human(luck, *THINK), luck, FOLDS)
    playing = [asyncio.create_task(crowd.play()) for crowd in room.crowds.values()]
    try:
        yield room
    finally:
        for task in playing:
            task.cancel()


async def _all_dealt(room: Room, ended: Ended) -> None:
    """Returns also where the bot has ended. Raises TimeoutError."""
    dealt: asyncio.Future[Any] = asyncio.gather(*(crowd.dealt.wait() for crowd in room.crowds.values()))
    async with asyncio.timeout(READY_SECONDS):
        waited: set[asyncio.Future[Any]] = {dealt, ended}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
    dealt.cancel()


async def _counted(local: LocalDiscord, room: Room, seconds: float) -> tuple[Tally, Counts]:
    """What the clicks came to from now on, and the requests."""
    tally, counts = Tally(), Counts(set(local.world.dms.values()))
    for crowd in room.crowds.values():
        crowd.tally = tally
    local.journal.readers.append(counts.read)
    local.limits.refused = 0
    await asyncio.sleep(seconds)
    local.journal.readers.remove(counts.read)
    return tally, counts


def processor_seconds() -> float:
    """Of all processes that this one has started and that are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def resident_mib(process: Process) -> float:
    """What the process has in memory; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return next(int(row.split()[1]) for row in told.splitlines() if row.startswith("VmRSS:")) / 1024


def report(sizes: list[Measured]) -> list[str]:
    smallest = sizes[0]
    grown = [
        1024 * (size.resident_mib - smallest.resident_mib) / max(size.tables - smallest.tables, 1) for size in sizes
    ]
    return [
        heading([size.tables for size in sizes]),
        numbers("click to acknowledged, p50, ms", [size.percentile_ms(50) for size in sizes], 1),
        numbers("click to acknowledged, p99, ms", [size.percentile_ms(99) for size in sizes], 1, f"< {GOAL_MS}"),
        numbers("clicks a second", [len(size.tally.seconds) / size.seconds for size in sizes], 1),
        line("  refused, unanswered", [f"{size.tally.refused}, {size.tally.unanswered}" for size in sizes]),
        numbers("hands a second", [size.hands / size.seconds for size in sizes], 2),
        numbers("start to every table dealt and shown, s", [size.dealt_seconds for size in sizes], 1),
        numbers("processor time, start included, s", [size.processor_seconds for size in sizes], 1),
        numbers("memory of the process, MiB", [size.resident_mib for size in sizes]),
        line("  a table above the smallest size, KiB", ["", *(f"{each:.0f}" for each in grown[1:])], "< 60 when idle"),
        *_requests(sizes),
    ]


def _requests(sizes: list[Measured]) -> Iterator[str]:
    """By what they are for: first those that count against Discord's global limit."""
    counted = {kind for size in sizes for kind in size.counts.kinds} - {*FREE}
    yield "requests a hand, counted by Discord"
    yield numbers(f"  {LETTERS[0]}", [size.a_hand(LETTERS[0]) for size in sizes], 2, f"{PLAYERS}, one a player")
    yield numbers(f"  {LETTERS[1]}", [size.a_hand(LETTERS[1]) for size in sizes], 2, "one for each who sees it")
    others = sorted(counted - {*LETTERS})
    whole = [sum(size.a_hand(kind) for kind in others) for size in sizes]
    yield numbers("  others", whole, 2, f"<= {GOAL_OTHERS}")
    for kind in others:
        yield numbers(f"    {kind}", [size.a_hand(kind) for size in sizes], 2)
    yield "requests a hand, free"
    for kind in FREE:
        yield numbers(f"  {kind}", [size.a_hand(kind) for size in sizes], 2)
    rates = [sum(size.counts.kinds[kind] for kind in counted) / size.seconds for size in sizes]
    yield numbers("counted requests a second", rates, 1, "<= 50")
    refused = [f"{size.limited}" for size in sizes]
    yield line("refused by a limit (429, 40003)", refused)
    if failed := sum((size.counts.failed for size in sizes), Counter()):
        yield f"  answered with an error: {dict(failed)}"
