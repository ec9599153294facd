"""The program as its owner starts it: a process in an empty folder, with nothing but its settings."""

import logging
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.__main__ import INTERRUPTED, TRY_AGAIN, UNUSABLE, main
from bot.operating.startup import set_logging_up
from db import check, open_store
from tests.harness.local_discord import LocalDiscord
from tests.harness.processes import (
    PATIENCE_SECONDS,
    addresses,
    end_of,
    run,
    run_afresh,
    start,
    start_afresh,
    start_changed,
)

pytestmark = pytest.mark.xdist_group("programs")

ROOT = Path(__file__).parents[1]
SYNC = r"/applications/\d+/commands"
MEMBERS_INTENT = 1 << 1


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as discord:
        yield discord


@pytest.fixture
def closed_port() -> Iterator[int]:
    """Yield a port that refuses connections: bound, but without a listener."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


async def test_with_a_good_token_the_bot_connects_and_syncs_its_commands_and_stops_at_a_signal(
    tmp_path: Path, local: LocalDiscord
) -> None:
    settings = {"DISCORD_TOKEN": local.token, "LOG_LEVEL": "DEBUG", **addresses(local)}
    process = await start_afresh(tmp_path, **settings)
    try:
        synced = await local.journal.wait_for("PUT", SYNC)
        await local.gateway.wait_until_identified()
    finally:
        process.send_signal(signal.SIGTERM)
        ended = await end_of(process)
    assert ended.status == 0, ended.err
    assert {"table", "wallet", "help", "bringin", "fold"} <= {command["name"] for command in synced.body}
    assert local.token not in ended.out + ended.err
    assert "Traceback" not in ended.err
    assert (tmp_path / "data/lowball.sqlite3").exists()
    assert asks_for_members(local)


async def test_a_command_over_real_sockets_is_answered(tmp_path: Path, local: LocalDiscord) -> None:
    process = await start(tmp_path, "run", DISCORD_TOKEN=local.token, FIRST_GRANT="4321", **addresses(local))
    try:
        await local.gateway.wait_until_identified()
        asked = await local.interactions.command(local.world.owner, "wallet")
        if asked.type == 5:
            await local.journal.wait_for("PATCH|POST", r"/webhooks/.*")
    finally:
        process.send_signal(signal.SIGINT)
        ended = await end_of(process)
    assert ended.status == 0
    assert asked.ephemeral
    assert re.search(r"4.?321", str(asked.original))


async def test_the_members_intent_is_not_requested_if_the_portal_forbids_it(tmp_path: Path) -> None:
    async with LocalDiscord(privileged=False) as local:
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **addresses(local))
        try:
            await local.gateway.wait_until_identified()
        finally:
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
        assert ended.status == 0
        assert not asks_for_members(local)


def asks_for_members(local: LocalDiscord) -> bool:
    return bool(local.gateway.identified[0]["intents"] & MEMBERS_INTENT)


async def test_a_wrong_token_prints_one_error_line(tmp_path: Path, local: LocalDiscord) -> None:
    ended = await run(tmp_path, DISCORD_TOKEN="wr0ng-token", **addresses(local))
    assert "DISCORD_TOKEN" in ended.line
    assert "wr0ng" not in ended.line
    assert ended.status == UNUSABLE


async def test_an_unreachable_api_prints_one_error_line(tmp_path: Path, local: LocalDiscord, closed_port: int) -> None:
    settings = addresses(local) | {"DISCORD_API_URL": f"http://127.0.0.1:{closed_port}/api/v10"}
    ended = await run(tmp_path, DISCORD_TOKEN=local.token, **settings)
    assert "can't be reached" in ended.line
    assert str(closed_port) in ended.line
    assert ended.status == TRY_AGAIN


async def test_a_mistyped_setting_is_reported_at_the_start_without_its_value(
    tmp_path: Path, local: LocalDiscord, closed_port: int
) -> None:
    (tmp_path / ".env").write_text("TURN_SECOND=3141\n")
    settings = addresses(local) | {"DISCORD_API_URL": f"http://127.0.0.1:{closed_port}/api/v10"}
    ended = await run(tmp_path, DISCORD_TOKEN=local.token, **settings)
    warning, error = ended.err.splitlines()
    assert "WARNING" in warning
    assert warning.endswith("TURN_SECOND: did you mean TURN_SECONDS?")
    assert "can't be reached" in error
    assert "3141" not in ended.err


async def test_an_unreachable_gateway_prints_one_error_line(
    tmp_path: Path, local: LocalDiscord, closed_port: int
) -> None:
    settings = addresses(local) | {"DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{closed_port}/"}
    ended = await run(tmp_path, DISCORD_TOKEN=local.token, **settings)
    assert "can't be reached" in ended.line
    assert not local.commands


async def test_a_bad_setting_prints_one_error_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TURN_SECONDS=soon\nDISCORD_TOKEN=s3cret\n")
    assert (await run(tmp_path)).line == "TURN_SECONDS must be a whole number from 5 to 3600"


@pytest.mark.parametrize("token", ["", "good-token"])
async def test_a_database_that_cannot_be_written_prints_one_error_line(tmp_path: Path, token: str) -> None:
    (tmp_path / "a-file").write_text("")
    path = str(tmp_path / "a-file" / "lowball.sqlite3")
    ended = await run(tmp_path, DISCORD_TOKEN=token, DATABASE=path, DEMO_DATABASE=path)
    assert "a-file" in ended.line


async def test_a_database_in_use_prints_one_error_line(tmp_path: Path, local: LocalDiscord) -> None:
    path = tmp_path / "lowball.sqlite3"
    store = await open_store(path)
    try:
        ended = await run(tmp_path, DISCORD_TOKEN=local.token, DATABASE=str(path), **addresses(local))
    finally:
        await store.close()
    assert str(path) in ended.line
    assert str(os.getpid()) in ended.line


async def test_a_database_of_a_later_version_prints_one_error_line(tmp_path: Path) -> None:
    path = tmp_path / "lowball.sqlite3"
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migration VALUES (999, 'later', 0)")
    ended = await run(tmp_path, DISCORD_TOKEN="good-token", DATABASE=str(path))
    assert "999" in ended.line


async def test_a_log_missing_after_a_kill_stops_the_start_until_its_loss_is_accepted(
    tmp_path: Path, closed_port: int
) -> None:
    path, killed = tmp_path / "running.sqlite3", tmp_path / "lowball.sqlite3"
    store = await open_store(path)
    for ending in ("", "-written"):
        shutil.copy(f"{path}{ending}", f"{killed}{ending}")
    await store.close()
    settings = {"DATABASE": str(killed), "DISCORD_API_URL": f"http://127.0.0.1:{closed_port}/api/v10"}
    refused = await run(tmp_path, DISCORD_TOKEN="good-token", **settings)
    assert "lowball.sqlite3-wal is missing" in refused.line
    assert "--accept-loss" in refused.line
    assert refused.status == UNUSABLE
    accepted = await run(tmp_path, "run", "--accept-loss", DISCORD_TOKEN="good-token", **settings)
    assert "started all the same" in accepted.err
    assert accepted.status == TRY_AGAIN
    assert check(killed) == []


async def test_the_demo_starts_afresh_if_its_file_was_deleted(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for _ in range(2):
            ended = await run(tmp_path, "demo", DEMO_PORT=port)
            assert "DEMO_PORT" in ended.err
            for file in ("demo.sqlite3", "demo.sqlite3-wal"):
                (tmp_path / "data" / file).unlink(missing_ok=True)


async def test_a_backup_is_a_copy_that_passes_the_check(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "data/lowball.sqlite3")).close()
    copied = await run_afresh(tmp_path, "backup", "copy.sqlite3")
    assert (copied.status, copied.err) == (0, "")
    proved = await run(tmp_path, "check", "copy.sqlite3")
    assert (proved.status, proved.err) == (0, "")
    again = await run(tmp_path, "backup", "copy.sqlite3")
    assert "copy.sqlite3" in again.line


async def test_checking_a_missing_file_prints_one_error_line_and_creates_no_file(tmp_path: Path) -> None:
    assert "nothing.sqlite3" in (await run_afresh(tmp_path, "check", "nothing.sqlite3")).line
    assert not (tmp_path / "nothing.sqlite3").exists()


async def test_check_reports_a_wrong_balance(tmp_path: Path) -> None:
    path = tmp_path / "lowball.sqlite3"
    store = await open_store(path)
    await store.bank.wallet(1, await store.directory.player_id(2), 500, 0)
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")]
        for name in names:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("UPDATE account SET balance = balance + 7 WHERE kind = 'wallet'")
    ended = await run(tmp_path, "check", str(path))
    assert (ended.status, ended.err) == (1, "")
    assert "507" in ended.out


async def test_the_help_option_lists_every_command(tmp_path: Path) -> None:
    ended = await run_afresh(tmp_path, "--help")
    assert ended.status == 0
    assert set(re.findall(r"^    (\w+) ", ended.out, re.MULTILINE)) == {
        *("run", "demo", "rank", "replay", "simulate", "verify", "check", "backup", "export", "split", "fleet"),
        *("invite", "doctor"),
    }


async def test_an_unknown_command_returns_status_2(tmp_path: Path) -> None:
    ended = await run_afresh(tmp_path, "deal")
    assert (ended.status, ended.out) == (2, "")


@pytest.fixture
def levels_put_back() -> Iterator[None]:
    names = (None, "aiosqlite", "discord", "bot", "cogs", "db")
    before = {name: logging.getLogger(name).level for name in names}
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("levels_put_back")
@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR"])
def test_libraries_never_log_what_they_send_or_store(level: str) -> None:
    set_logging_up(level)
    for name in ("aiosqlite", "discord", "discord.http", "discord.gateway", "discord.webhook.async_", "asyncio"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)
    assert logging.getLogger("bot.client.client").isEnabledFor(logging.getLevelNamesMapping()[level])


OFFLINE = """
import sys
from bot.__main__ import main
try:
    status = main(sys.argv[1:])
