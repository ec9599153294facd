"""Answers that take long are acknowledged meanwhile, and never in public."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock, Mock

import pytest

from bot.ui.discord import click_replies
from bot.ui.discord.click_replies import in_time


@pytest.mark.parametrize("done", [False, True])
async def test_what_takes_long_is_acknowledged_privately_and_once(monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
    monkeypatch.setattr(click_replies, "ACKNOWLEDGE_SECONDS", 0.0)
    looked = asyncio.Event()
    defer = AsyncMock(side_effect=lambda **_: looked.set())

    def is_done() -> bool:
        if done:
            looked.set()
        return done

    response = SimpleNamespace(is_done=is_done, defer=defer)

    async def slow() -> str:
        await looked.wait()
        return "answered"

    assert await in_time(Mock(response=response), slow()) == "answered"
    assert [call.kwargs for call in defer.await_args_list] == ([] if done else [{"ephemeral": True}])
