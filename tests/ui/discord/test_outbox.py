"""The outbox, the only way for requests to leave the bot."""

import ast
import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, TypeGuard, cast

import aiohttp
import discord
import pytest
from discord.webhook.async_ import async_context
from multidict import CIMultiDict

from bot.tables.saving import StoreError
from bot.ui.discord import outbox
from bot.ui.discord.outbox import RETRY_MS, RETRY_SECONDS, NotTaken, Outbox
from bot.ui.discord.rate_limit import RateLimit
from tests.harness.source_code import ROOT, nodes, sources

DOOR = "bot/ui/discord/outbox.py"
EDGE = ("bot/client", "bot/interactions", "bot/publishing", "bot/ui", "bot/use_cases", "cogs")
REQUESTS = {
    "send",
    "delete",
    "create_dm",
    "create_thread",
    "add_user",
    "remove_user",
    "fetch_channel",
    "fetch_scheduled_event",
    "create_scheduled_event",
    "fetch_application_emojis",
    "create_application_emoji",
    "query_members",
    "send_message",
    "edit_message",
    "send_modal",
    "edit_original_response",
    "defer",
    "autocomplete",
    "delete_original_response",
}
"""The library's names for its requests, except ``edit``, which other objects have too."""


def bypasses(module: ast.Module) -> list[int]:
    """Return the lines that limit a request's time, keep the client, or send a request past the outbox."""
    return [node.lineno for node in nodes(module) if _limits(node) or _keeps_client(node) or _sends(node)]


def _limits(node: ast.AST) -> TypeGuard[ast.expr]:
    if isinstance(node, ast.Call):
        limits = isinstance(node.func, ast.Attribute) and node.func.attr in {"timeout", "wait_for"}
        return limits and ast.unparse(node.func).startswith("asyncio.")
    return isinstance(node, ast.Name) and "PATIENCE" in node.id


def _keeps_client(node: ast.AST) -> TypeGuard[ast.stmt]:
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target) == "self._client"
    return isinstance(node, ast.FunctionDef) and node.name == "attach"


def _sends(node: ast.AST) -> TypeGuard[ast.expr]:
    if not (isinstance(node, ast.Await) and isinstance(node.value, ast.Call)):
        return False
    called = node.value.func
    return isinstance(called, ast.Attribute) and called.attr in REQUESTS


def test_only_the_outbox_sends_requests_and_limits_their_time() -> None:
    paths = [path for path in sources(*EDGE) if path != ROOT / DOOR]
    assert {
        str(path.relative_to(ROOT)): lines
        for path in paths
        if (lines := bypasses(ast.parse(path.read_text(encoding="utf-8"))))
    } == {}


@pytest.mark.parametrize(
    "case",
    [
        ("async def f():\n async with asyncio.timeout(3): pass", True),
        ("class A:\n def attach(self, client): pass", True),
        ("class A:\n def __init__(self):\n  self._client: discord.Client | None = None", True),
        ("PATIENCE_SECONDS = 3", True),
        ("async def f():\n await channel.send('text')", True),
        ("async def f():\n await self._client.create_dm(user)", True),
        ("async def f():\n await interaction.followup.send('text')", True),
        ("async def f():\n await interaction.response.send_message('text')", True),
        ("async def f():\n await interaction.response.defer()", True),
        ("async def f():\n await outbox.counted(partial(channel.send, 'text'))", False),
    ],
)
def test_the_check_finds_requests_that_bypass_the_outbox(case: tuple[str, bool]) -> None:
    code, expected = case
    assert bool(bypasses(ast.parse(code))) is expected


