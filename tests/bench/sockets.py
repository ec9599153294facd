"""The bench of tables over real sockets, at human pace.

The bot is a process of its own; the local Discord with its limits and the players run in this one. Half of the players
of each table play by their hand panels. Each size has a new file and a new bot. The figures are those of Discord's
side: the time from a click until its acknowledgement and until its card, and the requests. The bot samples its own
processor time.
"""

import asyncio
import json
import resource
import signal
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.settings import Settings
from tests.bench.columns import machine
from tests.bench.sampled import COLLECTING
from tests.bench.seated import SeatedTable, seat
from tests.bench.socket_counts import FAILED, Counts, Deals, Seen
from tests.bench.socket_figures import PLAYERS, Measured, Size, report
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.interactions import ACKNOWLEDGE_SECONDS, MESSAGE
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.panel_players import PanelPlayer, PanelRoom
from tests.harness.local_discord.players import ACTION, Crowd, Room, Tally, human
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, start_python

THINK: Final = (0.5, 2.0)
LONGER: Final = 8
"""How many times as long players think at a thousand tables.

A hand of four needs five or six letters, and the bot uses 36 of Discord's 50 requests a second. The start's four
thousand letters are still being sent when the measurement begins, which the letters' figures show.
"""
SIZES: Final = (
    Size(10, THINK),
    Size(100, THINK),
    Size(200, THINK),
    Size(1_000, (LONGER * THINK[0], LONGER * THINK[1])),
)
FEW: Final = 2
UNHURRIED: Final = (1.0, 4.0)
FOLDS: Final = 0.4
"""How often a player who faces a bet folds."""
WARM_UP_SECONDS: Final = 3
ROUND_SECONDS: Final = 2.5
"""Seconds of measured play per round."""
READY_SECONDS, READY_SECONDS_A_TABLE = 60, 0.25
"""The time limit for every table's first deal, with five requests each."""
OPEN_SECONDS_A_TABLE: Final = 0.1
"""Seconds per table within which the players open their panels."""
LOOK_SECONDS: Final = 0.1
PAUSE_SECONDS: Final = 3
"""Seconds between hands."""
_PARTS: Final = "parts.json"


Ended = asyncio.Task[tuple[bytes, bytes]]
"""A task that is done once the process has ended, with its output."""


@dataclass
class Play:
    """All tables of one size, and their figures."""

    local: LocalDiscord
    room: Room
    panels: list[PanelPlayer]
    deals: Deals

    def dealt(self) -> bool:
        """Return whether every table has been shown with a hand."""
        return self.deals.dealt == len(self.room.crowds)

    def reached(self) -> bool:
        """Return whether every player has seen cards, by letter or panel, and all panels are open."""
        all_open = all(player.card is not None for player in self.panels)
        return all_open and len(self.deals.reached) == PLAYERS * len(self.room.crowds)

    async def until(self, holds: Callable[[], bool], ended: Ended) -> None:
        """Wait until ``holds`` is true or the bot has ended. Raises TimeoutError."""
        async with asyncio.timeout(READY_SECONDS + READY_SECONDS_A_TABLE * len(self.room.crowds)):
            while not holds() and not ended.done():
                await asyncio.wait((ended,), timeout=LOOK_SECONDS)

    async def counted(self, seconds: float) -> tuple[Tally, Counts, Seen]:
        """Return the figures of the clicks, the requests and the deals of the next seconds."""
        tally, counts = Tally(), Counts(set(self.local.world.dms.values()))
        for player in (*self.room.crowds.values(), *self.panels):
            player.tally = tally
        self.local.journal.readers.append(counts.read)
        self.local.limits.refused = 0
        self.deals.count_anew()
        await asyncio.sleep(seconds)
        self.local.journal.readers.remove(counts.read)
        seen = self.deals.seen
        self.deals.count_anew()
        return tally, counts, seen


def run(rounds: int) -> None:
    """Print a line per figure and a column per size, from ``rounds`` times 2.5 seconds of play."""
    seconds = rounds * ROUND_SECONDS
    print(f"Razz, {PLAYERS} players a table, {seconds:g} s of play; {machine()}", flush=True)
    print("\n".join(report([asyncio.run(measure(size, seconds)) for size in SIZES])), flush=True)


