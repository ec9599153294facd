"""A program that is stopped in the middle of play.

It finishes its open work, leaves hands for the next start, and ends in time whether or not Discord answers.
"""

import asyncio
import signal
from functools import partial
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.__main__ import TRY_AGAIN
from bot.operating import startup
from bot.operating.lifetime import until_told_to_stop
from db import open_store
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.faults import Fault, Order
from tests.harness.local_discord.players import turn_on
from tests.harness.processes import PATIENCE_SECONDS, addresses, end_of, free_port, run, start, start_changed
from tests.test_kill import ACCEPTED, PACES, both_click, buttons, hand_begun

pytestmark = pytest.mark.xdist_group("programs")


async def test_a_stop_suspends_the_running_hand_and_the_next_start_continues_it(tmp_path: Path) -> None:
    """The program is stopped by SIGTERM, then by SIGINT."""
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        settings = {**PACES, **addresses(local)}
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **settings)
        await local.gateway.wait_until_identified()
        card = await hand_begun(local, players)
        await stopped_in_order(process, signal.SIGTERM, tmp_path)
        before, saved = buttons(card), await live_hand(tmp_path)

        local.gateway.forget()
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **settings)
        await local.gateway.wait_until_identified()
        assert await live_hand(tmp_path, in_use=True) == saved
        clicks = await both_click(local, players, card, before[0])
        await local.journal.wait_until(lambda: buttons(card) != before)
        await stopped_in_order(process, signal.SIGINT, tmp_path)
    assert {click.type for click in clicks} & ACCEPTED
    assert await live_hand(tmp_path) != saved


async def stopped_in_order(process: Forked, number: signal.Signals, folder: Path) -> None:
    process.send_signal(number)
    stopped = await end_of(process)
    assert (stopped.status, stopped.err.count("ERROR")) == (0, 0), stopped.err
    proved = await run(folder, "check", "data/lowball.sqlite3")
    assert proved.status == 0
    assert not (folder / "data/lowball.sqlite3-wal").exists(), "a properly closed file has no log"


async def live_hand(folder: Path, *, in_use: bool = False) -> object:
    """Return the running hand's events, with its deck and cards, and the chips."""
    path = folder / "data/lowball.sqlite3"
    if in_use:
        copy = folder / "copy.sqlite3"
        assert (await run(folder, "backup", str(copy))).status == 0
        path = copy
    store = await open_store(path)
    try:
        (table,) = await store.open_tables()
    finally:
        await store.close()
    return table.events, table.stacks, table.in_pot


@pytest.mark.parametrize("way", ["hangs", "refuses"])
async def test_a_stop_ends_while_the_gateway_is_unreachable_and_health_reports_503(tmp_path: Path, way: str) -> None:
    """The library ignores cancellation while it reconnects."""
    port = free_port()
    async with LocalDiscord() as local:
        settings = {"METRICS_PORT": str(port), **addresses(local)}
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **settings)
        await local.gateway.wait_until_identified()
        await answers(port, 200)
        setattr(local.gateway, way, True)
        await local.gateway.cut()
        await local.gateway.wait_for_a_knock()
        await answers(port, 503)
        process.send_signal(signal.SIGTERM)
        stopped = await end_of(process)
    assert stopped.status == 0, stopped.err
    assert not (tmp_path / "data/lowball.sqlite3-wal").exists(), "a properly closed file has no log"


