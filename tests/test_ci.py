"""The checks that CI runs, their order, and the status if one fails."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / ".ci" / "run"
UV = """#!/usr/bin/env bash
echo "$*" >>"$RAN"
case "$*" in *"$FAILS"*) echo "$FAILS is wrong"; exit 7 ;; esac
"""
"""A stand-in for uv that notes its arguments and fails for some of them."""
FIRST = [
    "sync --quiet --group dev",
    "run --group dev python -m tests.pins --check",
    "run --group dev ruff check .",
    "run --group dev ruff format --check .",
    "run --group dev lint-imports",
]
AT_ONCE = ["run --group dev mypy", "run --group dev pytest -q"]


@pytest.mark.parametrize(
    ("fails", "status", "ran"),
    [
        ("no step", 0, [*FIRST, *AT_ONCE]),
        ("ruff check", 7, FIRST[:3]),
        ("lint-imports", 7, FIRST),
        ("mypy", 7, [*FIRST, *AT_ONCE]),
        ("pytest", 7, [*FIRST, *AT_ONCE]),
    ],
)
def test_a_failing_step_fails_the_run_and_types_are_checked_along_with_the_tests(
    fails: str, status: int, ran: list[str], tmp_path: Path
) -> None:
    tools = ["uv", "chromium", "nats-server"]
    for tool in tools:
        (tmp_path / tool).write_text(UV)
        (tmp_path / tool).chmod(0o700)
    notes = tmp_path / "ran"
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "RAN": str(notes), "FAILS": fails}
    ended = subprocess.run([SCRIPT], env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == status, ended.stderr
    told = notes.read_text().splitlines()
    # The last two start together.
    assert [*told[: len(FIRST)], *sorted(told[len(FIRST) :])] == ran
    assert (f"{fails} is wrong" in ended.stdout) is bool(status)