def count(minutes: int) -> None:
    """Print the same table for ``minutes`` of play, to count the requests that Discord counts.

    At the first tables nobody plays by panel, at the second half of the players do, at the third all do.
    """
    print(f"Razz, {PLAYERS} players a table, {minutes} min of play; {machine()}", flush=True)

    async def measured() -> list[Measured]:
        sizes = (Size(FEW, UNHURRIED, on_panels) for on_panels in (0, PLAYERS // 2, PLAYERS))
        return await asyncio.gather(*(measure(size, 60.0 * minutes) for size in sizes))

    print("\n".join(report(asyncio.run(measured()))), flush=True)


async def measure(size: Size, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(proves=False) as local:
            local.interactions.patience_seconds = ACKNOWLEDGE_SECONDS
            people = await seated(Path(folder), local, size.tables)
            before, started = processor_seconds(), time.perf_counter()
            process = await start_python(Path(folder), "-m", "tests.bench.sampled", _PARTS, **settings_of(local))
            async with until_ended(process) as ended:
                with playing(local, people, size) as play:
                    await play.until(play.dealt, ended)
                    dealt = time.perf_counter() - started
                    await play.until(play.reached, ended)
                    reached = time.perf_counter() - started
                    await asyncio.sleep(WARM_UP_SECONDS)
                    process.send_signal(signal.SIGUSR1)
                    tally, counts, deals = await play.counted(seconds)
                    process.send_signal(signal.SIGUSR1)
                resident = resident_mib(process)
            worked, limited = processor_seconds() - before, local.limits.refused
            # Figures of tables at which nobody plays would look good.
            assert tally.shown, f"nobody played at {size.tables} tables"
            parts = json.loads((Path(folder) / _PARTS).read_text(encoding="utf-8"))
            warned = tuple((await ended)[1].decode().splitlines())
            spent = (limited, warned, worked, parts.pop(COLLECTING), parts, resident)
            return Measured(size, seconds, tally, counts, deals, *spent, dealt, reached)


async def seated(folder: Path, local: LocalDiscord, tables: int, players: int = PLAYERS) -> list[SeatedTable]:
    local.journal.keeps = False
    database = folder / Settings.model_fields["database"].default
    database.parent.mkdir(parents=True)
    return await seat(local.world, database, tables, players)


def settings_of(local: LocalDiscord) -> dict[str, str]:
    settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": str(PAUSE_SECONDS), "LOG_LEVEL": "WARNING"}
    # A bot uploads its emojis once, so they are no part of a hand.
    return settings | {"CARD_EMOJIS": "off"} | addresses(local)


@asynccontextmanager
async def until_ended(process: Process | Forked) -> AsyncIterator[Ended]:
    """Yield the process's end, and stop it as its owner would.

    Raises AssertionError with its output if its status is not 0.
    """
    ended = asyncio.create_task(process.communicate())
    try:
        yield ended
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        _, said = await ended
        assert process.returncode == 0, said.decode()


@contextmanager
def playing(local: LocalDiscord, seated: list[SeatedTable], size: Size) -> Iterator[Play]:
    room, panels = Room(local), PanelRoom(local)
    names = {table.channel["id"]: table.channel["name"] for table in seated}
    deals = Deals(names, PAUSE_SECONDS, partial(_panels_owner, local, panels))
    local.world.watchers.append(deals.look)
    local.world.private_watchers.append(deals.look_at_panel)
    local.journal.readers += [partial(_note_click, local, deals), deals.read]
    players = list[PanelPlayer]()
    for number, table in enumerate(seated):
        luck = Random(number)
        pace, by_panel = human(luck, *size.think), table.people[: size.on_panels]
        opens = human(luck, 1, 1 + OPEN_SECONDS_A_TABLE * size.tables)
        crowd = Crowd(local, table.people[size.on_panels :], Tally(), pace, luck, FOLDS)
        room.crowds[table.channel["id"]] = crowd
        players += [
            PanelPlayer(local, (user,), Tally(), pace, luck, FOLDS, table=crowd, room=panels, opens_after=opens)
            for user in by_panel
        ]
    playing = [asyncio.create_task(crowd.play()) for crowd in (*room.crowds.values(), *players)]
    try:
        yield Play(local, room, players, deals)
    finally:
        for task in playing:
            task.cancel()


def _panels_owner(local: LocalDiscord, panels: PanelRoom, message: Json) -> str | None:
    owner = panels.owners.get(message["id"])
    return local.world.dms[owner.user["id"]] if owner is not None else None


def _note_click(local: LocalDiscord, deals: Deals, entry: Entry) -> None:
    """Note an answer that accepts an action."""
    kind, *rest = entry.path.split("/")[1:]
    if kind != "interactions" or entry.status >= FAILED or entry.body["type"] == MESSAGE:
        return
    answer = local.interactions.known(rest[1])
    if ACTION.fullmatch(answer.interaction["data"].get("custom_id", "")):
        deals.clicked(answer.interaction["channel_id"], answer.asked_at)


def processor_seconds() -> float:
    """Return the processor seconds of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def resident_mib(process: Process) -> float:
    """Return the process's memory, or 0 if the system does not say."""
    try:
        told = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return next(int(row.split()[1]) for row in told.splitlines() if row.startswith("VmRSS:")) / 1024
