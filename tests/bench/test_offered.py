"""The bench of offered actions: each is offered when it is due and may have to wait."""

import random
from pathlib import Path
from unittest.mock import patch

from tests.bench import tables
from tests.bench.offered import moments, offer, report
from tests.bench.tables import BenchTables, open_bench

MINUTE = 60.0


def test_the_same_seed_gives_the_same_arrival_times() -> None:
    drawn = list(moments(100, 10, random.Random(1)))
    assert drawn == sorted(drawn) == list(moments(100, 10, random.Random(1)))
    assert 0 < drawn[0] < drawn[-1] < 10
    assert len(drawn) == 968


async def test_every_offered_action_is_answered_and_its_delay_counts_from_its_due_time(tmp_path: Path) -> None:
    late, now = [-2 * MINUTE] * 30, [0.0] * 10
    with patch.object(tables, "PAUSE_SECONDS", 0), patch.object(tables, "LOOK_SECONDS", 0.001):
        async with open_bench(tmp_path / "bench.sqlite3", BenchTables) as bench:
            await offer(bench, await bench.open_all(2, seats=2), [*late, *now])
    assert len(bench.delays) == 40
    assert sum(delay > 2 * MINUTE for delay in bench.delays) == 30
    assert sum(0 < delay < MINUTE for delay in bench.delays) == 10


def test_the_reached_rate_counts_the_time_until_the_last_answer() -> None:
    rows = report(300, [([0.001] * 98 + [0.1, 0.2], 0.5, 0.25), ([0.001] * 100, 0.4, 0.1)])
    assert [row.split()[-2:] for row in rows[1:4]] == [["300", "300"], ["200", "250"], ["1.0", "1.0"]]
    assert rows[4].split()[6:] == ["101.0", "1.0", "<", "250"]
    assert [row.split()[-2:] for row in rows[5:]] == [["200.0", "1.0"], ["50", "25"]]
