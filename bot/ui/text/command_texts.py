"""Commands in words: their descriptions in every language, and the sentences about their errors."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.locales import DEFAULT
from bot.tables.saving import DamagedRecord, OutcomeUnknown, StoreError
from bot.ui.discord.replies import Complaint
from bot.ui.text.escaping import clean
from bot.ui.text.phrases import LOCALES, find, say

QUOTED_MOST: Final = 60
"""Characters of a typed text that an answer repeats."""


def described(key: str) -> app_commands.locale_str:
    """A command's or option's description: English from the phrases, other languages at the sync."""
    return phrase(f"command-{key}")


def phrase(key: str) -> app_commands.locale_str:
    """Any phrase where Discord takes one text and its translations, such as the name of a choice."""
    return app_commands.locale_str(say(DEFAULT, key), key=key)


class FluentTranslator(app_commands.Translator):
    """Names and descriptions of commands in every language that has a phrase for them.

    A name is looked for under ``slash-`` and the English name; a description under the key that ``phrase`` gave it.
    """

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale.value not in LOCALES:
            return None
        return find(locale.value, string.extras.get("key", f"slash-{string.message}"))


def sentence(error: app_commands.AppCommandError | StoreError, locale: str) -> str:
    """The sentence for the asker; never the error's own text."""
    original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(original, Complaint):
        return say(locale, original.key, **_quotable(original.values))
    if isinstance(original, DamagedRecord):
        return say(locale, "replay-unreadable")
    if isinstance(original, StoreError):
        return say(locale, unsaved(original))
    return say(locale, "error-ours")


def unsaved(error: StoreError) -> str:
    """The key of the sentence for who asked for what the store did not take."""
    return "error-store-unknown" if isinstance(error, OutcomeUnknown) else "error-store"


def _quotable(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """``text`` is typed by people: up to 6,000 characters of anything, where an answer takes 2,000."""
    text = values.get("text")
    return {**values, "text": clean(text, QUOTED_MOST)} if isinstance(text, str) else dict(values)
