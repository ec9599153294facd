"""The metrics are right, and only this machine can read them."""

import asyncio
import re
import signal
import socket
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
import yarl
from aiohttp import web

from bot.fleet.part import Part
from bot.operating import monitor
from bot.operating.figures import MetricFigures
from bot.operating.metrics_page import served
from bot.operating.metrics_text import metrics_text
from bot.operating.monitor import HealthMonitor, version
from bot.operating.table_counts import outcome
from bot.operating.traffic import WAITING_MOST, Traffic
from bot.settings import SettingError
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.faults import Fault
from tests.harness.processes import PATIENCE_SECONDS, addresses, end_of, free_port, start
from tests.test_kill import PACES, hand_begun, told

pytestmark = pytest.mark.xdist_group("programs")

LINE = re.compile(r"(?P<name>[a-z_]+)(?:\{(?P<labels>.*)\})? (?P<value>[0-9.eE+-]+)")


def read(text: str) -> dict[str, float]:
    """Return the name of each metric, with its labels -> its value."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match, line
            found[line.rpartition(" ")[0]] = float(match["value"])
    return found


class File:
    watcher: Callable[[int, float, bool], None] | None = None
    path = Path(__file__)
    waiting = 3
    is_writable = True


class Backups:
    newest: datetime | None = None


def health_monitor() -> HealthMonitor:
    return HealthMonitor(now=lambda: 1_800_000_100.0)


def test_the_metrics_are_in_prometheus_format() -> None:
    monitor = health_monitor()
    monitor.figures.wrote(5, 0.002, False)
    monitor.figures.wrote(1, 0.5, True)
    figures = read(metrics_text(monitor.figures, Part()).decode())
    assert figures["lowball_database_writes_total"] == 6
    assert figures["lowball_database_faults_total"] == 1
    assert figures['lowball_database_batch_seconds_bucket{le="0.0025"}'] == 1
    assert figures["lowball_database_batch_seconds_count"] == 2
    assert figures["lowball_errors_total"] == 0


async def test_every_metric_of_one_part_of_several_is_labelled_with_its_part() -> None:
    monitor = HealthMonitor(part=(part := Part(2, 4)))
    monitor.figures.wrote(5, 0.002, False)
    monitor.figures.requests["2xx"] += 1
    figures = read(metrics_text(monitor.figures, part).decode())
    assert figures['lowball_database_writes_total{part="2"}'] == 5
    assert figures['lowball_discord_requests_total{answer="2xx",part="2"}'] == 1
    assert [name for name in figures if 'part="2"' not in name] == []
    assert (await monitor.health()).part == "2/4"


async def test_the_metrics_of_a_single_process_have_no_part() -> None:
    monitor = HealthMonitor(part=Part())
    assert "part=" not in metrics_text(monitor.figures, Part()).decode()
    assert (await monitor.health()).part is None


def test_a_program_without_its_project_file_has_no_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed program has no project file."""
    monkeypatch.setattr(monitor, "PROJECT", tmp_path / "pyproject.toml")
    assert version() == "?"
    monitor.PROJECT.write_text("[project]")
    assert version() == "?"


def test_metrics_without_a_value_are_left_out() -> None:
    assert "lowball_tables" not in read(metrics_text(health_monitor().figures, Part()).decode())
    assert "lowball_backup_age_seconds" not in read(metrics_text(health_monitor().figures, Part()).decode())


def test_the_metrics_show_the_age_of_the_newest_backup() -> None:
    monitor, backups = health_monitor(), Backups()
    monitor.observe_backups(backups)
    backups.newest = datetime.fromtimestamp(1_800_000_000, UTC)
    assert read(metrics_text(monitor.figures, Part()).decode())["lowball_backup_age_seconds"] == 100


async def test_the_health_of_the_bot_includes_the_database_file_and_the_newest_backup() -> None:
    monitor, file, backups = health_monitor(), File(), Backups()
    before = await monitor.health()
    assert (before.is_writable, before.wants_backups, before.backup_ms) == (False, False, None)
    monitor._file = file
    monitor.observe_backups(backups)
    backups.newest = datetime.fromtimestamp(1_800_000_000, UTC)
    monitor.figures.wrote(7, 0.25, False)
    health = await monitor.health()
    assert (health.waiting, health.batch_ms, health.is_writable) == (3, 250.0, True)
    assert (health.wants_backups, health.backup_ms) == (True, 1_800_000_000_000)
    assert health.free_bytes > 0
    assert health.version == version() != "?"


def interaction(number: int, kind: int = 2) -> SimpleNamespace:
    return SimpleNamespace(id=number, type=discord.InteractionType(kind))


async def test_the_time_to_an_acknowledgement_is_measured_from_the_click() -> None:
    figures, time = MetricFigures(), [10.0]
    traffic = Traffic(figures, lambda: time[0])
    await traffic.came(interaction(77, 3))  # type: ignore[arg-type]  # as much of a click as is looked at
    time[0] += 0.2
    await answered(traffic, 204, "/api/v10/interactions/77/sEcret/callback")
    await answered(traffic, 204, "/api/v10/interactions/78/sEcret/callback")
    text = metrics_text(figures, Part()).decode()
    assert read(text)['lowball_acknowledgement_seconds_bucket{kind="click",le="0.25"}'] == 1
    assert read(text)['lowball_acknowledgement_seconds_bucket{kind="click",le="0.1"}'] == 0
    assert read(text)['lowball_discord_requests_total{answer="2xx"}'] == 2
    assert "sEcret" not in text
    assert "interactions" not in text


