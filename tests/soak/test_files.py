"""A short run of the soak of broken hand histories, and the faults that it must find."""

import random
import re
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

from bot.cli import replay
from tests.soak import files
from tests.soak.__main__ import main


def test_every_broken_file_is_read_or_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["files", "--files", "800", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    found = re.fullmatch(r"800 files: (\d+) replayed, (\d+) end otherwise, (\d+) refused in a line, 0 .*\n", told)
    assert found
    replayed, different, refused = map(int, found.groups())
    assert replayed + different + refused == 800
    assert min(replayed, different, refused) > 2, "every outcome occurs"


def test_a_traceback_or_a_second_line_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_: Namespace) -> int:
        raise KeyError("worst")

    def talk(_: Namespace) -> int:
        print("a\nb")
        return 0

    for run, fault in ((crash, "KeyError: 'worst'"), (talk, "status 0 with (2, 0) lines")):
        monkeypatch.setattr(replay, "run", run)
        assert files.answer(tmp_path / "a.phh", Counter()) == fault


def test_every_mutation_changes_a_file() -> None:
    """Break one good file in each way: with some seed each changes it."""
    (good, *_) = files.mutated_files(1, 1)
    lines = good.splitlines()
    for mutation in files.MUTATIONS:
        made = {tuple(mutation([*lines], random.Random(seed))) for seed in range(60)}
        assert made - {tuple(lines)}, mutation
