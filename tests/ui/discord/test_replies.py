"""Answers that take long are acknowledged meanwhile, and never in public; words go where they are waited for."""

import asyncio
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands

from bot.ui.discord import outbox, replies
from bot.ui.discord.outbox import NotTaken
from bot.ui.discord.replies import in_time, suggest, suggesting, tell


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
    assert [call.kwargs for call in defer.await_args_list] == ([] if done else [{"ephemeral": True, "thinking": False}])


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


class Typist:
    """Types, and hears one answer."""

    def __init__(self) -> None:
        self.heard: list[list[str]] = []
        self.command = None
        self.response = self
        self.is_done = lambda: bool(self.heard)

    async def autocomplete(self, choices: list[app_commands.Choice[str]]) -> None:
        self.heard.append([choice.value for choice in choices])


async def type_into(suggester: replies.Suggester) -> Typist:
    @app_commands.command(name="planted")
    @suggesting(word=suggester)
    async def planted(_: discord.Interaction, word: str) -> None: ...

    typist = Typist()
    await planted._invoke_autocomplete(cast(discord.Interaction, typist), "word", SimpleNamespace(word="a"))  # type: ignore[arg-type]
    return typist


async def test_suggestions_are_given_once() -> None:
    async def suggester(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=typed, value=typed)]

    assert (await type_into(suggester)).heard == [["a"]]


async def test_suggestions_that_fail_are_none_and_the_log_quotes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    secret = "the ace of spades"

    async def suggester(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        raise ValueError(secret)

    assert (await type_into(suggester)).heard == [[]]
    assert "ValueError" in caplog.text
    assert secret not in caplog.text


async def test_suggestions_that_discord_does_not_take_in_time_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(outbox.SECONDS, "answer", 0.01)
    with pytest.raises(NotTaken):
        await suggest(Mock(response=Mock(autocomplete=lambda _: asyncio.Event().wait())), [])
