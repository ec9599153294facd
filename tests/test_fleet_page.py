"""The page's way from one process to two works word for word."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.fleet.part import Part
from db import check, open_store
from tests.on_file import wallet_balance
from tests.processes import ROOT

pytestmark = pytest.mark.xdist_group("programs")

_GROW = re.search(r"Divide the file[\s\S]*?\n\n((?: {7}.*\n)+)", (ROOT / ".docs/fleet.md").read_text())
SERVERS = tuple((number << 22) + 900 for number in range(4))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "data/lowball.sqlite3"

    async def live() -> None:
        store = await open_store(path, part=Part())
        for guild in SERVERS:
            await store.bank.wallet(guild, 5, 1000, 1)
        await store.close()

    asyncio.run(live())
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
async def test_the_commands_lead_to_two_files_that_two_processes_take(database: Path, tmp_path: Path) -> None:
    assert _GROW is not None
    script = _GROW[1].replace("uv run python", sys.executable)
    done = await asyncio.to_thread(
        subprocess.run, ["sh", "-e", "-c", script], cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for index in range(2):
        path = tmp_path / f"part-{index}/data/lowball.sqlite3"
        store = await open_store(path, part=Part(index, 2))
        balances = [await wallet_balance(store, guild, 5) for guild in SERVERS]
        await store.close()
        assert balances == [1000 if Part(index, 2).owns_server(guild) else 0 for guild in SERVERS]
        assert check(path) == []
