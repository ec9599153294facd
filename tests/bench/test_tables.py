"""The bench of tables: sealed deals beside plain ones, and the difference in cost."""

import asyncio
import math
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from bot.tables.ports import TableView
from db import check
from tests.bench import tables
from tests.bench.parts import Looks, Shares
from tests.bench.tables import KINDS, BenchTables, Measured, SealedTables, open_bench, report
from tests.harness.local_discord.journal import PATIENCE_SECONDS

PLAIN = Measured(
    10, sealed=False, rates=[900.0, 1000.0, 1100.0], delays=[0.01] * 100, processor_seconds=0.02, garbage=Looks(),
    parts=Shares(), filled_bytes=100_000, live=10, start_seconds=0.1, waiting_kib=5.0, playing_kib=9.0,
)  # fmt: skip
BESIDE = replace(PLAIN, sealed=True, rates=[800.0, 900.0], processor_seconds=0.03, filled_bytes=200_000)


def test_the_cost_of_seals_is_shown_in_percent_of_play_without_them() -> None:
    rows = report([PLAIN, BESIDE, replace(PLAIN, tables=1000), replace(PLAIN, tables=1000, sealed=True)])
    assert rows[0].split() == ["10", "tables", "10", "sealed", "1,000", "tables", "1,000", "sealed", "goal"]
    shares = [row.split()[4:] for row in rows if "sealed to not" in row]
    assert shares == [["85", "100", ">=", "95"], ["150", "100"], ["200", "100"]]
    assert rows[1].split()[-6:-2] == ["1,000", "850", "1,000", "1,000"]


@pytest.mark.parametrize("kind", KINDS)
async def test_the_bench_plays_with_and_without_sealed_deals(tmp_path: Path, kind: type[BenchTables]) -> None:
    path = tmp_path / "bench.sqlite3"
    with patch.object(tables, "PAUSE_SECONDS", 0), patch.object(tables, "LOOK_SECONDS", 0.001):
        async with open_bench(path, kind) as bench:
            (table_id,) = await bench.open_all(1, seats=2)
            view = await played_to_the_second_hand(bench, table_id)
    assert (view.seal is not None) == (kind is SealedTables)
    assert check(path) == []


async def played_to_the_second_hand(bench: BenchTables, table_id: int) -> TableView:
    playing = asyncio.create_task(bench.play(table_id, Random(1), math.inf))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (view := bench.tables.view(table_id)) is None or view.hand_number < 2:
            await asyncio.wait({playing}, timeout=0.001)
            if playing.done():
                playing.result()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    return view
