"""Starts that fail in a row: only then does each wait longer than the one before."""

import asyncio
import json
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.__main__ import TRY_AGAIN
from bot.common.owner_error import OwnerError
from bot.operating.failed_starts import FailedStarts, seconds_to_wait
from db import check, open_store
from tests.harness.local_discord import LocalDiscord
from tests.harness.processes import PATIENCE_SECONDS, addresses, end_of, free_port, run, start_changed, start_python
from tests.harness.processes import start as start_program


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        if task is not None and task.get_name() == "counting starts":
            await asyncio.Event().wait()
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Mended(OwnerError):
    pass


async def start(file: Path, clock: Clock, ends: BaseException | None = None, *, asks: bool = True) -> None:
    starts = FailedStarts(file, lambda: clock.now, clock.sleep)
    async with starts.counted():
        if asks:
            async with starts.asking():
                clock.now += 1
                if ends is not None:
                    raise ends
        elif ends is not None:
            raise ends


async def fail(file: Path, clock: Clock, times: int, *, asks: bool = True) -> None:
    for _ in range(times):
        with pytest.raises(OSError, match="gone"):
            await start(file, clock, OSError("gone"), asks=asks)


@pytest.mark.parametrize("asks", [True, False])
async def test_each_failed_start_doubles_the_wait_up_to_ten_minutes(
    tmp_path: Path, clock: Clock, asks: bool, caplog: pytest.LogCaptureFixture
) -> None:
    await fail(tmp_path / "starts", clock, 10, asks=asks)
    assert [round(seconds) for seconds in clock.slept] == [5, 10, 20, 40, 80, 160, 320, 600, 600]
    lines = [record.getMessage() for record in caplog.records]
    assert lines[0] == "starts that failed in a row: 1; the next is in 5 s"
    assert len(lines) == 9


async def test_the_first_start_and_every_start_after_a_proper_stop_do_not_wait(tmp_path: Path, clock: Clock) -> None:
    for ends in (None, asyncio.CancelledError()):
        await fail(tmp_path / "starts", clock, 1)
        with suppress(asyncio.CancelledError):
            await start(tmp_path / "starts", clock, ends)
        clock.slept.clear()
        await start(tmp_path / "starts", clock)
        assert clock.slept == []


async def test_errors_that_the_owner_must_fix_cause_no_wait(tmp_path: Path, clock: Clock) -> None:
    for _ in range(3):
        with pytest.raises(Mended):
            await start(tmp_path / "starts", clock, Mended())
    assert clock.slept == []


async def test_the_wait_after_a_killed_start_counts_from_the_beginning_of_that_start(
    tmp_path: Path, clock: Clock
) -> None:
    starts = FailedStarts(tmp_path / "starts", lambda: clock.now, clock.sleep)
    async with starts.asking():
        killed = (tmp_path / "starts").read_bytes()
    (tmp_path / "starts").write_bytes(killed)
    clock.now += 3
    await start(tmp_path / "starts", clock)
    assert clock.slept == [2]


async def test_a_start_that_ran_for_a_while_does_not_count_as_failed(tmp_path: Path, clock: Clock) -> None:
    await fail(tmp_path / "starts", clock, 4)
    clock.slept.clear()

    async def at_once(seconds: float) -> None:
        clock.now += seconds

    starts = FailedStarts(tmp_path / "starts", lambda: clock.now, at_once)
    async with starts.asking():
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await start(tmp_path / "starts", clock)
    assert clock.slept == []


@pytest.mark.parametrize("case", [(0, 0, 0), (1, 0, 5), (1, 2, 3), (1, 9, 0), (3, 0, 20), (99, 0, 600), (2, -500, 10)])
def test_the_wait_depends_on_the_failures_and_the_time_since_the_last(case: tuple[int, float, float]) -> None:
    failed, since, wait = case
    assert seconds_to_wait(failed, since) == wait


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"failed": "x", "at": 1}'])
async def test_an_unreadable_record_of_failed_starts_causes_no_wait(tmp_path: Path, clock: Clock, text: str) -> None:
    (tmp_path / "starts").write_text(text)
    await start(tmp_path / "starts", clock)
    assert clock.slept == []


# The program


def fail_oftener(noted: Path) -> None:
    fields = json.loads(noted.read_text())
    assert fields["failed"] == 1
    noted.write_text(json.dumps(fields | {"failed": 9}))


@pytest.mark.xdist_group("programs")
async def test_the_program_waits_before_it_contacts_discord_again(tmp_path: Path) -> None:
    nowhere = {"DISCORD_API_URL": f"http://127.0.0.1:{free_port()}/api/v10"}
    assert (await run(tmp_path, DISCORD_TOKEN="good-token", **nowhere)).status == TRY_AGAIN
    # On a busy machine the short wait after one failure may end before the next start.
    fail_oftener(tmp_path / "data/lowball.sqlite3-starts")
    async with LocalDiscord() as local:
        process = await start_program(tmp_path, DISCORD_TOKEN=local.token, **addresses(local))
        assert process.stderr is not None
        line = await asyncio.wait_for(process.stderr.readline(), PATIENCE_SECONDS)
        process.send_signal(signal.SIGTERM)
        ended = await end_of(process)
        assert local.journal.entries == []
    assert b"starts that failed in a row: 9; the next is in " in line
    assert (ended.status, ended.err) == (0, "")


_NO_ROOM_BESIDE_THE_FILE = """
import resource, signal, sys
from bot.__main__ import main

# Otherwise Python would keep half-written compiled files, and no program could start any more.
sys.dont_write_bytecode = True
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))
sys.exit(main(["run"]))
"""
_NO_FIRST_WRITE = """
import sqlite3, sys
import aiosqlite
from bot.__main__ import main

execute = aiosqlite.Connection.execute_fetchall

async def failing(self, sql, parameters=None):
    if sql.startswith("PRAGMA user_version ="):
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error
    return await execute(self, sql, parameters)

aiosqlite.Connection.execute_fetchall = failing
sys.exit(main(["run"]))
"""


@pytest.mark.xdist_group("programs")
@pytest.mark.usefixtures("unmeasured")
@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit for the size of files")
@pytest.mark.parametrize(
    ("program", "afresh"),
    # A forked process may be under coverage, which could not write its data.
    [
        pytest.param(_NO_ROOM_BESIDE_THE_FILE, True, id="beside the file"),
        pytest.param(_NO_FIRST_WRITE, False, id="first write"),
    ],
)
async def test_a_disk_that_cannot_be_written_ends_the_start_before_discord_is_contacted(
    tmp_path: Path, program: str, *, afresh: bool
) -> None:
    """The exit status means a temporary failure, so that a supervisor starts the bot again."""
    path = tmp_path / "lowball.sqlite3"
    await (await open_store(path)).close()
    async with LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "DATABASE": str(path), **addresses(local)}
        if afresh:
            ended = await end_of(await start_python(tmp_path, "-c", program, **settings))
        else:
            ended = await end_of(await start_changed(tmp_path, program, **settings))
        assert local.journal.entries == []
    assert "lowball.sqlite3" in ended.line
    assert "disk I/O error" in ended.line
    assert ended.status == TRY_AGAIN
    assert check(path) == []