class SlowRateLimit(RateLimit):
    """A rate limit that grants each slot late."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[bool] = []

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        self.asked.append(ahead)
        await asyncio.sleep(0.05)
        return True


async def test_the_time_limit_of_a_request_starts_once_it_has_its_slot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(outbox.SECONDS, "request", 0.02)

    async def done() -> str:
        return "done"

    rate_limit = SlowRateLimit()
    assert await Outbox(rate_limit).counted(done, ahead=True) == "done"
    assert rate_limit.asked == [True]


async def test_a_request_that_hangs_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(outbox.SECONDS, "letter", 0.01)
    with pytest.raises(TimeoutError):
        await Outbox().counted(asyncio.Event().wait, "letter")


async def test_callbacks_and_edits_by_token_and_gateway_requests_skip_the_rate_limit() -> None:
    async def done() -> str:
        return "done"

    rate_limit = SlowRateLimit()
    door = Outbox(rate_limit)
    sent = await door.callback(done), await door.by_token(done), await door.of_gateway(done, "names")
    assert sent == ("done", "done", "done")
    assert rate_limit.asked == []


async def test_a_callback_that_times_out_raises_the_error_that_discord_did_not_take_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(outbox.SECONDS, "answer", 0.01)
    with pytest.raises(NotTaken):
        await Outbox.callback(asyncio.Event().wait)


class Response:
    """The part of an HTTP response that the library reads."""

    reason = ""

    def __init__(self, status: int) -> None:
        self.status = status


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, Response(status)), {"code": code, "message": ""})


@pytest.mark.parametrize(
    "error",
    [
        http_error(500),
        http_error(503),
        http_error(429),
        http_error(400, 40003),
        TimeoutError(),
        ConnectionResetError(),
        aiohttp.ServerDisconnectedError(),
        StoreError("full"),
    ],
)
def test_temporary_errors_are_retried_after_growing_waits(
    error: Exception,
) -> None:
    waits = [Outbox.again_after(error, failures) for failures in range(1, len(RETRY_SECONDS) + 2)]
    assert waits == [*RETRY_SECONDS, None]
    assert Outbox.again_at(error, 1_000) == 1_000 + RETRY_MS


@pytest.mark.parametrize(
    "error", [http_error(400, 50035), http_error(403, 50007), http_error(404, 10003), KeyError("ours")]
)
def test_refusals_by_discord_and_bugs_of_the_bot_are_never_retried(error: Exception) -> None:
    assert Outbox.again_after(error, 1) is None
    assert Outbox.again_at(error, 1_000) is None


class Bucket:
    """The session of a Discord that accepts two edits per token in five seconds.

    Each response says how many edits are left, and a third edit is refused. Sleeping moves the clock.
    """

    MOST, SECONDS = 2, 5.0

    def __init__(self) -> None:
        self.now = 0.0
        self.taken: list[float] = []
        self.refused = 0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    @contextlib.asynccontextmanager
    async def request(self, *_: object, **__: object) -> AsyncIterator[object]:
        recent = [at for at in self.taken if at > self.now - self.SECONDS]
        full = len(recent) >= self.MOST
        self.refused += full
        self.taken += [] if full else [self.now]
        left = 0 if full else self.MOST - len(recent) - 1
        wait = (recent or [self.now])[0] + self.SECONDS - self.now
        yield LimitedResponse(
            429 if full else 200, {"X-RateLimit-Remaining": str(left), "X-RateLimit-Reset-After": f"{wait:.3f}"}
        )


class LimitedResponse(Response):
    def __init__(self, status: int, headers: dict[str, str]) -> None:
        super().__init__(status)
        self.headers = CIMultiDict(headers)

    async def text(self, **_: object) -> str:
        return "{}"


async def test_edits_by_token_wait_until_discords_rate_limit_allows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    discords = Bucket()
    monkeypatch.setattr(asyncio, "sleep", discords.sleep)
    library = async_context.get()
    edit = partial(library.edit_original_interaction_response, 1, "token", session=cast(Any, discords), payload={})
    await asyncio.gather(*(Outbox.by_token(edit) for _ in range(6)))
    assert discords.taken == [0.0, 0.0, 5.0, 5.0, 10.0, 10.0]
    assert discords.refused == 0


def test_suggestions_are_sent_through_the_outbox() -> None:
    """The library's own ``autocomplete`` bypasses the outbox, so only these files may name it."""
    used = {
        str(path.relative_to(ROOT))
        for path in sources(*EDGE)
        if "autocomplete" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and node.attr == "autocomplete" and path.name != "replies.py"
    }
    assert used <= {"bot/client/client.py", "bot/interactions/admission.py", "bot/interactions/given_options.py"}


class Channel:
    """A channel that, like Discord, treats a second message with the same nonce as the first.

    It raises ``fails`` first; with ``lost`` the message arrives although the try fails.
    """

    def __init__(self, *fails: Exception, lost: bool = False) -> None:
        self.fails = list(fails)
        self.lost = lost
        self.posted: dict[str, str] = {}
        self.tries = 0

    async def send(self, nonce: str) -> str:
        self.tries += 1
        if not self.fails or self.lost:
            self.posted.setdefault(nonce, "posted")
        if self.fails:
            raise self.fails.pop(0)
        return self.posted[nonce]


def broken(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), "")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (0.0,) * 3)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("fault", [broken(503), aiohttp.ClientConnectionError(), TimeoutError()])
async def test_a_failed_post_is_retried_and_appears_only_once(fault: Exception, lost: bool) -> None:
    channel = Channel(fault, fault, lost=lost)
    assert await Outbox().post(channel.send) == "posted"
    assert (channel.tries, len(channel.posted)) == (3, 1)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("faults", "tries"), [([broken(403)], 1), ([broken(500)] * 9, 4)])
async def test_a_post_that_discord_refuses_or_keeps_failing_is_given_up(faults: list[Exception], tries: int) -> None:
    channel = Channel(*faults)
    with pytest.raises(discord.HTTPException):
        await Outbox().post(channel.send)
    assert (channel.tries, channel.posted) == (tries, {})


@pytest.mark.usefixtures("at_once")
async def test_no_post_is_retried_once_discord_may_have_forgotten_the_nonce(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "NONCE_SECONDS", 0.0)
    channel = Channel(TimeoutError(), lost=True)
    with pytest.raises(TimeoutError):
        await Outbox().post(channel.send)
    assert (channel.tries, len(channel.posted)) == (1, 1)


@pytest.mark.usefixtures("at_once")
async def test_a_post_is_not_retried_after_its_time_limit() -> None:
    channel = Channel(broken(503))
    with pytest.raises(discord.HTTPException):
        await Outbox().post(channel.send, seconds=0.0)
    assert (channel.tries, channel.posted) == (1, {})


async def test_a_post_is_not_retried_if_waiting_for_the_retry_would_exceed_its_time_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (3600.0,))
    channel = Channel(broken(503))
    with pytest.raises(discord.HTTPException):
        await Outbox().post(channel.send, seconds=outbox.WAITED_SECONDS)
    assert channel.tries == 1