except SystemExit as error:
    status = error.code
loaded = {"asyncio", "discord", "pydantic", "sqlite3"} & sys.modules.keys()
sys.exit(status or " ".join(sorted(loaded)) or 0)
"""


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("arguments", [["rank", "razz"], ["--help"], ["verify", "--help"]])
def test_an_offline_command_imports_neither_discord_nor_the_database(arguments: list[str]) -> None:
    """Without these imports the command starts at once."""
    line = [sys.executable, "-c", OFFLINE, *arguments]
    done = subprocess.run(
        line, input="As2s3s4s5s6h7h", capture_output=True, text=True, timeout=PATIENCE_SECONDS, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")


COLLECTING = """
import gc, runpy, sys
import bot.cli.rank as rank
rank.run = lambda args: print(gc.isenabled(), gc.get_freeze_count() > 1_000)
sys.argv = ["bot", "rank", "razz"]
runpy.run_module("bot", run_name="__main__")
"""


async def test_garbage_is_collected_again_after_the_imports_but_never_among_them(tmp_path: Path) -> None:
    ended = await end_of(await start_changed(tmp_path, COLLECTING))
    assert (ended.status, ended.out) == (0, "True True\n"), ended.err


def test_an_owner_who_stops_the_program_while_it_is_imported_sees_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.__main__.import_module", Mock(side_effect=KeyboardInterrupt))
    assert main(["run"]) == main([]) == INTERRUPTED


async def test_a_file_of_another_part_prints_one_line_and_returns_status_2(tmp_path: Path, local: LocalDiscord) -> None:
    (tmp_path / "data").mkdir()
    await (await open_store(tmp_path / "data/lowball.sqlite3")).close()
    nats = "nats://user:password@127.0.0.1:1"
    ended = await run(tmp_path, DISCORD_TOKEN=local.token, SHARD="1/2", NATS_URL=nats, **addresses(local))
    assert ended.status == UNUSABLE
    assert "part 0 of 1, and this process is part 1 of 2: divide it first with python -m bot split" in ended.line
