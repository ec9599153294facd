"""Tables that play over real sockets: the bot in a process of its own, the local Discord with its limits and the
players, at human pace, in this one.

Every size is a fresh file and a fresh bot. What is measured is what Discord's side sees: the time from a click until
its acknowledgement, and the requests that came in.
"""

import asyncio
import os
import resource
import signal
import tempfile
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

from bot.settings import Settings
from tests.bench.seated import SeatedTable, seat
from tests.local_discord import LocalDiscord
from tests.local_discord.journal import Entry
from tests.local_discord.players import Crowd, Room, Tally, human
from tests.processes import addresses, start

SIZES: Final = (10, 50, 200)
PLAYERS: Final = 4
THINK: Final = (1.0, 4.0)
"""Seconds before a click, at least and at most."""
FOLDS: Final = 0.3
"""How often, facing a bet."""
WARM_UP_SECONDS: Final = 15
ROUND_SECONDS: Final = 8
"""Of play that is measured, for each round."""
READY_SECONDS: Final = 90
"""By then every table must have been dealt its first hand."""
PAUSE_SECONDS: Final = 3
"""Between hands."""
GOAL_MS: Final = 500
GOAL_OTHERS: Final = 2
SEVENTH: Final = "Seventh street"
ACKNOWLEDGED_FREE: Final = "answers to clicks (callbacks)"
FREE: Final = (ACKNOWLEDGED_FREE, "edits by a click's token", "follow-ups by a click's token")
LETTERS: Final = ("letters at the deal", "letters on seventh street")


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
            return ACKNOWLEDGED_FREE
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

    @property
    def hands(self) -> float:
        return self.counts.kinds[LETTERS[0]] / PLAYERS

    def percentile_ms(self, percent: int) -> float:
        return 1000 * quantiles(self.tally.seconds, n=100, method="inclusive")[percent - 1]


def run(rounds: int) -> None:
    """Prints the figures of every size beside their goals; ``rounds`` are 8 seconds of play each."""
    seconds = rounds * ROUND_SECONDS
    thought = f"who think {THINK[0]:g} to {THINK[1]:g} s"
    print(f"Razz, {PLAYERS} players a table {thought}, {seconds} s measured of each size")
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    for tables in SIZES:
        print(report(asyncio.run(measure(tables, seconds))), flush=True)


async def measure(tables: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(proves=False) as local:
            local.journal.keeps = False
            database = Path(folder) / Settings.model_fields["database"].default
            database.parent.mkdir(parents=True)
            seated = await seat(local.world, database, tables, PLAYERS)
            before = processor_seconds()
            process = await _start(Path(folder), local)
            ended = asyncio.create_task(process.communicate())
            try:
                tally, counts = await _play(local, seated, seconds)
            finally:
                if process.returncode is None:
                    process.send_signal(signal.SIGTERM)
                _, said = await ended
            assert process.returncode == 0, said.decode()
            return Measured(tables, seconds, tally, counts, local.limits.refused, processor_seconds() - before)


async def _start(folder: Path, local: LocalDiscord) -> Process:
    settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": str(PAUSE_SECONDS), "LOG_LEVEL": "WARNING"}
    return await start(folder, **settings, **addresses(local))


async def _play(local: LocalDiscord, seated: list[SeatedTable], seconds: float) -> tuple[Tally, Counts]:
    room, warming, tally = Room(local), Tally(), Tally()
    for number, table in enumerate(seated):
        luck = Random(number)
        room.crowds[table.channel["id"]] = Crowd(local, table.people, warming, human(luck, *THINK), luck, FOLDS)
    playing = [asyncio.create_task(crowd.play()) for crowd in room.crowds.values()]
    try:
        await _all_dealt(room)
        await asyncio.sleep(WARM_UP_SECONDS)
        for crowd in room.crowds.values():
            crowd.tally = tally
        with _counted(local) as counts:
            await asyncio.sleep(seconds)
        return tally, counts
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _all_dealt(room: Room) -> None:
    """Raises TimeoutError."""
    async with asyncio.timeout(READY_SECONDS):
        await asyncio.gather(*(crowd.dealt.wait() for crowd in room.crowds.values()))


@contextmanager
def _counted(local: LocalDiscord) -> Iterator[Counts]:
    counts = Counts(set(local.world.dms.values()))
    local.journal.readers.append(counts.read)
    local.limits.refused = 0
    try:
        yield counts
    finally:
        local.journal.readers.remove(counts.read)


def processor_seconds() -> float:
    """Of all processes that this one has started and that are over."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(measured: Measured) -> str:
    """The figures of one size, a line each, the goal at the right."""
    return "\n".join([f"\n{measured.tables} tables", *_times(measured), *_requests(measured)])


def _times(measured: Measured) -> Iterator[str]:
    tally = measured.tally
    yield f"  click to acknowledged, p50 {measured.percentile_ms(50):>37.1f} ms"
    yield f"  click to acknowledged, p99 {measured.percentile_ms(99):>37.1f} ms   < {GOAL_MS} ms"
    rate = len(tally.seconds) / measured.seconds
    of = f"of {len(tally.seconds)}, {tally.refused} refused, {tally.unanswered} unanswered"
    yield f"  clicks {rate:>57.1f} /s   ({of})"
    yield f"  hands {measured.hands / measured.seconds:>58.2f} /s"
    yield f"  the bot's processor time, its start included {measured.processor_seconds:>19.1f} s"


def _requests(measured: Measured) -> Iterator[str]:
    kinds, hands = measured.counts.kinds, max(measured.hands, 1)
    for kind in LETTERS:
        goal = f"{PLAYERS}, one a player" if kind == LETTERS[0] else f"<= {PLAYERS}, one for each who sees it"
        yield f"  {kind + ', a hand':<45} {kinds[kind] / hands:>19.2f}     {goal}"
    others = {kind: count for kind, count in kinds.items() if kind not in (*LETTERS, *FREE)}
    yield f"  {'other requests, a hand':<45} {sum(others.values()) / hands:>19.2f}     <= {GOAL_OTHERS}"
    for kind, count in sorted(others.items()):
        yield f"    {kind:<43} {count / hands:>19.2f}"
    for kind in FREE:
        yield f"  {kind + ', a hand':<45} {kinds[kind] / hands:>19.2f}     not counted by Discord"
    counted = sum(count for kind, count in kinds.items() if kind not in FREE)
    yield f"  requests against the global limit {counted / measured.seconds:>30.1f} /s   <= 50 /s"
    yield f"  refused by a limit (429, 40003) {measured.limited:>32}     {dict(measured.counts.failed) or ''}"
