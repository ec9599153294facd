"""The descriptions of commands and the sentences for their errors."""

from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from bot.common.complaint import Complaint
from bot.tables.saving import DamagedRecord, DuplicateRequest, StoreUnavailable
from bot.ui.text.command_texts import FluentTranslator, described
from bot.ui.text.sentences import sentence

Context = app_commands.TranslationContext[
    Literal[app_commands.TranslationContextLocation.command_description], app_commands.Command[Any, ..., Any]
]


@app_commands.command(name="unused", description="unused")
async def command(interaction: discord.Interaction) -> None:
    """Do nothing; an error names this command."""


@pytest.mark.parametrize(
    "case",
    [
        (Complaint("seats-too-many", most=8), "at most 8 seats"),
        (
            app_commands.CommandInvokeError(command, Complaint("channel-taken")),
            "There's already a table in this channel.",
        ),
        (
            app_commands.CommandInvokeError(command, StoreUnavailable("disk full")),
            "That couldn't be saved, so nothing has changed.",
        ),
        (
            app_commands.CommandInvokeError(command, DamagedRecord("the inside")),
            "This hand's record is incomplete, so I can't replay it.",
        ),
        (app_commands.CommandInvokeError(command, DuplicateRequest(7)), "That already went through."),
        (Complaint("limit-misfit", game="razz", limit="pot", limits="fixed"), "Razz"),
        (Complaint("which-table", tables="<#1>"), "<#1>"),
        (app_commands.CommandInvokeError(command, RuntimeError("the inside")), "on my end"),
        (app_commands.CommandSignatureMismatch(command), "on my end"),
    ],
)
def test_an_error_becomes_a_sentence_without_the_errors_own_text(
    case: tuple[Exception, str],
) -> None:
    error, expected = case
    text = sentence(error, "en-US")
    assert expected in text
    assert "disk full" not in text
    assert "inside" not in text


async def test_the_description_of_a_command_is_translated_only_into_known_languages() -> None:
    async def translated(text: app_commands.locale_str, locale: discord.Locale) -> str | None:
        context: Context = app_commands.TranslationContext(
            app_commands.TranslationContextLocation.command_description, command
        )
        return await FluentTranslator().translate(text, locale, context)

    text = described("fold")
    assert str(text) == "Fold your hand"
    assert await translated(text, discord.Locale.american_english) == "Fold your hand"
    assert await translated(text, discord.Locale.korean) is None
    assert await translated(app_commands.locale_str("fold"), discord.Locale.american_english) is None


def test_typed_text_is_quoted_briefly_and_made_harmless() -> None:
    """Discord accepts 6,000 characters in an option and 2,000 in an answer."""
    text = sentence(Complaint("no-such-table", text="@everyone\u202e **" + "x" * 4_000), "en-US")
    assert len(text) < 200
    assert "@everyone" not in text
    assert "\u202e" not in text
    assert "\\*\\*" in text
