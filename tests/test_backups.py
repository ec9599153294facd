"""The bot's own backups, and the commands that the operating page gives to restore one."""

import asyncio
import re
import shutil
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.common.house_clock import HouseClock
from bot.settings import Settings
from bot.wiring.running import backups
from db import backup, check, open_store
from tests.harness.db.scenes import ANNA, GUILD, buy_in, seated_table
from tests.harness.local_discord import LocalDiscord
from tests.harness.on_file import wallet_balance
from tests.harness.processes import PATIENCE_SECONDS, ROOT, addresses, end_of, start

pytestmark = pytest.mark.xdist_group("programs")

_RESTORE = re.search(r"To restore[\s\S]*?\n\n((?: {6}.*\n)+)", (ROOT / ".docs/operating.md").read_text())


async def test_a_running_bot_makes_its_first_backup_at_once(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        process = await start(tmp_path, DISCORD_TOKEN=local.token, BACKUP_FOLDER="copies", **addresses(local))
        try:
            await local.gateway.wait_until_identified()
            await copied(local, tmp_path / "copies")
        finally:
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    assert ended.status == 0, ended.err
    (made,) = (tmp_path / "copies").iterdir()
    assert re.fullmatch(r"lowball-\d{8}T\d{6}Z\.sqlite3", made.name)
    assert check(made) == []


async def copied(local: LocalDiscord, folder: Path) -> None:
    """Wait until there is a complete copy. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not copies(folder):
            await local.journal.next(0.05)


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.sqlite3"))


async def test_a_backup_that_cannot_be_made_does_not_stop_the_bot(tmp_path: Path) -> None:
    (tmp_path / "copies").write_text("in the way")
    async with LocalDiscord() as local:
        process = await start(tmp_path, DISCORD_TOKEN=local.token, BACKUP_FOLDER="copies", **addresses(local))
        try:
            await local.gateway.wait_until_identified()
            answer = await local.interactions.command(local.world.owner, "wallet")
            await local.journal.wait_until(lambda: answer.original is not None and answer.original["content"] != "")
        finally:
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    assert answer.type in (4, 5)
    assert ended.status == 0
    assert ended.err.count("the backup to copies failed") == 1
    assert "Traceback" not in ended.err


async def test_no_backup_is_made_if_the_setting_is_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = asyncio.all_tasks()
    async with backups(Settings(backup_every_hours=0), HouseClock(lambda: datetime.now(UTC))):
        assert asyncio.all_tasks() == before


@pytest.mark.skipif(shutil.which("sh") is None, reason="the page's lines are for a shell")
async def test_the_operating_pages_restore_commands_bring_back_the_backup(tmp_path: Path) -> None:
    """This includes a crash, which leaves newer writes in a log beside the file."""
    assert _RESTORE is not None
    path = tmp_path / "data" / "lowball.sqlite3"
    await crashed_after_a_backup(path)
    script = re.sub(r"lowball-\d{8}T\d{6}Z", "lowball-20300131T120000Z", _RESTORE[1])
    script = script.replace("uv run python", sys.executable)
    done = await asyncio.to_thread(
        subprocess.run, ["sh", "-e", "-c", script], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)} | path_of_the_shell(),
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "the audit log check out" in done.stdout
    store = await open_store(path)
    assert await wallet_balance(store, GUILD, ANNA) == 800
    await store.commit(buy_in(ANNA, 1, 1, request=1))
    await store.close()
    assert check(path) == []


def path_of_the_shell() -> dict[str, str]:
    return {"PATH": "/usr/bin:/bin"}


async def crashed_after_a_backup(path: Path) -> None:
    """Leave a crashed file: Anna had 800 in her wallet at the backup, and 300 at the crash."""
    store = await open_store(path)
    table = await seated_table(store)
    copies = path.parent / "backups"
    copies.mkdir()
    backup(path, copies / "lowball-20300131T120000Z.sqlite3")
    await store.commit(buy_in(ANNA, 500, table, request=9))
    for ending in ("", "-wal"):
        shutil.copy(path.with_name(path.name + ending), path.parent / f"crashed{ending}")
    await store.close()
    for ending in ("", "-wal"):
        (path.parent / f"crashed{ending}").replace(path.with_name(path.name + ending))
