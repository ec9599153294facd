"""The local Discord's sharding, seen by the library's own client."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import discord
import pytest
from discord.ext import commands

from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.starts import A_DAY, Starts
from tests.local_discord.test_limits import ManualClock


class Listener(commands.AutoShardedBot):
    """A client that records where each message was written: the guild's id, or None for a direct message."""

    def __init__(self, shards: list[int], total: int) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        ready = {"guild_ready_timeout": 0.1}
        super().__init__("!", intents=intents, shard_ids=shards, shard_count=total, **ready)  # type: ignore[arg-type]
        self.heard: list[int | None] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Start at once: the local Discord itself reports a start that comes too soon."""

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message.guild.id if message.guild else None)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as discord_:
        yield discord_


@pytest.fixture
def servers(local: LocalDiscord) -> list[Server]:
    """Return eight servers, ordered by their shards of four."""
    for number in range(7):
        local.world.server(f"Guild {number}")
    return sorted(local.world.servers.values(), key=lambda server: server.shard(4))


def ids(servers: list[Server], shard: int, total: int) -> set[int]:
    return {int(server.id) for server in servers if server.shard(total) == shard}


async def test_each_client_sees_only_the_servers_of_its_shards(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, servers: list[Server]
) -> None:
    async with AsyncExitStack() as stack:
        even = await stack.enter_async_context(connected_as(monkeypatch, local, Listener([0, 2], 4)))
        odd = await stack.enter_async_context(connected_as(monkeypatch, local, Listener([1, 3], 4)))
        await local.gateway.wait_for_shards(4)
        await until(lambda: len(even.guilds) + len(odd.guilds) == 8)
        assert {guild.id for guild in even.guilds} == ids(servers, 0, 2)
        assert {guild.id for guild in odd.guilds} == ids(servers, 1, 2)
        assert {guild.id: guild.shard_id for guild in odd.guilds} == {
            int(server.id): server.shard(4) for server in servers if server.shard(2)
        }
        assert local.gateway.held == [(0, 4), (1, 4), (2, 4), (3, 4)]


async def test_an_event_goes_to_its_servers_shard_and_a_direct_message_to_shard_0(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, servers: list[Server]
) -> None:
    async with AsyncExitStack() as stack:
        bots = [Listener([shard], 2) for shard in (0, 1)]
        for bot in bots:
            await stack.enter_async_context(connected_as(monkeypatch, local, bot))
        for server in servers:
            local.world.said(local.world.owner, server.lobby["id"], "hello")
        local.world.said(local.world.owner, local.world.dm(local.world.owner["id"])["id"], "hello")
        await local.gateway.tell_news()
        await until(lambda: sum(len(bot.heard) for bot in bots) == 9)
        assert set(bots[0].heard) == ids(servers, 0, 2) | {None}
        assert set(bots[1].heard) == ids(servers, 1, 2)


async def test_clients_with_different_shard_counts_see_the_same_servers(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, servers: list[Server]
) -> None:
    """One client counts two shards and the other four, as after Discord has recommended more."""
    async with AsyncExitStack() as stack:
        even = await stack.enter_async_context(connected_as(monkeypatch, local, Listener([0], 2)))
        odd = await stack.enter_async_context(connected_as(monkeypatch, local, Listener([1, 3], 4)))
        await until(lambda: len(even.guilds) + len(odd.guilds) == 8)
        assert {guild.id for guild in even.guilds} == ids(servers, 0, 2)
        assert {guild.id for guild in odd.guilds} == ids(servers, 1, 2)


async def test_a_session_started_too_soon_is_invalidated_and_started_again(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    starts = local.gateway.starts
    starts.seconds, starts.now = 5.0, lambda: 10.0 * starts.too_fast
    async with connected_as(monkeypatch, local, Listener([0, 1], 2)):
        await local.gateway.wait_for_shards(2)
        assert starts.too_fast == 1
        assert starts.remaining == A_DAY - 2


async def test_shards_of_different_buckets_may_start_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    local.gateway.starts = Starts(seconds=60.0, max_concurrency=2)
    async with connected_as(monkeypatch, local, Listener([0, 1], 2)) as bot:
        await local.gateway.wait_for_shards(2)
        told = await bot.fetch_session_start_limits()
        assert (told.max_concurrency, told.remaining, told.total) == (2, A_DAY - 2, A_DAY)
        assert local.gateway.starts.too_fast == 0


async def test_too_many_session_starts_end_all_sessions_and_reset_the_token(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    local.gateway.starts.remaining = 1
    with pytest.raises(discord.ConnectionClosed, match="4004"):
        await begin_twice(monkeypatch, local)
    assert local.gateway.token != local.token


async def begin_twice(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    """Check that the second client is closed, and raise ConnectionClosed for the first one."""
    async with connected_as(monkeypatch, local, Listener([0], 1)) as first:
        with pytest.raises(discord.ConnectionClosed, match="4004"):
            async with connected_as(monkeypatch, local, Listener([0], 1)):
                pass
        await until(first.is_closed)


async def test_a_shard_number_beyond_the_last_is_refused(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with connected_as(monkeypatch, local, Listener([2], 2)):
            pass
    assert closed.value.code == 4010


def test_session_starts_are_counted_per_day() -> None:
    clock = ManualClock()
    starts = Starts(clock, seconds=5.0, remaining=1, resets_at=clock.seconds + 60)
    assert starts.told() == {"total": A_DAY, "remaining": 1, "reset_after": 60_000, "max_concurrency": 1}
    assert starts.begin(0)
    assert not starts.begin(7)
    clock.seconds += 60
    assert starts.told()["remaining"] == A_DAY
    assert starts.begin(7)
    assert starts.told()["remaining"] == A_DAY - 1


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():  # noqa: ASYNC110  # the client sends no signal
            await asyncio.sleep(0.01)
