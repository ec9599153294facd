"""Answers to interactions: slow ones are acknowledged privately, and each message goes to its place."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.ui.discord import outbox, replies
from bot.ui.discord.outbox import NotTaken
from bot.ui.discord.replies import fill, in_time, show, suggest, suggesting, tell


@pytest.mark.parametrize("done", [False, True])
async def test_a_slow_answer_is_acknowledged_once_and_privately(monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
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


def interaction_with(acknowledged: discord.InteractionResponseType | None) -> AsyncMock:
    """Return an interaction with this acknowledgement; None means that it has none yet."""
    asked = AsyncMock(extras={})
    asked.response.type, asked.response.is_done = acknowledged, Mock(return_value=acknowledged is not None)
    return asked


def answer_requests(asked: AsyncMock) -> list[str]:
    """Return the requests that answered the interaction."""
    known = ("response.send_message", "edit_original_response", "followup.send")
    return [name for name, _, _ in asked.mock_calls if name in known]


async def test_a_message_may_fill_a_deferred_answer_once_but_never_edits_the_clicked_message() -> None:
    kinds, found = discord.InteractionResponseType, dict[str, list[str]]()
    for kind in (None, kinds.deferred_channel_message, kinds.deferred_message_update, kinds.channel_message):
        asked = interaction_with(kind)
        await tell(asked, "told")
        await show(asked, discord.ui.LayoutView())
        found["not yet" if kind is None else kind.name] = answer_requests(asked)
    assert found == {
        "not yet": ["response.send_message"] * 2,
        "deferred_channel_message": ["edit_original_response", "followup.send"],
        "deferred_message_update": ["followup.send"] * 2,
        "channel_message": ["followup.send"] * 2,
    }


async def test_an_answer_is_sent_as_a_followup_if_a_note_has_already_filled_the_deferred_answer() -> None:
    waiting = interaction_with(discord.InteractionResponseType.deferred_channel_message)
    await tell(waiting, "a note")
    await fill(waiting, content="the answer")
    assert answer_requests(waiting) == ["edit_original_response", "followup.send"]
    clicked = interaction_with(discord.InteractionResponseType.deferred_message_update)
    await fill(clicked, content="one page")
    await fill(clicked, content="the next")
    assert answer_requests(clicked) == ["edit_original_response"] * 2


async def test_a_deferred_answer_can_be_filled_again_after_a_failed_attempt() -> None:
    waiting = interaction_with(discord.InteractionResponseType.deferred_channel_message)
    waiting.edit_original_response.side_effect = [NotTaken(), None]
    with pytest.raises(NotTaken):
        await tell(waiting, "told")
    await tell(waiting, "told")
    assert answer_requests(waiting) == ["edit_original_response"] * 2


class Typist:
    """A user who types into an option and receives one list of suggestions."""

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


async def test_suggestions_are_sent_once() -> None:
    async def suggester(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=typed, value=typed)]

    assert (await type_into(suggester)).heard == [["a"]]


async def test_each_cog_gets_suggestions_from_its_own_suggester() -> None:
    """The library passes the cog to a suggester defined in a class; ``suggesting`` must do so too."""

    class Reader(commands.Cog):
        def __init__(self, books: list[str]) -> None:
            self.books = books

        async def suggest(self, _: object, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=book, value=book) for book in self.books if typed in book]

        shelf = app_commands.Group(name="shelf", description="planted")

        @shelf.command(name="read", description="planted")
        @suggesting(book=lambda cog: cog.suggest)
        async def read(self, interaction: discord.Interaction, book: str) -> None: ...

    heard = []
    for reader in (Reader(["emma", "ulysses"]), Reader(["dracula"])):
        typist, group = Typist(), cast(app_commands.Group, reader.get_app_commands()[0])
        read: Any = group.get_command("read")
        await read._invoke_autocomplete(typist, "book", SimpleNamespace(book="a"))
        heard += typist.heard
    assert heard == [["emma"], ["dracula"]]


async def test_a_failing_suggester_suggests_nothing_and_logs_only_the_error_type(
    caplog: pytest.LogCaptureFixture,
) -> None:
    secret = "the ace of spades"

    async def suggester(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        raise ValueError(secret)

    assert (await type_into(suggester)).heard == [[]]
    assert "ValueError" in caplog.text
    assert secret not in caplog.text


async def test_suggestions_that_time_out_raise_the_error_that_discord_did_not_take_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(outbox.SECONDS, "answer", 0.01)
    with pytest.raises(NotTaken):
        await suggest(Mock(response=Mock(autocomplete=lambda _: asyncio.Event().wait())), [])
