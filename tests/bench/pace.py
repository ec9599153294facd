"""The bench of plans and time banks: two rooms play in turn, each with its own file.

In one of them nobody has a time bank or plans ahead; in the other everybody has one, some use it, and some plan. A
plan is a change that is saved like any other. Therefore the processor time is divided by everything that was saved,
and not only by actions; what remains is the cost of these features for everything else.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import Final

from bot.operating.startup import collect_garbage_seldom
from bot.tables.messages import MoreTime, PlanAhead
from bot.tables.state import PlanKind
from db import SqliteStore
from tests.bench import tables
from tests.bench.columns import line, machine

TABLES: Final = 100
PLANNED: Final = 0.2
"""The share of actions after which somebody plans ahead."""
MORE_TIME: Final = 0.05
"""The share of turns in which the time bank is used."""
KINDS: Final[tuple[PlanKind, ...]] = ("check_fold", "call_any", "fold_any")


class Plain(tables.BenchTables):
    """A room whose players think about plans too, which takes time, but make none."""

    uses_pace = False

    def __init__(self, store: SqliteStore) -> None:
        super().__init__(store)
        self.done = 0

    async def besides(self, table_id: int, luck: random.Random) -> None:
        view = self.tables.view(table_id)
        assert view is not None
        if view.hand is None or view.hand.finished:
            return
        roll, players = luck.random(), dict(view.last.hand_players)
        others = [seat.seat for seat in view.hand.seats if not seat.folded and seat.seat != view.hand.to_act]
        wanted: PlanAhead | MoreTime
        if roll < PLANNED:
            request = self.request(players[luck.choice(others)])
            wanted = PlanAhead(request, luck.choice(KINDS), view.hand_number)
        elif roll >= 1 - MORE_TIME:
            wanted = MoreTime(self.request(players[view.hand.to_act or 0]), view.hand_number, view.hand.version)
        else:
            return
        if self.uses_pace:
            reply = await self.tables.submit(table_id, wanted)
            self.done += reply is not None and reply.done


class Paced(Plain):
    """A room that uses time banks and plans."""

    settings = replace(tables.SETTINGS, time_bank_seconds=60)
    uses_pace = True


@dataclass
class Side:
    """One of the two rooms."""

    bench: Plain
    ids: list[int]
    lucks: list[random.Random]
    saved: int = 0
    costs: list[float] = field(default_factory=list)
    """Microseconds of processor time of all threads per saved change, one figure per round."""

    async def play(self) -> None:
        before, start = self.saved, time.process_time()
        await self.bench.play_all(self.ids, self.lucks)
        self.costs.append(1e6 * (time.process_time() - start) / (self.saved - before))

    def count(self, writes: int, seconds: float, failed: bool) -> None:
        """Count the saved changes, as a watcher of the database."""
        self.saved += writes


def run(rounds: int) -> None:
    """Print the cost of both rooms and the difference."""
    collect_garbage_seldom()
    print(f"{TABLES} tables, {rounds} rounds of {tables.SECONDS:g} s each in turn; {machine()}")
    plain, paced, done = asyncio.run(_measured(rounds))
    more = 100 * (median(b / a for a, b in zip(plain, paced, strict=True)) - 1)
    print(line("processor time a change saved, all threads, us", ["without", "with", "more"], "goal"))
    print(
        line(
            f"time banks and plans ({done:,} taken)",
            [f"{median(plain):.0f}", f"{median(paced):.0f}", f"{more:+.1f} %"],
            "<= 5 %",
        )
    )


async def _measured(rounds: int) -> tuple[Sequence[float], Sequence[float], int]:
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            plain = await _side(stack, Path(folder) / "plain.sqlite3", Plain)
            paced = await _side(stack, Path(folder) / "paced.sqlite3", Paced)
            for _ in range(rounds + 1):
                await plain.play()
                await paced.play()
            # The first round warms up.
            return plain.costs[1:], paced.costs[1:], paced.bench.done


async def _side(stack: AsyncExitStack, path: Path, kind: type[Plain]) -> Side:
    bench = await stack.enter_async_context(tables.open_bench(path, kind))
    side = Side(bench, await bench.open_all(TABLES, tables.SEATS), [random.Random(at) for at in range(TABLES)])
    bench.store.database.watcher = side.count
    return side
