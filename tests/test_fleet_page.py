"""The way from one process to two, word for word as the fleet page describes it."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.fleet.part import Part
from db import check, open_store
from tests.harness.on_file import wallet_balance
from tests.harness.processes import ROOT

pytestmark = pytest.mark.xdist_group("programs")

PAGE = (ROOT / ".docs/fleet.md").read_text()
_GROW, _START = (
    re.search(rf"{words}[\s\S]*?\n\n((?: {{7}}.*\n)+)", PAGE) for words in ("Divide the file", "start it there")
)
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


def shell(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "/usr/bin:/bin", **variables}
    return subprocess.run(["sh", "-e", "-c", script], cwd=folder, env=environment, capture_output=True, text=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
async def test_the_fleet_pages_commands_make_two_files_for_two_processes(database: Path, tmp_path: Path) -> None:
    assert _GROW is not None
    script = _GROW[1].replace("uv run python", sys.executable)
    done = await asyncio.to_thread(shell, script, tmp_path, PYTHONPATH=str(ROOT))
    assert done.returncode == 0, done.stderr
    for index in range(2):
        path = tmp_path / f"part-{index}/data/lowball.sqlite3"
        store = await open_store(path, part=Part(index, 2))
        balances = [await wallet_balance(store, guild, 5) for guild in SERVERS]
        await store.close()
        assert balances == [1000 if Part(index, 2).owns_server(guild) else 0 for guild in SERVERS]
        assert check(path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
def test_a_part_starts_in_its_folder_with_the_settings_there(tmp_path: Path) -> None:
    """The clone is the parent folder; the part reports which settings it lacks."""
    assert _START is not None
    for package in ("bot", "cogs", "db"):
        (tmp_path / package).symlink_to(ROOT / package)
    (tmp_path / "part-0").mkdir()
    (tmp_path / "part-0/.env").write_text("DISCORD_TOKEN=abc\nSHARD=0/2\n")
    done = shell(_START[1].replace("uv run --project .. --group fleet python", sys.executable), tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("SHARD=0/2 is one of several: NATS_URL must be")