async def test_rate_limits_and_failed_requests_are_counted() -> None:
    figures = MetricFigures()
    traffic = Traffic(figures)
    await answered(traffic, 429, "/api/v10/channels/1/messages")
    await answered(traffic, 500, "/api/v10/channels/1/messages")
    assert read(metrics_text(figures, Part()).decode())["lowball_rate_limits_total"] == 1
    assert read(metrics_text(figures, Part()).decode())['lowball_discord_requests_total{answer="5xx"}'] == 1


async def test_clicks_that_are_never_answered_are_remembered_only_up_to_a_limit() -> None:
    traffic = Traffic(MetricFigures())
    for number in range(WAITING_MOST + 5):
        await traffic.came(interaction(number))  # type: ignore[arg-type]  # as much of a command as is looked at
    assert len(traffic._waiting) == WAITING_MOST


async def answered(traffic: Traffic, status: int, path: str) -> None:
    url = yarl.URL("https://discord.com").with_path(path)
    params = SimpleNamespace(response=SimpleNamespace(status=status), url=url)
    await traffic._count_answer(None, SimpleNamespace(), params)  # type: ignore[arg-type]  # what is looked at of them


def test_a_request_for_an_unknown_table_counts_as_gone_in_the_metrics() -> None:
    assert outcome(None) == "gone"


async def test_the_metrics_page_is_served_on_this_machine_only() -> None:
    port = free_port()
    async with served(port, lambda: b"figures\n", lambda: False), aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert (answer.status, await answer.text()) == (200, "figures\n")
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            assert answer.status == 503
        async with session.get(f"http://127.0.0.1:{port}/") as answer:
            assert answer.status == 404
        with socket.create_server(("127.0.0.2", port)):
            """The port is free at every other address."""


async def test_the_live_check_passes_while_the_bot_can_save() -> None:
    port, saves = free_port(), [True, False]
    async with served(port, lambda: b"", lambda: False, lambda: saves.pop(0)):
        assert await fetch(port, "/live") == (200, "ok\n")
        assert await fetch(port, "/live") == (503, "nothing is saved\n")


async def test_the_metrics_page_is_served_at_the_configured_address_only() -> None:
    port = free_port()
    async with served(port, lambda: b"figures\n", lambda: True, address="127.0.0.3"):
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.3:{port}/metrics") as answer:
            assert await answer.text() == "figures\n"
        with socket.create_server(("127.0.0.1", port)):
            """The port is free at every other address."""


async def test_an_address_of_another_machine_is_a_setting_error() -> None:
    with pytest.raises(
        SettingError, match=r"METRICS_ADDRESS must be an address of this machine, and 192\.0\.2\.7 isn't one"
    ):
        async with served(free_port(), lambda: b"", lambda: True, address="192.0.2.7"):
            pass


async def test_an_address_that_the_event_loop_names_without_a_number_is_a_setting_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python's own loop does so since 3.13."""
    refused = AsyncMock(side_effect=OSError("could not bind on any address out of [('192.0.2.7', 9464)]"))
    monkeypatch.setattr(web.TCPSite, "start", refused)
    with pytest.raises(SettingError, match=r"192\.0\.2\.7 isn't one"):
        async with served(free_port(), lambda: b"", lambda: True, address="192.0.2.7"):
            pass


async def test_a_taken_port_is_a_setting_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingError, match=f"METRICS_PORT must be a free port: {port} is taken"):
            async with served(port, lambda: b"", lambda: True):
                pass


async def fetch(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def backed_up(local: LocalDiscord, port: int) -> tuple[int, str]:
    """Return the page once it shows the first backup, made in the background. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while "lowball_backup_age_seconds" not in (page := await fetch(port, "/metrics"))[1]:
            await local.journal.next(0.05)
    return page


async def test_the_whole_program_reports_what_was_played(tmp_path: Path) -> None:
    port, since = free_port(), int(time.time())  # A backup's name has whole seconds.
    async with LocalDiscord() as local:
        players = [local.world.member(name)["user"] for name in ("ann", "bob")]
        settings = {"METRICS_PORT": str(port), **PACES, **addresses(local)}
        process = await start(tmp_path, DISCORD_TOKEN=local.token, **settings)
        try:
            await local.gateway.wait_until_identified()
            await backed_up(local, port)
            await hand_begun(local, players)
            local.faults.plan("POST|PATCH", r"/webhooks/.*", Fault(status=429), times=1)
            await told(local, await local.interactions.command(players[0], "wallet"))
            health = await local.interactions.command(local.world.owner, "room health")
            await told(local, health)
            status, text = await backed_up(local, port)
            seconds = time.time() - since
            alive, _ = await fetch(port, "/health")
        finally:
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    figures = read(text)
    assert (ended.status, status, alive) == (0, 200, 200)
    assert (figures["lowball_tables"], figures["lowball_hands"], figures["lowball_players"]) == (1, 1, 2)
    assert figures['lowball_table_messages_total{kind="sit",outcome="done"}'] == 2
    assert figures['lowball_acknowledgement_seconds_count{kind="command"}'] >= 4
    assert figures["lowball_database_batch_seconds_count"] > 0
    assert figures["lowball_rate_limits_total"] == 1
    assert figures["lowball_errors_total"] == 0
    assert 0 < figures["lowball_backup_age_seconds"] < seconds
    assert health.original is not None
    assert re.search(r"Last backup: <t:\d+:f>", health.original["content"])
    assert "Tables here: 1, hands in progress: 1, 2 seats taken." in health.original["content"]
    ids = [player["id"] for player in players] + [local.world.guild_id, local.world.lobby["id"]]
    assert not any(each in text for each in (*ids, "ann", "bob", local.token))