async def answers(port: int, status: int) -> None:
    """Wait until the health check answers with this status. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS), aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                if answer.status == status:
                    return
            await asyncio.sleep(0.05)


async def test_clicks_in_progress_during_a_stop_leave_a_sound_file(tmp_path: Path) -> None:
    """The signal comes while every request to Discord hangs."""
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **PACES, **addresses(local))
        await local.gateway.wait_until_identified()
        card = await hand_begun(local, players)
        local.faults.plan(".*", ".*", Fault(hangs=True))
        for player in players:
            await local.interactions.deliver(local.interactions.pressed(player, card, buttons(card)[0]))
        process.send_signal(signal.SIGTERM)
        # Every request still hangs.
        stopped = await end_of(process)
    assert stopped.status == 0, stopped.err
    assert (await run(tmp_path, "check", "data/lowball.sqlite3")).status == 0


async def test_a_stop_amid_many_clicks_logs_no_errors(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **PACES, **addresses(local))
        await local.gateway.wait_until_identified()
        card = await hand_begun(local, players)
        for _ in range(30):
            for player in players:
                await local.interactions.deliver(local.interactions.pressed(player, card, buttons(card)[0]))
        process.send_signal(signal.SIGTERM)
        stopped = await end_of(process)
    assert stopped.status == 0, stopped.err
    assert "Session is closed" not in stopped.err
    assert "Traceback" not in stopped.err
    assert "ERROR" not in stopped.err


_FAILING_DISK = """
import sqlite3, sys
from pathlib import Path
from bot.__main__ import main
from bot.tables.saving import TableCommit
from db.file.batch import BatchConnection

commit = BatchConnection.commit

def failing(self):
    of_table = any(isinstance(job.part, TableCommit) for job in self.batch)
    commit(self)
    # What the bot counts in the background might be written before the click arrives.
    if of_table and Path("fails").exists():
        self.fault = sqlite3.OperationalError("disk I/O error")

BatchConnection.commit = failing
sys.exit(main(["run"]))
"""


async def test_a_failing_disk_ends_the_bot_with_status_75_after_the_click_is_answered(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        settings = {"DISCORD_TOKEN": local.token, **PACES, **addresses(local)}
        process = await start_changed(tmp_path, _FAILING_DISK, **settings)
        await local.gateway.wait_until_identified()
        card = await hand_begun(local, players)
        (tmp_path / "fails").write_text("")
        turn = turn_on(card)
        assert turn is not None
        actor = next(player for player in players if player["global_name"] == turn.name)
        click = local.interactions.pressed(actor, card, buttons(card)[0])
        await local.interactions.deliver(click)
        ended = await end_of(process)
    assert ended.status == TRY_AGAIN, ended.err
    assert click.acknowledged.is_set()
    assert ended.err.splitlines()[-1].endswith("failed (disk I/O error): fix that, then start again")
    assert "Traceback" not in ended.err
    assert (tmp_path / "data/lowball.sqlite3-wal").stat().st_size > 0, "the log must stay for the next start"
    assert (await run(tmp_path, "check", "data/lowball.sqlite3")).status == 0


_FAILING_AT_THE_COMMIT = """
import sqlite3, sys
from pathlib import Path
from bot.__main__ import main
from db.file.batch import BatchConnection

def execute(self, sql, *values):
    fails = Path("fails")
    if sql != "COMMIT" or not fails.exists() or not self.recorded:
        return sqlite3.Connection.execute(self, sql, *values)
    if fails.read_text() == "written all the same":
        sqlite3.Connection.execute(self, sql)
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error

