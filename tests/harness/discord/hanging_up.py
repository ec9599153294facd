"""A Discord that closes the connection without an answer to some of the bot's requests."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.ui.discord import outbox


def hang_up(client: discord.Client, monkeypatch: pytest.MonkeyPatch, *methods: str, at: str = "") -> None:
    """Fail the library's calls of these methods if their arguments contain ``at``; nothing is retried."""
    monkeypatch.setattr(outbox, "RETRY_SECONDS", ())
    for method in methods:
        monkeypatch.setattr(client.http, method, _hung_up(getattr(client.http, method), at))


def _hung_up(ask: Callable[..., Awaitable[Any]], at: str) -> Callable[..., Awaitable[Any]]:
    async def unanswered(*values: Any, **named: Any) -> Any:
        if at not in f"{values} {named}":
            return await ask(*values, **named)
        raise aiohttp.ServerDisconnectedError

    return unanswered
