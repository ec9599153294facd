"""An install without the tests' tools is told so in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WITHOUT_ORACLE = "import runpy, sys; sys.modules['pokerkit'] = None; sys.argv = sys.argv[1:]; "


@pytest.mark.parametrize("module", ["pytest", "tests.bench", "tests.soak"])
def test_missing_tools_are_one_line_and_no_traceback(module: str) -> None:
    script = f"{WITHOUT_ORACLE}runpy.run_module({module!r}, run_name='__main__')"
    ended = subprocess.run(
        [sys.executable, "-c", script, module], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == "The tests need pokerkit: start them with `uv run --group dev pytest`.\n"
