"""The bench of the file: the bytes of a sealed hand, table by table, and its processor time, over hands of every game.

Run as a program, in whichever checkout ``PYTHONPATH`` names, it prints the figures of one run as JSON; ``before``
compares two checkouts that way.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.tables.saving import Request
from db import Housekeeping, SqliteStore, check, open_store
from tests.bench.columns import line, machine
from tests.soak import crowd
from tests.soak.tables import CountingStore, Figures, House

HANDS: Final = 1_000
TABLES: Final = 2 * len(crowd.PLAYED)
"""Two tables of each game, and two of all games in turn; hands of one game are of different house rules."""
GOAL: Final = 6 * 1024
_SHOWN_PERCENT: Final = 0.5
"""Smaller tables share a line."""
_DISCORD_EPOCH_MS: Final = 1_420_070_400_000
_ON_THE_WAY_MS: Final = 300
"""The time that a click takes to be carried out, about."""
_FIRST_PLAYER: Final = 1 << 62
"""Pseudonyms are random numbers of 63 bits, which take 8 bytes."""
_BYTES: Final = """SELECT coalesce(m.tbl_name, s.name), s.name, sum(s.pgsize) FROM dbstat s
    LEFT JOIN sqlite_schema m ON m.name = s.name GROUP BY 1, 2"""


class _Evening(House):
    """Players whose numbers and requests have the sizes of real ones."""

    def __init__(self, store: CountingStore, bank: SqliteStore, chance: Random) -> None:
        super().__init__(store, bank, chance)
        self._last_id = 0

    def _players(self, number: int) -> range:
        few = super()._players(number)
        return range(few.start + _FIRST_PLAYER, few.stop + _FIRST_PLAYER)

    def _request(self, player_id: int, name: str) -> Request:
        clicked_ms = time.time_ns() // 1_000_000 - _ON_THE_WAY_MS
        # Discord's ids hold the time in ms above their lowest 22 bits.
        self._last_id = max(self._last_id + 1, (clicked_ms - _DISCORD_EPOCH_MS) << 22)
        return Request(self._last_id, player_id, name)


@dataclass(frozen=True)
class Filled:
    """The file after a run."""

    hands: int
    processor_seconds: float
    bytes: dict[str, int]
    """The bytes of each table, its indexes included."""
    indexes: int
    """The bytes of all indexes together."""
    cleared: int
    """The bytes in use once the down cards of all hands are deleted."""

    def of(self, table: str) -> float:
        """Return the bytes of the table that come to one hand."""
        return self.bytes.get(table, 0) / self.hands

    @property
    def whole(self) -> float:
        return sum(self.bytes.values()) / self.hands

    def share(self, hand_bytes: float) -> float:
        """Return the bytes of a hand in percent of all."""
        return 100 * hand_bytes / self.whole


def filled(hands: int = HANDS) -> Filled:
    """Play on a new file, and return what it holds then."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "disk.sqlite3"
        seconds = asyncio.run(_played(path, hands))
        assert check(path) == []
        with closing(sqlite3.connect(path)) as connection:
            (opened,) = connection.execute("SELECT count(*) FROM hand").fetchone()
            objects = connection.execute(_BYTES).fetchall()
        asyncio.run(_clear(path))
        assert check(path) == []
        with closing(sqlite3.connect(path)) as connection:
            cleared = sum(size for *_, size in connection.execute(_BYTES))
    sizes: dict[str, int] = {}
    for table, _, size in objects:
        sizes[table] = sizes.get(table, 0) + size
    return Filled(opened, seconds, sizes, sum(size for table, name, size in objects if name != table), cleared)


async def _clear(path: Path) -> None:
    """Delete the down cards, as a bot does a month later."""
    store = await open_store(path)
    try:
        late = datetime.now(UTC) + timedelta(days=31)
        await Housekeeping(store.database, keep_cards_days=30, keep_hands_days=0, now=lambda: late).clear()
    finally:
        await store.close()


async def _played(path: Path, hands: int) -> float:
    store = await open_store(path)
    try:
        house = _Evening(CountingStore(store, sys.maxsize), store, Random(7))
        began = time.process_time()
        await house.play(TABLES, hands, Figures(TABLES))
        seconds = time.process_time() - began
        # A running bot counts hands shortly after they end.
        await store.history.count_all()
        return seconds
    finally:
        await store.close()


def run(rounds: int) -> None:
    """Print the bytes, which hardly differ between runs, and the least processor time of the rounds."""
    print(f"{HANDS:,} sealed hands of every game at {TABLES} tables; {machine()}")
    print("\n".join(report({"bytes": [filled() for _ in range(rounds)]})), flush=True)


def compared(here: Path, before: Path, rounds: int) -> list[str]:
    """Return the lines of both checkouts, which take turns."""
    pairs = [(filled_in(before), filled_in(here)) for _ in range(rounds)]
    return report({"before": [first for first, _ in pairs], "now": [second for _, second in pairs]})


def filled_in(checkout: Path, hands: int = HANDS) -> Filled:
    """Run this program on the code of the checkout; raise CalledProcessError."""
    settings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(checkout)}
    # -P: this folder's modules must not hide others of the same name.
    command = [sys.executable, "-P", str(Path(__file__).resolve()), str(hands)]
    printed = subprocess.run(command, cwd=checkout, env=settings, check=True, stdout=subprocess.PIPE)
    return Filled(**json.loads(printed.stdout))


def report(columns: Mapping[str, Sequence[Filled]]) -> list[str]:
    """Return a line per table, largest first, each with its bytes and its share of all in every column."""
    lasts = [runs[-1] for runs in columns.values()]
    tables = sorted({table for one in lasts for table in one.bytes}, key=lambda table: (-lasts[0].of(table), table))
    most = [table for table in tables if any(one.share(one.of(table)) >= _SHOWN_PERCENT for one in lasts)]
    least = [table for table in tables if table not in most]
    best = [min(one.processor_seconds / one.hands for one in runs) for runs in columns.values()]
    return [
        line("bytes of the file, a hand", [text for name in columns for text in (name, "%")], "goal"),
        *(line(f"  {table}", _beside(lasts, partial(Filled.of, table=table))) for table in most),
        line(f"  {len(least)} others", _beside(lasts, lambda one: sum(map(one.of, least)))),
        line("all", _beside(lasts, lambda one: one.whole), f"< {GOAL:,}"),
        line("  of it indexes", _beside(lasts, lambda one: one.indexes / one.hands)),
        line("all, without down cards", _beside(lasts, lambda one: one.cleared / one.hands), f"< {GOAL:,}"),
        line("processor time a hand, us", [text for least_s in best for text in (f"{1e6 * least_s:,.0f}", "")]),
    ]


def _beside(runs: Sequence[Filled], figure: Callable[[Filled], float]) -> list[str]:
    return [text for one in runs for text in (f"{figure(one):,.0f}", f"{one.share(figure(one)):.1f}")]


if __name__ == "__main__":
    print(json.dumps(asdict(filled(int(sys.argv[1])))))
