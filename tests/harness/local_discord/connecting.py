"""Connection of a test's own client to the local Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import discord
import pytest
import yarl
from discord.ext import commands

from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.server import LocalDiscord

Bot = TypeVar("Bot", bound=commands.Bot | commands.AutoShardedBot)


@asynccontextmanager
async def connected_as(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord, bot: Bot) -> AsyncIterator[Bot]:
    """Yield the bot once it knows the guild, and close it at the end."""
    monkeypatch.setattr(discord.http.Route, "BASE", local.api_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
    task = asyncio.create_task(bot.start(local.token))
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            # On a busy machine the library may be ready before it has received the guild.
            while not (bot.is_ready() and bot.guilds):
                await asyncio.wait({task}, timeout=0.01)
                if task.done():
                    task.result()
        yield bot
    finally:
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task
