"""The process that serves Discord, and the parts that it leaves out."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.run import metrics_page
from bot.operating.monitor import HealthMonitor
from bot.settings import load_settings
from tests.harness.processes import PATIENCE_SECONDS, ROOT


async def test_no_metrics_page_is_served_without_a_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("METRICS_PORT", "0")
    before = asyncio.all_tasks()
    async with metrics_page(load_settings(), HealthMonitor()):
        assert asyncio.all_tasks() == before


@pytest.mark.usefixtures("unmeasured")
def test_no_server_is_imported_before_a_page_is_served() -> None:
    """A server's modules take more than a megabyte."""
    code = "import sys; import bot.cli.run; sys.exit('aiohttp.web' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE_SECONDS, cwd=ROOT)
