"""The log: the form and place of its lines, and no token in them."""

import asyncio
import json
import logging
import os
import re
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.operating.error_count import DAY_SECONDS, HOUR_SECONDS, ErrorCount
from bot.operating.logs import TAKEN_OUT, JsonLines, TextLines, UncaughtErrorReport, write_logs
from bot.settings import SettingError
from tests.harness.local_discord import LocalDiscord
from tests.harness.processes import addresses, end_of, start, start_changed
from tests.test_backups import copied

pytestmark = pytest.mark.xdist_group("programs")

TOKEN = "MTIz.s3cr3t-T0ken_of.the-bot"
NAME = "bot.of.the.test"


@pytest.fixture
def stream() -> StringIO:
    return StringIO()


@pytest.fixture
def logger(stream: StringIO) -> Iterator[logging.Logger]:
    """Yield a logger that writes every level into ``stream``, in the form that a test sets."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines((TOKEN,)))
    made = logging.getLogger(NAME)
    made.setLevel(logging.DEBUG)
    made.addHandler(handler)
    yield made
    made.removeHandler(handler)
    made.setLevel(logging.NOTSET)


@pytest.fixture
def root_put_back() -> Iterator[None]:
    root, hook = logging.getLogger(), sys.excepthook
    before = list(root.handlers)
    yield
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    sys.excepthook = hook


def fail() -> None:
    raise ValueError(f"the holding is As2d, the token {TOKEN}")


def test_a_json_line_of_the_log_has_the_time_and_level_and_logger_and_message(
    logger: logging.Logger, stream: StringIO
) -> None:
    logger.info("table %d opened\nby somebody called \u2660", 7)
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert told.pop("time").endswith("+00:00")
    assert told == {"level": "INFO", "logger": NAME, "message": "table 7 opened\nby somebody called \u2660"}


def test_a_json_error_has_its_type_and_place_but_not_its_text(logger: logging.Logger, stream: StringIO) -> None:
    try:
        fail()
    except ValueError:
        logger.exception("it failed")
    told = json.loads(stream.getvalue())
    assert told["error"] == "ValueError"
    assert re.fullmatch(r".*tests/operating/test_logs\.py:\d+ fail", told["place"])
    assert "As2d" not in stream.getvalue()


def test_an_error_that_was_never_raised_has_no_place(logger: logging.Logger, stream: StringIO) -> None:
    """Such an error happened in another process, which reported it."""
    logger.error("it failed there", exc_info=OSError("away"))
    told = json.loads(stream.getvalue())
    assert (told["error"], told["place"]) == ("OSError", "")


@pytest.mark.parametrize("kind", [JsonLines, TextLines])
def test_the_token_is_removed_from_log_messages_and_values_and_errors_and_stack_traces(
    logger: logging.Logger, stream: StringIO, kind: Callable[[tuple[str, ...]], logging.Formatter]
) -> None:
    logger.handlers[0].setFormatter(kind((TOKEN,)))
    logger.debug("Authorization: Bot %s", TOKEN)
    logger.debug({"headers": {"Authorization": f"Bot {TOKEN}"}})
    logger.info(f"{TOKEN}{TOKEN}", stack_info=True)
    try:
        fail()
    except ValueError:
        logger.exception("it failed")
    assert TOKEN not in stream.getvalue()
    assert stream.getvalue().count(TAKEN_OUT) >= 4


def test_a_traceback_that_ends_the_program_shows_no_token(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        fail()
    except ValueError as error:
        UncaughtErrorReport((TOKEN,))(type(error), error, error.__traceback__)
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert TAKEN_OUT in told
    assert TOKEN not in told


@pytest.mark.usefixtures("root_put_back")
def test_only_the_owner_can_read_the_log_file_even_if_it_existed_before(tmp_path: Path) -> None:
    old = tmp_path / "old.log"
    old.write_text("before\n")
    old.chmod(0o644)
    mask = os.umask(0)
    try:
        for file in (old, tmp_path / "logs" / "new.log"):
            write_logs("text", file, 3, [])
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
    finally:
        os.umask(mask)
    assert old.read_text() == "before\n"


@pytest.mark.usefixtures("root_put_back")
def test_a_new_log_file_starts_each_day_and_the_oldest_are_deleted(tmp_path: Path) -> None:
    file, day_seconds = tmp_path / "lowball.log", 86_400
    write_logs("json", file, 2, [])
    handler = logging.getLogger().handlers[-1]
    assert isinstance(handler, TimedRotatingFileHandler)
    for day in range(5):
        logging.getLogger(NAME).error("day %d", day)
        handler.rolloverAt = 1_800_057_600 + day * day_seconds
        handler.doRollover()
    kept = sorted(tmp_path.iterdir())
    assert [path.name for path in kept] == ["lowball.log", "lowball.log.2027-01-18", "lowball.log.2027-01-19"]
    assert "day 4" in kept[-1].read_text()
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in kept)


@pytest.mark.usefixtures("root_put_back")
def test_a_log_file_that_cannot_be_written_is_a_setting_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingError, match="LOG_FILE must be a file that can be written"):
        write_logs("text", tmp_path / "file" / "lowball.log", 3, [])


def test_errors_are_counted_by_their_age(logger: logging.Logger) -> None:
    count = ErrorCount()
    for age in (10.0, HOUR_SECONDS + 1, DAY_SECONDS + 1):
        record = logger.makeRecord(NAME, logging.ERROR, "", 0, "it failed", (), None)
        record.created = 1_000_000.0 - age
        count.handle(record)
    assert (count.within(HOUR_SECONDS, 1_000_000.0), count.within(DAY_SECONDS, 1_000_000.0), count.total) == (1, 2, 3)


async def test_no_token_is_logged_by_a_login_even_if_all_libraries_log_at_debug_level(
    monkeypatch: pytest.MonkeyPatch, stream: StringIO
) -> None:
    """Somebody could set all loggers to debug, although this program never does."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines((TOKEN,)))
    handler.setLevel(logging.DEBUG)
    names = ("discord", "discord.http", "discord.gateway", "discord.client", "aiohttp", "aiohttp.client", "asyncio")
    loggers = [logging.getLogger(name) for name in names]
    levels = [each.level for each in loggers]
    root = logging.getLogger()
    root.addHandler(handler)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    try:
        for each in loggers:
            each.setLevel(logging.DEBUG)
        async with LocalDiscord(TOKEN) as local:
            Route.BASE = local.api_url
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
            async with discord.Client(intents=discord.Intents(guilds=True)) as client:
                running = asyncio.create_task(client.start(TOKEN))
                await local.gateway.wait_until_identified()
                logging.getLogger("discord.http").debug("headers %r", {"Authorization": f"Bot {client.http.token}"})
                running.cancel()
                await asyncio.wait({running})
    finally:
        root.removeHandler(handler)
        for each, level in zip(loggers, levels, strict=True):
            each.setLevel(level)
    assert "discord.http" in stream.getvalue()
    assert TAKEN_OUT in stream.getvalue()
    assert TOKEN not in stream.getvalue()


