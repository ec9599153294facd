"""The client starts sessions no faster than Discord allows: the real client against the local Discord."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
import pytest

from bot.client import sessions
from bot.client.sessions import STARTS_KEPT, Sessions
from bot.ui.discord import outbox
from bot.ui.discord.outbox import Outbox
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.gateway import Gateway
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.starts import A_DAY

EVERY_SECONDS = 0.1
"""The shortest time between two session starts that the local Discord accepts."""


class Turns:
    """The order in which shards may start; a shard in ``held`` never gets its turn.

    The next turn comes only after the previous session has started, which takes long on a busy machine.
    """

    def __init__(self, gateway: Gateway) -> None:
        self.given: list[tuple[int, int]] = []
        self.held: set[int] = set()
        self.asked_while_held = asyncio.Event()
        self._gateway = gateway
        self._begins: set[int] = set()
        self._one_at_a_time = asyncio.Lock()

    async def turn(self, shard: int, buckets: int) -> None:
        if shard in self.held:
            self.asked_while_held.set()
            await asyncio.Event().wait()
        self._begins.discard(shard)
        async with self._one_at_a_time:
            await until(lambda: self._begins <= {begun for begun, _ in self._gateway.held})
            await asyncio.sleep(2 * EVERY_SECONDS)
            self._begins.add(shard)
            self.given.append((shard, buckets))


class Sharded(Sessions):
    def __init__(self, shards: list[int], total: int, turns: Turns, **more: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(
            "!",
            outbox=Outbox(),
            intents=intents,
            shard_ids=shards,
            shard_count=total,
            turns=turns,
            guild_ready_timeout=0.1,
            **more,
        )
        self.heard: list[str] = []

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(str(message.id))


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    """Run eight servers spread over the shards, with long timeouts because the machine may be slow."""
    monkeypatch.setattr(sessions, "INVALID_SECONDS", 0.05)
    monkeypatch.setattr(sessions, "TURN_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setitem(outbox.SECONDS, "question", PATIENCE_SECONDS)
    async with LocalDiscord() as discord_:
        discord_.gateway.starts.seconds = EVERY_SECONDS
        for number in range(7):
            discord_.world.server(f"Guild {number}")
        yield discord_


@pytest.fixture
def turns(local: LocalDiscord) -> Turns:
    return Turns(local.gateway)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():  # noqa: ASYNC110  # the client sends no signal
            await asyncio.sleep(0.01)


async def test_shards_start_one_after_another_and_none_too_soon(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    async with connected_as(monkeypatch, local, Sharded([1, 3], 4, turns)) as bot:
        assert local.gateway.held == [(1, 4), (3, 4)]
        assert turns.given == [(1, 1), (3, 1)]
        assert local.gateway.starts.too_fast == 0
        await until(lambda: len(bot.guilds) == 4)
        assert all((guild.id >> 22) % 2 == 1 for guild in bot.guilds)


async def test_shards_start_in_the_buckets_that_discord_reports(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    local.gateway.shards, local.gateway.starts.max_concurrency = 2, 2
    async with connected_as(monkeypatch, local, Sharded([0, 1], 2, turns)):
        assert turns.given == [(0, 2), (1, 2)]
        assert local.gateway.starts.too_fast == 0


async def test_lost_sessions_start_again_one_after_another(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    async with connected_as(monkeypatch, local, Sharded([0, 1], 2, turns)) as bot:
        await local.gateway.invalidate()
        await local.gateway.wait_for_shards(2)
        assert sorted(turns.given[2:]) == [(0, 1), (1, 1)]
        assert local.gateway.starts.too_fast == 0
        for server in local.world.servers.values():
            local.world.said(local.world.owner, server.lobby["id"], "hello")
        await local.gateway.tell_news()
        await until(lambda: len(bot.heard) == 8)


async def test_a_shard_waiting_for_its_turn_does_not_block_another_shards_resume(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    """Shard 0 has lost its session and gets no turn; shard 1 loses its connection and resumes without a turn."""
    async with connected_as(monkeypatch, local, Sharded([0, 1], 2, turns)) as bot:
        turns.held.add(0)
        lost, kept = sorted(local.gateway.sessions.values(), key=lambda session: session.shard)
        await local.gateway.invalidate(lost)
        await turns.asked_while_held.wait()
        resumed = asyncio.create_task(bot.wait_for("shard_resumed", timeout=PATIENCE_SECONDS))
        await local.gateway.cut(kept)
        assert await resumed == 1
        assert local.gateway.held == [(1, 2)]
        assert local.gateway.starts.remaining == A_DAY - 2


async def test_a_shard_that_connects_after_its_turn_has_expired_gets_another_turn(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    """Without another turn, the first session of the shard would never start."""
    monkeypatch.setattr(sessions, "TURN_SECONDS", 0.0)
    async with connected_as(monkeypatch, local, Sharded([0, 1], 2, turns)):
        assert local.gateway.held == [(0, 2), (1, 2)]
        assert turns.given == [(0, 1), (0, 1), (1, 1), (1, 1)]
        assert local.gateway.starts.too_fast == 0


async def test_with_few_session_starts_left_the_bot_waits_for_the_reset(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns, caplog: pytest.LogCaptureFixture
) -> None:
    starts, waits = local.gateway.starts, list[float]()
    starts.now = lambda: 1000.0
    starts.remaining, starts.resets_at = STARTS_KEPT - 1, starts.now() + 3600

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        starts.remaining = A_DAY

    async with connected_as(monkeypatch, local, Sharded([0], 1, turns, sleep=sleep)):
        assert waits == [3600]
        assert starts.remaining == A_DAY - 1
        assert f"Discord allows {STARTS_KEPT - 1} more sessions" in caplog.text


async def test_the_last_session_starts_of_a_day_are_kept_in_reserve(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    """A lost session then waits until Discord allows new starts."""
    asked = asyncio.Event()

    async def sleep(seconds: float) -> None:
        if seconds > 1:
            asked.set()
            await asyncio.Event().wait()

    starts = local.gateway.starts
    starts.remaining = STARTS_KEPT
    async with connected_as(monkeypatch, local, Sharded([0], 1, turns, sleep=sleep)):
        await local.gateway.invalidate()
        await asked.wait()
        assert starts.remaining == STARTS_KEPT - 1
        assert local.gateway.held == []


async def test_the_session_starts_if_discord_does_not_report_the_remaining_starts(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, turns: Turns
) -> None:
    local.faults.plan("GET", "/gateway/bot", Fault(404), times=1)
    async with connected_as(monkeypatch, local, Sharded([0], 1, turns)):
        assert turns.given == [(0, 1)]
