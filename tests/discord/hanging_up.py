"""A Discord that ends the connection without an answer to some of the bot's requests."""

from typing import Any

import aiohttp
import pytest

from bot.ui.discord import outbox
from tests.discord.room import Room


def hang_up(room: Room, monkeypatch: pytest.MonkeyPatch, *methods: str) -> None:
    """On all that the library asks by these of its methods, as ``edit_message``; nothing is tried again."""

    async def unanswered(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(outbox, "RETRY_SECONDS", ())
    for method in methods:
        monkeypatch.setattr(room.client.http, method, unanswered)
