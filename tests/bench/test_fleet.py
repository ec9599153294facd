"""The report of the bench of several processes."""

import os

from tests.bench.fleet import Measured, processor_seconds, report, resident_mib


def test_the_report_on_two_processes_shows_their_speed_relative_to_one_process() -> None:
    one = Measured(1, 1000, 10.0, 0.02, (5.0,), 8.0, (100.0,))
    two = Measured(2, 1500, 10.0, 0.04, (4.0, 3.5), 9.0, (100.0, 110.0))
    figures = {row[:28].strip(): row[28:].split() for row in report([one, two]) if not row.startswith(" ")}
    assert figures["clicks a second, played"] == ["100", "150"]
    assert figures["clicks a second, possible"] == ["200", "375"]
    assert figures["cores, all processes"] == ["0.50", "0.75"]
    assert figures["cores, players and Discord"] == ["0.80", "0.90"]
    assert figures["MiB a process"] == ["100", "105"]
    assert [row.split()[-1] for row in report([one, two]) if row.startswith("  times")] == ["1.50", "1.88"]


def test_processor_time_and_memory_of_a_running_process_are_read() -> None:
    assert 0 < processor_seconds(os.getpid()) < 10**6
    assert 1 < resident_mib(os.getpid()) < 10**5
