"""The soak of random hands against PokerKit."""

import subprocess
from typing import Any

import pytest

from tests.soak import oracle
from tests.soak.__main__ import main


def test_the_oracle_soak_runs_the_oracle_tests_with_a_multiple_of_their_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[list[str], str]] = []

    def call(command: list[str], *, env: dict[str, str], **_: Any) -> int:
        started.append((command, env["ORACLE_TIMES"]))
        return 1

    monkeypatch.setattr(subprocess, "call", call)
    assert main(["oracle", "--times", "3"]) == 1, "the soak must return pytest's exit status"
    ((command, times),) = started
    assert times == "3"
    assert (oracle.ROOT / command[-1] / "test_razz_hands.py").is_file()
