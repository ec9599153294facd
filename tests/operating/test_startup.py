"""Everything that can go wrong on the way to Discord, as its owner reads it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import yarl
from aiohttp import web
from discord.app_commands import CommandInvokeError
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.operating.startup import (
    LIBRARIES,
    PACKAGES,
    StartError,
    application_of,
    errors_in_one_line,
    set_logging_up,
    use_addresses,
)
from bot.settings import Settings
from tests.harness.local_discord import LocalDiscord

REFUSED = OSError(111, "Connect call failed ('127.0.0.1', 9)")


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Mock(close_code=code), shard_id=None, code=code)


def answered(status: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status, reason="No"), "no")


@pytest.fixture(autouse=True)
def addresses_with_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://me:s3cret@127.0.0.1:9/s3cret")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://me:s3cret@127.0.0.1:9/s3cret"))


@pytest.mark.parametrize(
    "case",
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN"),
        (closed(4004), "DISCORD_TOKEN"),
        (closed(4013), "ws://127.0.0.1:9 closed the connection (code 4013)"),
        (discord.PrivilegedIntentsRequired(None), "Server Members Intent"),
        (discord.GatewayNotFound(), "http://127.0.0.1:9 doesn't name a gateway"),  # type: ignore[no-untyped-call]  # the library's own
        (answered(403), "http://127.0.0.1:9 answers 403"),
        (aiohttp.ClientConnectionError("Cannot connect to host\n127.0.0.1:9"), "(Cannot connect to host 127.0.0.1:9)"),
        (REFUSED, "can't be reached"),
        (TimeoutError(), "(no answer in time)"),
    ],
)
def test_each_start_error_is_one_line_without_secrets(case: tuple[Exception, str]) -> None:
    error, told = case
    with pytest.raises(StartError) as caught, errors_in_one_line():
        raise error
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "s3cret" not in str(caught.value)


def test_a_bug_of_the_program_keeps_its_traceback() -> None:
    with pytest.raises(AssertionError), errors_in_one_line():
        raise AssertionError


@asynccontextmanager
async def serving(handler: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    """Serve HTTP that is not Discord's, and yield its address."""
    runner = web.ServerRunner(web.Server(handler))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def asked_at(api_url: str, gateway_url: str, token: str = "good-token") -> StartError:
    """Return the error for an owner who has set these addresses."""
    use_addresses(Settings(discord_api_url=api_url, discord_gateway_url=gateway_url))
    with pytest.raises(StartError) as caught:
        await application_of(token)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("status", "content_type", "text"),
    [(404, "text/html", "not here"), (200, "text/html", "welcome"), (200, "application/json", "{}")],
)
async def test_an_api_address_that_is_not_discords_is_named(status: int, content_type: str, text: str) -> None:
    async def answer(request: web.BaseRequest) -> web.Response:
        return web.Response(status=status, content_type=content_type, text=text)

    async with serving(answer) as host:
        assert "DISCORD_API_URL" in str(await asked_at(f"http://{host}/api/v10", f"ws://{host}/"))


async def test_a_gateway_address_that_is_not_discords_is_named() -> None:
    async def greet_otherwise(request: web.BaseRequest) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_bytes(b"220 welcome")
        await socket.close()
        return socket

    async with LocalDiscord() as local, serving(greet_otherwise) as host:
        for address in (local.gateway_url + "-not", f"ws://{host}/"):
            assert "DISCORD_GATEWAY_URL" in str(await asked_at(local.api_url, address, local.token))


@pytest.fixture
def logging_put_back() -> Iterator[None]:
    names = (None, "discord.state", "discord.app_commands.tree", *LIBRARIES, *PACKAGES)
    before = [(each, each.level, each.filters[:]) for each in map(logging.getLogger, names)]
    yield
    for each, level, filters in before:
        each.setLevel(level)
        each.filters[:] = filters


@pytest.mark.usefixtures("logging_put_back")
def test_late_or_duplicate_suggestions_are_not_logged_as_errors(caplog: pytest.LogCaptureFixture) -> None:
    """Discord accepts only one set of suggestions in time; a player may type on, or two processes answer."""
    set_logging_up("INFO")
    command, tree = Mock(), logging.getLogger("discord.app_commands.tree")
    for code, message in ((10062, "Unknown interaction"), (40060, "already acknowledged"), (50013, "no permission")):
        refused = discord.HTTPException(Mock(status=400, reason="No"), {"code": code, "message": message})
        for error in (refused, CommandInvokeError(command, refused)):
            tree.error("suggestions failed: %d", code, exc_info=error)
    assert caplog.messages == ["suggestions failed: 50013"] * 2


def test_unset_addresses_leave_the_librarys_addresses_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    use_addresses(Settings())
    assert Route.BASE == "http://me:s3cret@127.0.0.1:9/s3cret"
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:2/")
    use_addresses(Settings())
    assert (Route.BASE, str(DiscordWebSocket.DEFAULT_GATEWAY)) == ("http://127.0.0.1:1/api/v10", "ws://127.0.0.1:2/")