@pytest.mark.parametrize("kind", ["text", "json"])
async def test_no_token_is_logged_by_the_whole_program_at_debug_level(tmp_path: Path, kind: str) -> None:
    async with LocalDiscord(TOKEN) as local:
        settings = {"LOG_LEVEL": "DEBUG", "LOG_FORMAT": kind, "LOG_FILE": "logs/lowball.log", **addresses(local)}
        process = await start(tmp_path, DISCORD_TOKEN=TOKEN, PYTHONASYNCIODEBUG="1", **settings)
        try:
            await local.gateway.wait_until_identified()
            await local.interactions.command(local.world.owner, "wallet")
        finally:
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    assert ended.status == 0, ended.err
    written = (tmp_path / "logs/lowball.log").read_text()
    assert TOKEN not in ended.out + ended.err + written
    assert "commands synced" in ended.err
    assert "commands synced" in written
    if kind == "json":
        assert {"time", "level", "logger", "message"} <= set(json.loads(written.splitlines()[0]))


async def test_only_the_owner_can_read_the_bots_files(tmp_path: Path) -> None:
    async with LocalDiscord(TOKEN) as local:
        process = await start(tmp_path, DISCORD_TOKEN=TOKEN, LOG_FILE="data/lowball.log", **addresses(local))
        try:
            await local.gateway.wait_until_identified()
            await local.interactions.command(local.world.owner, "wallet")
            # The first backup must be complete: its file is renamed at the end.
            await copied(local, tmp_path / "data/backups")
            modes = modes_of(tmp_path)
        finally:
            process.send_signal(signal.SIGTERM)
            await end_of(process)
    assert {"lowball.sqlite3", "lowball.sqlite3-wal", "lowball.sqlite3-shm", "lowball.log"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert set(modes_of(tmp_path).values()) == {0o600}
    assert any(name.startswith("lowball-") for name in modes_of(tmp_path)), "the files must include a backup"


def modes_of(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}


async def test_an_uncaught_error_shows_no_token(tmp_path: Path) -> None:
    code = (
        "from bot.operating.logs import write_logs\n"
        f"write_logs('text', None, 1, [{TOKEN!r}])\n"
        f"raise RuntimeError('Bot ' + {TOKEN!r})\n"
    )
    ended = await end_of(await start_changed(tmp_path, code))
    assert ended.status == 1
    assert "RuntimeError" in ended.err
    assert TOKEN not in ended.err


async def test_a_refused_login_shows_no_token(tmp_path: Path) -> None:
    async with LocalDiscord("another") as local:
        process = await start(tmp_path, DISCORD_TOKEN=TOKEN, LOG_LEVEL="DEBUG", **addresses(local))
        ended = await end_of(process)
    assert ended.status == 2
    assert TOKEN not in ended.out + ended.err
