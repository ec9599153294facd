"""A failing test that leaves a database open does not keep pytest from ending."""

import os
import subprocess
import sys
from pathlib import Path

from tests.harness.processes import PATIENCE_SECONDS, ROOT

LEAKS = """
import aiosqlite

kept = []

async def test_leak(tmp_path):
    kept.append(await aiosqlite.connect(tmp_path / "left.sqlite3"))
    raise AssertionError("before it is closed")
"""


def test_pytest_ends_although_a_database_was_left_open(tmp_path: Path) -> None:
    (tmp_path / "test_leak.py").write_text(LEAKS)
    options = ["-q", "-p", "tests.conftest", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "--rootdir", "."]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_leak.py"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True,
        timeout=PATIENCE_SECONDS,
    )  # fmt: skip
    assert ended.returncode == 1, ended.stderr
    assert "before it is closed" in ended.stdout
    assert "1 failed" in ended.stdout