BatchConnection.execute = execute
sys.exit(main(["run"]))
"""


@pytest.mark.parametrize(
    ("fails", "told"), [("written all the same", "It counted."), ("not written", "It didn't count, so nothing has")]
)
async def test_the_next_start_tells_a_player_whether_their_uncertain_action_counted(
    tmp_path: Path, fails: str, told: str
) -> None:
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        settings = {"DISCORD_TOKEN": local.token, **PACES, **addresses(local)}
        process = await start_changed(tmp_path, _FAILING_AT_THE_COMMIT, **settings)
        await local.gateway.wait_until_identified()
        card = await hand_begun(local, players)
        turn = turn_on(card)
        assert turn is not None
        actor = next(player for player in players if player["global_name"] == turn.name)
        (tmp_path / "fails").write_text(fails)
        click = local.interactions.pressed(actor, card, buttons(card)[0])
        await local.interactions.deliver(click)
        ended = await end_of(process)
        assert ended.status == TRY_AGAIN, ended.err
        panels = [each for each in local.interactions.by_token.values() if each.ephemeral]
        told_now = [each for each in panels if "I don't know yet whether it counted" in str(each.original)]
        assert [each.interaction["member"]["user"]["id"] for each in told_now] == [actor["id"]]

        (tmp_path / "fails").unlink()
        local.gateway.forget()
        process = await start(tmp_path, **settings)
        posts = partial(local.journal.found, "POST", r"/channels/\d+/messages")
        await local.journal.wait_until(lambda: any(told in str(post.body) for post in posts()))
        await stopped_in_order(process, signal.SIGTERM, tmp_path)
        assert not (tmp_path / "data/lowball.sqlite3-unsure").exists()


async def test_the_bot_can_be_stopped_although_discord_hangs_at_the_start(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        order = local.faults.plan("GET|POST|PUT", ".*", Fault(hangs=True))
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **addresses(local))
        await asyncio.wait_for(met(order), PATIENCE_SECONDS)
        process.send_signal(signal.SIGTERM)
        stopped = await end_of(process)
    assert stopped.status == 0, stopped.err
    assert "Traceback" not in stopped.err


async def met(order: Order) -> None:
    """Wait for a hanging request, which appears in no journal."""
    while order.met == 0:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.05)


class Deaf(discord.Client):
    """A client whose connection never closes."""

    async def close(self) -> None:
        await asyncio.Event().wait()


async def test_a_connection_that_does_not_close_is_abandoned(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(startup, "GOODBYE_SECONDS", 0.01)
    await startup.close_connection(Deaf(intents=discord.Intents.none()))
    assert "does not close the connection in time" in caplog.text


async def test_open_work_is_finished_before_the_connection_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "GOODBYE_SECONDS", PATIENCE_SECONDS)
    done: list[str] = []
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()

    async def answer() -> None:
        await asyncio.sleep(0)
        done.append("closed before" if client.is_closed() else "in time")

    client._schedule_event(answer, "on_interaction")
    await startup.close_connection(client)
    assert done == ["in time"]


async def test_work_that_does_not_end_is_cancelled_quietly_and_other_tasks_are_kept(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(startup, "GOODBYE_SECONDS", 0.05)
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()

    async def hang() -> None:
        await asyncio.Event().wait()

    hanging, other = client._schedule_event(hang, "on_interaction"), asyncio.create_task(hang())
    await startup.finish_open_work()
    assert hanging.done()
    assert not other.done()
    assert not [record for record in caplog.records if record.name != "discord.state"]
    other.cancel()


async def test_work_that_begins_during_the_stop_is_finished_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, one edit of a panel starts the next one: the connection stays open for both."""
    monkeypatch.setattr(startup, "GOODBYE_SECONDS", PATIENCE_SECONDS)
    done: list[str] = []
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()

    async def edit() -> None:
        await asyncio.sleep(0)
        client._schedule_event(edit_again, "on_interaction")

    async def edit_again() -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        done.append("closed before" if client.is_closed() else "in time")

    client._schedule_event(edit, "on_interaction")
    await startup.close_connection(client)
    assert done == ["in time"]


async def test_work_that_keeps_starting_more_work_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "GOODBYE_SECONDS", 0.05)
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()

    async def edit() -> None:
        await asyncio.sleep(0)
        client._schedule_event(edit, "on_interaction")

    client._schedule_event(edit, "on_interaction")
    await startup.close_connection(client)
    assert client.is_closed()
    assert not startup.open_work()


async def test_the_first_signal_lets_the_program_clean_up() -> None:
    put_away: list[str] = []

    async def work() -> None:
        try:
            signal.raise_signal(signal.SIGTERM)
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            put_away.append("all")

    await until_told_to_stop(work())
    assert put_away == ["all"]
    assert not asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM), (
        "a second signal must end the program at once"
    )
