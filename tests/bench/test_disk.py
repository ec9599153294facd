"""Tests of the bench of the file."""

from pathlib import Path

from tests.bench.disk import Filled, filled_in, report

HERE = Path(__file__).parents[2]


def test_each_table_has_its_bytes_a_hand_and_its_share_beside_those_of_the_other_checkout() -> None:
    before = Filled(10, 0.2, {"hand_event": 6_000, "hand": 3_990, "letter": 10}, 1_000, 9_000)
    now = Filled(10, 0.3, {"hand_event": 3_000, "hand": 2_000}, 500, 6_000)
    lines = report({"before": [before, before], "now": [now, Filled(10, 0.1, now.bytes, 500, 6_000)]})
    assert [line.split() for line in lines] == [
        ["bytes", "of", "the", "file,", "a", "hand", "before", "%", "now", "%", "goal"],
        ["hand_event", "600", "60.0", "300", "60.0"],
        ["hand", "399", "39.9", "200", "40.0"],
        ["1", "others", "1", "0.1", "0", "0.0"],
        ["all", "1,000", "100.0", "500", "100.0", "<", "6,144"],
        ["of", "it", "indexes", "100", "10.0", "50", "10.0"],
        ["all,", "without", "down", "cards", "900", "90.0", "600", "120.0", "<", "6,144"],
        ["processor", "time", "a", "hand,", "us", "20,000", "10,000"],
    ]


def test_a_run_measures_the_tables_that_hold_hands_in_any_checkout() -> None:
    run = filled_in(HERE, hands=10)
    assert run.hands >= 10
    assert all(run.of(table) > 50 for table in ("hand_record", "hand_event", "seal", "transfer", "request"))
    assert 0 < run.cleared < 2 * sum(run.bytes.values())
    assert run.whole > sum(map(run.of, ("hand_record", "hand_event", "seal", "transfer", "request")))
