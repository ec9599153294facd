"""The test command: it uses every core, and missing tools give one line."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.harness.local_discord.journal import PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]
WITHOUT_ORACLE = "import runpy, sys; sys.modules['pokerkit'] = None; sys.argv = sys.argv[1:]; "


@pytest.mark.parametrize("module", ["pytest", "tests.bench", "tests.soak"])
def test_missing_tools_print_one_error_line_and_no_traceback(module: str) -> None:
    script = f"{WITHOUT_ORACLE}runpy.run_module({module!r}, run_name='__main__')"
    ended = subprocess.run(
        [sys.executable, "-c", script, module],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == "The tests need pokerkit: start them with `uv run --group dev pytest`.\n"


def test_three_more_workers_than_cores_are_started(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    def workers() -> int:
        return int(pytestconfig.hook.pytest_xdist_auto_num_workers(config=pytestconfig))

    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "7")
    assert workers() == 7
    monkeypatch.delenv("PYTEST_XDIST_AUTO_NUM_WORKERS")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    assert workers() == 5


def test_the_test_command_uses_every_core_and_keeps_groups_together() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    options = settings["tool"]["pytest"]["ini_options"]["addopts"]
    assert {"-n=auto", "--dist=loadgroup", "--no-loadscope-reorder"} <= set(options)


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="there are no workers")
@pytest.mark.xdist_group("named")
def test_the_workers_know_which_tests_form_a_group(request: pytest.FixtureRequest) -> None:
    """The name that xdist gives a test ends with its group; otherwise all workers would share the group."""
    assert request.node.nodeid.endswith("@named")
