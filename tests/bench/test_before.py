"""Tests of the bench that compares this checkout with an earlier one."""

from pathlib import Path
from subprocess import CalledProcessError

import pytest

from tests.bench.before import measure, processor_seconds, report

HERE, BEFORE = Path("here"), Path("before")


def test_the_two_checkouts_are_measured_alternately_after_a_warm_up_round() -> None:
    order: list[Path] = []

    def seconds(checkout: Path, arguments: tuple[str, ...]) -> float:
        assert arguments == ("-m", "work")
        order.append(checkout)
        return float(len(order))

    assert measure(HERE, BEFORE, ("-m", "work"), 2, seconds) == ([3.0, 5.0], [4.0, 6.0])
    assert order == [BEFORE, HERE] * 3


def test_a_line_shows_the_best_time_of_each_checkout_and_the_ratio_of_the_two() -> None:
    assert report("work", [2.0, 4.0, 2.0], [3.0, 4.0, 4.0]).split() == ["work", "2.00", "3.00", "1.500", "1.500"]


def test_a_failing_workload_gives_no_figure(tmp_path: Path) -> None:
    assert processor_seconds(tmp_path, ("-c", "sum(range(10**6))")) > 0
    with pytest.raises(CalledProcessError):
        processor_seconds(tmp_path, ("-c", "raise SystemExit(1)"))
