"""Answers that take long are acknowledged meanwhile, and never in public; words go where they are waited for."""

import asyncio
from types import SimpleNamespace
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.ui.discord import replies
from bot.ui.discord.replies import in_time, tell


@pytest.mark.parametrize("done", [False, True])
async def test_what_takes_long_is_acknowledged_privately_and_once(monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", 0.0)
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


@pytest.mark.parametrize(
    ("kind", "done", "way"),
    [
        ("application_command", False, "response.send_message"),
        ("application_command", True, "edit_original_response"),
        ("component", False, "response.send_message"),
        ("component", True, "followup.send"),
        ("modal_submit", True, "followup.send"),
    ],
)
async def test_words_fill_a_commands_acknowledgement_and_never_the_clicked_message(
    kind: str, done: bool, way: str
) -> None:
    asked = AsyncMock(type=discord.InteractionType[kind])
    asked.response.is_done = Mock(return_value=done)
    await tell(asked, "told")
    ways = ("response.send_message", "edit_original_response", "followup.send")
    assert [name for name, _, _ in asked.mock_calls if name in ways] == [way]
