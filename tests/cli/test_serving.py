"""The event loop that the bot runs on."""

import asyncio
import inspect
import sys
from argparse import Namespace
from types import SimpleNamespace

import pytest
from pydantic import SecretStr

from bot.cli import demo, run, serving
from bot.settings import SettingError, Settings


class Loop(asyncio.SelectorEventLoop):
    """An event loop other than Python's default."""


@pytest.fixture
def served_on(monkeypatch: pytest.MonkeyPatch) -> list[type[asyncio.AbstractEventLoop]]:
    """Return the list of loops used; both commands only note their loop and serve nothing."""
    seen: list[type[asyncio.AbstractEventLoop]] = []

    async def look(*_: object) -> None:
        seen.append(type(asyncio.get_running_loop()))

    monkeypatch.setattr(run, "serve_discord", look)
    monkeypatch.setattr(demo, "_serve", look)
    monkeypatch.setattr(serving, "write_logs", lambda *_: None)
    monkeypatch.setattr(serving, "set_logging_up", lambda _: None)
    monkeypatch.setattr(serving, "collect_garbage_seldom", lambda: None)
    monkeypatch.setitem(sys.modules, "uvloop", SimpleNamespace(new_event_loop=Loop))
    return seen


def with_token(monkeypatch: pytest.MonkeyPatch, token: str | None) -> None:
    settings = Settings(discord_token=None if token is None else SecretStr(token))
    monkeypatch.setattr(run, "load_settings", lambda: settings)
    monkeypatch.setattr(demo, "load_settings", lambda: settings)


def test_the_bot_runs_on_uvloop_if_it_is_installed(
    served_on: list[type[asyncio.AbstractEventLoop]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_token(monkeypatch, "t")
    assert run.run(Namespace(accept_loss=False)) == 0
    assert served_on == [Loop]


def test_the_bot_runs_on_pythons_own_loop_without_uvloop(
    served_on: list[type[asyncio.AbstractEventLoop]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_token(monkeypatch, "t")
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run.run(Namespace(accept_loss=False)) == 0
    assert Loop not in served_on
    assert len(served_on) == 1


def test_the_demo_page_runs_on_pythons_own_loop(
    served_on: list[type[asyncio.AbstractEventLoop]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_token(monkeypatch, None)
    assert run.run(Namespace(accept_loss=False)) == 0
    assert Loop not in served_on
    assert len(served_on) == 1


def test_nothing_starts_if_the_log_cannot_be_written(
    served_on: list[type[asyncio.AbstractEventLoop]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise SettingError("LOG_FILE can't be written")

    async def work() -> None:
        served_on.append(type(asyncio.get_running_loop()))

    monkeypatch.setattr(serving, "write_logs", refuse)
    begun = work()
    with pytest.raises(SettingError, match="LOG_FILE"):
        serving.serve(Settings(), begun)
    assert inspect.getcoroutinestate(begun) == inspect.CORO_CLOSED
    assert served_on == []
